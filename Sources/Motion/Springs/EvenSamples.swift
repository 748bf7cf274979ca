/// Evenly spaced samples of one spring, a fraction of a nanosecond each.
///
/// Samples of a linear equation at equal distances obey x(n+2) = c·x(n+1) − d·x(n), where c is the sum and
/// d the product of what the two modes keep over a step. Eight lanes run side by side, each stepping over
/// eight samples, and every 128 samples start anew from the closed form: rounding, which grows with the
/// square of the steps, stays within 1e-12 of it, scaled by |x| + |v|/ω at release.
///
/// The last digits differ from ``Spring/state(at:from:)``, so whatever shows a reader numbers at times
/// asks that; this is for sums, searches and fits over thousands of samples.
package struct EvenSamples: Sendable {
  private static let lanes = 8

  /// Blocks of eight samples from one start to the next.
  private static let blocksOfRun = 16

  private let spring: Spring
  private let start: Spring.State

  /// Seconds since release at the first sample.
  private let first: Double

  /// Seconds from one sample to the next.
  private let step: Double

  /// What eight samples, and the eight after them, hold of a unit of displacement and of velocity.
  private let holds: (SIMD8<Double>, SIMD8<Double>)
  private let pushes: (SIMD8<Double>, SIMD8<Double>)

  /// c and d of the recurrence, over eight samples.
  private let sum: Double
  private let product: Double

  /// Prepares samples at `first`, `first + step`, `first + 2·step`, …
  ///
  /// - Parameters:
  ///   - start: The state at release.
  ///   - first: Seconds since release; at least zero.
  ///   - step: Seconds; at least zero.
  package init(of spring: Spring, from start: Spring.State, at first: Double = 0, every step: Double) {
    self.spring = spring
    self.start = start
    self.first = first
    self.step = step
    let near = (0..<16).map { spring.propagator(over: Double($0) * step) }
    holds = (Self.lanes(near[..<8].map(\.hold)), Self.lanes(near[8...].map(\.hold)))
    pushes = (Self.lanes(near[..<8].map(\.push)), Self.lanes(near[8...].map(\.push)))
    sum = near[8].hold + near[8].keep
    product = Libm.exponential(-2 * spring.dampingRatio * spring.naturalFrequency * (8 * step))
  }

  private static func lanes(_ numbers: [Double]) -> SIMD8<Double> { SIMD8(numbers) }

  /// Returns the displacements from the target at a number of times, in the displacement's unit.
  package func displacements(count: Int) -> [Double] {
    guard count > 0 else { return [] }
    var result = [Double](repeating: 0, count: count)
    var span = result.mutableSpan
    var next = 0
    while next < count {
      let end = min(next + Self.lanes * Self.blocksOfRun, count)
      if isTrusted(from: next, to: end) {
        fill(&span, from: next, to: end)
      } else {
        for index in next..<end { span[index] = spring.state(at: time(index), from: start).displacement }
      }
      next = end
    }
    return result
  }

  private func time(_ index: Int) -> Double { first + Double(index) * step }

  /// Whether the recurrence keeps its promise over a run of samples.
  ///
  /// A phase of φ radians is known to φ·ε only, in the closed form too; where that is more than the
  /// promise, because nothing has damped the swing yet, both are right but not alike.
  private func isTrusted(from begin: Int, to end: Int) -> Bool {
    let (early, late) = (spring.naturalFrequency * time(begin), spring.naturalFrequency * time(end))
    guard late.isFinite, step >= 0, first >= 0 else { return false }
    guard spring.dampingRatio < 1 else { return true }
    return late * Libm.exponential(-spring.dampingRatio * early) < 1000
  }

  private func fill(_ span: inout MutableSpan<Double>, from begin: Int, to end: Int) {
    let state = spring.state(at: time(begin), from: start)
    var older = state.displacement * holds.0 + state.velocity * pushes.0
    var newer = state.displacement * holds.1 + state.velocity * pushes.1
    var index = begin
    while index < end {
      if index + Self.lanes <= end {
        for lane in 0..<Self.lanes { span[index + lane] = older[lane] }
      } else {
        for lane in 0..<(end - index) { span[index + lane] = older[lane] }
      }
      (older, newer) = (newer, sum * newer - product * older)
      index += Self.lanes
    }
  }
}
