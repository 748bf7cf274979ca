import Testing

@testable import Motion

struct SequenceTests {
  private func step(_ from: Double, _ to: Double) -> StepTrajectory {
    StepTrajectory(from: [from, 0, 0, 0], to: [to, 0, 0, 0])
  }

  @Test func `each piece counts its own seconds, and at a border the new one shows`() throws {
    let line = AnimatedTrajectory(
      animation: try .curve(LinearCurve(), duration: 1),
      from: .zero,
      to: [10, 0, 0, 0]
    )
    var sequence = SequenceTrajectory(restingAt: [7, 0, 0, 0])
    #expect(sequence.state(at: 5).value.x == 7)
    #expect(sequence.duration == 0 && sequence.knots.isEmpty && sequence.end.x == 7)
    sequence.append(line, at: 2)
    sequence.append(line, at: 2.5)
    let values = [0, 2.0.nextDown, 2, 2.25, 2.5.nextDown, 2.5, 3, 3.5, 9].map {
      sequence.state(at: $0).value.x
    }
    #expect(zip(values, [7, 7, 0, 2.5, 5, 0, 5, 10, 10]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(values)")
    #expect(sequence.duration == 3.5 && sequence.settlingDuration == 3.5)
    #expect(sequence.start.x == 7 && sequence.end.x == 10)
    #expect(sequence.knots == [2, 2.5, 3.5])
  }

  @Test func `a piece at the instant of another takes its place`() {
    var sequence = SequenceTrajectory(restingAt: .zero)
    sequence.append(step(1, 2), at: 1)
    sequence.append(step(3, 4), at: 1)
    #expect(sequence.state(at: 1).value.x == 4 && sequence.knots == [1])
  }
}
