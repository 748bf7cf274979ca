import Language
import Model
import Rendering

/// `expect CONDITION [within DISTANCE]`: silent where it holds, a fault where it does not.
struct ExpectCommand: Command {
  private let expectation: Expectation

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .expression(let condition) = syntax.operands else {
      throw Diagnostic(
        id: "expected",
        message: "expected a condition",
        range: syntax.verb.range,
        suggestion: "expect overshoot(.snappy) < 5%"
      )
    }
    var within: Expression?
    if case .expression(let distance)? = syntax.clause("within")?.argument { within = distance }
    expectation = try Expectation(condition, within: within, in: session.document)
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    let verdict = try expectation.verdict()
    let words = ExpectationWords(verdict)
    let picture = ExpectationPicture(verdict)
    if !verdict.holds {
      let fault = Diagnostic(id: words.id, message: words.fault, range: verdict.subject.range)
      session.shortfall = Shortfall(fault: fault, evidence: picture?.lines(in: session.forComplaints) ?? [])
    }
    if session.configuration.isJSON || session.configuration.isTesting {
      let rows = verdict.holds ? nil : picture?.picture(in: session.forComplaints).rows
      let object = words.json(picture: rows)
      if !session.configuration.isTesting { return [.json(JSONWriter.line(object))] }
      session.judgement = object
      return []
    }
    guard verdict.holds, session.configuration.isInteractive, session.script == nil else { return [] }
    let lines = TextWrap.lines(
      session.configuration.charset.spell(words.success),
      width: session.textWidth - 2
    )
    return [.output(lines.map { StyledLine("  " + $0, .faint) })]
  }
}

extension CommandDefinition {
  static let expect = CommandDefinition(
    ExpectCommand.self,
    signature: CommandSignature(
      name: "expect",
      operands: .expression,
      clauses: [.init(word: "within", argument: .expression, summary: "how far apart two sides may be")],
      functions: MeasureCatalog.questions
    ),
    group: .motion,
    usage: "expect CONDITION [within DISTANCE]",
    summary: "a fault unless a condition holds: checks for scripts",
    details: [
      "CLIP.CHANNEL at TIME is a value, velocity(CLIP.CHANNEL) at TIME its speed, and a",
      "measure such as overshoot(CLIP) a number about all of it; `help measures` lists",
      "them. Two sides are equal up to a billionth, or up to what `within` says. A script",
      "prints nothing where it holds, and ends with status 1 where it does not;",
      "`easel test FILE ...` in a shell runs scripts to their end and counts.",
    ],
    examples: [
      "expect .easeInOut(duration: 1) at 0.5 == 0.5",
      "expect overshoot(.bouncy) < 20% && duration(.bouncy) <= 0.5",
      "expect velocity(.linear(duration: 2)) at 1 == 0.5 within 0.001",
    ]
  )
}
