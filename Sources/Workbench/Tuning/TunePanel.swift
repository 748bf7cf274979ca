import Model
import Rendering

/// What stands under the curve: knobs, measures, the line they make, and the keys.
struct TunePanel {
  let tuning: Tuning
  let layout: TuneLayout
  let charset: Charset
  let entry: String
  let status: StatusLine
  let hintPage: Int
  let isOver: Bool

  func draw(on picture: inout Picture) {
    if layout.isTiny { return write(summaryOfKnob, row: 0, on: &picture) }
    var row = layout.plotRows
    TuneKnobRows(
      knobs: tuning.knobs,
      selected: tuning.selected,
      entry: entry,
      isOver: isOver,
      charset: charset
    )
    .draw(rows: layout.knobRows, width: knobWidth, from: row, on: &picture)
    if layout.isWide {
      drawTable(row: row, column: layout.width - TuneLayout.tableWidth, on: &picture)
    }
    row += layout.knobRows
    if layout.tableRows > 1 { drawTable(row: row, column: 2, on: &picture) }
    if layout.tableRows == 1 { write(summaryOfMeasures, row: row, on: &picture) }
    row += layout.tableRows
    let word = tuning.word.map { StyledLine("  " + $0, .strong) }
    write(layout.hasStatus ? line : word ?? line, row: row, on: &picture)
    guard !isOver else { return }
    row += 1
    if layout.hasStatus {
      write(statusLine, row: row, on: &picture)
      row += 1
    }
    for hint in hints { row = drawn(hint, row: row, on: &picture) }
  }

  private var knobWidth: Int {
    layout.isWide ? layout.width - TuneLayout.tableWidth - 2 : layout.width
  }

  private func drawn(_ hint: String, row: Int, on picture: inout Picture) -> Int {
    write(StyledLine(hint, .faint), row: row, on: &picture)
    return row + 1
  }

  private func write(_ line: StyledLine, row: Int, on picture: inout Picture) {
    let spans = line.spans.map { StyledLine.Span(charset.spell($0.text), $0.role) }
    picture.write(StyledLine(spans).cropped(to: layout.width, charset: charset), row: row)
  }

  // MARK: - Lines

  private var line: StyledLine { StyledLine("  " + tuning.currentLine) }

  private var statusLine: StyledLine {
    let width = layout.width
    var line = status.line(width: min(width, 44), charset: charset)
    guard let word = tuning.word else { return line }
    line.spans.append(.init("   " + word, .strong))
    return line
  }

  private var hints: [String] {
    let hints = TuneHints(width: layout.width)
    return entry.isEmpty ? hints.rows(layout.hintRows, page: hintPage) : [hints.ofTyping]
  }

  // MARK: - Measures

  /// The measures in columns that stay where they are: now, and at the baseline.
  private func drawTable(row: Int, column: Int, on picture: inout Picture) {
    let baseline = tuning.baseline?.motion.measures
    let title = baseline == nil ? "" : charset.spell("baseline ···")
    let heading = "".padded(right: 9) + "now".padded(left: 9) + title.padded(left: 13)
    picture.write(heading, row: row, column: column, role: .faint)
    for (index, measure) in tuning.motion.measures.enumerated() {
      let row = row + 1 + index
      picture.write(measure.name, row: row, column: column, role: .faint)
      let now = charset.spell(measure.text).padded(left: 9)
      picture.write(now, row: row, column: column + 9, limit: 9)
      guard let baseline, baseline.indices.contains(index) else { continue }
      let before = charset.spell(baseline[index].text).padded(left: 13)
      picture.write(before, row: row, column: column + 18, role: .faint, limit: 13)
    }
  }

  /// The measures in one row, for where there are no more: as much as fits.
  private var summaryOfMeasures: StyledLine {
    let baseline = tuning.baseline?.motion.measures ?? []
    let measures = tuning.motion.measures.enumerated().map { index, measure in
      (measure, baseline.indices.contains(index) ? baseline[index].text : nil)
    }
    let named = measures.map { "\($0.name) \($0.text)" + ($1.map { " (\($0))" } ?? "") }
    let bare = measures.map { $0.text + ($1.map { " (\($0))" } ?? "") }
    let forms = [named, bare, Array(bare.prefix(2)), Array(bare.prefix(1))]
    let lines = forms.map { "  " + $0.joined(separator: "  ") }
    return StyledLine(lines.first { DisplayWidth.columns(of: $0) <= layout.width } ?? "", .faint)
  }

  private var summaryOfKnob: StyledLine {
    guard let knob = tuning.knob else { return StyledLine("") }
    let value = entry.isEmpty ? knob.valueText : entry + "_"
    return StyledLine("\(knob.name) \(value) \(knob.kind.unit)  \(tuning.word ?? "")")
  }
}
