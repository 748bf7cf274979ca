import Motion

/// How transitions bring one view and take it away, as time passes.
///
/// A stay begins when the view comes and ends when all that its removal moves has settled. Coming back
/// before that interrupts the removal, by the rules of interruption; later it begins another stay.
struct TransitionMotion: Sendable {
  /// The view comes or goes.
  struct Change: Sendable {
    /// Seconds.
    let time: Double
    let transition: Transition

    /// Width and height of the view.
    let size: SIMD2<Double>

    /// That of the change; nil shows the view, or takes it away, at once.
    let animation: Animation?
  }

  private struct Stay {
    /// Seconds.
    let since: Double
    var motions: [Transition.Key: MergedTrajectory]

    func motion(of channel: TransitionChannel) -> any Trajectory {
      let keys = motions.keys.filter { $0.channel == channel }.sorted { $0.place < $1.place }
      return channel.combined(keys.compactMap { motions[$0] })
    }
  }

  private var stays: [Stay]

  /// When the view is gone, in seconds; nil while it is there.
  private var goneAt: Double?

  /// The channels that the transitions so far use, in order.
  private(set) var channels: [TransitionChannel]

  /// A view that is there, or away where its first coming would begin.
  init(isPresent: Bool, seenAs change: Change) {
    channels = change.transition.channels
    goneAt = isPresent ? nil : -.infinity
    stays = [Stay(since: -.infinity, motions: isPresent ? [:] : change.away(.insertion))]
  }

  /// Whether the view is still to be seen at a time, leaving included.
  func isVisible(at time: Double) -> Bool { goneAt.map { time < $0 } ?? true }

  /// What a channel shows.
  func trajectory(of channel: TransitionChannel) -> any Trajectory {
    let pieces = stays.map { SuccessiveTrajectory.Piece(from: $0.since, $0.motion(of: channel)) }
    return SuccessiveTrajectory.joining(pieces) ?? ConstantTrajectory(channel.rest)
  }
}

extension TransitionMotion {
  /// The view comes.
  mutating func insert(_ change: Change) {
    note(change.transition)
    if !isVisible(at: change.time) || !change.isAnimated(.insertion) {
      // Before it first came there was nothing to cut off.
      if goneAt == -.infinity { stays = [] }
      let since = stays.isEmpty ? -.infinity : change.time
      stays.append(Stay(since: since, motions: change.away(.insertion)))
    }
    goneAt = nil
    _ = send(change, .insertion)
  }

  /// The view goes.
  mutating func remove(_ change: Change) {
    note(change.transition)
    if change.isAnimated(.removal) {
      goneAt = send(change, .removal)
    } else {
      goneAt = change.time
      stays.append(Stay(since: change.time, motions: change.away(.removal)))
    }
  }

  private mutating func note(_ transition: Transition) {
    let used = channels + transition.channels
    channels = TransitionChannel.allCases.filter(used.contains)
  }

  /// Sends every part on its way and returns when those that set out rest, in seconds.
  ///
  /// What the transition does not mention, since it was another before, goes back to rest.
  private mutating func send(_ change: Change, _ direction: Transition.Direction) -> Double {
    var motions = stays.last?.motions ?? [:]
    let sides = change.transition.sides(direction)
    for key in sides.keys where motions[key] == nil {
      motions[key] = MergedTrajectory(restingAt: key.channel.rest)
    }
    var settled = change.time
    for (key, motion) in motions {
      let side = sides[key]
      let away = direction == .removal ? side?.value(ofViewSized: change.size) : nil
      let target = away ?? key.channel.rest
      guard target != motion.end else { continue }
      var motion = motion
      var animation = change.animation
      if let own = side?.animation { animation = own }
      motion.change(to: target, with: animation, at: change.time)
      settled = max(settled, motion.settlingDuration)
      motions[key] = motion
    }
    if !stays.isEmpty { stays[stays.count - 1].motions = motions }
    return settled
  }
}

extension TransitionMotion.Change {
  /// Every part at rest where the view is away.
  fileprivate func away(_ direction: Transition.Direction) -> [Transition.Key: MergedTrajectory] {
    transition.sides(direction).mapValues { MergedTrajectory(restingAt: $0.value(ofViewSized: size)) }
  }

  /// Whether anything has an animation to come or go with.
  fileprivate func isAnimated(_ direction: Transition.Direction) -> Bool {
    transition.sides(direction).values.contains { side in
      if let own = side.animation { own != nil } else { animation != nil }
    }
  }
}
