/// How a stage is made of characters.
struct StageInk: Sendable {
  /// Pixels beside and above each other in a cell.
  let across: Int
  let down: Int

  /// Whether pixels are dots of a braille character.
  let isDotted: Bool
  let isColored: Bool
  let charset: Charset

  /// The style of outlines and paths.
  let trail: PlotStyle

  /// The character for each set of pixels; the one in row r and column c has the bit r · across + c.
  private let glyphs: [UInt32]

  /// Characters that are a quarter, a half and three quarters full, and a full one.
  private let shades: [UInt32]

  /// Blocks where there are colours or the reader asked for them, else dots.
  init(_ options: PlotOptions) {
    charset = options.charset
    isColored = options.color
    let isASCII = options.charset == .ascii || options.style.isASCII
    isDotted = !isASCII && !options.color && options.style == .braille
    trail = isASCII ? .ascii : .braille
    (across, down) = isDotted ? (2, 4) : (2, 2)
    let marks = isASCII ? Self.marks : Self.quarters
    glyphs = isDotted ? PlotStyle.braille.glyphs : marks.map(\.value)
    shades = (isASCII ? [".", ":", "+", "#"] : ["░", "▒", "▓", "█"] as [Unicode.Scalar]).map(\.value)
  }

  private static let quarters: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
  private static let marks: [Unicode.Scalar] = [
    " ", "'", "'", "\"", ".", "|", "#", "#", ".", "#", "|", "#", ".", "#", "#", "#",
  ]
}

extension StageInk {
  /// The cell at a place of the grid; nil where nothing is.
  func cell(of raster: StageRaster, row: Int, column: Int) -> Cell? {
    isDotted ? dots(of: raster, row, column) : block(of: raster, row, column)
  }

  private func dots(of raster: StageRaster, _ row: Int, _ column: Int) -> Cell? {
    var (mask, isShape) = (0, false)
    for line in 0..<4 {
      let first = (row * 4 + line) * raster.columns + column * 2
      for side in 0..<2 where raster.pixels[first + side].level > 0 {
        mask |= 1 << (line * 2 + side)
        isShape = isShape || raster.pixels[first + side].front != StagePixel.trail.front
      }
    }
    return mask == 0 ? nil : Cell(scalar: glyphs[mask], role: isShape ? .plain : .faint)
  }

  private func block(of raster: StageRaster, _ row: Int, _ column: Int) -> Cell? {
    let first = row * 2 * raster.columns + column * 2
    let (upper, lower) = (raster.pixels[first], raster.pixels[first + raster.columns])
    let four = [upper, raster.pixels[first + 1], lower, raster.pixels[first + raster.columns + 1]]
    if four == [.empty, .empty, .empty, .empty] { return nil }
    return four.allSatisfy { $0.level == 0 || $0.isSolid } ? edge(of: four) : shade(of: four)
  }

  /// Solid pixels and empty ones: a piece of a block, of at most two colours.
  private func edge(of four: [StagePixel]) -> Cell? {
    guard let color = four.first(where: \.isSolid)?.front else { return nil }
    var (mask, other) = (0, UInt8?.none)
    for (place, pixel) in four.enumerated() where pixel.isSolid {
      if pixel.front == color { mask |= 1 << place } else { other = pixel.front }
    }
    if let other, isColored, charset == .unicode, four.allSatisfy(\.isSolid) {
      return Cell(scalar: glyphs[mask], role: .pair(front: color, back: other))
    }
    let all = four.indices.reduce(0) { $0 | (four[$1].isSolid ? 1 << $1 : 0) }
    return Cell(scalar: glyphs[all], role: role(of: color))
  }

  /// Pixels something shines through: the whole cell as dense as they are strong together.
  private func shade(of four: [StagePixel]) -> Cell? {
    let level = four.reduce(0) { $0 + Int($1.level) } / 4
    guard let front = four.first(where: { $0.level > 0 && !$0.isSolid }) else { return nil }
    let back =
      four.first(where: \.hasBack)?.back ?? four.first { $0.isSolid && $0.front != front.front }?.front
    if let back, isColored, charset == .unicode {
      return Cell(scalar: shade(Int(front.level)), role: .pair(front: front.front, back: back))
    }
    return level < 2 ? nil : Cell(scalar: shade(level), role: role(of: front.front))
  }

  private func shade(_ level: Int) -> UInt32 { shades[level < 6 ? 0 : level < 10 ? 1 : level < 14 ? 2 : 3] }

  private func role(of color: UInt8) -> Role { isColored ? .swatch(color) : .plain }
}
