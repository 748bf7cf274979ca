import Motion
import Testing

@testable import Rendering

/// The velocity track below a channel: its numbers, its pictures, and what has none.
struct VelocityPlotTests {
  private func trace(_ kind: ValueKind, _ motion: any Trajectory, axis: Trace.Axis = .seconds) -> Trace {
    Trace(
      axis: axis,
      channels: [Trace.Channel(name: "x", kind: kind, trajectory: motion)],
      duration: motion.duration,
      settlingDuration: motion.settlingDuration
    )
  }

  private func linear(to end: SIMD4<Double>, duration: Double = 0.5) throws -> AnimatedTrajectory {
    AnimatedTrajectory(
      animation: try .curve(LinearCurve(), duration: duration),
      from: .zero,
      to: end
    )
  }

  @Test func `the velocity of a steady motion is its way over its time`() throws {
    let motion = try linear(to: [3, 0, 0, 0])
    let plot = Plot(trace(.number, motion), showsVelocity: true)
    #expect(plot.panels.map(\.title) == ["x", "x/s"])
    let velocity = plot.panels[1].series[0].signal
    for time in [0.01, 0.25, 0.49] { #expect(abs(velocity.value(time) - 6) < 1e-12) }
    #expect(velocity.toldValue(at: 0.6) == 0)
    #expect(plot.panels[1].extremes == 0...6)
  }

  @Test(arguments: [0.02, 0.1, 0.2, 0.4])
  func `the velocity of a spring is the slope of its curve`(time: Double) throws {
    let motion = AnimatedTrajectory(animation: try .spring(.bouncy), from: .zero, to: [1, 0, 0, 0])
    let plot = Plot(trace(.number, motion), showsVelocity: true)
    let value = plot.panels[0].series[0].signal
    let slope = (value.value(time + 1e-6) - value.value(time - 1e-6)) / 2e-6
    #expect(abs(plot.panels[1].series[0].signal.value(time) - slope) < 1e-4)
  }

  @Test func `an angle goes in degrees a second, a point in its parts`() throws {
    let angle = Plot(trace(.angle, try linear(to: [.pi, 0, 0, 0])), showsVelocity: true)
    #expect(abs(angle.panels[1].series[0].signal.value(0.1) - 360) < 1e-9)
    #expect(angle.panels[1].suffix == "°")
    let point = Plot(trace(.point, try linear(to: [1, -2, 0, 0])), showsVelocity: true)
    #expect(point.panels[1].series.map(\.name) == ["x", "y"])
    #expect(point.panels[1].series.map { $0.signal.value(0.1) } == [2, -4])
  }

  @Test(arguments: [ValueKind.bool, .choice(["a", "b"]), .color])
  func `what switches and what is a colour has no velocity`(kind: ValueKind) {
    let motion = StepTrajectory(from: .zero, to: [1, 0, 0, 0])
    #expect(Plot(trace(kind, motion), showsVelocity: true).panels.count == 1)
  }

  @Test func `a unit curve has a slope, and an upright one is a gap`() {
    let motion = CurveTrajectory(CircularCurve(.easeOut))
    let plot = Plot(trace(.number, motion, axis: .progress), showsVelocity: true)
    #expect(plot.panels[1].title == "x slope")
    #expect(plot.panels[1].gaps == 1)
    #expect(plot.panels[1].extremes.upperBound.isFinite)
  }

  @Test func `both tracks share one axis`() throws {
    let plot = Plot(trace(.number, try linear(to: [1, 0, 0, 0])), showsVelocity: true)
    let rows = plot.picture(width: 50, height: 12).rows
    #expect(rows.joined(separator: "\n") == Self.picture)
  }

  static let picture = """
      x 1.0 ┤ · · · · · · · · · · · · · · · ⢀⣀⡠⠤
            │                       ⣀⣀⠤⠤⠒⠒⠊⠉⠁
        0.5 ┤              ⢀⣀⡠⠤⠔⠒⠊⠉⠉              1.00
            │     ⢀⣀⣀⠤⠤⠒⠒⠉⠉⠁
        0.0 ┤⠤⠔⠒⠊⠉⠁ · · · · · · · · · · · · · ·
      x/s 2 ┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤
            │
          1 ┤                                     0.00
            │
          0 ┤ · · · · · · · · · · · · · · · · ·
            └┬────────────┬─────────────┬───────  s
             0           0.2           0.4
    """
}
