import Model
import Motion
import Rendering

/// The values a knob may have, and where a turn ends.
struct KnobRange: Hashable, Sendable {
  /// Each of them, in the order they were asked for: the language's, and the knob's own.
  private let allowed: [ParameterError.Allowed]
  private let kind: KnobKind
  private let isWhole: Bool

  init(_ allowed: ParameterError.Allowed?, kind: KnobKind, isWhole: Bool = false) {
    self.allowed = [allowed, kind.limit].compactMap(\.self)
    self.kind = kind
    self.isWhole = isWhole
  }

  /// Where a turn comes to, and a word where it was stopped on the way.
  struct Turn: Hashable {
    let value: Double
    let word: String?
  }

  /// Turns a value by a step, and to a whole number of steps.
  ///
  /// - Parameters:
  ///   - isUp: The direction.
  ///   - name: What the knob is called, for the word.
  func turn(_ value: Double, isUp: Bool, isCoarse: Bool, name: String) -> Turn {
    let step = isCoarse ? kind.coarse : kind.fine
    let steps = (value / step * (isUp ? 1 : -1) + 1e-6).rounded(.down) + 1
    let wanted = Self.clean(steps * step * (isUp ? 1 : -1))
    guard !contains(wanted) || !wanted.isFinite else { return Turn(value: wanted, word: nil) }
    let border = isUp ? highest : lowest
    guard let border else { return Turn(value: value, word: "\(name) ends here") }
    return Turn(value: stop(value, short: border, isUp: isUp), word: word(at: border, isUp: isUp, name))
  }

  /// What is wrong with a value that was typed; nil where it is allowed.
  func complaint(about value: Double, name: String) -> String? {
    if isWhole, value != value.rounded() { return "\(name) is a whole number" }
    guard value.isFinite, let broken = allowed.first(where: { !$0.contains(value) }) else { return nil }
    return "\(name) is \(broken.inWords)"
  }

  func contains(_ value: Double) -> Bool { allowed.allSatisfy { $0.contains(value) } }

  /// The last value before a border, or on it where it belongs to the range.
  private func stop(_ value: Double, short border: Double, isUp: Bool) -> Double {
    if contains(border) { return border }
    let last = Self.clean(border + (isUp ? -kind.fine : kind.fine))
    return contains(last) && (isUp ? last > value : last < value) ? last : value
  }

  private func word(at border: Double, isUp: Bool, _ name: String) -> String {
    let number = NumberText.shortest(border) + (kind.unit == "s" ? " s" : kind.unit)
    if contains(border) { return "\(name) ends at \(number)" }
    return "\(name) stays \(isUp ? "below" : "above") \(number)"
  }

  /// What is allowed, the narrowest last.
  var words: [String] {
    allowed.compactMap { allowed in
      if case .finite = allowed { nil } else { allowed.inWords }
    }
  }

  private var highest: Double? { allowed.compactMap(\.highest).min() }
  private var lowest: Double? { allowed.compactMap(\.lowest).max() }

  /// The nearest number of nine decimals: steps of 0.1 add up to 0.3, not to 0.30000000000000004.
  static func clean(_ value: Double) -> Double {
    guard abs(value) < 1e6 else { return value }
    return (value * 1e9).rounded() / 1e9 + 0
  }
}

extension ParameterError.Allowed {
  fileprivate var lowest: Double? {
    switch self {
    case .positive, .nonNegative: 0
    case .finite: nil
    case .within(let range): range.lowerBound
    case .above(let lower, _), .atLeast(let lower): lower
    }
  }

  fileprivate var highest: Double? {
    switch self {
    case .positive, .nonNegative, .finite, .atLeast: nil
    case .within(let range): range.upperBound
    case .above(_, let upper): upper
    }
  }
}
