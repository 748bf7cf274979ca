extension StyledLine {
  /// Columns of a terminal the line takes.
  package var columns: Int { spans.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) } }

  /// The line cut to a width, with an ellipsis where something is missing, without spaces at its end.
  package func cropped(to width: Int, charset: Charset = .unicode) -> StyledLine {
    if columns <= width { return trimmed }
    var left = max(0, width)
    var kept: [Span] = []
    for span in spans {
      let size = DisplayWidth.columns(of: span.text)
      // The span that crosses the edge, or ends on it with more to come, carries the mark.
      let fits = size < left
      let text = fits ? span.text : (span.text + " ").cropped(to: left, charset: charset)
      kept.append(Span(text, span.role))
      guard fits else { break }
      left -= size
    }
    return StyledLine(kept).trimmed
  }

  private var trimmed: StyledLine {
    var spans = spans
    while let last = spans.popLast() {
      let text = last.text.trimmingSpaces
      if text.isEmpty { continue }
      return StyledLine(spans + [Span(text, last.role)])
    }
    return StyledLine([Span]())
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: String {
    guard hasSuffix(" ") else { return self }
    return String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
