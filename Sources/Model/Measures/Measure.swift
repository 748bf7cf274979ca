package import Motion

/// One number about a clip that can be asked for by name: what `expect`, help and completion know of it.
package struct Measure: Sendable {
  /// What the number counts, and so what type it has and where it stands in a picture.
  package enum Unit: Hashable, Sendable {
    /// Seconds, or for a unit curve progress: a place on the time axis.
    case time
    /// A share of the distance from start to end.
    case share
    /// A value of the channel, in degrees for angles.
    case value
    /// Units a second.
    case velocity
    case count
    case flag
  }

  /// Which of several channels an expectation about all of them is held against.
  package enum Choice: Hashable, Sendable {
    case largest, smallest
    /// The largest magnitude.
    case farthest
  }

  package let name: String

  /// A phrase for help, which ends no sentence.
  package let summary: String
  package let unit: Unit

  /// An expectation that holds, to type as it stands.
  package let example: String

  /// Whether it is of all channels together; otherwise it is of one.
  package let isOfWholeClip: Bool

  let choice: Choice

  /// Whether it is told by component; otherwise what has several is measured along the line of its way.
  let isByComponent: Bool

  /// Why there may be none: what follows "has none: ".
  package let absence: String

  /// Reads the number; nil where there is none.
  let read: @Sendable (MeasuredClip) -> Value?

  init(
    _ name: String,
    _ unit: Unit,
    _ summary: String,
    example: String,
    isOfWholeClip: Bool = false,
    choice: Choice = .largest,
    isByComponent: Bool = false,
    absence: String = "the value is not measured along a line",
    read: @escaping @Sendable (MeasuredClip) -> Value?
  ) {
    self.name = name
    self.unit = unit
    self.summary = summary
    self.example = example
    self.isOfWholeClip = isOfWholeClip
    self.choice = choice
    self.isByComponent = isByComponent
    self.absence = absence
    self.read = read
  }

  /// The type of the number for a channel of a kind.
  package func type(of kind: ValueKind) -> LanguageType {
    switch unit {
    case .time, .share, .count: .number
    case .flag: .bool
    case .value, .velocity: kind == .angle ? .angle : .number
    }
  }
}

extension Measure {
  /// Measures a clip: of its only channel, or of several the one that an expectation is held against.
  ///
  /// - Parameter channels: Those asked about; none takes all.
  /// - Returns: Nil where there is no such number.
  package func finding(in clip: Clip, among channels: [Trace.Channel] = []) -> (
    channel: Trace.Channel, value: Value
  )? {
    let asked = isOfWholeClip ? [clip.trace.channels.first ?? .still] : clip.trace.channels
    return chosen(
      from: (channels.isEmpty ? asked : channels).compactMap { channel in
        read(MeasuredClip(trace: clip.trace, channel: channel)).map { (channel, $0) }
      }
    )
  }

  /// The number an expectation about several channels is held against; what is true of all is true.
  func chosen(from findings: [(channel: Trace.Channel, value: Value)]) -> (
    channel: Trace.Channel, value: Value
  )? {
    func rank(_ value: Value) -> Double {
      switch choice {
      case .largest: value.components.x
      case .smallest: -value.components.x
      case .farthest: abs(value.components.x)
      }
    }
    return findings.reduce(nil) { best, next in
      guard let best else { return next }
      return rank(next.value) > rank(best.value) ? next : best
    }
  }
}

extension Trace.Channel {
  /// What stands for a clip without any channel, which takes no time.
  fileprivate static let still = Trace.Channel(name: "", kind: .number, trajectory: ConstantTrajectory(.zero))
}

/// A clip about to be measured: its whole trace, and the one channel that is asked about.
struct MeasuredClip: Sendable {
  let trace: Trace
  let channel: Trace.Channel

  /// The measures along the way of the channel, which is a line for what has several components.
  var line: Measures {
    let isSingle = channel.kind.componentNames.isEmpty
    return Measures(of: channel.trajectory, along: isSingle ? .component(0) : .line)
  }

  /// A number of the channel's kind: an angle for angles.
  func value(_ number: Double?) -> Value? {
    number.map { channel.kind == .angle ? .angle(radians: $0) : .number($0) }
  }

  func finite(_ number: Double) -> Value? { number.isFinite ? .number(number) : nil }
}
