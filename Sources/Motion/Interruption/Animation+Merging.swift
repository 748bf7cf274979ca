/// How an animation behaves beside others (likely: read from open reimplementations of SwiftUI; that
/// springs keep velocity and curves add up is measured).
extension Animation {
  /// What becomes of the motion that runs when the animation starts.
  enum Merging: Hashable, Sendable {
    /// It goes on for a delay in seconds, then this one takes over.
    case replaces(after: Double)

    /// It goes on below, and this one is laid over it.
    case addsUp
  }

  /// Springs replace; curves, `interpolatingSpring` and whatever repeats add up.
  var merging: Merging {
    guard case .spring = base else { return .addsUp }
    var delay = 0.0
    for modifier in modifiers {
      switch modifier {
      case .delay(let seconds): delay += seconds
      case .speed(let factor): delay /= factor
      case .repeating: return .addsUp
      case .logicallyComplete: break
      }
    }
    return .replaces(after: delay)
  }

  /// Whether a spring that interrupts this animation starts with its velocity: a spring, bare or under
  /// a speed.
  package var keepsVelocity: Bool {
    guard case .spring = base else { return false }
    return modifiers.allSatisfy { modifier in
      switch modifier {
      case .speed, .logicallyComplete: true
      case .delay, .repeating: false
      }
    }
  }

  /// Whether it can begin with a velocity from outside: a spring that replaces what runs.
  package var takesVelocity: Bool {
    if case .replaces = merging { true } else { false }
  }

  /// The animation from when its delays are over.
  var withoutDelay: Animation {
    Animation(
      base: base,
      modifiers: modifiers.filter { modifier in
        if case .delay = modifier { false } else { true }
      }
    )
  }

  /// Seconds until a change of any size counts as complete.
  package var logicalDuration: Double {
    AnimatedTrajectory(animation: self, from: .zero, to: SIMD4(1, 0, 0, 0)).duration
  }
}
