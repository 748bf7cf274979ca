import Model
import Motion
import Rendering

/// The measures of several channels: one row each, or one paragraph each where rows do not fit.
struct ChannelTable: Sendable {
  let trace: Trace
  let measures: [ChannelMeasures]
  let charset: Charset

  /// Columns the lines may take.
  let width: Int

  var lines: [StyledLine] {
    let whole = table.lines(width: 1000, charset: charset)
    let needed = whole.map(\.columns).max() ?? 0
    return needed <= width ? whole : paragraphs
  }

  private var table: Table {
    let numbers = ["from", "to", "lowest", "highest"].map { Table.Column($0, .decimal) }
    let columns =
      [Table.Column("channel")] + numbers
      + [.init("overshoot"), .init("rise"), .init("fastest", .decimal)]
    return Table(columns: columns, rows: zip(trace.channels, measures).map(row))
  }

  private func row(_ channel: Trace.Channel, _ measured: ChannelMeasures) -> [String] {
    let words = ChannelWords(trace, measured)
    let told = ValueText(kind: channel.kind)
    return [
      channel.name,
      told.shortText(channel.trajectory.start),
      told.shortText(channel.trajectory.end),
      measured.lowest ?? "",
      measured.highest ?? "",
      words.excess == "no overshoot" ? "none" : words.excess ?? "",
      // What comes back has no rise: its peak is dated instead.
      words.rise ?? (measured.line?.overshoot == nil ? words.excessTime : nil) ?? "",
      words.fastest,
    ].map(TiedText.plain)
  }

  private var paragraphs: [StyledLine] {
    zip(trace.channels, measures).flatMap { channel, measured -> [StyledLine] in
      let told = ValueText(kind: channel.kind)
      var parts = [
        "\(told.shortText(channel.trajectory.start)) to \(told.shortText(channel.trajectory.end))"
      ]
      if let lowest = measured.lowest, let highest = measured.highest, !measured.isStill {
        parts += ["lowest \(lowest)", "highest \(highest)"]
      }
      parts += ChannelWords(trace, measured).parts
      let text = parts.joined(separator: ", ")
      return [StyledLine("  " + charset.spell(channel.name), .faint)]
        + TiedText.lines(text, width: width - 4, charset: charset).map { StyledLine("    " + $0) }
    }
  }
}
