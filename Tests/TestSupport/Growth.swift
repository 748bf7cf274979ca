#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How the time something takes grows with its size.
package enum Growth {
  /// The time for four times a size over the time for the size: 4 where time is in proportion, 16 where it
  /// is a square.
  ///
  /// It counts the thread's own processor time, so that other tests at the same moment do not disturb, and
  /// takes the best of up to three, so that what else disturbs hardly does.
  ///
  /// - Parameter size: Doubled until a clock can tell how long it takes.
  package static func factor(size: Int, _ body: (Int) throws -> Void) rethrows -> Double {
    // The first time pays for what is made once, such as catalogues.
    try body(size)
    var size = size
    while try seconds({ try body(4 * size) }) < least, size < largest { size *= 2 }
    var (small, large) = (Double.infinity, Double.infinity)
    for _ in 0..<3 {
      small = min(small, try seconds { try body(size) })
      large = min(large, try seconds { try body(4 * size) })
      if large < 5 * small { break }
    }
    return large / max(small, least / 100)
  }

  /// Seconds that can be told from nothing, and a size at which everybody would have noticed.
  private static let least = 0.01
  private static let largest = 1 << 20

  /// Processor time of this thread.
  package static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = now()
    try body()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
