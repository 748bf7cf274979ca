package import Language

/// A text that arrives bit by bit, cut where no line is parted from the one it goes on with.
///
/// A line may begin with what belongs to the line before. So a statement that prints nothing waits for the line
/// behind it, which shows whether it is whole. One with an answer does not wait where no more is there, for
/// whoever wrote it may be waiting for the answer.
package struct ArrivingText: Sendable {
  /// The statement that ran last, though another line might have gone on with it.
  private var answered: String?

  package init() {}

  /// How much of some whole lines may be run now, in bytes of UTF-8.
  ///
  /// - Parameter isMoreThere: Whether more has arrived already.
  package static func ready(_ text: String, isMoreThere: Bool) -> Int {
    let parsed = Workbench.parser.parse(Source(text: text))
    let pieces = parsed.pieces
    guard let last = pieces.last else { return parsed.isIncomplete ? 0 : text.utf8.count }
    let start = text.startOfLine(at: last.range.lowerBound)
    // What is open may be a block with a slip in it, whose other lines look like statements by then.
    let opened = parsed.isIncomplete ? pieces.first { !$0.isRead } : nil
    if let opened { return min(text.startOfLine(at: opened.range.lowerBound), start) }
    guard !isMoreThere, !parsed.isIncomplete else { return text.keepingTogether(pieces, before: start) }
    let line = pieces.filter { $0.range.upperBound > start }
    let waits = line.allSatisfy(\.isSilent) && last.mayGoOn
    return waits ? text.keepingTogether(pieces, before: start) : text.utf8.count
  }

  /// Reads the next part.
  ///
  /// A first line that goes on with what has been run already is a fault that says so.
  package mutating func parse(_ source: Source) -> ParsedText {
    var parsed = Workbench.parser.parse(source)
    if let late = lateLine(of: parsed) { parsed = parsed.refusing(late) }
    answered = parsed.pieces.last.flatMap { $0.isView ? nil : source.text(in: $0.range) }
    return parsed
  }

  /// The first piece of a text, where it is a part of the statement before.
  private func lateLine(of parsed: ParsedText) -> Range<Int>? {
    guard let answered, let first = parsed.pieces.first, !first.isView else { return nil }
    let text = parsed.source.text(in: first.range)
    guard !(text.utf8.first.map(Self.isOfWord) ?? true) || text.hasPrefix("else") else { return nil }
    let joined = Workbench.parser.parse(Source(text: answered + "\n" + text)).pieces.first
    guard let joined, joined.range.upperBound > answered.utf8.count + 1 else { return nil }
    let end = first.range.lowerBound + joined.range.upperBound - answered.utf8.count - 1
    return first.range.lowerBound..<max(end, first.range.lowerBound + 1)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte) || byte >= 0x80
  }
}

extension ParsedText {
  /// A statement, or the place of one that could not be read.
  fileprivate struct Piece {
    let range: Range<Int>
    let statement: Statement?

    /// Whether nothing is wrong with how it is written.
    let isRead: Bool

    /// Whether it lacks the end of a choice, with which the next line may begin.
    var lacksColon = false

    var isView: Bool { statement?.isView ?? false }

    /// Whether nobody waits for what it has to say.
    var isSilent: Bool {
      switch statement?.kind {
      case .definition, .action, .amendment: true
      case .command, .bare: false
      case nil: lacksColon
      }
    }

    /// Whether the next line could be a part of it.
    var mayGoOn: Bool {
      switch statement?.kind {
      case .definition(.state), .definition(.constant), .action(.assign), .action(.conditional),
        .action(.drag):
        true
      case .command, .bare: true
      case .definition, .action, .amendment: false
      case nil: lacksColon
      }
    }
  }

  fileprivate var pieces: [Piece] {
    let colons = diagnostics.filter { $0.id == "missing-colon" }.map(\.range.lowerBound)
    let unread = unread.map { range in
      let lacksColon = colons.contains { (range.lowerBound...range.upperBound).contains($0) }
      return Piece(range: range, statement: nil, isRead: false, lacksColon: lacksColon)
    }
    let read =
      statements.map { Piece(range: $0.range, statement: $0, isRead: true) }
      + damaged.map { Piece(range: $0.range, statement: $0, isRead: false) }
    return (unread + read).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The same text with a fault in place of a line that came too late.
  fileprivate func refusing(_ line: Range<Int>) -> ParsedText {
    func isKept(_ range: Range<Int>) -> Bool { range.lowerBound >= line.upperBound }
    let text = source.text(in: line)
    let word = text.prefix { !$0.isWhitespace && $0 != "(" && $0 != "{" }
    let place = line.lowerBound..<line.lowerBound + max(1, word.utf8.count)
    return ParsedText(
      source: source,
      statements: statements.filter { isKept($0.range) },
      diagnostics: [.late(at: place)] + diagnostics.filter { isKept($0.range) },
      damaged: damaged.filter { isKept($0.range) },
      unread: [line] + unread.filter(isKept),
      continuationDots: continuationDots,
      awaited: awaited
    )
  }
}

extension String {
  /// The last place up to another where what stands before is as faulty alone as with the lines behind it.
  ///
  /// In `view V { scale = (` a bracket is missing, as long as nothing follows; a line that begins a statement
  /// makes another fault of it.
  fileprivate func keepingTogether(_ pieces: [ParsedText.Piece], before end: Int) -> Int {
    var end = end
    for piece in pieces.reversed() where piece.range.lowerBound < end {
      guard !piece.isRead else { break }
      let start = startOfLine(at: piece.range.lowerBound)
      let alone = String(decoding: utf8.prefix(end).dropFirst(start), as: UTF8.self)
      guard Workbench.parser.parse(Source(text: alone)).isIncomplete else { break }
      end = start
    }
    return end
  }

  /// Where the line begins that a byte stands in.
  fileprivate func startOfLine(at offset: Int) -> Int {
    let before = utf8.prefix(offset).reversed().prefix { $0 != 0x0A && $0 != 0x0D }
    return offset - before.count
  }
}

extension Diagnostic {
  fileprivate static func late(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "late-line",
      message: "this line goes on with the one before, which had run when it came; write both at once, or "
        + "as one line",
      range: range
    )
  }
}
