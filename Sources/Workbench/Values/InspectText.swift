import Exchange
import Model
import Motion
import Rendering

/// What `inspect` says to a reader: labelled lines, aligned.
struct InspectText: Sendable {
  let clip: Clip
  let measures: [ChannelMeasures]
  let charset: Charset

  /// Columns the lines may take.
  let width: Int

  var lines: [StyledLine] {
    var rows: [(String, String)] = []
    if let spring = clip.spring { rows.append(("spring", words(for: spring))) }
    if measures.count == 1, let only = measures.first {
      if let words = words(for: only) { rows.append(("motion", words)) }
      rows.append(("ends", endWords))
    } else {
      rows.append(("ends", endWords))
    }
    if let spring = clip.spring {
      rows += SpringSpellingCatalog.all.map { ($0.ecosystem, $0.line(spring)) }
    }
    var lines = aligned(rows)
    if measures.count > 1 { lines += table }
    return lines + clip.trace.notes.map { StyledLine("  " + charset.spell($0), .faint) }
  }

  private func aligned(_ rows: [(String, String)]) -> [StyledLine] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { label, words in
      let gap = String(repeating: " ", count: width - label.count + 2)
      return StyledLine([.init("  \(label)\(gap)", .faint), .init(charset.spell(words))])
    }
  }

  private func words(for spring: Spring) -> String {
    let ratio = NumberText.significant(spring.dampingRatio, digits: 5)
    return "response \(seconds(spring.response)), ratio \(ratio); mass \(number(spring.mass)), "
      + "stiffness \(number(spring.stiffness)), damping \(number(spring.damping))"
  }

  private func words(for measured: ChannelMeasures) -> String? {
    guard let line = measured.line else { return nil }
    var parts: [String] = []
    if let overshoot = line.overshoot, let time = line.peakTime {
      parts.append(overshoot > 0 ? "\(percent(overshoot)) at \(seconds(time))" : "no overshoot")
    }
    if let rise = line.riseTime { parts.append("rise \(seconds(rise))") }
    if let fastest = line.peakVelocity {
      parts.append("fastest \(NumberText.significant(fastest * measured.factor))\(rate)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var endWords: String {
    let isProgress = clip.trace.axis == .progress
    if isProgress { return "a unit curve; it plays in 1 s" }
    let (logical, rest) = (clip.trace.duration, clip.trace.settlingDuration)
    var words = logical.isFinite ? "logically \(seconds(logical))" : "never complete"
    words += rest.isFinite ? ", at rest \(seconds(rest))" : ", never at rest"
    if let spring = clip.spring {
      let reported = spring.swiftUISettlingDuration()
      if reported.isFinite { words += " (SwiftUI reports \(seconds(reported)))" }
    }
    return words
  }

  /// One row a channel.
  private var table: [StyledLine] {
    let names = ["channel", "from", "to", "overshoot", "rise", "fastest"]
    let columns = names.enumerated().map { Table.Column($1, $0 == 0 ? .left : .decimal) }
    let rows = zip(clip.trace.channels, measures).map { channel, measured -> [String] in
      let told = ValueText(kind: channel.kind)
      let line = measured.line
      return [
        channel.name,
        told.shortText(channel.trajectory.start),
        told.shortText(channel.trajectory.end),
        line?.overshoot.map { $0 > 0 ? percent($0) : "none" } ?? "",
        line?.riseTime.map(seconds) ?? "",
        line?.peakVelocity.map { NumberText.significant($0 * measured.factor) + rate } ?? "",
      ]
    }
    return Table(columns: columns, rows: rows).lines(width: width, charset: charset)
  }

  private var rate: String { clip.trace.axis == .progress ? "" : "/s" }
  private func seconds(_ time: Double) -> String { NumberText.fixed(time, decimals: 3) + " s" }
  private func number(_ value: Double) -> String { NumberText.significant(value, digits: 5) }
  private func percent(_ share: Double) -> String { "+" + NumberText.significant(share * 100) + " %" }
}
