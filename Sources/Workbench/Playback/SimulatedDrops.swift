import Language
import Model

/// Frames that are left out on purpose, to show what a poor frame rate does.
///
/// Which ones is decided by their number alone, so that they are the same every time.
struct SimulatedDrops: Hashable, Sendable {
  /// How many of all frames, 0...0.99.
  let share: Double

  static let shares = 0.0...0.99

  /// Whether a frame, counted from the first, is never seen; the first always is.
  func isDropped(_ frame: Int) -> Bool {
    guard frame > 0 else { return false }
    return Self.unit(UInt64(truncatingIfNeeded: frame)) < share
  }

  /// The last frame that is seen, from a given one back.
  func lastShown(from frame: Int) -> Int {
    var frame = max(frame, 0)
    while isDropped(frame) { frame -= 1 }
    return frame
  }

  /// A number of 0..<1 that looks like chance: the mixing steps of SplitMix64.
  private static func unit(_ number: UInt64) -> Double {
    var mixed = number &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ mixed >> 31) >> 11) * 0x1p-53
  }
}

/// The frames of a motion that are seen, when some are dropped.
struct ShownFrames: Hashable, Sendable {
  let drops: SimulatedDrops

  /// Seconds of motion from one frame to the next.
  let interval: Double

  /// What was seen last at a moment of the motion, itself a moment.
  func held(at moment: Double) -> Double {
    // A frame's own moment must give that frame, whatever the division rounds to.
    guard let frame = Int(exactly: (moment / interval + 1e-9).rounded(.down)) else { return moment }
    return Double(drops.lastShown(from: frame)) * interval
  }

  /// The moments that are seen, as many as a picture can show.
  func moments(until end: Double) -> [Double] {
    frames(until: end, atMost: 4096).filter { !drops.isDropped($0) }.map { Double($0) * interval }
  }

  /// The frames up to an end, which the last of them shows, wherever it falls.
  private func frames(until end: Double, atMost limit: Int) -> ClosedRange<Int> {
    let last = (end / interval - 1e-9).rounded(.up)
    // A quotient that is no number is as good as endless.
    return 0...(last < Double(limit - 1) ? Int(max(last, 0)) : limit - 1)
  }

  /// `simulated: 9 of 49 frames dropped, at most 3 in a row: a stand-still of 67 ms`.
  ///
  /// - Parameter rate: Frames a second of watching.
  func sentence(until end: Double, rate: Double) -> String {
    let frames = frames(until: end, atMost: 100_000)
    var (dropped, run, longest) = (0, 0, 0)
    for frame in frames {
      // That of the end is always seen.
      run = drops.isDropped(frame) && frame < frames.upperBound ? run + 1 : 0
      dropped += run > 0 ? 1 : 0
      longest = max(longest, run)
    }
    let count = "simulated: \(dropped) of \(frames.count) frame\(frames.count == 1 ? "" : "s") dropped"
    guard longest > 0 else { return count }
    let wait = SyntaxPrinter.number((Double(longest + 1) / rate * 1000).rounded())
    return count + (longest == 1 ? ", never two in a row" : ", at most \(longest) in a row")
      + ": the picture stands still for up to \(wait) ms"
  }
}

extension CommandSignature.Option {
  static let simulatedDrops = Self(
    "simulate-drops",
    value: "20%",
    summary: "as a screen would show it that misses so many frames"
  )
  static let velocity = Self("velocity", summary: "the velocity of each track below it, in units a second")
}

extension CommandSyntax {
  /// What `--simulate-drops 20%` asks for; nil without the option.
  var simulatedDrops: SimulatedDrops? {
    get throws(Diagnostic) {
      guard let value = option(.simulatedDrops)?.value else { return nil }
      let percent = value.text.hasSuffix("%") ? Double(value.text.dropLast()) : nil
      guard let share = percent.map({ $0 / 100 }), SimulatedDrops.shares.contains(share) else {
        throw Diagnostic(
          id: "out-of-range",
          message: "'--simulate-drops' takes 0% to 99%, not '\(value.text)'",
          range: value.range,
          suggestion: Double(value.text).map { SimulatedDrops.shares.contains($0 / 100) } == true
            ? value.text + "%" : "20%"
        )
      }
      return SimulatedDrops(share: share)
    }
  }
}
