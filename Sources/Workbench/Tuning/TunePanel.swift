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
      longestName: tuning.longestName,
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
    var lines = isOver ? [] : lowestLines
    if layout.tableRows == 1, lines.count <= lowestRows { lines.insert(summaryOfMeasures, at: 0) }
    if layout.tableRows > 1 { row += layout.tableRows }
    for (offset, line) in lines.enumerated() { write(line, row: row + offset, on: &picture) }
  }

  private var knobWidth: Int {
    layout.isWide ? layout.width - TuneLayout.tableWidth - 2 : layout.width
  }

  private func write(_ line: StyledLine, row: Int, on picture: inout Picture) {
    let spans = line.spans.map { StyledLine.Span(charset.spell($0.text), $0.role) }
    picture.write(StyledLine(spans).cropped(to: layout.width, charset: charset), row: row)
  }

  // MARK: - Lines

  /// The line that is tuned, the status, the keys, and in their last rows what there is to say, where it
  /// is long: the keys nobody can do without stay.
  ///
  /// Without a status it stands where the line is, and where the measures are if it is longer.
  private var lowestLines: [StyledLine] {
    guard layout.hasStatus else {
      let said = tuning.word == nil ? [] : wordLines(layout.tableRows == 1 ? 2 : 1)
      return (said.isEmpty ? [line] : said) + hints(layout.hintRows)
    }
    let said = tuning.word.map(fitsBesideStatus) ?? true ? [] : wordLines(layout.hintRows - 1)
    return [line, statusLine] + hints(layout.hintRows - said.count) + said
  }

  /// The rows below the measures.
  private var lowestRows: Int { 1 + (layout.hasStatus ? 1 : 0) + layout.hintRows }

  /// What there is to say, in as many rows as it needs of those there are.
  private func wordLines(_ count: Int) -> [StyledLine] {
    TextWrap.lines(
      charset.spell(tuning.word ?? ""),
      width: layout.width - 2,
      count: count,
      charset: charset
    ).map { StyledLine("  " + $0, .strong) }
  }

  /// The line, and where there is no status, whether Reduce Motion is on.
  private var line: StyledLine {
    let text = "  " + tuning.currentLine
    guard !layout.hasStatus, tuning.isReduced else { return StyledLine(text) }
    let mark = "  reduced"
    let room = layout.width - mark.count
    return StyledLine([
      .init(charset.spell(text).cropped(to: room, charset: charset).padded(right: room)),
      .init(mark, .strong),
    ])
  }

  private var statusLine: StyledLine {
    var line = status.line(width: min(layout.width, Self.statusWidth), charset: charset)
    guard let word = tuning.word, fitsBesideStatus(word) else { return line }
    line.spans.append(.init(Self.gap + word, .strong))
    return line
  }

  private static let statusWidth = 44
  private static let gap = "   "

  /// Whether something can be said in the row of the status.
  private func fitsBesideStatus(_ word: String) -> Bool {
    guard layout.hasStatus else { return false }
    let status = status.line(width: min(layout.width, Self.statusWidth), charset: charset)
    let columns = DisplayWidth.columns(of: status.text + Self.gap + charset.spell(word))
    return columns <= layout.width
  }

  private func hints(_ rows: Int) -> [StyledLine] {
    let hints = TuneHints(width: layout.width)
    let texts = entry.isEmpty ? hints.rows(rows, page: hintPage) : [hints.ofTyping]
    return texts.map { StyledLine($0, .faint) }
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

  /// The measures in one row, for where there are no more: in as many words as fit.
  private var summaryOfMeasures: StyledLine {
    let baseline = tuning.baseline?.motion.measures ?? []
    let measures = tuning.motion.measures.enumerated().map { index, measure in
      (measure, before: baseline.indices.contains(index) ? baseline[index] : nil)
    }
    let named = measures.map { now, before in
      "\(now.name) \(now.text)" + (before.map { " (\($0.text))" } ?? "")
    }
    let short = measures.map { now, before in
      "\(now.shortName) \(now.text)" + (before.map { " (\($0.text))" } ?? "")
    }
    let bare = measures.map { now, before in
      "\(now.shortName) \(now.digits)" + (before.map { " (\($0.digits))" } ?? "")
    }
    let forms = [named, short, bare, Array(bare.prefix(2)), Array(bare.prefix(1))]
    let lines = forms.map { "  " + $0.joined(separator: "  ") }
    return StyledLine(lines.first { DisplayWidth.columns(of: $0) <= layout.width } ?? "", .faint)
  }

  private var summaryOfKnob: StyledLine {
    guard let knob = tuning.knob else { return StyledLine("") }
    let value = entry.isEmpty ? knob.valueText : entry + "_"
    return StyledLine("\(knob.name) \(value) \(knob.kind.unit)  \(tuning.word ?? "")")
  }
}
