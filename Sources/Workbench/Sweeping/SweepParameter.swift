import Language
import Model
import Rendering

/// A number that a sweep varies: its name and the values it takes, ascending.
struct SweepParameter: Sendable {
  let name: Word
  let values: [Double]

  /// How many digits of a value are told; nil for all of them.
  private let digits: Int?

  /// Steps of a range whose step was left out.
  private static let steps = 6.0

  /// More values than a table is read for, and few enough to be worked out in seconds.
  static let limit = 10_000

  init(_ binding: BindingSyntax, in session: Session) throws(Diagnostic) {
    name = binding.name
    var faults = FaultCollector()
    _ = faults.attempt(try Self.refuseOthers(binding.name, in: session))
    let range = faults.attempt(try Self.range(binding, in: session))
    let typed = faults.attempt(try Self.step(binding, in: session)) ?? nil
    try faults.finish()
    guard let range else { throw .noRange(at: binding.range.range) }
    let span = range.upperBound - range.lowerBound
    let step = typed ?? span / Self.steps
    guard span.isFinite, step == 0 || span / step < Double(Self.limit) else {
      throw .tooManySweeps(at: binding.step?.range ?? binding.range.range)
    }
    values = Self.values(from: range.lowerBound, through: range.upperBound, by: step)
    digits = Self.digits(telling: values)
  }

  /// A value as it is told: thirds and sixtieths in as few digits as tell them apart.
  func text(_ value: Double) -> String {
    guard let digits else { return SyntaxPrinter.number(value) }
    return NumberText.significant(value, digits: digits)
  }

  /// Digits of a number that is read at a glance.
  private static let plain = 6

  private static func digits(telling values: [Double]) -> Int? {
    guard values.contains(where: { NumberText.significant($0, digits: plain) != SyntaxPrinter.number($0) })
    else { return nil }
    return (3...plain).first { digits in
      Set(values.map { NumberText.significant($0, digits: digits) }).count == values.count
    }
  }

  private static func range(
    _ binding: BindingSyntax,
    in session: Session
  ) throws(Diagnostic) -> ClosedRange<Double> {
    let wanted = Wanted(.range, by: "'in'")
    let datum = try session.document.evaluate(binding.range, wanted: wanted).datum
    guard case .range(let range) = datum else { throw .noRange(at: binding.range.range) }
    return range
  }

  private static func step(_ binding: BindingSyntax, in session: Session) throws(Diagnostic) -> Double? {
    guard let typed = binding.step else { return nil }
    let step = try session.document.number(typed, for: "'by'")
    guard step > 0 else { throw .stepNotPositive(step, at: typed.range) }
    return step
  }

  /// Evenly spaced values as a person would write them: the third step of 0.1 from 0 is 0.3.
  static func values(from low: Double, through high: Double, by step: Double) -> [Double] {
    guard step > 0, let last = Int(exactly: ((high - low) / step + 1e-9).rounded(.down)) else { return [low] }
    let decimals = (0...9).map { digits in (0..<digits).reduce(1.0) { scale, _ in scale * 10 } }
    // Of 1/60, whole sixtieths.
    let scale = (decimals + [(1 / step).rounded()]).first { isWhole(low * $0) && isWhole(step * $0) }
    guard let scale, scale >= 1 else { return (0...last).map { low + Double($0) * step } }
    return (0...last).map { ((low * scale).rounded() + Double($0) * (step * scale).rounded()) / scale }
  }

  private static func isWhole(_ number: Double) -> Bool {
    abs(number) < 1e15 && abs(number - number.rounded()) <= min(1e-9 * max(1, abs(number)), 1e-3)
  }

  /// A let may be varied, so that everything that uses it is; a name of another kind may not be taken.
  private static func refuseOthers(_ name: Word, in session: Session) throws(Diagnostic) {
    guard let known = session.document.definition(named: name.text) else { return }
    if let constant = known as? LetDefinition, constant.type == .number { return }
    let isLet = known is LetDefinition
    throw Diagnostic(
      id: "not-a-number",
      message: isLet
        ? "'\(name.text)' is no number, and a sweep varies numbers"
        : "'\(name.text)' is a name here already; vary a new one, or a let that is a number",
      range: name.range
    )
  }
}

extension Diagnostic {
  fileprivate static func noRange(at range: Range<Int>) -> Diagnostic {
    Diagnostic(id: "range-missing", message: "expected a range, as 0...1", range: range)
  }

  fileprivate static func stepNotPositive(_ step: Double, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "out-of-range",
      message: "a step must be above 0, not \(SyntaxPrinter.number(step))",
      range: range,
      suggestion: "0.1"
    )
  }

  static func tooManySweeps(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "too-many",
      message: "that is more than \(SweepParameter.limit) motions; take a larger step",
      range: range
    )
  }
}
