import Language
import Motion

extension ClipKind {
  static let curve = ClipKind(
    kind: .curve,
    summary: "a unit curve over its own progress",
    example: "plot UnitCurve.easeInOut"
  ) { resolver throws(Diagnostic) in try resolver.curveClip() }
}

extension ClipResolver {
  /// `UnitCurve.easeIn`, `steps(4)`: a curve over its own progress.
  fileprivate func curveClip() throws(Diagnostic) -> Clip? {
    guard let typed, typed.type == .curve else { return nil }
    try clauses.refuse(["from", "to", "velocity", "with"], for: "a unit curve")
    let (datum, notes) = try evaluate(typed)
    guard case .curve(let curve) = datum else { return nil }
    let trajectory = CurveTrajectory(curve)
    let trace = Trace(
      axis: .progress,
      channels: [.init(name: "value", kind: .number, trajectory: trajectory)],
      duration: trajectory.duration,
      settlingDuration: trajectory.settlingDuration,
      notes: notes
    )
    return Clip(label: label, kind: .curve, trace: trace)
  }
}
