import Language
import Model
import Motion
import Rendering

/// What a sweep found: small pictures over the same axes, and a table.
struct SweepReport: Sendable {
  let sweep: Sweep
  let rows: [SweepRow]

  func report(in session: Session) -> Report {
    if session.configuration.isJSON { return Report(json: [json]) }
    let lines = session.configuration.isPlain ? [] : picture(in: session)
    let gap = lines.isEmpty ? [] : [StyledLine("")]
    return Report(lines: lines + gap + table(in: session))
  }

  private var json: JSONValue {
    .object([
      "command": "sweep",
      "clip": .string(SyntaxPrinter.text(sweep.clip)),
      "parameters": .array(sweep.parameters.map { .string($0.name.text) }),
      "rows": .array(
        rows.map { row in
          let values = zip(sweep.parameters, row.values)
            .map { JSONValue.Member($0.name.text, .number($1)) }
          return .object(values + row.members)
        }
      ),
    ])
  }

  /// The table without the columns that can best be spared where the window is narrow.
  private func table(in session: Session) -> [StyledLine] {
    let (width, charset) = (session.textWidth, session.configuration.charset)
    let choices: [Set<String>] = [[], ["riseTime"], ["riseTime", "duration"]]
    let tables = choices.lazy.map { table(without: $0).lines(width: nil, charset: charset) }
    let fitting = tables.first { lines in
      lines.allSatisfy { DisplayWidth.columns(of: $0.text) <= width }
    }
    return fitting ?? table(without: choices[2]).lines(width: width, charset: charset)
  }

  private func table(without spared: Set<String>) -> Table {
    let columns = sweep.parameters.map { Table.Column($0.name.text, .decimal, role: .strong) }
    let kept = SweepRow.measures.indices.filter { !spared.contains(SweepRow.measures[$0].measure.name) }
    let measures = kept.map { Table.Column(SweepRow.measures[$0].title, .decimal) }
    let fastest = rows.map(\.fastest).max() ?? 0
    let decimals = fastest < 1 ? 3 : fastest < 10 ? 2 : fastest < 100 ? 1 : 0
    let cells = rows.map { row in
      let cells = row.cells(decimals: decimals)
      return zip(sweep.parameters, row.values).map { $0.text($1) } + kept.map { cells[$0] }
    }
    return Table(columns: columns + measures, rows: cells)
  }

  private func picture(in session: Session) -> [StyledLine] {
    guard let name = drawnChannel, let first = rows.first else { return [] }
    let end = rows.map(\.clip.shownDuration).max() ?? 0
    let cells = rows.enumerated().map { index, row in
      SmallMultiples.Cell(
        titles: sweep.titles(at: index),
        channel: row.clip.trace.channels.first { $0.name == name }
      )
    }
    let multiples = SmallMultiples(
      cells: cells,
      columns: sweep.parameters.count > 1 ? sweep.parameters[1].values.count : nil,
      window: 0...end,
      axis: first.clip.trace.axis
    )
    let drawing = multiples.drawing(
      width: session.pictureWidth,
      height: session.settings.height ?? max(session.configuration.window.rows - 2, 1),
      options: session.plotOptions
    )
    let explained = [sweep.explanation(ofTitles: drawing.form)].compactMap(\.self)
    let notes = (explained + notes(drawing: name, drawn: drawing.drawn)).flatMap { note in
      TextWrap.lines(note, width: session.textWidth - 2).map { StyledLine("  " + $0, .faint) }
    }
    return drawing.picture.lines + notes
  }

  private func notes(drawing name: String, drawn: Int) -> [String] {
    var notes: [String] = []
    if drawn < rows.count { notes.append("\(drawn) of \(rows.count) are drawn; all are measured below") }
    if rows.first.map({ $0.clip.trace.channels.count > 1 }) == true {
      notes.append("\(name) is drawn; of all channels the worst is measured")
    }
    return notes
  }

  /// The channel the pictures show: the first that moves in any of them.
  private var drawnChannel: String? {
    let channels = rows.first?.clip.trace.channels.filter { SmallMultiples.canDraw($0.kind) } ?? []
    let moving = channels.first { channel in
      rows.contains { row in
        row.clip.trace.channels.contains { $0.name == channel.name && !ChannelMeasures($0).isStill }
      }
    }
    return (moving ?? channels.first)?.name
  }
}
