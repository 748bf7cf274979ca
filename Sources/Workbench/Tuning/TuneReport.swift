import Language
import Model
import Motion
import Rendering

/// The knobs as a table, and for programs: where no key can turn them.
struct TuneReport {
  let tuning: Tuning

  func effects(in session: Session) -> [Effect] {
    var report = Report()
    report.json = [json]
    let columns = [
      Table.Column("knob"), Table.Column("value", .right), Table.Column(), Table.Column("allowed"),
      Table.Column("line"),
    ]
    let rows = tuning.knobs.map { knob in
      [knob.name, knob.valueText, knob.kind.unit, knob.range.inWords, line(of: knob)]
    }
    let (charset, width) = (session.configuration.charset, session.textWidth)
    report.lines = Table(columns: columns, rows: rows).lines(width: width, charset: charset)
    report.lines += tuning.motion.measures.map { measure in
      StyledLine([.init("  \(measure.name) ", .faint), .init(charset.spell(measure.text))])
    }
    let hint = "keys turn them on a terminal; here, type the line anew with another number"
    report.lines += TextWrap.lines(hint, width: width - 2).map { StyledLine("  " + $0, .faint) }
    return report.effects(for: session.configuration)
  }

  private func line(of knob: Knob) -> String {
    var tuning = tuning
    guard let index = tuning.knobs.firstIndex(where: { $0.address == knob.address }) else { return "" }
    tuning.select(index)
    return tuning.currentLine
  }

  private var json: JSONValue {
    let knobs = tuning.knobs.map { knob in
      JSONValue.object([
        "name": .string(knob.name), "value": .number(knob.value), "unit": .string(knob.kind.unit),
        "allowed": .string(knob.range.inWords), "step": .number(knob.kind.fine),
        "line": .string(line(of: knob)),
      ])
    }
    let clips = tuning.subject.motion.clips.map { SyntaxPrinter.text($0) }
    let measures = tuning.motion.measures.map { JSONValue.Member($0.key, .number($0.number)) }
    return .object([
      "command": "tune",
      "clip": .string(clips.joined(separator: ", ")),
      "knobs": .array(knobs),
      "measures": .object(measures),
    ])
  }
}

extension KnobRange {
  /// `above 0`, `0 to 1`; empty where any number will do.
  var inWords: String { words.joined(separator: ", ") }
}
