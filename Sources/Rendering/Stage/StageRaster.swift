/// A grid of pixels that shapes are laid into, from the back to the front.
struct StageRaster {
  let columns: Int
  private(set) var pixels: [StagePixel]

  /// Whether pixels are dots, set or not, so that strength becomes how many of them are set.
  private let isDithered: Bool

  /// Bayer's order: how strong, in sixteenths, a pixel must be for its dot to be set.
  private static let thresholds: [UInt8] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  init(columns: Int, rows: Int, isDithered: Bool) {
    self.columns = columns
    self.isDithered = isDithered
    pixels = Array(repeating: .empty, count: columns * rows)
  }

  /// Sets a dot of an outline or a path.
  mutating func setTrail(at index: Int) { pixels[index] = .trail }

  /// Lays a shape over what is there.
  ///
  /// - Parameters:
  ///   - opacity: 0...1.
  ///   - color: Index in the terminal's table of 256.
  ///   - margin: Points around it that are cleared, so that it stands out from what is of its colour.
  mutating func draw(_ shape: StageShape, opacity: Double, color: UInt8, margin: Double) {
    let clears = opacity >= 0.5 ? margin : 0
    for row in shape.rows {
      let (first, step) = shape.walk(alongRow: row)
      for column in shape.columns {
        let distance = shape.distance(at: first + step * Double(column - shape.columns.lowerBound))
        let coverage = shape.coverage(at: distance)
        if coverage > 0 {
          let level = UInt8(min(max(coverage * opacity, 0), 1) * 16 + 0.5)
          set(row: row, column: column, color: color, level: level)
        } else if distance <= clears, distance > 0 {
          pixels[row * columns + column] = .empty
        }
      }
    }
  }

  @inline(__always)
  private mutating func set(row: Int, column: Int, color: UInt8, level: UInt8) {
    let index = row * columns + column
    guard isDithered else {
      if level > 0 { pixels[index].cover(with: color, level: level) }
      return
    }
    if level > Self.thresholds[(row & 3) << 2 | column & 3] {
      pixels[index] = StagePixel(front: 0, level: StagePixel.full)
    } else if level >= 8 || pixels[index].front == StagePixel.trail.front {
      pixels[index] = .empty
    }
  }
}
