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
  package static func factor(size: Int, _ body: (Int) throws -> Void) rethrows -> Double {
    // The first time pays for what is made once, such as catalogues.
    try body(size)
    var (small, large) = (Double.infinity, Double.infinity)
    for _ in 0..<3 {
      small = min(small, try seconds { try body(size) })
      large = min(large, try seconds { try body(4 * size) })
      if large < 5 * small { break }
    }
    // What is over before a clock can tell has no slope.
    return large < 0.01 ? 1 : large / max(small, 0.001)
  }

  /// Processor time of this thread.
  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
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
