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
    lines(fault, in: source).map(\.text).joined(separator: "\n")
  }

  /// The three lines of ``render(_:in:)`` in parts.
  ///
  /// - Parameter map: The text's own, for who has it already.
  package func lines(_ fault: Diagnostic, in source: Source, map: SourceMap? = nil) -> [DiagnosticLine] {
    let map = map ?? SourceMap(source.text)
    let place = map.place(at: fault.range.lowerBound)
    let file = source.name.map { "\($0):\(place.line + source.firstLine - 1):\(place.column): " } ?? ""
    let (line, carets) = excerpt(of: fault.range, in: map, width: width)
    return [
      DiagnosticLine([.init(plain(file)), .init("error:", isFault: true), .init(" " + plain(fault.message))]),
      DiagnosticLine(line),
      carets.adding(instead(of: fault).map { " " + $0 } ?? ""),
    ]
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
    lines(fault, in: source, promptWidth: promptWidth, screenWidth: screenWidth).map(\.text)
      .joined(separator: "\n")
  }

  /// The lines of ``render(_:in:promptWidth:screenWidth:)`` in parts, none wider than the terminal.
  package func lines(
    _ fault: Diagnostic,
    in source: Source,
    map: SourceMap? = nil,
    promptWidth: Int,
    screenWidth: Int
  ) -> [DiagnosticLine] {
    let map = map ?? SourceMap(source.text)
    let line = map.line(at: fault.range.lowerBound)
    guard line.count <= 8 * screenWidth else { return repeated(fault, in: map, screenWidth: screenWidth) }
    let cells = cells(of: line, in: map, column: promptWidth)
    let typedWidth = cells.reduce(promptWidth) { $0 + $1.width }
    guard typedWidth < screenWidth, map.line(at: 0) == map.line(at: source.text.utf8.count) else {
      return repeated(fault, in: map, screenWidth: screenWidth)
    }
    let carets = carets(under: fault.range, cells, behind: promptWidth)
    let message = plain(fault.message)
    let words = instead(of: fault).map { message + "; " + $0 } ?? message
    if carets.columns + 1 + DisplayCell.columns(of: words) <= screenWidth {
      return [carets.adding(" " + words)]
    }
    if carets.columns + 1 + DisplayCell.columns(of: message) <= screenWidth {
      return [carets.adding(" " + message)] + told(nil, instead(of: fault), screenWidth)
    }
    return [carets] + told(message, instead(of: fault), screenWidth)
  }

  /// The words, the part of the line that fits the terminal, and carets below it.
  private func repeated(_ fault: Diagnostic, in map: SourceMap, screenWidth: Int) -> [DiagnosticLine] {
    let marks = 2 * mark.count
    let (line, carets) = excerpt(of: fault.range, in: map, width: max(screenWidth - marks, 8))
    let words = DisplayCell.wrapped("error: " + plain(fault.message), width: screenWidth, mark: mark)
    var lines = words.map { DiagnosticLine($0) }
    lines[0] = DiagnosticLine([.init("error:", isFault: true), .init(String(words[0].dropFirst(6)))])
    lines.append(DiagnosticLine(line))
    guard let instead = instead(of: fault) else { return lines + [carets] }
    let isShort = carets.columns + 1 + DisplayCell.columns(of: instead) <= screenWidth
    return isShort
      ? lines + [carets.adding(" " + instead)] : lines + [carets] + told(nil, instead, screenWidth)
  }

  /// Words in lines as wide as the terminal, with what to type on a line of its own unless all fits in one.
  private func told(_ message: String?, _ instead: String?, _ width: Int) -> [DiagnosticLine] {
    let parts = [message, instead].compactMap(\.self)
    let whole = parts.joined(separator: "; ")
    let lines =
      DisplayCell.columns(of: whole) <= width
      ? [whole] : parts.flatMap { DisplayCell.wrapped($0, width: width, mark: mark) }
    return lines.map { DiagnosticLine($0) }
  }

  private func instead(of fault: Diagnostic) -> String? { fault.suggestion.map { "type: " + plain($0) } }

  private func plain(_ text: String) -> String { DisplayCell.plain(text, isASCIIOnly: isASCIIOnly) }

  /// What stands where a line was cut.
  private var mark: String { isASCIIOnly ? "..." : "…" }

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
  private func excerpt(
    of range: Range<Int>,
    in map: SourceMap,
    width: Int
  ) -> (line: String, carets: DiagnosticLine) {
    let line = map.line(at: range.lowerBound)
    let near = map.around(range.lowerBound, reach: width + 1, in: line)
    // No character that matters is farther away than this, however long the line.
    let part = map.isASCII(near) ? near : map.around(range.lowerBound, reach: 8 * width, in: line)
    let cells = cells(of: part, in: map, column: 0)
    let shown = visible(cells, around: range.lowerBound, width: width)
    let before = shown.lowerBound > 0 || part.lowerBound > line.lowerBound ? mark : ""
    let behind = shown.upperBound < cells.count || part.upperBound < line.upperBound ? mark : ""
    let text = cells[shown].map(\.text).joined()
    return (before + text + behind, carets(under: range, Array(cells[shown]), behind: before.count))
  }

  /// The cells that fit the width, with the place a third from the left where there is more on both sides.
  private func visible(_ cells: [DisplayCell], around offset: Int, width: Int) -> Range<Int> {
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
  private func carets(
    under range: Range<Int>,
    _ cells: [DisplayCell],
    behind columns: Int
  ) -> DiagnosticLine {
    var before = columns
    var under = 0
    for cell in cells {
      if cell.range.upperBound <= range.lowerBound {
        before += cell.width
      } else if cell.range.lowerBound < range.upperBound {
        under += cell.width
      }
    }
    return DiagnosticLine([
      .init(String(repeating: " ", count: before)),
      .init(String(repeating: "^", count: max(under, 1)), isFault: true),
    ])
  }
}
