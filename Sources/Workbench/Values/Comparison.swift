import Language
import Model
import Motion
import Rendering

/// Clips held against the first of them, channel by channel.
struct Comparison: Sendable {
  /// One channel of a later clip beside the same one of the first.
  struct Pair: Sendable {
    /// The later clip's place among all, from 1.
    let index: Int
    let clip: Clip
    let first: Trace.Channel
    let second: Trace.Channel
    let difference: Difference

    /// What lengths are multiplied with for the reader: degrees for angles.
    var factor: Double { first.kind == .angle ? 180 / .pi : 1 }
  }

  let clips: [Clip]

  /// Seconds, or progress, compared over: until the last of all rests.
  let duration: Double
  let pairs: [Pair]

  /// Compares clips.
  ///
  /// - Parameters:
  ///   - range: The verb, for a fault about all of them.
  ///   - places: Where each clip was typed, for a fault about one.
  init(of clips: [Clip], at range: Range<Int>, places: [Range<Int>] = []) throws(Diagnostic) {
    guard let base = clips.first else {
      throw Diagnostic(id: "clips-missing", message: "compare takes two clips or more", range: range)
    }
    self.clips = clips
    duration = clips.map(\.shownDuration).max() ?? 0
    var pairs: [Pair] = []
    for (index, clip) in clips.enumerated().dropFirst() {
      let matched = Self.matched(base, clip)
      let place = places.indices.contains(index) ? places[index] : range
      if base.trace.axis != clip.trace.axis {
        let curve = base.trace.axis == .seconds ? place : places.first ?? range
        throw .differentAxes(base, clip, at: curve)
      }
      guard !matched.isEmpty else { throw .nothingInCommon(base, clip, at: place) }
      for (first, second) in matched {
        guard first.kind == second.kind else { throw .differentKinds(base, clip, at: place) }
        let difference = Difference(between: first.trajectory, and: second.trajectory, until: duration)
        pairs.append(Pair(index: index, clip: clip, first: first, second: second, difference: difference))
      }
    }
    self.pairs = pairs
  }

  /// Channels of one name; single channels whatever their names.
  private static func matched(_ base: Clip, _ clip: Clip) -> [(Trace.Channel, Trace.Channel)] {
    let (left, right) = (base.trace.channels, clip.trace.channels)
    if let first = left.first, let second = right.first, left.count == 1, right.count == 1 {
      return [(first, second)]
    }
    return left.compactMap { channel in
      right.first { $0.name == channel.name }.map { (channel, $0) }
    }
  }

  /// The pair that is farthest apart.
  private var widest: Pair? {
    pairs.max { $0.difference.largest * $0.factor < $1.difference.largest * $1.factor }
  }

  /// Whether a clip and the first never differ in what they have in common.
  func isSame(_ index: Int) -> Bool {
    let own = pairs.filter { $0.index == index }
    return !own.isEmpty && own.allSatisfy { $0.difference.largest == 0 }
  }

  /// - Parameter remarks: What is said below the picture.
  func json(_ remarks: [String]) -> JSONValue {
    let differences = pairs.map { pair -> JSONValue in
      .object([
        "clip": .string(pair.clip.label),
        "channel": .string(pair.second.name),
        "maxDifference": .number(pair.difference.largest * pair.factor),
        "at": .number(pair.difference.time),
        "rms": .number(pair.difference.rootMeanSquare * pair.factor),
      ])
    }
    return .object([
      "command": "compare",
      "clips": .array(clips.map { .string($0.label) }),
      "maxDifference": .number(widest.map { $0.difference.largest * $0.factor }),
      "at": .number(widest?.difference.time),
      "rms": .number(widest.map { $0.difference.rootMeanSquare * $0.factor }),
      "differences": .array(differences),
      "notes": .array(remarks.map { .string($0) }),
    ])
  }

  /// The clips over each other, and below them how far apart they are.
  func plot(showsVelocity: Bool) -> Plot {
    Plot(
      comparing: clips.map { Contender(name: $0.nameAmongOthers, trace: $0.trace) },
      window: 0...duration,
      showsVelocity: showsVelocity
    )
  }

  /// How far apart, one sentence a pair.
  var sentences: [String] {
    pairs.map { pair in
      let name = clips.count > 2 ? "\(Self.letter(0)) and \(Self.letter(pair.index)) " : ""
      let channel = clips[0].trace.channels.count > 1 ? "\(pair.first.name) " : ""
      guard pair.difference.largest > 0 else { return "\(channel)\(name)never apart" }
      let unit = pair.first.kind == .angle ? "°" : ""
      let apart = NumberText.fixed(pair.difference.largest * pair.factor, decimals: 3)
      let mean = NumberText.fixed(pair.difference.rootMeanSquare * pair.factor, decimals: 3)
      let when = NumberText.fixed(pair.difference.time, decimals: 3)
      let axis = clips[0].trace.axis == .seconds ? " s" : ""
      return "\(channel)\(name)most apart \(apart)\(unit) at \(when)\(axis), \(mean)\(unit) rms"
    }
  }

  /// The letter a clip is called by in the picture.
  static func letter(_ index: Int) -> String { String("ABCDEF".dropFirst(index).prefix(1)) }
}

extension Diagnostic {
  fileprivate static func nothingInCommon(_ first: Clip, _ second: Clip, at range: Range<Int>) -> Diagnostic {
    let names = { (clip: Clip) in
      clip.trace.channels.isEmpty ? "nothing" : clip.trace.channels.map(\.name).joined(separator: ", ")
    }
    return Diagnostic(
      id: "nothing-in-common",
      message: "'\(first.label)' moves \(names(first)) and '\(second.label)' moves \(names(second)): "
        + "no channel has a partner",
      range: range
    )
  }

  fileprivate static func differentAxes(_ first: Clip, _ second: Clip, at range: Range<Int>) -> Diagnostic {
    let (curve, motion) = first.trace.axis == .seconds ? (second, first) : (first, second)
    return Diagnostic(
      id: "different-axes",
      message: "'\(curve.label)' counts progress and '\(motion.label)' seconds",
      range: range,
      suggestion: curve.label.hasPrefix("(") ? nil : ".timingCurve(\(curve.label), duration: 0.35)"
    )
  }

  fileprivate static func differentKinds(_ first: Clip, _ second: Clip, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "different-kinds",
      message: "'\(first.label)' and '\(second.label)' do not carry the same kind of value",
      range: range
    )
  }
}
