import Language

/// One property of a symbol effect, as its keyframes are typed.
struct EffectTrack {
  let property: String

  /// Where it starts.
  let rest: String
  let frames: [EffectFrame]

  init(_ property: String, from rest: String, _ frames: [EffectFrame]) {
    self.property = property
    self.rest = rest
    self.frames = frames
  }

  /// The same for three layers, each a little after the one inside it.
  var byLayer: [EffectTrack] {
    let lag = 0.08
    return ["inner", "middle", "outer"].enumerated().map { index, layer in
      let (before, after) = (lag * Double(index), lag * Double(2 - index))
      let name = layer + property.prefix(1).uppercased() + property.dropFirst()
      let last = frames.last?.value ?? rest
      let waits = (EffectFrame.waiting(at: rest, before), EffectFrame.waiting(at: last, after))
      return EffectTrack(name, from: rest, waits.0 + frames + waits.1)
    }
  }

  /// A number of rounds, one after the other; what does not end where it began jumps back there.
  func repeated(_ count: Int) -> EffectTrack {
    let isRound = frames.last?.value == rest
    let between = isRound ? [] : [EffectFrame(kind: "MoveKeyframe", value: rest, seconds: nil)]
    let more = Array(repeating: between + frames, count: max(count - 1, 0)).flatMap(\.self)
    return EffectTrack(property, from: rest, frames + more)
  }

  /// As typed, at a factor of its own speed.
  func text(speed: Double) -> String {
    let lines = frames.map { $0.text(speed: speed) }.joined(separator: "\n")
    return "\(property) = \(rest) {\n\(lines)\n}"
  }
}

/// One keyframe of a symbol effect.
struct EffectFrame {
  let kind: String
  let value: String

  /// Nil for a jump.
  let seconds: Double?

  /// What stands before the seconds and behind them.
  var label = "duration: "
  var rest = ""

  static func linear(_ value: String, _ seconds: Double) -> EffectFrame {
    EffectFrame(kind: "LinearKeyframe", value: value, seconds: seconds)
  }

  /// Slow at both ends.
  static func eased(_ value: String, _ seconds: Double) -> EffectFrame {
    EffectFrame(kind: "LinearKeyframe", value: value, seconds: seconds, rest: ", timingCurve: .easeInOut")
  }

  static func cubic(_ value: String, _ seconds: Double) -> EffectFrame {
    EffectFrame(kind: "CubicKeyframe", value: value, seconds: seconds)
  }

  /// A spring that takes its own time to settle.
  static func snappy(_ value: String, _ seconds: Double) -> EffectFrame {
    EffectFrame(
      kind: "SpringKeyframe",
      value: value,
      seconds: seconds,
      label: "spring: .snappy(duration: ",
      rest: ")"
    )
  }

  /// Nothing for no time at all.
  static func waiting(at value: String, _ seconds: Double) -> [EffectFrame] {
    seconds > 1e-9 ? [.linear(value, seconds)] : []
  }

  fileprivate func text(speed: Double) -> String {
    guard let seconds else { return "\(kind)(\(value))" }
    // Sums of hundredths, without what rounding leaves behind them.
    let exact = (seconds * 1e6).rounded() / 1e6
    return "\(kind)(\(value), \(label)\(JSONWriter.text(of: exact / speed))\(rest))"
  }
}
