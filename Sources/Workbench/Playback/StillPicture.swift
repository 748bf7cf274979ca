import Language
import Model
import Motion
import Rendering

/// Clips drawn whole, for `plot` and wherever nothing can move.
struct StillPicture: Sendable {
  let clips: [Clip]

  /// Seconds to show; nil shows all.
  let duration: Double?

  /// The picture of all clips, and their notes.
  func report(for command: String, in session: Session) -> Report {
    var report = Report()
    if session.configuration.isJSON {
      report.json = clips.map { json($0, for: command, in: session) }
    } else if session.configuration.isPlain || isAtOnce {
      report.lines = sentences(in: session)
    } else {
      report.lines = picture(of: clips, in: session).lines + Self.notes(of: clips, in: session)
    }
    return report
  }

  private func json(_ clip: Clip, for command: String, in session: Session) -> JSONValue {
    .object([
      "command": .string(command),
      "clip": .string(clip.label),
      "summary": .array(clip.trace.channels.map(summary)),
      "picture": .array(picture(of: [clip], in: session).rows.map { .string($0) }),
      "notes": .array(clip.trace.notes.map { .string($0) }),
    ])
  }

  /// Whether nothing takes any time, so that there is nothing to draw.
  var isAtOnce: Bool { duration == nil && clips.allSatisfy { $0.shownDuration == 0 } }

  /// The motion in words: a sentence a channel, and what a teacher would add.
  func sentences(in session: Session) -> [StyledLine] {
    let (charset, width) = (session.configuration.charset, session.textWidth)
    let sentences = clips.flatMap { clip in
      TraceSentences.lines(for: clip.trace, window: duration.map { 0...$0 }, charset: charset)
    }
    let lines = sentences.flatMap { TextWrap.lines($0, width: width - 2).map { StyledLine("  " + $0) } }
    let hint = "  nothing takes time here; withAnimation(.snappy) { ... } makes a change move"
    return lines + Self.notes(of: clips, in: session)
      + (isAtOnce && clips.contains { $0.kind == .view } ? [StyledLine(hint, .faint)] : [])
  }

  /// The plot of clips, one below the other over one axis.
  var plot: Plot { Self.plot(of: clips, duration: duration) }

  static func plot(of clips: [Clip], duration: Double?) -> Plot {
    let end = duration ?? clips.map(\.shownDuration).max() ?? 0
    guard clips.count > 1, let first = clips.first else {
      return clips.first.map { Plot($0.trace, window: 0...end) } ?? Plot(panels: [], window: 0...1)
    }
    let channels = clips.flatMap { clip in
      clip.trace.channels.map { channel in
        let name = channel.name == "value" ? clip.label : "\(clip.label).\(channel.name)"
        return Trace.Channel(name: name, kind: channel.kind, trajectory: channel.trajectory)
      }
    }
    let together = Trace(axis: first.trace.axis, channels: channels, duration: end, settlingDuration: end)
    return Plot(together, window: 0...end)
  }

  private func picture(of clips: [Clip], in session: Session) -> Picture {
    let plot = Self.plot(of: clips, duration: duration)
    let height = session.settings.height ?? plot.comfortableHeight
    return plot.picture(width: session.pictureWidth, height: height, options: session.plotOptions)
  }

  /// What a teacher would add, each sentence once.
  static func notes(of clips: [Clip], in session: Session) -> [StyledLine] {
    var seen: Set<String> = []
    let notes = clips.flatMap { $0.trace.notes + $0.endlessNotes }.filter { seen.insert($0).inserted }
    let (charset, width) = (session.configuration.charset, session.textWidth)
    return notes.flatMap { note in
      TextWrap.lines(charset.spell(note), width: width - 2).map { StyledLine("  " + $0, .faint) }
    }
  }

  private func summary(of channel: Trace.Channel) -> JSONValue {
    let told = ValueText(kind: channel.kind)
    let measured = ChannelMeasures(channel)
    return .object([
      "name": .string(channel.name),
      "from": told.json(channel.trajectory.start),
      "to": told.json(channel.trajectory.end),
      "min": measured.minimum,
      "max": measured.maximum,
    ])
  }
}

extension Session {
  /// The seconds `for` asks to show; nil without the clause.
  func shownDuration(of syntax: CommandSyntax) throws(Diagnostic) -> Double? {
    guard let duration = try number(ofClause: "for", of: syntax) else { return nil }
    guard duration > 0, duration <= 86_400 else {
      throw Diagnostic(
        id: "out-of-range",
        message: "'for' takes more than 0 s and at most a day, not \(SyntaxPrinter.number(duration)) s",
        range: syntax.clause("for")?.word.range ?? syntax.verb.range
      )
    }
    return duration
  }
}
