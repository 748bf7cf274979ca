/// Which part of the world is seen in a grid of pixels, the same for as long as it is looked at.
struct StageCamera: Hashable, Sendable {
  /// Pixels beside and above each other.
  let columns: Int
  let rows: Int

  /// Pixels a point, across and down.
  let scale: SIMD2<Double>

  /// The pixel place of the world's origin.
  let origin: SIMD2<Double>

  /// The share of the grid that stays free at each side.
  private static let padding = 0.06

  /// Frames a part of the world in the middle of a grid.
  ///
  /// - Parameters:
  ///   - columns: Columns of cells.
  ///   - rows: Rows of cells, each twice as high as a column is wide.
  ///   - pixels: Pixels beside and above each other in a cell.
  init(on bounds: StageBounds, columns: Int, rows: Int, pixels: (across: Int, down: Int)) {
    self.columns = columns * pixels.across
    self.rows = rows * pixels.down
    let room = SIMD2(Double(columns), Double(rows) * 2) * (1 - 2 * Self.padding)
    let size = bounds.isEmpty ? .one : bounds.high - bounds.low
    // Columns a point; what has no width or height must not divide by it.
    let zoom = min(room.x / max(size.x, 1e-3), room.y / max(size.y, 1e-3))
    scale = [zoom * Double(pixels.across), zoom / 2 * Double(pixels.down)]
    let middle = bounds.isEmpty ? .zero : (bounds.low + bounds.high) / 2
    origin = SIMD2(Double(self.columns), Double(self.rows)) / 2 - middle * scale
  }

  /// The place of a point in the grid, in pixels; a pixel's middle is at a half.
  func pixel(of point: SIMD2<Double>) -> SIMD2<Double> { origin + point * scale }

  /// The pixels of a line of them that a stretch may touch.
  static func pixels(from low: Double, to high: Double, of count: Int) -> Range<Int> {
    let first = min(max(low.rounded(.down), 0), Double(count))
    let last = min(max(high.rounded(.up), 0), Double(count))
    guard first < last else { return 0..<0 }
    return Int(first)..<Int(last)
  }
}
