/// When an animation starts, runs and ends, worked out once from its modifiers.
struct AnimationTiming: Sendable {
  /// A modifier that maps time, with what it needs at hand.
  enum Stage: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    case legs(length: Double, count: Double, autoreverses: Bool)
  }

  /// From the innermost to the outermost.
  private(set) var stages: [Stage] = []

  /// Seconds until completion is reported; may be infinite.
  private(set) var logicalDuration: Double

  /// Seconds until the animation is finished and removed; may be infinite.
  private(set) var finish: Double

  /// Base seconds a second: every speed multiplied.
  private(set) var rate = 1.0

  /// - Parameters:
  ///   - logical: Seconds until the bare base counts as complete.
  ///   - finish: Seconds until the bare base is finished.
  init(logical: Double, finish: Double, modifiers: [Animation.Modifier]) {
    logicalDuration = logical
    self.finish = finish
    for modifier in modifiers { wrap(modifier) }
  }

  private mutating func wrap(_ modifier: Animation.Modifier) {
    switch modifier {
    case .delay(let seconds):
      stages.append(.delay(seconds))
      logicalDuration += seconds
      finish += seconds
    case .speed(let factor):
      stages.append(.speed(factor))
      logicalDuration /= factor
      finish /= factor
      rate *= factor
    case .repeating(let count, let autoreverses):
      let legs = count.map(Double.init) ?? .infinity
      stages.append(.legs(length: finish, count: legs, autoreverses: autoreverses))
      // Only the last leg's completion is the whole's.
      if legs > 1 { logicalDuration += (legs - 1) * finish }
      finish *= legs
    case .logicallyComplete(let seconds):
      logicalDuration = min(logicalDuration, seconds)
    }
  }

  /// Where in the bare base an instant falls.
  struct Place {
    /// Seconds of the base; negative before it starts.
    var time: Double

    /// Base seconds a second, negative in a reverse leg, zero while it waits.
    var rate: Double

    /// Whether a repeat that autoreverses an even number of times is over and has jumped to the target.
    var isOver = false
  }

  /// Maps a time through the modifiers, from the outermost in.
  ///
  /// - Parameter time: Seconds since the change; at least zero.
  func place(at time: Double) -> Place {
    var place = Place(time: min(time, 1e150), rate: 1)
    for stage in stages.reversed() {
      switch stage {
      case .delay(let seconds):
        place.time -= seconds
        if place.time < 0 { place = Place(time: 0, rate: 0) }
      case .speed(let factor):
        place.time *= factor
        // Two hundred speeds may multiply past any number; a rate of zero or infinity is none.
        place.rate = max(-1e150, min(place.rate * factor, 1e150))
      case .legs(let length, let count, let autoreverses):
        enterLeg(&place, length: length, count: count, autoreverses: autoreverses)
        if place.isOver { return place }
      }
    }
    return place
  }

  /// Finds the leg and the time within it; a border belongs to the leg that ends there.
  private func enterLeg(_ place: inout Place, length: Double, count: Double, autoreverses: Bool) {
    guard length > 0, length.isFinite else { return }
    let leg = min(max((place.time / length).rounded(.up) - 1, 0), count - 1)
    let isReverse = autoreverses && leg.truncatingRemainder(dividingBy: 2) == 1
    if isReverse, leg == count - 1, place.time >= count * length {
      place.isOver = true
      return
    }
    let within = max(place.time - leg * length, 0)
    // The last leg goes on after its end; the others stop there, whatever rounding says.
    place.time = leg == count - 1 ? within : min(within, length)
    guard isReverse else { return }
    place.time = max(length - place.time, 0)
    place.rate = -place.rate
  }
}
