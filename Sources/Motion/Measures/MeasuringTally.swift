/// What has been seen of a motion so far; samples come in order of time.
struct MeasuringTally {
  let signal: MeasuredSignal

  /// Seconds; passages later than this are not counted.
  let settlingDuration: Double

  private(set) var minimum: Double
  private(set) var maximum: Double
  private(set) var peak: (value: Double, time: Double)?

  /// How far the peak lies past the end, in units; where start and end are equal, from them.
  private(set) var excess: Double?

  /// The same where the time of the peak was taken.
  private var peakExcess = 0.0

  private(set) var crossings = 0
  private(set) var rises = false
  private(set) var falls = false

  private var last: MeasuredSignal.Sample
  private var side = 0.0
  private var tenth: Double?
  private var ninetieth: Double?

  init(signal: MeasuredSignal, settlingDuration: Double) {
    self.signal = signal
    self.settlingDuration = settlingDuration
    let first = signal.sample(at: 0)
    minimum = min(signal.start, first.value)
    maximum = max(signal.start, first.value)
    last = MeasuredSignal.Sample(time: 0, value: signal.start, velocity: 0)
    // Where it comes from is a side of the end too: a jump past it at once is a passage.
    noteSide(last, 0)
    visit(first, isJump: true)
  }

  /// Seconds from the first tenth of the way to the first nine tenths.
  var riseTime: Double? {
    guard let tenth, let ninetieth else { return nil }
    return ninetieth - tenth
  }

  /// Takes the next sample.
  ///
  /// - Parameter isJump: Whether the value may have jumped since the last one.
  mutating func visit(_ sample: MeasuredSignal.Sample, isJump: Bool = false) {
    guard sample.value.isFinite else { return }
    minimum = min(minimum, sample.value)
    maximum = max(maximum, sample.value)
    // Less than this is rounding, not motion.
    let grain = 1e-12 * max(signal.distance, maximum - minimum)
    if sample.value > last.value + grain { rises = true }
    if sample.value < last.value - grain { falls = true }
    notePeak(sample, grain)
    noteRise(sample, isJump)
    if sample.time <= settlingDuration { noteSide(sample, grain) }
    last = sample
  }

  private mutating func notePeak(_ sample: MeasuredSignal.Sample, _ grain: Double) {
    let past =
      signal.distance > 0 ? (sample.value - signal.end) * signal.sense : abs(sample.value - signal.end)
    guard past > max(excess ?? grain, 0) else { return }
    excess = past
    // What is higher by rounding only is the same peak: at a corner the one whose instant is exact.
    guard let peak, past <= peakExcess + grain else {
      peak = (sample.value, sample.time)
      peakExcess = past
      return
    }
    let isSameInstant = abs(sample.time - peak.time) <= 64 * sample.time.ulp
    self.peak = (sample.value, isSameInstant ? sample.time : peak.time)
  }

  private mutating func noteSide(_ sample: MeasuredSignal.Sample, _ grain: Double) {
    let offset = sample.value - signal.end
    guard abs(offset) > grain else { return }
    if side != 0, (offset > 0) != (side > 0) { crossings += 1 }
    side = offset
  }

  private mutating func noteRise(_ sample: MeasuredSignal.Sample, _ isJump: Bool) {
    guard signal.distance > 0 else { return }
    if tenth == nil { tenth = arrival(at: 0.1, sample, isJump) }
    if ninetieth == nil { ninetieth = arrival(at: 0.9, sample, isJump) }
  }

  /// When a share of the way is first covered, if it is by now.
  private func arrival(at share: Double, _ sample: MeasuredSignal.Sample, _ isJump: Bool) -> Double? {
    let covered = { (value: Double) in (value - signal.start) * signal.sense >= share * signal.distance }
    guard covered(sample.value) else { return nil }
    if isJump || covered(last.value) { return sample.time }
    return Search.border(from: last.time, to: sample.time) { !covered(signal.sample(at: $0).value) }.outside
  }
}
