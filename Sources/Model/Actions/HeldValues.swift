import Language
import Motion

/// What `throttled` holds back in a story: each value follows at multiples of its time only.
struct HeldValues: Sendable {
  /// A value that is to follow later.
  struct Pending: Sendable {
    let index: Int

    /// Seconds.
    let time: Double
  }

  fileprivate struct Held: Sendable {
    let throttle: Throttle

    /// Seconds.
    let period: Double

    /// What its value depends on.
    let inputs: Set<String>

    /// When it is to follow, in seconds; nil while it is up to date.
    var due: Double?
  }

  /// What stands inside another stands before it.
  private var all: [Held] = []
  private var pending: [Pending] = []

  init(_ throttles: [Throttle], in lookup: DefinitionLookup) throws(Diagnostic) {
    var seen: Set<String> = []
    let evaluator = lookup.evaluator(in: lookup.environment) { _ in nil }
    for throttle in throttles where seen.insert(throttle.name).inserted {
      let inputs = Set(lookup.widened(throttle.value.inputs))
      all.append(Held(throttle: throttle, period: try throttle.seconds(evaluator), inputs: inputs))
    }
  }

  /// Takes the values as they are when the story begins.
  func begin(_ moment: inout Moment, in lookup: DefinitionLookup) throws(Diagnostic) {
    for held in all {
      let value = try lookup.evaluator(at: moment).quantity(of: held.throttle.value)
      moment[held.throttle.name] = value
    }
  }

  /// Lets values follow a change: those that may at once, the others when their time comes.
  mutating func follow(
    _ change: inout StateChange,
    _ moment: inout Moment,
    in lookup: DefinitionLookup
  ) throws(Diagnostic) {
    for index in all.indices where change.after.keys.contains(where: all[index].inputs.contains) {
      if all[index].isStep(change.time) {
        try update(index, &change, &moment, in: lookup)
      } else if all[index].due == nil {
        let time = all[index].nextStep(after: change.time)
        all[index].due = time
        pending.append(Pending(index: index, time: time))
      }
    }
  }

  /// Lets one value follow now, and those that hang on it.
  mutating func update(
    _ index: Int,
    _ change: inout StateChange,
    _ moment: inout Moment,
    in lookup: DefinitionLookup
  ) throws(Diagnostic) {
    let held = all[index]
    let value = try lookup.evaluator(at: moment).quantity(of: held.throttle.value)
    all[index].due = nil
    guard let old = moment[held.throttle.name], value != old else { return }
    change.set(held.throttle.name, from: old, to: value)
    moment[held.throttle.name] = value
  }

  /// Whether a value is still behind.
  func isDue(_ index: Int) -> Bool { all[index].due != nil }

  mutating func takePending() -> [Pending] {
    defer { pending = [] }
    return pending
  }
}

extension HeldValues.Held {
  fileprivate func isStep(_ time: Double) -> Bool {
    let steps = time / period
    // So many steps on, numbers are coarser than steps.
    guard steps < 1e15 else { return true }
    return abs(time - steps.rounded() * period) <= Instants.grain(at: time)
  }

  fileprivate func nextStep(after time: Double) -> Double {
    max(((time / period).rounded(.down) + 1) * period, time)
  }
}
