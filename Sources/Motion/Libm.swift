// The one file of the pure targets that imports C: everything else asks here.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The C library's elementary functions, under whole words.
package enum Libm {
  /// e to a power.
  package static func exponential(_ x: Double) -> Double { exp(x) }

  /// eˣ − 1, to every digit where x is small.
  package static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

  /// The natural logarithm.
  package static func logarithm(_ x: Double) -> Double { log(x) }

  /// ln(1 + x), to every digit where x is small.
  package static func logarithmOnePlus(_ x: Double) -> Double { log1p(x) }

  /// The sine of an angle in radians.
  package static func sine(_ radians: Double) -> Double { sin(radians) }

  /// The cosine of an angle in radians.
  package static func cosine(_ radians: Double) -> Double { cos(radians) }

  /// The angle of the point (x, y) in radians, −π to π.
  package static func arcTangent(_ y: Double, over x: Double) -> Double { atan2(y, x) }

  /// A number at least zero to any power.
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// The real cube root, with the sign of its argument.
  package static func cubeRoot(_ x: Double) -> Double { cbrt(x) }
}
