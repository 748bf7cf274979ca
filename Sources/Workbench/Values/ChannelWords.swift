import Model
import Motion
import Rendering

/// How the measures of a channel are told.
struct ChannelWords: Sendable {
  private let measured: ChannelMeasures
  private let isProgress: Bool

  init(_ trace: Trace, _ measured: ChannelMeasures) {
    self.measured = measured
    isProgress = trace.axis == .progress
  }

  /// What there is to say, one phrase each.
  var parts: [String] {
    guard measured.line != nil else { return [] }
    if measured.isStill { return ["does not move"] }
    return [
      excess.map { [$0, excessTime].compactMap(\.self).joined(separator: " ") }, rise.map { "rise \($0)" },
    ]
    .compactMap(\.self) + (fastest.isEmpty ? [] : ["fastest \(fastest)"])
  }

  /// `+4.6 %` past the end, or the farthest place of what comes back: `peak 1.25`.
  var excess: String? {
    guard let line = measured.line, !measured.isStill else { return nil }
    if let overshoot = line.overshoot { return overshoot > 0 ? Self.percent(overshoot) : "no overshoot" }
    return line.peak.map { "peak \(measured.text(alongLine: $0))" }
  }

  /// `at 0.299 s`: when that is; nil where there is nothing to date.
  var excessTime: String? {
    guard let line = measured.line, let time = line.peakTime, line.overshoot != 0 else { return nil }
    return "at " + (isProgress ? NumberText.fixed(time, decimals: 3) : Self.seconds(time))
  }

  var rise: String? {
    measured.line?.riseTime.map { isProgress ? NumberText.fixed($0, decimals: 3) : Self.seconds($0) }
  }

  /// `12.3/s`, empty where nothing moves or the speed is beyond all bounds.
  var fastest: String {
    guard let velocity = measured.line?.peakVelocity, !measured.isStill else { return "" }
    return NumberText.significant(velocity * measured.factor) + (measured.isAngle ? "°" : "")
      + (isProgress ? "" : "/s")
  }

  static func seconds(_ time: Double) -> String {
    NumberText.fixed(time, decimals: 3) + TiedText.tie + "s"
  }

  private static func percent(_ share: Double) -> String {
    "+" + NumberText.significant(share * 100) + TiedText.tie + "%"
  }
}
