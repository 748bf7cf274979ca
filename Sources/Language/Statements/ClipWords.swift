/// The words with which a clip can begin, as `.bouncy` does: they tell a line of its own from one that goes on
/// with the line above.
///
/// With them come other words that values are made of. What they mean is not known here.
package struct ClipWords: Sendable {
  /// Those that no value has a member of: `.bouncy`.
  let clips: Set<String>

  /// Those that a view's property may be called as well: `.opacity`.
  let shared: Set<String>

  /// Those that stand before the dot of one: `Animation`.
  let types: Set<String>

  /// The labels of what is called with brackets, by its name: `duration` of `spring`.
  let labels: [String: Set<String>]

  /// The colours that have a name: `red`.
  let colors: Set<String>

  /// Those that stand behind an animation, with one value in brackets: `delay`.
  let modifiers: Set<String>

  package init(
    clips: Set<String> = [],
    shared: Set<String> = [],
    types: Set<String> = [],
    modifiers: Set<String> = [],
    labels: [String: Set<String>] = [:],
    colors: Set<String> = []
  ) {
    (self.clips, self.shared, self.types, self.modifiers) = (clips, shared, types, modifiers)
    (self.labels, self.colors) = (labels, colors)
  }

  /// Whether a dot and a word at the start of a line begin a clip rather than go on with a value.
  func beginsClip(_ word: String, behind value: Expression.Operation) -> Bool {
    switch value {
    case .number, .string, .boolean, .none, .color: true
    case .name(let name) where types.contains(name): false
    case .name, .member: clips.contains(word)
    default: clips.contains(word) || shared.contains(word)
    }
  }
}
