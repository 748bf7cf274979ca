import Language
import Model
import Motion

/// A key that changes a state, and how.
struct LiveKey: Sendable {
  /// What is pressed; its capital goes the other way.
  let key: Character
  let state: String

  private let kind: ValueKind
  private let step: Double

  init(_ key: Character, state: String, holding value: Value) {
    self.key = key
    self.state = state
    kind = value.kind
    step = Self.step(from: value)
  }

  /// Whether a state can be changed by single keys.
  static func canDrive(_ kind: ValueKind) -> Bool { kind != .color && kind != .rect }

  /// The action in the language that a press means.
  ///
  /// - Parameters:
  ///   - isBack: The capital was pressed.
  ///   - value: What the state holds.
  func action(isBack: Bool, from value: Value) -> String {
    let amount = SyntaxPrinter.number(step)
    let sign = isBack ? "-=" : "+="
    switch kind {
    case .bool: return "\(state).toggle()"
    case .choice(let cases):
      let next = (Int(exactly: value.components.x) ?? 0) + (isBack ? cases.count - 1 : 1)
      return "\(state) = .\(cases[next % max(cases.count, 1)])"
    case .angle: return "\(state) \(sign) .degrees(\(amount))"
    case .point: return "\(state) \(sign) (\(amount), 0)"
    case .size: return "\(state) \(sign) .size(\(amount), \(amount))"
    case .number, .rect, .color: return "\(state) \(sign) \(amount)"
    }
  }

  /// A step worth seeing: a tenth of what a value of this size might be.
  private static func step(from value: Value) -> Double {
    switch value.kind {
    case .angle: return 15
    case .point, .size: return 20
    default:
      let size = abs(value.components.x)
      if size >= 100 { return 50 }
      return size >= 10 ? 10 : size > 0 && size < 1 ? 0.1 : 1
    }
  }

  /// A key for each state: its first letter that is still free, then any.
  ///
  /// - Parameter taken: Letters that mean something else.
  static func keys(for states: [(name: String, value: Value)], taken: Set<Character>) -> [LiveKey] {
    var free = "abcdefghijklmnopqrstuvwxyz123456789".filter { !taken.contains($0) }
    return states.compactMap { state in
      let own = state.name.lowercased().first { free.contains($0) } ?? free.first
      guard let own else { return nil }
      free.removeAll { $0 == own }
      return LiveKey(own, state: state.name, holding: state.value)
    }
  }
}
