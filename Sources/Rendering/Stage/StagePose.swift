/// How a shape stands at an instant, in points of the screen: x to the right, y downwards.
struct StagePose: Hashable, Sendable {
  /// Its middle.
  var center: SIMD2<Double> = .zero

  /// Width and height before it is scaled; a view that says nothing is 100 × 44.
  var size: SIMD2<Double> = [100, 44]

  /// Factors of the width and the height.
  var scale: SIMD2<Double> = .one

  /// Radians, clockwise.
  var rotation = 0.0

  /// Radius of the corners before it is scaled.
  var cornerRadius = 8.0

  /// 0...1.
  var opacity = 1.0

  /// How far the edge is softened, to either side.
  var blur = 0.0

  /// sRGB red, green, blue and opacity, each 0...1; nil takes the colour of its place.
  var color: SIMD4<Double>?
}

extension StagePose {
  /// Farther than this is as good as out of sight, and keeps sums of places finite; points.
  static let farthest = 1e9

  /// Half of the width and the height as they are seen, before it is turned.
  var halfExtents: SIMD2<Double> {
    let extents = size * scale / 2
    let positive = extents.replacing(with: -extents, where: extents .< 0)
    return positive.clamped(lowerBound: .zero, upperBound: SIMD2(repeating: Self.farthest))
  }

  /// Radius of the corners as they are seen.
  var seenRadius: Double {
    let half = halfExtents
    let factor = min(abs(scale.x), abs(scale.y))
    return min(max(cornerRadius * factor, 0), min(half.x, half.y))
  }

  /// Whether there is anything to be seen of it.
  var isVisible: Bool { opacity * (color?.w ?? 1) >= 0.05 && halfExtents.min() > 0 }
}
