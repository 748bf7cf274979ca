import Language
import Model

/// The times `sample` asks for, as written: a list, or evenly spaced.
struct SampleTimes: Sendable {
  private enum Form: Sendable {
    case list([Double])
    case even(step: Double, until: Double?, place: Range<Int>)
  }

  /// More rows than anybody reads, and few enough to fit in memory.
  static let limit = 1_000_000

  private let form: Form

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    var faults = FaultCollector()
    let list = faults.attempt(try session.numbers(ofClause: "at", of: syntax)) ?? nil
    let step = faults.attempt(try Self.step(syntax, in: session)) ?? nil
    let until = faults.attempt(try Self.end(syntax, in: session)) ?? nil
    let (isList, isEven) = (syntax.has("at"), syntax.has("every"))
    if isList, isEven {
      faults.note(.bothForms(syntax))
    } else if isList == isEven || isList && syntax.has("until") {
      faults.note(.timesMissing(syntax))
    }
    try faults.finish()
    if let list {
      form = .list(list)
    } else if let step {
      form = .even(step: step, until: until, place: syntax.place(of: "every"))
    } else {
      throw .timesMissing(syntax)
    }
  }

  private static func step(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) -> Double? {
    guard let step = try session.number(ofClause: "every", of: syntax) else { return nil }
    guard step > 0 else { throw .stepNotPositive(step, at: syntax.place(of: "every")) }
    return step
  }

  private static func end(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) -> Double? {
    guard let end = try session.number(ofClause: "until", of: syntax) else { return nil }
    guard end >= 0 else { throw .endBeforeStart(end, at: syntax.place(of: "until")) }
    return end
  }

  /// Multiples of a step: of 1/60 or 0.1 as sixtieths and tenths, so that the third tenth is 0.3.
  private static func multiples(of step: Double, through last: Int) -> [Double] {
    let parts = (1 / step).rounded()
    let isFraction = parts >= 1 && parts < 1e6 && abs(1 / step - parts) < 1e-9 * parts
    return (0...last).map { isFraction ? Double($0) / parts : Double($0) * step }
  }

  /// The times for a clip, in seconds or progress.
  func values(for clip: Clip) throws(Diagnostic) -> [Double] {
    switch form {
    case .list(let times): return times
    case .even(let step, let until, let place):
      let end = until ?? clip.shownDuration
      let count = (end / step + 1e-9).rounded(.down)
      guard count < Double(Self.limit), let last = Int(exactly: count) else {
        throw .tooManySamples(at: place)
      }
      let times = Self.multiples(of: step, through: last)
      // Both ends are included, so the last step may be shorter than the others.
      let isShort = end - Double(last) * step > 1e-9 * step
      return (isShort ? times : times.dropLast()) + [end]
    }
  }
}

extension Diagnostic {
  fileprivate static func timesMissing(_ syntax: CommandSyntax) -> Diagnostic {
    let clips: [ClipSyntax] = if case .clips(let clips) = syntax.operands { clips } else { [] }
    let ends = syntax.clauses.contains { $0.word.text == "until" }
    return Diagnostic(
      id: "times-missing",
      message: "sample needs either 'at' with times or 'every' with a step",
      range: clips.last?.range ?? syntax.verb.range,
      suggestion: clips.last.map { SyntaxPrinter.text($0) + (ends ? " every 0.1" : " at 0, 0.1, 0.2") }
    )
  }

  /// Times by themselves and evenly spaced ones too.
  fileprivate static func bothForms(_ syntax: CommandSyntax) -> Diagnostic {
    let words = ["at", "every"].compactMap { word in syntax.clauses.first { $0.word.text == word }?.word.range
    }
    return Diagnostic(
      id: "times-missing",
      message: "sample takes times behind 'at' or a step behind 'every', not both",
      range: words.max { $0.lowerBound < $1.lowerBound } ?? syntax.verb.range
    )
  }

  fileprivate static func stepNotPositive(_ step: Double, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "out-of-range",
      message: "a step must be above 0 s, not \(SyntaxPrinter.number(step))",
      range: range,
      suggestion: "1/60"
    )
  }

  fileprivate static func endBeforeStart(_ end: Double, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "out-of-range",
      message: "sampling starts at 0 s and cannot end at \(SyntaxPrinter.number(end))",
      range: range
    )
  }

  static func tooManySamples(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "too-many",
      message: "that is more than a million samples; take a larger step",
      range: range
    )
  }
}
