import Language
import Model
import Motion
import Rendering

/// Clips drawn whole, for `plot` and wherever nothing can move.
struct StillPicture: Sendable {
  var clips: [Clip]

  /// Seconds to show; nil shows all.
  let duration: Double?

  /// Whether each track has its velocity below it.
  var showsVelocity = false

  /// Whether the thing itself is drawn too.
  var showsStage = false

  /// Which frames are seen; nil for all there is.
  var frames: ShownFrames?

  /// Seconds of motion there are to show.
  var end: Double { duration ?? clips.map(\.shownDuration).max() ?? 0 }

  /// The picture of all clips, and their notes.
  func report(for command: String, in session: Session) -> Report {
    var report = Report()
    if session.configuration.isJSON {
      report.json = clips.map { json($0, for: command, in: session) }
    } else if session.configuration.isPlain || isAtOnce {
      report.lines = sentences(in: session)
    } else {
      report.lines = picture(in: session).lines + notes(in: session)
    }
    return report
  }

  private func json(_ clip: Clip, for command: String, in session: Session) -> JSONValue {
    var alone = self
    alone.clips = [clip]
    // What scripts read is the curves.
    alone.showsStage = false
    let rate = session.settings.framesPerSecond
    let left = [frames?.sentence(until: alone.end, rate: rate)].compactMap(\.self)
    return .object([
      "command": .string(command),
      "clip": .string(clip.label),
      "summary": .array(clip.trace.channels.map(summary)),
      "picture": .array(alone.picture(in: session).rows.map { .string($0) }),
      "notes": .array((clip.trace.notes + left).map { .string($0) }),
    ])
  }

  /// Whether nothing takes any time, so that there is nothing to draw.
  var isAtOnce: Bool { duration == nil && clips.allSatisfy { $0.shownDuration == 0 } }

  /// The motion in words: a sentence a channel, and what a teacher would add.
  func sentences(in session: Session) -> [StyledLine] {
    let (charset, width) = (session.configuration.charset, session.textWidth)
    let sentences = clips.map(named).flatMap { trace in
      TraceSentences.lines(for: trace, window: duration.map { 0...$0 }, charset: charset)
        + (showsVelocity ? speeds(in: trace).map(charset.spell) : [])
    }
    let seen = showsStage && !isAtOnce ? StageWords.sentences(for: stage, charset: charset) : []
    let lines = (sentences + seen).flatMap {
      TextWrap.lines($0, width: width - 2).map { StyledLine("  " + $0) }
    }
    let hint = "  nothing takes time here; withAnimation(.snappy) { ... } makes a change move"
    return lines + notes(in: session)
      + (isAtOnce && clips.contains { $0.kind == .view } ? [StyledLine(hint, .faint)] : [])
  }

  /// How fast each channel gets, in a sentence; nothing of what has no velocity.
  private func speeds(in trace: Trace) -> [String] {
    trace.channels.compactMap { channel in
      let measured = ChannelMeasures(channel)
      guard let velocity = measured.line?.peakVelocity else { return nil }
      let speed = NumberText.significant(abs(velocity) * measured.factor) + (measured.isAngle ? "°" : "")
      return trace.axis == .progress
        ? "\(channel.name) is steepest at a slope of \(speed)." : "\(channel.name) is fastest at \(speed)/s."
    }
  }

  /// The plot of the clips, one below the other over one axis.
  var plot: Plot {
    let whole = Plot(trace, window: 0...end, showsVelocity: showsVelocity)
    guard let frames else { return whole }
    let (window, seen) = (whole.window, frames.held)
    return whole.held(at: frames.moments(until: end)) { min(seen($0), window.upperBound) }
  }

  /// All channels over one axis.
  private var trace: Trace {
    guard let first = clips.first else { return Trace(channels: [], duration: 0, settlingDuration: 0) }
    if clips.count == 1 { return first.trace }
    // The names of phases would not tell whose they are.
    let marks = clips.flatMap(\.trace.marks).map { Trace.Mark(kind: $0.kind, time: $0.time) }
    return Trace(
      axis: first.trace.axis,
      channels: clips.map(named).flatMap(\.channels),
      duration: end,
      settlingDuration: end,
      marks: marks.sorted { $0.time < $1.time }
    )
  }

  /// A clip's trace; of several, each channel says whose it is.
  private func named(_ clip: Clip) -> Trace {
    guard clips.count > 1 else { return clip.trace }
    let trace = clip.trace
    let channels = trace.channels.map { channel in
      Trace.Channel(name: clip.name(of: channel.name), kind: channel.kind, trajectory: channel.trajectory)
    }
    return Trace(
      axis: trace.axis,
      channels: channels,
      duration: trace.duration,
      settlingDuration: trace.settlingDuration
    )
  }

  private func picture(in session: Session) -> Picture {
    session.picture(of: plot, and: showsStage ? stage : nil)
  }

  /// What stands below the picture: what a teacher would add, and what was left out on purpose.
  func notes(in session: Session) -> [StyledLine] {
    let rate = session.settings.framesPerSecond
    return Self.notes(
      of: clips,
      and: [frames?.sentence(until: end, rate: rate)].compactMap(\.self),
      until: end,
      in: session
    )
  }

  /// What a teacher would add, each sentence once.
  ///
  /// - Parameter end: Seconds that are shown; nil for as many as are worth it.
  static func notes(
    of clips: [Clip],
    and more: [String] = [],
    until end: Double? = nil,
    in session: Session
  ) -> [StyledLine] {
    var seen: Set<String> = []
    let told = clips.flatMap { $0.trace.notes + $0.endlessNotes(until: end) } + more
    let notes = told.filter { seen.insert($0).inserted }
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
  /// A plot drawn whole, beside a stage or above it where there is one, as high as the settings say.
  func picture(of plot: Plot, and stage: Stage?) -> Picture {
    let (width, options) = (pictureWidth, plotOptions)
    guard let stage else {
      return plot.picture(width: width, height: settings.height ?? plot.comfortableHeight, options: options)
    }
    let comfortable = StagedDrawing.comfortableHeight(of: plot, width: width, limit: Picture.limit)
    let height = settings.height ?? comfortable
    return StagedDrawing(plot, and: stage, width: width, height: height, options: options).picture()
  }

  /// The seconds `for` asks to show; nil without the clause.
  func shownDuration(of syntax: CommandSyntax) throws(Diagnostic) -> Double? {
    guard let duration = try number(ofClause: "for", of: syntax) else { return nil }
    guard duration > 0, duration <= 86_400 else {
      throw Diagnostic(
        id: "out-of-range",
        message: "'for' takes more than 0 s and at most a day, not \(SyntaxPrinter.number(duration)) s",
        range: syntax.place(of: "for")
      )
    }
    return duration
  }
}
