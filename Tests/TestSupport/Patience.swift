#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How much longer than usual everything may take: under a sanitizer several times as long.
package enum Patience {
  /// One, unless `EASEL_PATIENCE` gives the tests in a pseudo terminal more than their ten seconds.
  package static let factor: Double = {
    guard let text = getenv("EASEL_PATIENCE"), let seconds = Double(String(cString: text)) else { return 1 }
    return max(1, seconds / 10)
  }()
}
