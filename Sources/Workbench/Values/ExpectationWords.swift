import Language
import Model
import Motion
import Rendering

/// What is said about an expectation: what was measured, and what it should have been.
struct ExpectationWords: Sendable {
  private let verdict: Verdict

  init(_ verdict: Verdict) { self.verdict = verdict }

  var id: Diagnostic.ID { verdict.absence?.id ?? "expectation-failed" }

  /// `overshoot(.bouncy) is 15.2 %, expected less than 5 %; 10.2 % too high`.
  var fault: String {
    if let absence = verdict.absence { return absence.message }
    // What is typed as a number is what it is.
    let said = subject == actual ? actual : "\(subject) is \(actual)"
    let parts = ["\(said), expected \(expected)", distance].compactMap(\.self)
    return parts.joined(separator: "; ")
  }

  /// `holds: .bouncy at 0.1 is 0.4233`; a condition says nothing more.
  var success: String { verdict.actual?.kind == .bool ? "holds" : "holds: \(subject) is \(actual)" }

  /// What was measured, where it is short enough to be read twice.
  private var subject: String {
    let text = whole
    return text.count <= 60 ? text : "this"
  }

  private var whole: String {
    verdict.isOneTerm ? verdict.finding?.label ?? "" : SyntaxPrinter.text(verdict.subject)
  }

  // MARK: - Values

  /// The kind of number the subject is, where it is one measure.
  private var unit: Measure.Unit? {
    guard verdict.isOneTerm, case .measure(let measure)? = verdict.finding?.term.question else { return nil }
    return measure.unit
  }

  private var isVelocity: Bool {
    guard verdict.isOneTerm else { return false }
    if case .velocity? = verdict.finding?.term.question { return true }
    return unit == .velocity
  }

  /// Digits that tell the actual value from the expected one, four at least.
  private var digits: Int {
    guard let actual = verdict.actual, verdict.difference ?? 0 > 0 else { return 4 }
    let others: [Value] =
      switch verdict.expected {
      case .value(let value): [value]
      case .range(let range): [.number(range.lowerBound), .number(range.upperBound)]
      default: []
      }
    let apart = (4...17).first { digits in
      !others.contains { text($0, digits: digits) == text(actual, digits: digits) }
    }
    guard let apart, apart > 4 else { return apart ?? 17 }
    // The last digit is rounded and may show twice the difference, unless it is what was typed.
    let isTyped = others.allSatisfy { text($0, digits: apart) == text($0, digits: 17) }
    return isTyped ? apart : min(apart + 1, 17)
  }

  var actual: String { verdict.actual.map { text($0, digits: digits) } ?? "nothing" }

  /// `1.25 within 0.02`, `less than 5 %`, `from 0 to 1`.
  var expected: String {
    let tolerance = verdict.tolerance.absolute.map { " within \(lengthText($0))" } ?? ""
    return target + (verdict.difference == nil ? "" : tolerance)
  }

  private var target: String {
    switch verdict.expected {
    case .range(let range):
      let ends = [range.lowerBound, range.upperBound].map { text(.number($0), digits: digits) }
      return (verdict.comparison == .notEqual ? "anything but " : "") + "\(ends[0]) to \(ends[1])"
    case .value(let value):
      return comparison + text(value, digits: digits)
    default: return "something else"
    }
  }

  private var comparison: String {
    switch verdict.comparison {
    case .less: "less than "
    case .lessOrEqual: "at most "
    case .greater: "more than "
    case .greaterOrEqual: "at least "
    case .notEqual: "anything but "
    default: ""
    }
  }

  /// `0.04 too low`; nil where nothing lies between the two.
  private var distance: String? {
    guard verdict.comparison != .notEqual, let actual = verdict.actual, let difference = verdict.difference,
      difference > 0
    else { return nil }
    if isStrictlyKept(by: actual) { return "the two are equal up to a billionth" }
    // How far one colour is from another says nothing to a reader.
    guard actual.kind != .color else { return nil }
    let length = lengthText(difference)
    guard actual.kind == .number || actual.kind == .angle else { return "\(length) apart" }
    let isHigh =
      switch verdict.expected {
      case .value(let value): actual.components.x > value.components.x
      case .range(let range): actual.components.x > range.upperBound
      default: true
      }
    let word = unit == .time ? (isHigh ? "long" : "short") : isHigh ? "high" : "low"
    return "\(length) too \(word)"
  }

  /// Whether a value lies on the side that was asked for, and only the tolerance counts it as the same.
  private func isStrictlyKept(by actual: Value) -> Bool {
    guard case .value(let value) = verdict.expected else { return false }
    return switch verdict.comparison {
    case .less: actual.components.x < value.components.x
    case .greater: actual.components.x > value.components.x
    default: false
    }
  }

  /// A length in the unit of the values, with three digits.
  private func lengthText(_ length: Double) -> String {
    verdict.actual?.kind == .angle
      ? text(.angle(radians: length), digits: 3) : text(.number(length), digits: 3)
  }

  private func text(_ value: Value, digits: Int) -> String {
    let vector = value.animatableData
    if unit == .share, value.kind == .number {
      return NumberText.significant(vector.x * 100, digits: digits) + " %"
    }
    let isSeconds = unit == .time && verdict.finding?.term.clip.trace.axis == .seconds
    return ValueText(kind: value.kind).text(vector, digits: digits)
      + (isSeconds ? " s" : isVelocity ? "/s" : "")
  }

  // MARK: - JSON

  /// The object of the JSON contract, with what a script may want to tell.
  func json(picture: [String]?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("command", "expect"),
      .init("ok", .bool(verdict.holds)),
      .init("actual", verdict.actual.map(Self.json) ?? .null),
      .init("expected", expectedJSON),
      .init("what", .string(whole)),
      .init("comparison", .string(verdict.comparison.rawValue)),
      .init("difference", .number(verdict.difference.map(inReadersUnit))),
      .init("within", .number(verdict.tolerance.absolute.map(inReadersUnit))),
      .init("at", .number(verdict.finding?.time)),
    ]
    if let picture { members.append(.init("picture", .array(picture.map { .string($0) }))) }
    return .object(members)
  }

  private var expectedJSON: JSONValue {
    switch verdict.expected {
    case .value(let value): Self.json(value)
    case .range(let range): .array([.number(range.lowerBound), .number(range.upperBound)])
    default: .null
    }
  }

  private static func json(_ value: Value) -> JSONValue {
    ValueText(kind: value.kind).json(value.animatableData)
  }

  private func inReadersUnit(_ length: Double) -> Double {
    verdict.actual?.kind == .angle ? length * 180 / .pi : length
  }
}
