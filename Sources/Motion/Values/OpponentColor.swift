/// Colours as Oklab's cone responses, the space SwiftUI mixes colours in.
///
/// Oklab's three axes are a linear map of these cube roots, so a straight line here is a straight line
/// there and the map itself is not needed. Measured: sRGB red to blue has its middle at (140, 83, 162).
enum OpponentColor {
  /// Linear sRGB to cone responses, from Björn Ottosson's "A perceptual color space" (2020).
  private static let toCones: [SIMD4<Double>] = [
    [0.4122214708, 0.5363325363, 0.0514459929, 0],
    [0.2119034982, 0.6806995451, 0.1073969566, 0],
    [0.0883024619, 0.2817188376, 0.6299787005, 0],
  ]

  /// The inverse of that matrix to full precision; the published one is good to eight digits only.
  private static let fromCones: [SIMD4<Double>] = [
    [4.076741661347994, -3.3077115904081933, 0.2309699287294279, 0],
    [-1.268438004092176, 2.6097574006633715, -0.3413193963102196, 0],
    [-0.004196086541837109, -0.7034186144594496, 1.7076147009309448, 0],
  ]

  /// Returns premultiplied cube roots of the cone responses, and the opacity last.
  static func animatableData(of color: SIMD4<Double>) -> SIMD4<Double> {
    let linear = SIMD4(linear(color.x), linear(color.y), linear(color.z), 0)
    let opacity = color.w
    return [
      Libm.cubeRoot((toCones[0] * linear).sum()) * opacity,
      Libm.cubeRoot((toCones[1] * linear).sum()) * opacity,
      Libm.cubeRoot((toCones[2] * linear).sum()) * opacity,
      opacity,
    ]
  }

  /// Returns sRGB components and opacity, each limited to 0...1; no opacity is transparent black.
  static func components(of data: SIMD4<Double>) -> SIMD4<Double> {
    guard data.w > 0 else { return .zero }
    let roots = SIMD4(data.x, data.y, data.z, 0) / data.w
    let cones = roots * roots * roots
    return [
      encoded((fromCones[0] * cones).sum()),
      encoded((fromCones[1] * cones).sum()),
      encoded((fromCones[2] * cones).sum()),
      min(data.w, 1),
    ]
  }

  /// IEC 61966-2-1: one sRGB component made proportional to light.
  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : Libm.power((component + 0.055) / 1.055, 2.4)
  }

  /// IEC 61966-2-1: light as an sRGB component, limited to 0...1.
  private static func encoded(_ light: Double) -> Double {
    let component = light <= 0.0031308 ? light * 12.92 : 1.055 * Libm.power(light, 1 / 2.4) - 0.055
    return min(max(component, 0), 1)
  }
}
