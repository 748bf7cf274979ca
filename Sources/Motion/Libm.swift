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
  package static func exponential(_ x: Double) -> Double { exp(x) }
  package static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }
  package static func logarithm(_ x: Double) -> Double { log(x) }
  package static func logarithmOnePlus(_ x: Double) -> Double { log1p(x) }
  package static func sine(_ radians: Double) -> Double { sin(radians) }
  package static func cosine(_ radians: Double) -> Double { cos(radians) }
  package static func arcTangent(_ y: Double, over x: Double) -> Double { atan2(y, x) }
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  package static func cubeRoot(_ x: Double) -> Double { cbrt(x) }
}
