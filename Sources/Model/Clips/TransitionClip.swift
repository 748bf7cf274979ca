import Language
import Motion

extension ClipKind {
  static let transition = ClipKind(
    kind: .transition,
    summary: "a view comes, and goes once that has settled",
    example: "plot .move(edge: .top).combined(with: .opacity) with .bouncy"
  ) { resolver throws(Diagnostic) in try resolver.transitionClip() }
}

extension ClipResolver {
  /// `.slide`: a view of 100 × 44 is inserted at 0 and removed once that has settled.
  fileprivate func transitionClip() throws(Diagnostic) -> Clip? {
    guard let typed, typed.type == .transition else { return nil }
    try clauses.refuse(["from", "to", "velocity"], for: "a transition")
    var (datum, notes) = try evaluate(typed)
    guard case .transition(var transition) = datum else { return nil }
    let replacement = try replacement(notes: &notes)
    if let replacement { transition = transition.replacingAnimations(with: replacement) }
    if environment.reduceMotion { transition = transition.reduced }
    func change(at time: Double) -> TransitionMotion.Change {
      TransitionMotion.Change(
        time: time,
        transition: transition,
        size: ViewSize.unknown,
        animation: replacement ?? .default
      )
    }
    var motion = TransitionMotion(isPresent: false, seenAs: change(at: 0))
    motion.insert(change(at: 0))
    let removal = transition.channels.map { motion.trajectory(of: $0).settlingDuration }.max() ?? 0
    if removal.isFinite { motion.remove(change(at: removal)) }
    return transitionClip(motion, removedAt: removal, notes + TransitionNotes.notes(on: transition))
  }

  private func transitionClip(_ motion: TransitionMotion, removedAt removal: Double, _ notes: [String])
    -> Clip
  {
    let channels = motion.channels.map { channel in
      Trace.Channel(name: channel.rawValue, kind: channel.kind, trajectory: motion.trajectory(of: channel))
    }
    let duration = channels.map(\.trajectory.duration).max() ?? 0
    let settling = channels.map(\.trajectory.settlingDuration).max() ?? 0
    let marks =
      removal.isFinite && removal > 0
      ? [Trace.Mark(kind: .phase, time: removal, label: "removal")] : []
    let trace = Trace(
      channels: channels,
      duration: duration,
      settlingDuration: settling,
      marks: marks + Marks.ends(duration: duration, settlingDuration: settling),
      notes: notes.unique
    )
    return Clip(label: label, kind: .transition, trace: trace)
  }
}

/// How large a view is taken to be.
enum ViewSize {
  /// Where nothing says otherwise: a row of a list, about as wide as it takes to see it move.
  static let unknown: SIMD2<Double> = [100, 44]
}

/// What a teacher would add about a transition.
enum TransitionNotes {
  static func notes(on transition: Transition) -> [String] {
    transition.channels.isEmpty ? ["the transition does nothing: the view is there, and gone, at once"] : []
  }
}
