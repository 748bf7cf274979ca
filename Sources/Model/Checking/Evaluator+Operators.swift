import Language
import Motion

extension Evaluator {
  static func apply(_ prefix: Expression.Prefix, to operand: Outcome) -> Outcome {
    guard case .success(.value(let value)) = operand.result else { return operand }
    let result: Value
    switch prefix {
    case .plus: result = value
    case .minus: result = Value(kind: value.kind, components: -value.components)
    case .not: result = .bool(value.components.x == 0)
    }
    return Outcome(result: .success(.value(result)))
  }

  static func apply(
    _ infix: Expression.Infix,
    _ left: Outcome,
    _ right: Outcome,
    at range: Range<Int>,
    _ tolerance: Tolerance? = nil
  ) -> Outcome {
    // What the left side already decides needs no right side, not even a sound one.
    if case .success(let datum) = left.result {
      if infix == .and, !datum.isTrue { return left }
      if infix == .or, datum.isTrue { return left }
    }
    if [.and, .or].contains(infix), case .failure = left.result { return left }
    return both(left, right) { left, right in
      if let holds = (tolerance ?? .exact).holds(infix, left, right) { return .success(.bool(holds)) }
      guard let first = left.value, let second = right.value else { return .success(left) }
      return combine(infix, first, second, at: range)
    }
  }

  private static func combine(
    _ infix: Expression.Infix,
    _ left: Value,
    _ right: Value,
    at range: Range<Int>
  ) -> Result<Datum, Diagnostic> {
    let (first, second) = (left.components, right.components)
    func value(_ kind: ValueKind, _ components: SIMD4<Double>) -> Result<Datum, Diagnostic> {
      finite(Value(kind: kind, components: components), infix, at: range)
    }
    switch infix {
    case .add: return value(left.kind, first + second)
    case .subtract: return value(left.kind, first - second)
    case .multiply where left.kind == .number: return value(right.kind, first.x * second)
    case .multiply: return value(left.kind, first * second.x)
    case .divide: return value(left.kind, first / second.x)
    case .remainder: return value(.number, [first.x.truncatingRemainder(dividingBy: second.x), 0, 0, 0])
    case .and, .or: return .success(.bool(second.x != 0))
    case .closedRange: return span(first.x, second.x, at: range)
    // Comparisons have been made by now, and nothing else has a moment.
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .at: return .success(.value(left))
    }
  }

  private static func span(_ low: Double, _ high: Double, at range: Range<Int>) -> Result<Datum, Diagnostic> {
    guard low <= high else {
      let words = "\(JSONWriter.text(of: low)) is above \(JSONWriter.text(of: high))"
      return .failure(
        Diagnostic(
          id: "empty-range",
          message: "a range runs from the lower to the higher end; \(words)",
          range: range
        )
      )
    }
    return .success(.range(low...high))
  }

  private static func finite(
    _ value: Value,
    _ infix: Expression.Infix,
    at range: Range<Int>
  ) -> Result<Datum, Diagnostic> {
    guard !value.isFinite else { return .success(.value(value)) }
    let isDivision = infix == .divide || infix == .remainder
    return .failure(
      Diagnostic(
        id: "not-finite",
        message: isDivision ? "this divides by zero" : "the result is too large for a number",
        range: range
      )
    )
  }
}

extension Value {
  /// Whether every part is, as it is shown: an angle in degrees.
  var isFinite: Bool {
    if kind == .angle { return Degrees.of(radians: components.x).isFinite }
    return (0..<4).allSatisfy { components[$0].isFinite }
  }
}
