/// The parts of a document that changes reached.
package struct Touched: Hashable, Sendable {
  /// Definitions that came, changed, went, or hold or remember something else.
  package private(set) var names: Set<String> = []
  package private(set) var hasSettings = false

  /// Another session took the place of the whole.
  package private(set) var isEverything = false

  mutating func note(_ change: Change) {
    switch change {
    case .definition(let name, _, _), .value(let name, _, _), .lastChange(let name, _, _):
      names.insert(name)
    case .settings: hasSettings = true
    case .name: break
    case .contents: isEverything = true
    }
  }
}
