import Foundation
import Motion
import Rendering

/// A motion written down as a formula, so that no expectation leans on the engine.
struct FormulaTrajectory: Trajectory {
  var start: SIMD4<Double>
  var end: SIMD4<Double>
  var duration = 1.0
  var settlingDuration = 1.0
  var knots: [Double] = []
  var resolution = Double.infinity
  let formula: @Sendable (Double) -> SIMD4<Double>
  private let length: Double

  init(
    _ length: Double = 1,
    knots: [Double] = [],
    resolution: Double = .infinity,
    formula: @escaping @Sendable (Double) -> SIMD4<Double>
  ) {
    self.formula = formula
    self.knots = knots
    self.resolution = resolution
    self.length = length
    duration = length
    settlingDuration = length
    start = formula(0)
    end = formula(length)
  }

  /// The velocity is measured, since a formula has no derivative of its own.
  func state(at time: Double) -> MotionState {
    let step = 1e-6
    let velocity = (value(at: time + step) - value(at: time - step)) / (2 * step)
    return MotionState(value: value(at: time), velocity: velocity)
  }

  /// It stands still before its start and after its end.
  private func value(at time: Double) -> SIMD4<Double> { formula(min(max(time, 0), length)) }
}

extension Trace {
  /// A trace of one number.
  static func number(
    _ name: String = "value",
    _ length: Double = 1,
    marks: [Mark] = [],
    _ formula: @escaping @Sendable (Double) -> Double
  ) -> Trace {
    let motion = FormulaTrajectory(length, resolution: length / 16) { [formula($0), 0, 0, 0] }
    return Trace(
      channels: [Channel(name: name, kind: .number, trajectory: motion)],
      duration: length,
      settlingDuration: length,
      marks: marks
    )
  }
}

extension Picture {
  /// The picture as one text, for literal comparison.
  var text: String { rows.joined(separator: "\n") }
}
