import Rendering

/// The keys and what they do, in a corner of the picture, which stays where it is.
enum KeyBlock {
  /// Keys beside each other, with what they do in more words and in fewer.
  private static let rows: [[(key: String, long: String, short: String)]] = [
    [("space", "pause, go on", "pause"), ("← →", "frame or 0.1 s", "step")],
    [("↑ ↓", "faster, slower", "speed"), ("0", "start again", "start")],
    [("l", "loop", "loop"), ("r", "backwards", "backwards")],
    [("m", "Reduce Motion", "reduce"), ("v", "velocity", "velocity")],
    [("t", "stage", "stage"), ("o", "onion skins", "skins")],
    [("q", "stop", "stop"), ("?", "hide the keys", "hide")],
  ]

  /// Draws the block over the right end of the first rows.
  ///
  /// - Returns: Whether there is room for it.
  static func draw(in picture: inout Picture, charset: Charset) -> Bool {
    // The status line stays in any case, and so does a piece of the curve.
    guard rows.count < picture.height else { return false }
    let forms =
      [rows.map { line($0.map { ($0.key, $0.long) }, 14, charset) }]
      + [rows.map { line($0.map { ($0.key, $0.short) }, 9, charset) }]
    guard let lines = forms.first(where: { $0.columns(in: charset) + 4 <= picture.width }) else {
      return false
    }
    let width = lines.columns(in: charset)
    for (row, line) in lines.enumerated() {
      picture.write(line, row: row, column: picture.width - width)
    }
    return true
  }

  private static func line(_ cells: [(String, String)], _ width: Int, _ charset: Charset) -> StyledLine {
    StyledLine(
      [.init(charset.spell("│"), .faint)]
        + cells.flatMap { key, word -> [StyledLine.Span] in
          [
            .init(" " + charset.spell(key).padded(right: 5), .strong),
            .init(" " + word.padded(right: width), .faint),
          ]
        }
    )
  }

  /// The same in one line, for where no block fits.
  static let line =
    "  space pause  ←→ step  ↑↓ speed  0 start  l loop  r reverse  m reduce  v velocity  t stage  o skins  q stop"
}
