/// What is seen in a pixel: a colour of some strength, and the one it stands before.
struct StagePixel: Hashable, Sendable {
  /// Index in the terminal's table of 256, or ``trail``.
  var front: UInt8 = 0

  /// Sixteenths, 0...16; nothing is there at zero.
  var level: UInt8 = 0

  /// What shines through.
  var back: UInt8 = 0
  var hasBack = false

  static let empty = StagePixel()

  /// A dot of an outline or a path, where pixels are dots.
  static let trail = StagePixel(front: 1, level: full)

  static let full: UInt8 = 16

  /// From here on nothing shines through.
  static let solid: UInt8 = 14

  var isSolid: Bool { level >= Self.solid }

  /// Lays a colour over it.
  mutating func cover(with color: UInt8, level new: UInt8) {
    if new < Self.solid {
      if isSolid {
        (back, hasBack) = (front, true)
      } else if !hasBack, level >= 8 {
        (back, hasBack) = (front, true)
      }
    } else {
      hasBack = false
    }
    (front, level) = (color, new)
  }
}
