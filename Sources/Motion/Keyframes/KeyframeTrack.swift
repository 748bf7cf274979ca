/// One value led through keyframes.
///
/// The rules are those measured on SwiftUI's `KeyframeTimeline`: at a border the earlier keyframe counts,
/// both sides of a border share one velocity, and after the last keyframe its value stays.
package struct KeyframeTrack: Trajectory {
  /// A spring that had less time than it needs.
  package struct CutSpring: Hashable, Sendable {
    /// Which keyframe, counted from 0.
    package let index: Int

    /// When it is cut, in seconds of the track.
    package let time: Double

    /// The value it had reached, where the next keyframe starts or the track rests.
    package let reached: SIMD4<Double>

    /// The value it was on its way to.
    package let target: SIMD4<Double>

    /// When it would have settled, in seconds of the track; infinite without damping.
    package let settling: Double
  }

  /// The value before the track begins, in units of the channel.
  package let start: SIMD4<Double>

  /// The value it reaches and keeps.
  package let end: SIMD4<Double>

  /// Seconds; infinite with a spring that has no damping and no duration.
  package let duration: Double

  /// When each keyframe ends, in seconds.
  package let borders: [Double]

  /// The springs that had less time than they need, in order of time.
  package let cutSprings: [CutSpring]

  let segments: [KeyframeSegment]

  /// Works the keyframes out.
  ///
  /// - Parameters:
  ///   - start: The initial value, or the current one when a trigger comes in mid-run.
  ///   - velocity: Units a second that the value has at the start.
  ///   - settlingScale: What SwiftUI multiplies the quantity with before it looks at a spring's settling:
  ///     128 for angles in radians (measured), 1 for the rest.
  /// - Throws: ``ParameterError`` for a duration that is negative or not finite.
  package init(
    from start: SIMD4<Double>,
    velocity: SIMD4<Double> = .zero,
    keyframes: [Keyframe],
    settlingScale: Double = 1
  ) throws(ParameterError) {
    var steps: [Keyframe] = []
    for keyframe in keyframes { steps.append(try keyframe.checked()) }
    var builder = KeyframeBuilder(steps: steps, from: start, velocity: velocity, settlingScale: settlingScale)
    builder.build()
    self.start = start
    end = builder.value
    duration = builder.time
    segments = builder.segments
    borders = segments.map(\.end)
    cutSprings = builder.cutSprings
  }

  package func state(at time: Double) -> MotionState {
    guard time >= 0, let first = segments.first else { return MotionState(value: start, velocity: .zero) }
    if time == 0 { return first.startState }
    guard time <= duration else { return MotionState(value: end, velocity: .zero) }
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].end < time { low = middle + 1 } else { high = middle }
    }
    return segments[low].state(at: time)
  }

  package var settlingDuration: Double { duration }

  package var knots: [Double] {
    var knots = [0.0]
    for segment in segments {
      for knot in segment.knots + [segment.end] where knot > (knots.last ?? 0) && knot.isFinite {
        knots.append(knot)
      }
    }
    return knots
  }

  package var resolution: Double {
    let swings = segments.compactMap(\.halfSwing).min() ?? .infinity
    return min(swings, duration.isFinite && duration > 0 ? duration / 16 : swings)
  }

  /// The longest of several tracks, in seconds: how long their timeline lasts.
  package static func timelineDuration(_ tracks: [KeyframeTrack]) -> Double {
    tracks.map(\.duration).max() ?? 0
  }
}
