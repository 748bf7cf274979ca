import Testing

@testable import Motion

struct PhaseTests {
  static func linear(_ duration: Double) throws -> Animation { try .curve(LinearCurve(), duration: duration) }

  static func phase(_ value: Double, _ animation: Animation?) -> Phase {
    Phase(values: [[value, 0, 0, 0]], animation: animation)
  }

  static func value(_ run: PhaseRun, _ time: Double, _ property: Int = 0) -> Double {
    run.tracks[property].state(at: time).value.x
  }

  @Test func `a trigger runs through all phases and back to the first`() throws {
    let run = PhaseRun(
      phases: [
        Self.phase(0, try Self.linear(0.3)), Self.phase(10, try Self.linear(0.1)),
        Self.phase(-10, try Self.linear(0.2)),
      ],
      triggers: [1]
    )
    for (time, value) in [
      (0.5, 0.0), (1, 0), (1.05, 5), (1.1, 10), (1.2, 0), (1.3, -10), (1.45, -5), (1.6, 0), (9, 0),
    ] {
      #expect(abs(Self.value(run, time) - value) < 1e-12, "\(time)")
    }
    #expect(run.borders.map(\.phase) == [1, 2, 0])
    #expect(zip(run.borders, [1, 1.1, 1.3]).allSatisfy { abs($0.time - $1) < 1e-12 })
    #expect(abs(run.duration - 1.6) < 1e-12 && abs(run.settlingDuration - 1.6) < 1e-12)
  }

  /// Two springs end to end: the second starts at the first's response with its place and velocity.
  @Test func `springs hand over place and velocity at their logical completion`() throws {
    let run = PhaseRun(phases: [Self.phase(0, .default), Self.phase(1, try .spring(.bouncy))])
    let first = AnimatedTrajectory(animation: try .spring(.bouncy), from: .zero, to: [1, 0, 0, 0])
    let handover = first.state(at: 0.5)
    #expect(abs(handover.velocity.x) > 1e-2)
    let second = AnimatedTrajectory(
      animation: .default,
      from: handover.value,
      to: .zero,
      velocity: handover.velocity
    )
    for step in 0...20 {
      let time = Double(step) / 20
      #expect(abs(Self.value(run, 0.5 + time) - second.state(at: time).value.x) < 1e-12)
    }
    #expect(abs(run.duration - 1.05) < 1e-12 && run.settlingDuration > run.duration)
  }

  /// Measured: 0, −100, −100 and back runs without a hold.
  @Test func `a step that changes nothing takes no time`() throws {
    let slow = try Self.linear(1)
    let run = PhaseRun(phases: [Self.phase(0, slow), Self.phase(-100, slow), Self.phase(-100, slow)])
    #expect(abs(Self.value(run, 1.5) + 50) < 1e-9 && run.duration == 2)
  }

  @Test func `it takes time when another property changes`() throws {
    let slow = try Self.linear(1)
    let run = PhaseRun(
      phases: [
        Phase(values: [.zero, .zero], animation: slow),
        Phase(values: [[1, 0, 0, 0], .zero], animation: slow),
        Phase(values: [[1, 0, 0, 0], [5, 0, 0, 0]], animation: slow),
      ]
    )
    #expect(run.duration == 3 && Self.value(run, 1.5) == 1 && abs(Self.value(run, 1.5, 1) - 2.5) < 1e-12)
  }

  @Test func `nil jumps and goes straight on`() throws {
    let run = PhaseRun(
      phases: [Self.phase(0, try Self.linear(1)), Self.phase(100, nil), Self.phase(50, try Self.linear(0.5))]
    )
    #expect(Self.value(run, -0.01) == 0 && Self.value(run, 0) == 100)
    #expect(abs(Self.value(run, 0.25) - 75) < 1e-12 && run.duration == 1.5)
  }

  @Test func `in mid-run nil jumps by the whole change, as it does everywhere, and the run ends in place`()
    throws
  {
    let phases = [
      Phase(values: [.zero], animation: try .curve(LinearCurve(), duration: 1)),
      Phase(values: [[10, 0, 0, 0]], animation: nil),
    ]
    let run = PhaseRun(phases: phases, triggers: [0, 0.5, 0.75])
    // Half way back, 5 and 10 more; a quarter second on, of that 3/4 are left of 10 + 2.5, and 10 more.
    for (time, value) in [(0, 10), (0.25, 7.5), (0.5, 15), (0.75, 0.75 * 12.5 + 10), (1.75, 0), (9, 0)] {
      #expect(abs(run.tracks[0].state(at: time).value.x - value) < 1e-9, "\(time)")
    }
    #expect(run.duration == 1.75)
  }

  @Test func `a property that cannot move switches when its phase is entered`() throws {
    let slow = try Self.linear(1)
    let run = PhaseRun(
      phases: [
        Phase(values: [.zero, .zero], animation: slow),
        Phase(values: [[1, 0, 0, 0], [1, 0, 0, 0]], animation: slow),
      ],
      interpolates: [true, false]
    )
    #expect(Self.value(run, 0, 1) == 1 && Self.value(run, 0.99, 1) == 1 && Self.value(run, 1, 1) == 0)
    #expect(abs(Self.value(run, 0.5) - 0.5) < 1e-12)
  }

  @Test func `a trigger in mid-run goes back to the first step from where the values are`() throws {
    let slow = try Self.linear(1)
    let run = PhaseRun(
      phases: [Self.phase(0, slow), Self.phase(100, slow), Self.phase(200, slow)],
      triggers: [0, 1.5]
    )
    #expect(abs(Self.value(run, 1.5) - 150) < 1e-9)
    #expect(run.borders.map(\.phase) == [1, 2, 1, 2, 0] && run.duration == 4.5)
    #expect(Self.value(run, 2.5) == 100)
    let again = PhaseRun(phases: [Self.phase(0, slow), Self.phase(100, slow)], triggers: [0, 0.5])
    // The old motion runs on to 100 below the new one to 100, so nothing bends, but the step lasts on.
    #expect(again.borders.map(\.time) == [0, 0.5, 1.5])
  }

  @Test func `a trigger after the end starts a new run`() throws {
    let run = PhaseRun(
      phases: [Self.phase(0, try Self.linear(1)), Self.phase(1, try Self.linear(1))],
      triggers: [0, 5]
    )
    #expect(Self.value(run, 3) == 0 && abs(Self.value(run, 5.5) - 0.5) < 1e-12 && run.duration == 7)
  }

  @Test func `a loop of curves repeats exactly`() throws {
    let run = PhaseRun(looping: [Self.phase(0, try Self.linear(0.3)), Self.phase(10, try Self.linear(0.1))])
    #expect(run.duration == .infinity && run.settlingDuration == .infinity && run.ending == .none)
    for cycle in [0.0, 1, 2, 10, 1e6] {
      #expect(abs(Self.value(run, 0.05 + 0.4 * cycle) - 5) < 1e-4 * (cycle > 100 ? 1 : 1e-6))
      #expect(abs(Self.value(run, 0.25 + 0.4 * cycle) - 5) < 1e-4 * (cycle > 100 ? 1 : 1e-6))
    }
    #expect(run.borders(until: 4.05).count == 21)
    #expect(run.borders(until: 0.85).map(\.phase) == [1, 0, 1, 0, 1])
  }

  @Test func `a loop of springs settles into a cycle and is continuous through its border`() throws {
    let phases = [
      Self.phase(0, try .spring(.bouncy)), Self.phase(10, try .spring(.snappy)), Self.phase(4, .default),
    ]
    let run = PhaseRun(looping: phases)
    let loop = try #require(run.loop)
    let before = run.tracks[0].state(at: (loop.start + loop.period).nextDown)
    let after = run.tracks[0].state(at: loop.start + loop.period)
    #expect(abs(before.value.x - after.value.x) < 1e-10 && abs(before.velocity.x - after.velocity.x) < 1e-9)
    // The same phases, triggered again and again, are the loop without its folding.
    let unfolded = PhaseRun(phases: phases, triggers: (0..<40).map { Double($0) * 1.55 })
    for step in 0..<200 {
      let time = Double(step) * 0.2513
      #expect(abs(Self.value(run, time) - Self.value(unfolded, time)) < 1e-9, "\(time)")
    }
  }

  @Test func `cycles that take no time end the loop`() throws {
    let still = PhaseRun(looping: [Self.phase(3, .default), Self.phase(3, .default)])
    #expect(still.ending == .idleCycle && still.duration == 0 && Self.value(still, 1) == 3)
    let flicker = PhaseRun(looping: [Self.phase(3, nil), Self.phase(4, nil)])
    #expect(flicker.ending == .idleCycle && Self.value(flicker, 1) == 3)
    let alone = PhaseRun(looping: [Self.phase(3, .default)])
    #expect(alone.ending == .onePhase && Self.value(alone, 1) == 3)
    #expect(PhaseRun(looping: []).tracks.isEmpty)
    #expect(PhaseRun(phases: [Self.phase(3, .default)]).ending == .onePhase)
  }

  @Test func `a phase that repeats for ever is never left`() throws {
    let run = PhaseRun(looping: [Self.phase(0, .default), Self.phase(1, try Self.linear(1).repeated())])
    #expect(run.duration == .infinity && run.ending == .none && run.loop == nil)
    #expect(abs(Self.value(run, 100.25) - 0.25) < 1e-9)
  }

  @Test func `a loop without damping still answers`() throws {
    let run = PhaseRun(
      looping: [Self.phase(0, try .spring(Spring(response: 0.37, dampingRatio: 0))), Self.phase(1, .default)]
    )
    for time in [0, 1, 1e3, 1e9, .infinity] { #expect(Self.value(run, time).isFinite) }
    _ = run.tracks[0].knots
    _ = Measures(of: run.tracks[0], along: .component(0))
  }
}
