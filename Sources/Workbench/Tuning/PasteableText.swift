import Rendering

/// A line of the language in the rows of a window, broken only where the language lets it go on.
///
/// Inside `(` and `[` a newline is a space, behind a `{` and a `;` it means nothing, and a row that begins with `?`
/// or `:` goes on with the one before. What has no such place is left to the terminal, which takes its own breaks out again when it is copied.
enum PasteableText {
  /// How much further in the rows stand that go on.
  private static let further = 4

  /// - Parameters:
  ///   - width: Columns of the window.
  ///   - indent: Columns before the first row.
  static func lines(_ text: String, width: Int, indent: Int) -> [String] {
    var rows: [String] = []
    var rest = Substring(text)
    var breaks = breaks(in: text)[...]
    while true {
      let margin = String(repeating: " ", count: indent + (rows.isEmpty ? 0 : further))
      let room = width - margin.count
      let fitting = breaks.prefix { DisplayWidth.columns(of: String(text[rest.startIndex..<$0])) <= room }
      guard DisplayWidth.columns(of: String(rest)) > room, let place = fitting.last ?? breaks.first else {
        return rows + [margin + rest]
      }
      rows.append(margin + text[rest.startIndex..<place])
      rest = text[text.index(after: place)...]
      breaks = breaks.drop { $0 <= place }
    }
  }

  /// The spaces that a newline may take the place of.
  private static func breaks(in text: String) -> [String.Index] {
    var open: [Character] = []
    var (isQuoted, last) = (false, Character(" "))
    var breaks: [String.Index] = []
    for index in text.indices {
      let character = text[index]
      if character == "\"", last != "\\" { isQuoted.toggle() }
      if !isQuoted {
        if "([{".contains(character) { open.append(character) }
        if ")]}".contains(character) { _ = open.popLast() }
        let isOpen = open.last.map { $0 != "{" || last == "{" || last == ";" } ?? false
        if character == " ", isOpen || isBranch(text[index...]) { breaks.append(index) }
      }
      last = character
    }
    return breaks
  }

  /// Whether a side of a `?:` begins.
  private static func isBranch(_ rest: Substring) -> Bool { rest.hasPrefix(" ? ") || rest.hasPrefix(" : ") }
}
