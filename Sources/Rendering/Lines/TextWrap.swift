/// Text in lines of a width, broken between words.
package enum TextWrap {
  /// The lines of a text; at least one. A word longer than a line is cut across lines.
  package static func lines(_ text: String, width: Int) -> [String] {
    let width = max(1, width)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var rest = String(word)
      if !line.isEmpty, DisplayWidth.columns(of: line) + 1 + DisplayWidth.columns(of: rest) <= width {
        line += " " + rest
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while DisplayWidth.columns(of: rest) > width {
        let head = prefix(of: rest, width: width)
        lines.append(head)
        rest.removeFirst(head.count)
      }
      line = rest
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// The first lines of a text; where there are more, the last of them says so behind a whole word.
  ///
  /// - Parameter charset: That of the text, and of the mark behind it.
  package static func lines(_ text: String, width: Int, count: Int, charset: Charset) -> [String] {
    let all = lines(text, width: width)
    guard all.count > count, count > 0 else { return all }
    let mark = " " + charset.ellipsis
    let room = width - DisplayWidth.columns(of: mark)
    var last = all[count - 1]
    while DisplayWidth.columns(of: last) > room, let space = last.lastIndex(of: " ") {
      last = String(last[..<space])
    }
    // A word as wide as the line is cut itself.
    return all.prefix(count - 1) + [(last + mark).cropped(to: width, charset: charset)]
  }

  /// The longest beginning that fits; at least one character.
  private static func prefix(of text: String, width: Int) -> String {
    var columns = 0
    let fitting = text.prefix { character in
      columns += DisplayWidth.columns(of: character)
      return columns <= width
    }
    return String(fitting.isEmpty ? text.prefix(1) : fitting)
  }
}

extension StyledLine {
  /// Why something did not happen, in the one row there is for that.
  ///
  /// - Parameter width: Columns of the row.
  package static func fault(_ words: String, width: Int, charset: Charset) -> StyledLine {
    let lines = TextWrap.lines(charset.spell(words), width: width - 2, count: 1, charset: charset)
    return StyledLine("  " + lines[0], .error)
  }
}
