import Testing

@testable import Motion

struct KeyframeLawTests {
  /// Every kind after every kind, with and without given velocities, in two components.
  static let kinds: [Keyframe] = [
    .linear(to: [3, -1, 0, 0], duration: 0.2),
    .linear(to: [-2, 4, 0, 0], duration: 0.3, curve: BezierCurve.easeInOut),
    .cubic(to: [5, 2, 0, 0], duration: 0.25),
    .cubic(to: [1, 0, 0, 0], duration: 0.15, startVelocity: [7, -3, 0, 0], endVelocity: [-20, 5, 0, 0]),
    .spring(to: [4, 4, 0, 0], duration: 0.28, spring: .bouncy),
    .spring(to: [-1, 2, 0, 0], spring: .snappy),
    .spring(to: [2, 2, 0, 0], duration: 0.3, spring: .smooth, startVelocity: [50, 0, 0, 0]),
    .move(to: [9, 9, 0, 0]),
  ]

  static let tracks: [KeyframeTrack] = {
    var tracks: [KeyframeTrack] = []
    for first in kinds {
      for second in kinds {
        for third in kinds {
          if let track = try? KeyframeTrack(
            from: [1, 2, 0, 0],
            velocity: [6, -6, 0, 0],
            keyframes: [first, second, third]
          ) {
            tracks.append(track)
          }
        }
      }
    }
    return tracks
  }()

  @Test func `velocity is the derivative inside every segment`() {
    #expect(Self.tracks.count == 512)
    for track in Self.tracks {
      for step in 1..<60 {
        let time = track.duration * (Double(step) + 0.37) / 60
        let h = 1e-6
        guard !track.knots.contains(where: { abs($0 - time) < 2 * h }) else { continue }
        let slope = (track.state(at: time + h).value - track.state(at: time - h).value) / (2 * h)
        let off = track.state(at: time).velocity - slope
        #expect(max(off.max(), -off.min()) < 1e-5 * (1 + length(slope)))
      }
    }
  }

  @Test func `only a jump breaks the value`() {
    for track in Self.tracks {
      for (previous, segment) in zip(track.segments, track.segments.dropFirst()) {
        if case .jump = previous.path { continue }
        let before = track.state(at: segment.start).value
        let after = track.state(at: segment.start + 1e-9).value
        if case .jump = segment.path {
          #expect(segment.target == [9, 9, 0, 0])
        } else if segment.duration > 1e-9 {
          #expect(length(after - before) < 1e-6, "\(segment)")
        }
      }
    }
  }

  /// Where neither side was given a velocity of its own, both sides have the same.
  @Test func `both sides of a border share one velocity`() throws {
    let free = [Self.kinds[0], Self.kinds[2], Self.kinds[4], Self.kinds[5]]
    for first in free {
      for second in [Self.kinds[2], Self.kinds[4], Self.kinds[5]] {
        let track = try KeyframeTrack(from: [1, 2, 0, 0], keyframes: [first, second, Self.kinds[2]])
        let border = track.segments[1].start
        let before = track.segments[0].state(at: border).velocity
        let after = track.segments[1].state(at: border).velocity
        #expect(length(before - after) < 1e-9 * (1 + length(before)))
      }
    }
  }

  @Test func `a given velocity counts on both sides`() throws {
    let kick: SIMD4<Double> = [30, 0, 0, 0]
    let incoming = try KeyframeTrack(
      from: .zero,
      keyframes: [
        .cubic(to: [1, 0, 0, 0], duration: 0.2),
        .cubic(to: [2, 0, 0, 0], duration: 0.3, startVelocity: kick),
      ]
    )
    #expect(incoming.segments[0].endState.velocity == kick)
    let outgoing = try KeyframeTrack(
      from: .zero,
      keyframes: [
        .cubic(to: [1, 0, 0, 0], duration: 0.2, endVelocity: kick), .cubic(to: [2, 0, 0, 0], duration: 0.3),
      ]
    )
    #expect(outgoing.segments[1].startState.velocity == kick)
  }

  /// Catmull-Rom on uneven knots: (v2 − v0)/(t2 − t0).
  @Test func `between two cubics the velocity is the slope across both`() throws {
    let track = try KeyframeTrack(
      from: [2, 0, 0, 0],
      keyframes: [.cubic(to: [7, 0, 0, 0], duration: 0.2), .cubic(to: [4, 0, 0, 0], duration: 0.3)]
    )
    #expect(abs(track.state(at: 0.2).velocity.x - 4) < 1e-12)
    #expect(track.state(at: 0).velocity.x == 0 && track.state(at: 0.5).velocity.x == 0)
  }

  /// Easel's own: a spring counts with its duration, or with the settling time of its distance.
  @Test func `before a spring a cubic leans towards where that leads`() throws {
    let timed = try KeyframeTrack(
      from: .zero,
      keyframes: [.cubic(to: [1, 0, 0, 0], duration: 0.2), .spring(to: [3, 0, 0, 0], duration: 0.3)]
    )
    #expect(abs(timed.segments[0].endState.velocity.x - 6) < 1e-12)
    let free = try KeyframeTrack(
      from: .zero,
      keyframes: [.cubic(to: [1, 0, 0, 0], duration: 0.2), .spring(to: [3, 0, 0, 0])]
    )
    // A critical spring of half a second over 2 units is below 0.0001 from 1.0 s on.
    #expect(abs(free.segments[0].endState.velocity.x - 3 / 1.2) < 1e-12)
  }

  @Test func `after a linear keyframe a cubic takes its slope, after a move it stands`() throws {
    let slope = try KeyframeTrack(
      from: .zero,
      keyframes: [
        .linear(to: [1, 0, 0, 0], duration: 0.5, curve: BezierCurve.easeIn), .cubic(to: .zero, duration: 0.3),
      ]
    )
    #expect(abs(slope.segments[1].startState.velocity.x - 2 / 0.58) < 1e-12)
    let moved = try KeyframeTrack(
      from: .zero,
      velocity: [5, 0, 0, 0],
      keyframes: [.move(to: [1, 0, 0, 0]), .cubic(to: [2, 0, 0, 0], duration: 0.3)]
    )
    #expect(moved.segments[1].startState.velocity == .zero)
    #expect(moved.state(at: 0).value == .zero && moved.state(at: 1e-9).value.x >= 1)
  }

  @Test func `a spring that is cut says so`() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.15)
    let track = try KeyframeTrack(
      from: .zero,
      keyframes: [
        .linear(to: [1, 0, 0, 0], duration: 0.1), .spring(to: [10, 0, 0, 0], duration: 0.25, spring: spring),
        .cubic(to: .zero, duration: 0.3),
      ]
    )
    let cut = try #require(track.cutSprings.first)
    #expect(track.cutSprings.count == 1 && cut.index == 1 && abs(cut.time - 0.35) < 1e-12)
    #expect(cut.target == [10, 0, 0, 0] && cut.reached == track.state(at: 0.35).value)
    #expect(cut.reached.x < 9.99 && cut.settling > 0.6)
    let whole = try KeyframeTrack(
      from: .zero,
      keyframes: [.spring(to: [1, 0, 0, 0]), .spring(to: .zero, duration: 9)]
    )
    #expect(whole.cutSprings.isEmpty)
  }

  /// Angles reach SwiftUI's epsilon later, because their data are radians times 128 (measured).
  @Test func `a scaled quantity takes a spring longer`() throws {
    let spring = try Spring(duration: 0.4, bounce: 0.3)
    let plain = try KeyframeTrack(from: .zero, keyframes: [.spring(to: [10, 0, 0, 0], spring: spring)])
    let scaled = try KeyframeTrack(
      from: .zero,
      keyframes: [.spring(to: [10, 0, 0, 0], spring: spring)],
      settlingScale: 128
    )
    let decay = spring.dampingRatio * spring.naturalFrequency
    #expect(abs(scaled.duration - plain.duration - Libm.logarithm(128) / decay) < 1e-12)
  }

  @Test func `no keyframes, no time, no damping`() throws {
    let empty = try KeyframeTrack(from: [4, 0, 0, 0], keyframes: [])
    #expect(empty.duration == 0 && empty.state(at: 0).value.x == 4 && empty.state(at: 9).value.x == 4)
    let jumps = try KeyframeTrack(
      from: .zero,
      keyframes: [
        .cubic(to: [1, 0, 0, 0], duration: 0), .linear(to: [2, 0, 0, 0], duration: 0),
        .spring(to: [3, 0, 0, 0], duration: 0),
      ]
    )
    #expect(jumps.duration == 0 && jumps.state(at: 0).value.x == 0 && jumps.state(at: 1e-9).value.x == 3)
    let endless = try KeyframeTrack(
      from: .zero,
      keyframes: [
        .spring(to: [1, 0, 0, 0], spring: Spring(response: 1, dampingRatio: 0)),
        .cubic(to: [5, 0, 0, 0], duration: 1),
      ]
    )
    #expect(endless.duration == .infinity)
    #expect(abs(endless.state(at: 0.5).value.x - 2) < 1e-12 && endless.state(at: 1e12).value.x.isFinite)
    _ = (endless.knots, endless.resolution, Measures(of: endless, along: .component(0)))
  }

  @Test func `an upright curve hands on no infinite velocity`() throws {
    let track = try KeyframeTrack(
      from: .zero,
      keyframes: [
        .linear(to: [1, 0, 0, 0], duration: 0.2, curve: CircularCurve(.easeIn)),
        .cubic(to: [2, 0, 0, 0], duration: 0.2),
        .linear(to: [3, 0, 0, 0], duration: 0.2, curve: CircularCurve(.easeOut)),
      ]
    )
    for step in 0...100 {
      let value = track.state(at: Double(step) * 0.006).value.x
      #expect(value.isFinite && (-1...4).contains(value))
    }
  }

  @Test func `a bad duration is refused`() {
    for duration in [-0.1, .nan, .infinity] {
      #expect(throws: ParameterError.self) {
        try KeyframeTrack(from: .zero, keyframes: [.cubic(to: .zero, duration: duration)])
      }
    }
  }

  @Test func `a repeated timeline jumps back and the earlier run counts at the border`() throws {
    let track = try KeyframeTrack(from: .zero, keyframes: [.linear(to: [1, 0, 0, 0], duration: 0.5)])
    let loop = RepeatingTrajectory(track, period: 0.8)
    #expect(loop.state(at: 0.7).value.x == 1 && loop.state(at: 0.8).value.x == 1)
    #expect(loop.state(at: 1.6).value.x == 1 && loop.state(at: 1.6 + 1e-9).value.x < 1e-6)
    #expect(abs(loop.state(at: 0.8 + 0.25).value.x - 0.5) < 1e-12)
    #expect(abs(loop.state(at: 8e6 + 0.25).value.x - 0.5) < 1e-6)
    #expect(loop.duration == .infinity && loop.state(at: .infinity).value.x == 1)
    #expect(loop.knots == loop.knots.sorted() && Set(loop.knots).count == loop.knots.count)
    #expect(RepeatingTrajectory(track, period: 0).state(at: 0.25).value.x == 0.5)
  }

  @Test func `ten thousand keyframes are found by halving`() throws {
    let steps = (1...10_000).map { Keyframe.linear(to: [Double($0), 0, 0, 0], duration: 0.01) }
    let track = try KeyframeTrack(from: .zero, keyframes: steps)
    for step in stride(from: 0.0, through: 10_000, by: 37.5) {
      #expect(abs(track.state(at: step / 100).value.x - step) < 1e-6)
    }
  }

  @Test func `a cubic keyframe ends on its target to the last digit`() throws {
    for index in 1...200 {
      let (from, to) = (0.1 * Double(index), 0.7 / Double(index))
      let track = try KeyframeTrack(
        from: [from, 0, 0, 0],
        keyframes: [.cubic(to: [to, 0, 0, 0], duration: 0.3, startVelocity: [3, 0, 0, 0])]
      )
      #expect(track.state(at: track.duration).value.x == to)
    }
  }

  /// ln((|10·ζω − 100| + 10)/0.0001)/ζω with ζω = 0.7·4π: the linear keyframe arrives with 100 a second.
  @Test func `a spring keyframe takes longer or shorter for the velocity it comes with`() throws {
    let track = try KeyframeTrack(
      from: .zero,
      keyframes: [
        .linear(to: [10, 0, 0, 0], duration: 0.1), .spring(to: [20, 0, 0, 0], spring: .bouncy),
      ]
    )
    #expect(abs(track.duration - 0.1 - 1.3986298668830748) < 1e-9)
  }
}
