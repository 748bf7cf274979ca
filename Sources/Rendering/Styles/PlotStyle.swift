/// How curves are made of characters: how many dots a cell has, and the character for each set of them.
package struct PlotStyle: Hashable, Sendable {
  /// As typed in `set style` and `--style`.
  package let name: String

  /// A short phrase for help.
  package let summary: String

  /// Dots beside each other in a cell.
  let dotColumns: Int

  /// Dots above each other in a cell.
  let dotRows: Int

  /// The character for each set of dots, 2^(dotColumns · dotRows) of them.
  ///
  /// The dot in row r and column c, counted from the top left, has the bit r · dotColumns + c.
  let glyphs: [UInt32]

  /// Whether the style needs no character above U+007E.
  package var isASCII: Bool { glyphs.allSatisfy { $0 < 0x7F } }

  init(name: String, summary: String, dotColumns: Int, dotRows: Int, glyphs: [Unicode.Scalar]) {
    self.name = name
    self.summary = summary
    self.dotColumns = dotColumns
    self.dotRows = dotRows
    self.glyphs = glyphs.map(\.value)
  }

  /// The bits of the dots in one column of a cell.
  func mask(ofColumn column: Int) -> UInt8 {
    (0..<dotRows).reduce(0) { $0 | 1 << UInt8($1 * dotColumns + column) }
  }

  /// The style itself, or the ASCII one where nothing else can be shown.
  package func fitting(_ charset: Charset) -> PlotStyle {
    charset == .ascii && !isASCII ? .ascii : self
  }
}
