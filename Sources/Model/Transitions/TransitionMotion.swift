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
    /// Seconds; what moves counts its own from here.
    let since: Double
    var motions: [Transition.Key: MergedTrajectory]

    func motion(of channel: TransitionChannel) -> any Trajectory {
      let keys = motions.keys.filter { $0.channel == channel }.sorted { $0.place < $1.place }
      return channel.combined(keys.compactMap { motions[$0] })
    }
  }

  private var first: Stay
  private var later: [Stay] = []

  /// When the view is gone, in seconds; nil while it is there.
  private var goneAt: Double?

  /// When everything that was sent last has settled, in seconds.
  private var settledAt = 0.0

  /// Seconds at which something was still on its way.
  private(set) var interruptions: [Double] = []

  /// The channels that the transitions so far use, in order.
  private(set) var channels: [TransitionChannel]

  /// A view that is there, or away where its first coming would begin.
  init(isPresent: Bool, seenAs change: Change) {
    channels = change.transition.channels
    goneAt = isPresent ? nil : -.infinity
    first = Stay(since: 0, motions: isPresent ? [:] : change.away(.insertion))
  }

  /// Whether the view is still to be seen at a time, leaving included.
  func isVisible(at time: Double) -> Bool { goneAt.map { time < $0 } ?? true }

  /// What a channel shows.
  func trajectory(of channel: TransitionChannel) -> any Trajectory {
    let begin = first.motion(of: channel)
    guard !later.isEmpty else { return begin }
    var sequence = SequenceTrajectory(restingAt: begin.start)
    for stay in [first] + later { sequence.append(stay.motion(of: channel), at: stay.since) }
    return sequence
  }
}

extension TransitionMotion {
  /// The view comes.
  mutating func insert(_ change: Change) {
    note(change)
    if goneAt == -.infinity {
      // Before it first came there was nothing to cut off.
      first.motions = change.away(.insertion)
    } else if !isVisible(at: change.time) || !change.isAnimated(.insertion) {
      later.append(Stay(since: change.time, motions: change.away(.insertion)))
    }
    goneAt = nil
    settledAt = send(change, .insertion)
  }

  /// The view goes.
  mutating func remove(_ change: Change) {
    note(change)
    if change.isAnimated(.removal) {
      settledAt = send(change, .removal)
    } else {
      settledAt = change.time
      later.append(Stay(since: change.time, motions: change.away(.removal)))
    }
    goneAt = settledAt
  }

  private mutating func note(_ change: Change) {
    let used = channels + change.transition.channels
    channels = TransitionChannel.allCases.filter(used.contains)
    if change.time < settledAt { interruptions.append(change.time) }
  }

  /// Sends every part on its way and returns when those that set out rest, in seconds.
  ///
  /// What the transition does not mention, since it was another before, goes back to rest.
  private mutating func send(_ change: Change, _ direction: Transition.Direction) -> Double {
    var stay = later.last ?? first
    let sides = change.transition.sides(direction)
    for key in sides.keys where stay.motions[key] == nil {
      stay.motions[key] = MergedTrajectory(restingAt: key.channel.rest)
    }
    var settled = change.time
    for (key, motion) in stay.motions {
      let side = sides[key]
      let away = direction == .removal ? side?.value(ofViewSized: change.size) : nil
      let target = away ?? key.channel.rest
      guard target != motion.end else { continue }
      var motion = motion
      var animation = change.animation
      if let own = side?.animation { animation = own }
      motion.change(to: target, with: animation, at: change.time - stay.since)
      settled = max(settled, stay.since + motion.settlingDuration)
      stay.motions[key] = motion
    }
    if later.isEmpty { first = stay } else { later[later.count - 1] = stay }
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
