/// How fast a finger goes, from the last three places it was at.
///
/// Measured on SwiftUI's sampler: of the two stretches between three samples the older counts 0.75 and
/// the newest 0.25; two samples have one stretch, which counts whole.
package struct VelocityTracker: Sendable {
  private struct Sample: Sendable {
    /// Seconds.
    let time: Double
    let place: SIMD4<Double>
  }

  /// The newest last, three at most.
  private var samples: [Sample] = []

  /// Seconds that a finger is taken to go on for after it has let go (measured).
  package static let prediction = 0.25

  private static let olderShare = 0.75

  package init() {}

  /// Takes a place; one at the same instant replaces the last, and one from the past is passed over.
  ///
  /// - Parameter time: Seconds.
  package mutating func add(_ place: SIMD4<Double>, at time: Double) {
    if let last = samples.last {
      guard time >= last.time else { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append(Sample(time: time, place: place))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// Units a second; zero until there are two samples.
  package var velocity: SIMD4<Double> {
    guard samples.count > 1 else { return .zero }
    let newest = slope(before: samples.count - 1)
    guard samples.count > 2 else { return newest }
    let older = slope(before: samples.count - 2)
    return older * Self.olderShare + newest * (1 - Self.olderShare)
  }

  private func slope(before index: Int) -> SIMD4<Double> {
    let (from, to) = (samples[index - 1], samples[index])
    return (to.place - from.place) / (to.time - from.time)
  }

  /// Where a finger would come to rest that lets go at a place with a velocity in units a second.
  package static func predictedEnd(
    from place: SIMD4<Double>,
    velocity: SIMD4<Double>
  ) -> SIMD4<Double> { place + velocity * prediction }
}
