/// Draws a fault: where it is, the line, a run of carets, and what to type instead.
package struct DiagnosticRenderer: Sendable {
  /// True to write nothing beyond ASCII, not even the reader's own words.
  package let isASCIIOnly: Bool

  /// Columns that are shown of a line; the rest is cut off on both sides of the fault.
  package let width: Int

  package init(isASCIIOnly: Bool = false, width: Int = 200) {
    self.isASCIIOnly = isASCIIOnly
    self.width = max(width, 20)
  }

  /// Draws a fault with the place and the line it stands in.
  ///
  /// - Returns: Three lines: `file:line:column: error: message`, the text's line, the carets.
  package func render(_ fault: Diagnostic, in source: Source) -> String {
    let map = SourceMap(source.text)
    let place = map.place(at: fault.range.lowerBound)
    let file = source.name.map { "\($0):\(place.line + source.firstLine - 1):\(place.column): " } ?? ""
    let header = DisplayCell.plain("\(file)error: \(fault.message)", isASCIIOnly: isASCIIOnly)
    let (line, carets) = excerpt(of: fault.range, in: map)
    return [header, line, carets + instead(of: fault, before: " ")].joined(separator: "\n")
  }

  /// Draws a fault under the line that was just typed, without repeating it.
  ///
  /// - Parameters:
  ///   - promptWidth: Columns of the prompt before the text.
  ///   - screenWidth: Columns of the terminal.
  /// - Returns: The carets and the words; with the line itself where it has several or was wrapped.
  package func render(
    _ fault: Diagnostic,
    in source: Source,
    promptWidth: Int,
    screenWidth: Int
  ) -> String {
    let map = SourceMap(source.text)
    let line = map.line(at: fault.range.lowerBound)
    let cells = cells(of: line, in: map, column: promptWidth)
    let typedWidth = cells.reduce(promptWidth) { $0 + $1.width }
    guard typedWidth < screenWidth, map.line(at: 0) == map.line(at: source.text.utf8.count) else {
      return render(fault, in: source)
    }
    let carets = String(repeating: " ", count: promptWidth) + carets(under: fault.range, cells)
    let words = DisplayCell.plain(fault.message, isASCIIOnly: isASCIIOnly) + instead(of: fault, before: "; ")
    let isShort = carets.utf8.count + 1 + words.count <= screenWidth
    return carets + (isShort ? " " : "\n") + words
  }

  private func instead(of fault: Diagnostic, before separator: String) -> String {
    fault.suggestion.map { separator + "type: " + DisplayCell.plain($0, isASCIIOnly: isASCIIOnly) } ?? ""
  }

  // MARK: The line

  private func cells(of range: Range<Int>, in map: SourceMap, column: Int) -> [DisplayCell] {
    let text = map.text(range)
    let mark = text.unicodeScalars.first == "\u{FEFF}" ? 3 : 0
    return DisplayCell.cells(
      map.text(range.lowerBound + mark..<range.upperBound),
      from: range.lowerBound + mark,
      column: column,
      isASCIIOnly: isASCIIOnly
    )
  }

  /// The part of the line around a range, and carets under the range.
  private func excerpt(of range: Range<Int>, in map: SourceMap) -> (line: String, carets: String) {
    let line = map.line(at: range.lowerBound)
    // No character that matters is farther away than this, however long the line.
    let reach = 8 * width
    let start = max(line.lowerBound, map.scalarStart(range.lowerBound - reach))
    let end = max(start, min(line.upperBound, map.scalarStart(range.lowerBound + reach)))
    let cells = cells(of: start..<end, in: map, column: 0)
    let shown = visible(cells, around: range.lowerBound)
    let mark = isASCIIOnly ? "..." : "…"
    let before = shown.lowerBound > 0 || start > line.lowerBound ? mark : ""
    let behind = shown.upperBound < cells.count || end < line.upperBound ? mark : ""
    let text = cells[shown].map(\.text).joined()
    let carets = String(repeating: " ", count: before.count) + carets(under: range, Array(cells[shown]))
    return (before + text + behind, carets)
  }

  /// The cells that fit the width, with the place a third from the left where there is more on both sides.
  private func visible(_ cells: [DisplayCell], around offset: Int) -> Range<Int> {
    let place = cells.firstIndex { $0.range.upperBound > offset } ?? cells.count
    var start = place
    var before = 0
    while start > 0, before + cells[start - 1].width <= width / 3 {
      start -= 1
      before += cells[start].width
    }
    var end = start
    var total = 0
    while end < cells.count, total + cells[end].width <= width {
      total += cells[end].width
      end += 1
    }
    while end == cells.count, start > 0, total + cells[start - 1].width <= width {
      start -= 1
      total += cells[start].width
    }
    return start..<end
  }

  /// At least one caret, also behind the last character.
  private func carets(under range: Range<Int>, _ cells: [DisplayCell]) -> String {
    var before = 0
    var under = 0
    for cell in cells {
      if cell.range.upperBound <= range.lowerBound {
        before += cell.width
      } else if cell.range.lowerBound < range.upperBound {
        under += cell.width
      }
    }
    return String(repeating: " ", count: before) + String(repeating: "^", count: max(under, 1))
  }
}
