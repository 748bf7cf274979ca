import Language
import Model
import Motion
import Rendering

/// Knobs being turned: a value that keys change, without a clock or a picture.
struct Tuning: Sendable {
  let subject: TuningSubject
  private(set) var holders: [TunedHolder]
  private(set) var knobs: [Knob]

  /// Columns of the longest of their names.
  private(set) var longestName = 0

  /// Whether the knobs are named without their places.
  private var isOne = true
  private(set) var selected = 0
  private(set) var motion: TunedMotion

  /// What was marked to be compared with.
  private(set) var baseline: (motion: TunedMotion, holders: [TunedHolder])?
  private(set) var isReduced: Bool

  /// What there is to say about the last key.
  var word: String?

  private(set) var dead: Set<Knob.Address>
  private var past: [Past] = []

  /// What a turn took the place of.
  private struct Past: Sendable {
    let holders: [TunedHolder]
    let selected: Int

    /// The direction of a turn; nil for anything else.
    let isUp: Bool?

    /// When the knob was turned last; turns that follow at once in its direction belong together.
    var time: Double
  }

  /// Seconds within which a held key goes on turning.
  private static let holdsWithin = 0.35

  /// - Throws: What keeps the clips from being shown.
  init(_ subject: TuningSubject) throws(Diagnostic) {
    self.subject = subject
    holders = subject.holders
    isReduced = subject.session.reducesMotion
    motion = TunedMotion(try subject.clips(of: holders, isReduced: isReduced))
    dead = DeadPlaces.find(in: subject, holders, isReduced: isReduced)
    knobs = []
    takeKnobs()
  }

  var knob: Knob? { knobs.indices.contains(selected) ? knobs[selected] : nil }

  /// Whether anything differs from what it was at first.
  var isChanged: Bool { holders != subject.holders }

  // MARK: - Knobs

  mutating func select(_ index: Int) {
    guard !knobs.isEmpty else { return }
    selected = min(max(index, 0), knobs.count - 1)
  }

  mutating func selectNext(isForward: Bool) {
    guard !knobs.isEmpty else { return }
    selected = (selected + (isForward ? 1 : knobs.count - 1)) % knobs.count
  }

  /// Turns the knob by a step.
  mutating func turn(isUp: Bool, isCoarse: Bool, at time: Double) {
    guard let knob else { return }
    guard let value = knob.value else {
      word = "no number here: p steps through presets"
      return
    }
    let turn = knob.range.turn(value, isUp: isUp, isCoarse: isCoarse, name: knob.name)
    word = turn.word
    guard turn.value != value else { return }
    set(knob, to: turn.value, at: time, isUp: isUp)
  }

  /// Gives the knob a value that was typed.
  mutating func set(to value: Double, at time: Double) {
    guard let knob, let old = knob.value else { return }
    word = knob.range.complaint(about: value, name: knob.name)
    guard word == nil, value != old else { return }
    set(knob, to: value, at: time, isUp: nil)
  }

  private mutating func set(_ knob: Knob, to value: Double, at time: Double, isUp: Bool?) {
    put(knob.rewrite(value), at: knob.address, time: time, isUp: isUp)
  }

  /// Puts the next preset in the place of the animation the knob belongs to.
  mutating func stepPreset(isForward: Bool, at time: Double) {
    guard let knob, let anchor = knob.anchor else {
      word = "no preset stands for a number"
      return
    }
    let place = PlaceRewriter.places(of: holders[knob.address.holder])[knob.address.place].expression
    let part = place.subexpression(at: anchor.node)
    guard let next = Presets.next(to: part, anchor.type, isForward: isForward) else { return }
    word = nil
    put(place.replacing(anchor.node, with: next), at: knob.address, time: time, isUp: nil)
  }

  /// Writes a place anew, if the language takes it.
  private mutating func put(
    _ expression: Expression,
    at address: Knob.Address,
    time: Double,
    isUp: Bool?
  ) {
    var changed = holders
    changed[address.holder] = PlaceRewriter.replacing(
      address.place,
      of: holders[address.holder],
      with: expression
    )
    do throws(Diagnostic) {
      let turned = TunedMotion(try subject.clips(of: changed, isReduced: isReduced))
      // What SwiftUI does with such a number behind the user's back is news where it begins.
      word = word ?? turned.notes.first { !motion.notes.contains($0) }
      motion = turned
    } catch {
      word = error.message
      return
    }
    note(time, isUp: isUp)
    let old = PlaceRewriter.places(of: holders[address.holder])[address.place].expression
    holders = changed
    findKnobs(at: address, since: old)
  }

  /// Finds the knobs of the place that was turned, which mostly are all that changed.
  private mutating func findKnobs(at address: Knob.Address, since old: Expression) {
    let found = subject.knobs(at: address, of: holders, since: old, isReduced: isReduced, isOne: isOne)
    guard let found, let first = knobs.firstIndex(where: { $0.address == address }),
      let last = knobs.lastIndex(where: { $0.address == address })
    else { return findKnobs(near: knob) }
    let former = knob
    knobs.replaceSubrange(first...last, with: found)
    longestName = max(longestName, found.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0)
    keepSelection(near: former)
  }

  private mutating func takeKnobs() {
    knobs = subject.knobs(of: holders, isReduced: isReduced, dead: dead)
    longestName = knobs.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
    isOne = knobs.allSatisfy { $0.name == $0.label }
  }

  private mutating func note(_ time: Double, isUp: Bool?) {
    let isHeld = past.last.map { last in
      isUp != nil && last.isUp == isUp && last.selected == selected && time - last.time < Self.holdsWithin
    }
    if isHeld == true {
      past[past.count - 1].time = time
    } else {
      past.append(Past(holders: holders, selected: selected, isUp: isUp, time: time))
    }
  }

  /// Finds the knobs anew, and the one that was chosen among them.
  private mutating func findKnobs(near old: Knob?) {
    takeKnobs()
    keepSelection(near: old)
  }

  private mutating func keepSelection(near old: Knob?) {
    guard let old else { return select(0) }
    let isHere = knobs.indices.contains(selected) && old.isSame(as: knobs[selected])
    guard !isHere else { return }
    let place = knobs.firstIndex { $0.address == old.address }
    select(knobs.firstIndex { old.isSame(as: $0) } ?? place ?? selected)
  }

  // MARK: - Other keys

  /// Takes the last turn back.
  mutating func undo() {
    guard let last = past.popLast() else {
      word = "nothing to undo"
      return
    }
    word = nil
    holders = last.holders
    selected = last.selected
    resolve()
  }

  /// Marks the motion to be compared with, or takes the mark away where nothing was turned since.
  mutating func toggleBaseline() {
    let isSame = baseline.map { $0.holders == holders } ?? false
    baseline = isSame ? nil : (motion, holders)
    word = isSame ? "baseline taken away" : "baseline marked"
  }

  mutating func toggleReduceMotion() {
    isReduced.toggle()
    word = isReduced ? "with Reduce Motion" : "without Reduce Motion"
    dead = DeadPlaces.find(in: subject, holders, isReduced: isReduced)
    resolve()
  }

  private mutating func resolve() {
    if let clips = try? subject.clips(of: holders, isReduced: isReduced) { motion = TunedMotion(clips) }
    findKnobs(near: knob)
    select(selected)
  }
}

extension Knob {
  /// Whether another one turns the same number, perhaps to another value.
  fileprivate func isSame(as other: Knob) -> Bool { address == other.address && label == other.label }
}
