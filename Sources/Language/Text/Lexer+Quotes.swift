extension Lexer {
  /// Quotes that are none here, and what ends a text that one begins.
  private static let quotes: [(open: [UInt8], close: [[UInt8]])] = [
    ("'", ["'"]), ("\u{2018}", ["\u{2019}"]), ("\u{201C}", ["\u{201D}"]),
    ("\u{201E}", ["\u{201C}", "\u{201D}"]),
  ].map { (Array($0.0.utf8), $0.1.map { Array($0.utf8) }) }

  static let quotesID: Diagnostic.ID = "foreign-quotes"

  /// The fault of a text in such quotes, which may be a name too; nil where none ends on its line.
  ///
  /// - Parameter start: Where the quote begins; the text ends behind the last one then.
  mutating func foreignQuotes(from start: Int) -> Diagnostic? {
    guard let quote = Self.quotes.first(where: { bytes[start...].starts(with: $0.open) }) else { return nil }
    let inside = start + quote.open.count
    for index in inside..<max(inside, min(bytes.count, inside + Self.longestText)) {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\""), UInt8(ascii: "\\"): return nil
      default: break
      }
      guard let close = quote.close.first(where: { bytes[index...].starts(with: $0) }) else { continue }
      position = index + close.count
      return Diagnostic(
        id: Self.quotesID,
        message: "a text stands in double quotes",
        range: start..<position,
        suggestion: "\"\(text(inside..<index))\""
      )
    }
    return nil
  }

  /// Bytes of a text that are looked through for the quote that ends it.
  private static let longestText = 200
}
