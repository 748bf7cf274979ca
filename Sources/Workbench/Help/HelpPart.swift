import Rendering

/// A piece of a page of help.
enum HelpPart: Hashable, Sendable {
  /// What something is, or how it is typed; stands out.
  case heading(String)
  case text(String)

  /// What to look for on the left, what it is on the right.
  case rows([Row])

  /// Lines to type, which run as they stand.
  case example(String)

  /// Lines of the session.
  case code(String)
  case gap

  struct Row: Hashable, Sendable {
    let name: String
    let summary: String

    init(_ name: String, _ summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// The piece in lines no wider than asked.
  func lines(width: Int, charset: Charset = .unicode) -> [StyledLine] {
    switch self {
    case .heading(let text):
      return wrapped(text, indent: 0, width, charset).map { StyledLine($0, .strong) }
    case .text(let text): return wrapped(text, indent: 2, width, charset).map { StyledLine($0) }
    case .rows(let rows): return table(rows, width, charset)
    case .example(let text):
      let lines = text.split(separator: "\n").flatMap { Self.statements(of: $0, room: width - 4) }
        .joined(separator: "\n")
      return [StyledLine("  for example", .faint)]
        + HelpPart.code(lines).lines(width: width, charset: charset)
    case .code(let text):
      return text.split(separator: "\n").flatMap { line in
        wrapped(String(line), indent: 4 + line.prefix { $0 == " " }.count, width, charset)
          .map { StyledLine($0) }
      }
    case .gap: return [StyledLine("")]
    }
  }

  /// A line as it is where it has room, else its statements: broken anywhere else it might mean something
  /// else when it is typed.
  private static func statements(of line: Substring, room: Int) -> [Substring] {
    guard DisplayWidth.columns(of: String(line)) > room else { return [line] }
    var (depth, isQuoted) = (0, false)
    return line.split { character in
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { return false }
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return character == ";" && depth == 0
    }.map { $0.drop { $0 == " " } }
  }

  /// Every word of it, for searching.
  var words: [Substring] {
    let texts: [String] =
      switch self {
      case .heading(let text), .text(let text): [text]
      case .rows(let rows): rows.flatMap { [$0.name, $0.summary] }
      case .example, .code, .gap: []
      }
    return texts.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber } }
  }

  private func wrapped(_ text: String, indent: Int, _ width: Int, _ charset: Charset) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return TextWrap.lines(charset.spell(text), width: width - indent).map { margin + $0 }
  }

  /// Two columns; where the right one would be too narrow, the summaries stand below the names.
  private func table(_ rows: [Row], _ width: Int, _ charset: Charset) -> [StyledLine] {
    let longest = rows.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
    guard longest + 26 <= width else {
      return rows.flatMap { row in
        wrapped(row.name, indent: 2, width, charset).map { StyledLine($0) }
          + wrapped(row.summary, indent: 6, width, charset).map { StyledLine($0, .faint) }
      }
    }
    let columns = [Table.Column(), Table.Column(role: .faint)]
    let cells = rows.map { [$0.name, $0.summary] }
    return Table(columns: columns, rows: cells, wrapsLastColumn: true).lines(width: width, charset: charset)
  }
}
