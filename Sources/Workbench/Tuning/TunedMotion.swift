import Model
import Motion
import Rendering

/// A motion as a turn left it: what moves, and its measures.
struct TunedMotion: Sendable {
  let clips: [Clip]
  let measures: [Measure]

  /// Seconds, or progress, that are worth showing.
  let end: Double

  /// A measure as a row of the table tells it.
  struct Measure: Hashable, Sendable {
    let name: String
    let text: String

    /// The key and the number a program reads.
    let key: String
    let number: Double?

    /// What a row calls it that holds all of them in a narrow window.
    var shortName: String { Self.shortNames[name] ?? name }

    /// Its text without what it is counted in.
    var digits: String { String(text.prefix { $0 != " " && $0 != "/" }) }

    private static let shortNames = ["overshoot": "over", "at rest": "rest", "fastest": "fast"]
  }

  init(_ clips: [Clip]) {
    self.clips = clips
    end = clips.map(\.shownDuration).max() ?? 0
    measures = Self.measures(of: clips)
  }

  /// What a teacher would add.
  var notes: [String] { clips.flatMap(\.trace.notes) }

  /// The first thing that moves is measured: for several there is no one number.
  private static func measures(of clips: [Clip]) -> [Measure] {
    // Only as many are measured as it takes to find one that moves.
    let channels = clips.flatMap(\.trace.channels).lazy.map { ChannelMeasures($0) }
    let chosen = channels.first { $0.line != nil && !$0.isStill } ?? channels.first { $0.line != nil }
    let rest = clips.map(\.trace.settlingDuration).max() ?? 0
    let isProgress = clips.contains { $0.trace.axis == .progress }
    let ends = Measure(
      name: isProgress ? "ends" : "at rest",
      text: seconds(rest, isProgress: isProgress),
      key: "settlingDuration",
      number: rest.isFinite ? rest : nil
    )
    guard let measured = chosen, let line = measured.line else {
      return [nothing("overshoot", key: "overshoot"), ends, nothing("fastest", key: "peakVelocity")]
    }
    let fastest = Measure(
      name: "fastest",
      text: speed(line, measured, isProgress),
      key: "peakVelocity",
      number: line.peakVelocity.map { $0 * measured.factor }
    )
    return [excess(line, measured), ends, fastest]
  }

  private static func nothing(_ name: String, key: String) -> Measure {
    Measure(name: name, text: "–", key: key, number: nil)
  }

  /// How far past its end it goes, or where what comes back was farthest.
  private static func excess(_ line: Measures, _ measured: ChannelMeasures) -> Measure {
    if let overshoot = line.overshoot {
      let text = NumberText.fixed(overshoot * 100, decimals: 1) + " %"
      return Measure(name: "overshoot", text: text, key: "overshoot", number: overshoot)
    }
    let peak = line.peak.map { $0 * measured.factor }
    let text = peak.map { fixed($0) + (measured.isAngle ? "°" : "") }
    return Measure(name: "peak", text: text ?? "–", key: "peak", number: peak)
  }

  private static func speed(_ line: Measures, _ measured: ChannelMeasures, _ isProgress: Bool) -> String {
    guard let velocity = line.peakVelocity else { return "–" }
    return fixed(velocity * measured.factor) + (measured.isAngle ? "°" : "") + (isProgress ? "" : "/s")
  }

  /// Two decimals of what is small, so that a digit more or less shows and nothing else.
  private static func fixed(_ value: Double) -> String {
    abs(value) < 1e6
      ? NumberText.fixed(value, decimals: abs(value) < 100 ? 2 : abs(value) < 1000 ? 1 : 0)
      : NumberText.significant(value)
  }

  private static func seconds(_ time: Double, isProgress: Bool) -> String {
    guard time.isFinite else { return "never" }
    return NumberText.fixed(time, decimals: 3) + (isProgress ? "" : " s")
  }
}
