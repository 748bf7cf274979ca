import Motion
import Rendering

extension Trace {
  /// A trace of channels that are formulas, each a second long.
  static func channels(_ channels: [(name: String, kind: ValueKind, formula: Formula)]) -> Trace {
    Trace(
      channels: channels.map { name, kind, formula in
        let motion = FormulaTrajectory(resolution: 1 / 16) { time in
          Value(kind: kind, components: formula(time)).animatableData
        }
        return Channel(name: name, kind: kind, trajectory: motion)
      },
      duration: 1,
      settlingDuration: 1
    )
  }

  /// Seconds to a value in the user's terms.
  typealias Formula = @Sendable (Double) -> SIMD4<Double>
}

extension Stage {
  /// A second of channels that are formulas.
  init(_ channels: [(name: String, kind: ValueKind, formula: Trace.Formula)]) {
    self.init([(name: "", trace: .channels(channels))], end: 1)
  }
}
