/// One character of a line as a terminal shows it.
struct DisplayCell {
  let text: String

  /// Columns it takes: none, one or two, or more where it is written out.
  let width: Int

  /// The character in the source's UTF-8.
  let range: Range<Int>

  /// Splits a text into cells.
  ///
  /// - Parameters:
  ///   - start: Where the text begins in its source.
  ///   - column: The column, from 0, it is shown at, for tabs.
  ///   - isASCIIOnly: True to write characters beyond ASCII by their numbers.
  static func cells(_ text: String, from start: Int, column: Int, isASCIIOnly: Bool) -> [DisplayCell] {
    var offset = start
    var column = column
    return text.map { character in
      if character.isPlainASCII {
        defer { (offset, column) = (offset + 1, column + 1) }
        return DisplayCell(text: String(character), width: 1, range: offset..<offset + 1)
      }
      let shown =
        character == "\t" ? String(repeating: " ", count: 8 - column % 8) : shown(character, isASCIIOnly)
      let isPlain = shown.utf8.count == String(character).utf8.count
      let width = isPlain ? width(of: character) : shown.utf8.count
      let end = offset + String(character).utf8.count
      defer {
        offset = end
        column += width
      }
      return DisplayCell(text: shown, width: width, range: offset..<end)
    }
  }

  /// Writes a text in characters that any terminal shows and none obeys.
  static func plain(_ text: String, isASCIIOnly: Bool) -> String {
    text.map { shown($0, isASCIIOnly) }.joined()
  }

  /// How many columns a plain text takes.
  static func columns(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  /// Breaks a plain text between words into lines of a width; of a longer path the end is shown, any other
  /// longer word is cut.
  ///
  /// - Parameter mark: What stands for the beginning of a path.
  /// - Returns: One line at least.
  static func wrapped(_ text: String, width: Int, mark: String) -> [String] {
    var lines = [""]
    var column = 0
    for whole in text.split(separator: " ", omittingEmptySubsequences: false) {
      let word = shortened(whole, width: width, mark: mark)
      if column > 0, column + 1 + columns(of: String(word)) > width {
        lines.append("")
        column = 0
      } else if column > 0 {
        lines[lines.count - 1] += " "
        column += 1
      }
      for character in word {
        if column > 0, column + Self.width(of: character) > width {
          lines.append("")
          column = 0
        }
        lines[lines.count - 1].append(character)
        column += Self.width(of: character)
      }
    }
    return lines
  }

  /// A quoted path cut at its front to a width.
  private static func shortened(_ word: Substring, width: Int, mark: String) -> Substring {
    guard word.hasPrefix("'"), word.contains("/"), columns(of: String(word)) > width else { return word }
    let room = width - 1
    var left = room - columns(of: mark)
    let tail = word.reversed().prefix { character in
      left -= Self.width(of: character)
      return left >= 0
    }
    let end = word.suffix(tail.count)
    // Whole names read better, unless hardly anything would be left.
    guard let slash = end.firstIndex(of: "/"), columns(of: String(end[..<slash])) <= room / 2 else {
      return "'" + mark + end
    }
    return "'" + mark + end[slash...]
  }

  private static func shown(_ character: Character, _ isASCIIOnly: Bool) -> String {
    if character.isPlainASCII { return String(character) }
    return character.unicodeScalars.map { scalar in
      isHidden(scalar) || isASCIIOnly && !scalar.isASCII
        ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(Character(scalar))
    }.joined()
  }

  /// Characters that a terminal obeys, or that turn the direction of the line.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: scalar != "\u{200D}"
    default: false
    }
  }

  private static func width(of character: Character) -> Int {
    if character.isPlainASCII { return 1 }
    let scalars = character.unicodeScalars
    if scalars.contains(where: isWide) { return 2 }
    let isCombining = scalars.allSatisfy { scalar in
      scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .enclosingMark
    }
    return isCombining ? 0 : 1
  }

  /// Unicode's wide and full-width blocks, and emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD, 0xFE0F:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

extension Character {
  /// What stands for itself in one column. Nearly everything does, and a table of properties is a long way
  /// to find that out thousands of times a fault.
  fileprivate var isPlainASCII: Bool { asciiValue.map { 0x20..<0x7F ~= $0 } ?? false }
}
