import Motion
import Testing

import Rendering

struct TraceSentencesTests {
  private func sentence(
    _ kind: ValueKind,
    _ length: Double = 1,
    knots: [Double] = [],
    _ formula: @escaping @Sendable (Double) -> SIMD4<Double>
  ) -> String? {
    let motion = FormulaTrajectory(length, knots: knots, resolution: 0.1, formula: formula)
    let channel = Trace.Channel(name: "it", kind: kind, trajectory: motion)
    let trace = Trace(channels: [channel], duration: length, settlingDuration: length)
    return TraceSentences.lines(for: trace).first
  }

  @Test func `a sentence says where from, where to, how long, and where it rests`() {
    #expect(
      sentence(.number, 0.48) { [0.96 + $0 / 12, 0, 0, 0] }
        == "it goes from 0.96 to 1 in 0.480 s, and comes to rest at 1 after 0.480 s."
    )
    #expect(
      sentence(.angle) { [$0 * .pi / 2, 0, 0, 0] }
        == "it goes from 0° to 90° in 1.000 s, and comes to rest at 90° after 1.000 s."
    )
    #expect(
      sentence(.color) { Value(kind: .color, components: [$0, 0, 0, 1]).animatableData }
        == "it goes from #000000 to #FF0000 in 1.000 s, and comes to rest at #FF0000 after 1.000 s."
    )
  }

  @Test func `it names the overshoot, along the line from start to end`() {
    // 1.2 at the top of the parabola, at 0.6.
    #expect(
      sentence(.number) {
        [1.2 - 1.2 * ($0 - 0.6) * ($0 - 0.6) / 0.36 + ($0 > 0.99999 ? 0.333_333_333_333_333 : 0), 0, 0, 0]
      }
        == "it goes from 0 to 1 in 1.000 s, overshoots by 20 % to 1.2 at 0.600 s, and comes to rest at 1 after 1.000 s."
    )
    #expect(
      sentence(.point) { [3 * $0 * (2.5 - 1.5 * $0), 4 * $0 * (2.5 - 1.5 * $0), 0, 0] }
        == "it goes from (0, 0) to (3, 4) in 1.000 s, overshoots by 4.2 % to (3.125, 4.167) at 0.833 s, and comes to rest at (3, 4) after 1.000 s."
    )
  }

  @Test func `what comes back is told by how far it goes, what stands still by where`() {
    #expect(
      sentence(.number) { [1 + $0 * (1 - $0), 0, 0, 0] }
        == "it starts at 1, moves as far as 1.25 at 0.500 s, and comes to rest at 1 after 1.000 s."
    )
    #expect(sentence(.size) { _ in [100, 44, 0, 0] } == "it stays at (100, 44).")
  }

  @Test func `switches are told one after the other`() {
    #expect(
      sentence(.bool, knots: [0.4]) { [$0 < 0.4 ? 0 : 1, 0, 0, 0] } == "it is false, true from 0.400 s."
    )
    #expect(
      sentence(.choice(["idle", "busy"]), knots: [0.1, 0.2, 0.3]) {
        [$0 < 0.1 || $0 >= 0.3 ? 0 : 1, 0, 0, 0]
      }
        == "it is idle, busy from 0.100 s, idle from 0.300 s."
    )
  }

  @Test func `what came within a thousandth of its end rests at the end, what was cut where it is`() {
    // At the instant of rest a spring is still a thousandth away; one cut short is a hundredth away.
    #expect(
      sentence(.number) { [$0 < 1 ? $0 : 0.999, 0, 0, 0] }?.hasSuffix("rest at 0.999 after 1.000 s.") == true
    )
    for (last, words) in [(0.999, "1"), (1.0009, "1"), (0.99, "0.99")] {
      var motion = FormulaTrajectory { [$0 * last, 0, 0, 0] }
      motion.end = [1, 0, 0, 0]
      let channel = Trace.Channel(name: "it", kind: .number, trajectory: motion)
      let trace = Trace(channels: [channel], duration: 1, settlingDuration: 1)
      let sentence = TraceSentences.lines(for: trace).first
      #expect(sentence?.hasSuffix("and comes to rest at \(words) after 1.000 s.") == true)
    }
  }

  @Test func `what takes no time happens at once, and what does not move stays`() {
    func told(_ name: String, _ kind: ValueKind, _ motion: any Trajectory) -> String? {
      let channel = Trace.Channel(name: name, kind: kind, trajectory: motion)
      return TraceSentences.lines(for: Trace(channels: [channel], duration: 0, settlingDuration: 0)).first
    }
    let jump = StepTrajectory(from: [0, 0, 0, 0], to: [1, 0, 0, 0])
    #expect(told("scale", .number, jump) == "scale goes from 0 to 1 at once.")
    #expect(told("isOn", .bool, jump) == "isOn goes from false to true at once.")
    #expect(told("scale", .number, ConstantTrajectory([1, 0, 0, 0])) == "scale stays at 1.")
    #expect(told("isOn", .bool, ConstantTrajectory([1, 0, 0, 0])) == "isOn stays true.")
  }

  @Test func `what never rests says so`() {
    var motion = FormulaTrajectory(resolution: 0.1) { [Libm.sine($0 * 2 * .pi), 0, 0, 0] }
    motion.duration = .infinity
    motion.settlingDuration = .infinity
    motion.end = [1, 0, 0, 0]
    let channel = Trace.Channel(name: "pulse", kind: .number, trajectory: motion)
    let trace = Trace(channels: [channel], duration: .infinity, settlingDuration: .infinity)
    #expect(TraceSentences.lines(for: trace) == ["pulse goes from 0 to 1, again and again, and never rests."])
  }
}
