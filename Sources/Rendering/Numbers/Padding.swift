extension String {
  /// The text with spaces on its left, up to a width in columns; longer text stays as it is.
  package func padded(left columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - DisplayWidth.columns(of: self))) + self
  }

  /// The text with spaces on its right, up to a width in columns; longer text stays as it is.
  package func padded(right columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - DisplayWidth.columns(of: self)))
  }

  /// The text cut to a width in columns, with an ellipsis where something is missing.
  package func cropped(to columns: Int, charset: Charset = .unicode) -> String {
    if DisplayWidth.columns(of: self) <= columns { return self }
    let mark = String(charset.ellipsis.prefix(max(0, columns)))
    var kept = ""
    var width = DisplayWidth.columns(of: mark)
    for character in self {
      width += DisplayWidth.columns(of: character)
      guard width <= columns else { break }
      kept.append(character)
    }
    return kept + mark
  }

  /// The text with every word that is a path and wider than some columns cut at its front.
  func croppingPaths(to columns: Int, charset: Charset) -> String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.contains("/"), DisplayWidth.columns(of: String(word)) > columns else { return String(word) }
      let quote = word.hasPrefix("'") ? "'" : ""
      let path = String(word.dropFirst(quote.count))
      return quote + path.croppedAtFront(to: columns - quote.count, charset: charset)
    }.joined(separator: " ")
  }

  /// A path cut to a width in columns, its beginning left out, with an ellipsis instead.
  package func croppedAtFront(to columns: Int, charset: Charset) -> String {
    if DisplayWidth.columns(of: self) <= columns { return self }
    let mark = String(charset.ellipsis.prefix(max(0, columns)))
    var width = DisplayWidth.columns(of: mark)
    let tail = reversed().prefix { character in
      width += DisplayWidth.columns(of: character)
      return width <= columns
    }
    let kept = String(tail.reversed())
    // Whole names read better, unless hardly anything would be left.
    guard let slash = kept.firstIndex(of: "/"),
      DisplayWidth.columns(of: String(kept[..<slash])) <= columns / 2
    else { return mark + kept }
    return mark + kept[slash...]
  }
}
