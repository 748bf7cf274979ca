import Language
import Model
import Rendering

/// `sweep CLIP for NAME in RANGE by STEP`: one motion for each value of a number.
struct SweepCommand: Command {
  private let sweep: Sweep

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .clips(let clips) = syntax.operands, let clip = clips.first,
      let clause = syntax.clause("for"), case .bindings(let bindings) = clause.argument
    else { throw .nothingVaries(syntax) }
    var faults = FaultCollector()
    if bindings.count > 2 { faults.note(.threeVary(at: bindings[2].name.range)) }
    let parameters = faults.attempt(each: bindings) { binding throws(Diagnostic) in
      try SweepParameter(binding, in: session)
    }
    sweep = Sweep(
      clip: clip,
      clauses: syntax.clauses.filter { $0.word.text != "for" },
      parameters: parameters,
      document: session.document
    )
    let names = bindings.map(\.name)
    if names.count > 1, names[0] == names[1] { faults.note(.variesAlready(names[1])) }
    let unused = names.filter { !sweep.uses($0) }
    let wrong = sweep.fault(varying: names)
    let missing = sweep.namesMissing(wrong)
    // Of a name that was meant to vary and one that varies nothing, one is a slip of the other.
    let isOther = unused.count == 1 && missing.count == 1
    for name in unused { faults.note(.unused(name, meant: isOther ? missing.first : nil)) }
    if faults.isEmpty, sweep.count > SweepParameter.limit {
      faults.note(.tooManySweeps(at: clause.word.range))
    }
    // What is wrong for every value is told before anything runs.
    if let wrong, let fault = Diagnostic.together(wrong.all.filter { !isOther || $0.id != "unknown-name" }) {
      faults.note(fault)
    }
    try faults.finish()
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    let (sweep, session) = (sweep, session)
    let computation = Computation("sweeping", count: sweep.count) { index -> Result<SweepRow, Diagnostic> in
      do throws(Diagnostic) {
        return .success(try sweep.row(at: index))
      } catch {
        return .failure(error)
      }
    } finish: { parts throws(Diagnostic) in
      var rows: [SweepRow] = []
      for part in parts { rows.append(try part.get()) }
      return SweepReport(sweep: sweep, rows: rows).report(in: session).effects(for: session.configuration)
    }
    return [.compute(computation)]
  }
}

extension Diagnostic {
  fileprivate static func nothingVaries(_ syntax: CommandSyntax) -> Diagnostic {
    Diagnostic(
      id: "range-missing",
      message: "sweep needs 'for' with a name and the range of its values",
      range: syntax.verb.range.lowerBound..<(syntax.clips.last?.range ?? syntax.verb.range).upperBound,
      suggestion: "sweep .spring(duration: 0.5, bounce: b) for b in 0...0.6 by 0.1"
    )
  }

  fileprivate static func unused(_ name: Word, meant: String?) -> Diagnostic {
    Diagnostic(
      id: "unused-name",
      message: "nothing in the clip uses '\(name.text)', so that all would be the same"
        + (meant == nil ? "; it stands where a number does, as in .spring(bounce: \(name.text))" : ""),
      range: name.range,
      suggestion: meant
    )
  }

  fileprivate static func variesAlready(_ name: Word) -> Diagnostic {
    Diagnostic(id: "duplicate-name", message: "'\(name.text)' varies already", range: name.range)
  }

  fileprivate static func threeVary(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "too-many",
      message: "a sweep varies one number, or two: the rows and the columns of a grid",
      range: range
    )
  }
}

extension CommandDefinition {
  static let sweep = CommandDefinition(
    SweepCommand.self,
    signature: CommandSignature(
      name: "sweep",
      operands: .clips(1...1),
      clauses: [
        .init(word: "for", argument: .bindings, summary: "a name, the range of its values, and a step")
      ]
    ),
    group: .motion,
    usage: "sweep CLIP for NAME in RANGE [by STEP] [, NAME in RANGE [by STEP]]",
    summary: "one motion for each value of a number",
    details: [
      "Draws the motions side by side over the same axes and measures each. Two names make",
      "a grid: the first changes from row to row, the second from column to column. The name",
      "of a let varies everything that uses it. Of several channels the worst is measured.",
    ],
    examples: [
      "sweep .spring(duration: 0.5, bounce: b) for b in 0...0.6 by 0.1",
      "sweep .spring(duration: d, bounce: b) for d in 0.2...0.6, b in 0...0.4",
      "sweep .timingCurve(x, 0, 0.2, 1, duration: 1) for x in 0...1 by 0.25",
    ]
  )
}
