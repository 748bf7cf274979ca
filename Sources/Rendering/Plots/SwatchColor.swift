/// A colour as a terminal can show it.
struct SwatchColor {
  /// sRGB red, green, blue, each 0...255, and opacity 0...1.
  private let components: SIMD4<Double>

  /// Takes sRGB red, green, blue and opacity, each 0...1; what lies outside is shown as the nearest.
  init(_ color: SIMD4<Double>) {
    let clean = color.replacing(with: 0, where: .!(color .== color))
    let clamped = clean.clamped(lowerBound: .zero, upperBound: .one)
    components = clamped * [255, 255, 255, 1]
  }

  /// `#A253A2`.
  var hex: String {
    let digits = Array("0123456789ABCDEF")
    return (0..<3).reduce("#") { text, index in
      let byte = Int(components[index].rounded())
      return text + String([digits[byte / 16], digits[byte % 16]])
    }
  }

  /// The nearest of the terminal's 6 × 6 × 6 cube and its 24 greys.
  var terminalIndex: UInt8 {
    let levels = (0..<3).map { Self.nearestLevel(to: components[$0]) }
    let cube = SIMD4(Self.levels[levels[0]], Self.levels[levels[1]], Self.levels[levels[2]], components.w)
    let mean = (components.x + components.y + components.z) / 3
    let grey = min(max(((mean - 8) / 10).rounded(), 0), 23)
    let shade = 8 + 10 * grey
    if distance(to: [shade, shade, shade, components.w]) < distance(to: cube) {
      return UInt8(232 + Int(grey))
    }
    return UInt8(16 + 36 * levels[0] + 6 * levels[1] + levels[2])
  }

  /// 0...1: how light it is to the eye, transparent counting as dark.
  var lightness: Double {
    (0.299 * components.x + 0.587 * components.y + 0.114 * components.z) / 255 * components.w
  }

  var opacity: Double { components.w }

  /// A character as dense as a share between 0 and 1; never a blank, which would look like a hole.
  static func shade(_ share: Double, in charset: Charset) -> UInt32 {
    let scale: [Unicode.Scalar] =
      charset == .unicode ? ["░", "▒", "▓", "█"] : [".", ":", "-", "=", "+", "*", "#"]
    let level = (min(max(share, 0), 1) * Double(scale.count)).rounded(.down)
    return scale[min(Int(level), scale.count - 1)].value
  }

  private static let levels: [Double] = [0, 95, 135, 175, 215, 255]

  private static func nearestLevel(to value: Double) -> Int {
    levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
  }

  private func distance(to other: SIMD4<Double>) -> Double {
    let difference = components - other
    return (difference * difference).sum()
  }
}
