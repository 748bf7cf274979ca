import Motion

/// What a transition changes about a view, on top of the view's own; in the order of the channels.
enum TransitionChannel: String, CaseIterable {
  case opacity
  case scale
  /// Points in the view's own units.
  case offset
  /// A radius in the view's own units.
  case blur

  var kind: ValueKind { self == .offset ? .point : .number }

  /// What leaves the view as it is.
  var rest: SIMD4<Double> { multiplies ? [1, 0, 0, 0] : .zero }

  /// Whether it multiplies what is below it, rather than adding to it.
  var multiplies: Bool { self == .opacity || self == .scale }

  /// Lays motions over each other; none leave the view as it is.
  func combined(_ motions: [any Trajectory]) -> any Trajectory {
    guard let first = motions.first else { return ConstantTrajectory(rest) }
    return motions.dropFirst().reduce(first) { below, motion in
      if multiplies { ProductTrajectory(below, times: motion) } else { SumTrajectory(below, plus: motion) }
    }
  }
}
