import Language
import Model

extension Playback {
  /// Reads what `play` and its like are told; without clips it is the last motion again.
  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    if !syntax.clips.isEmpty {
      motion = ShownMotion(clips: syntax.clips, clauses: syntax.clauses)
    } else if let last = session.document.lastMotion {
      let shown = last.located(at: syntax.verb.range)
      motion = ShownMotion(
        clips: shown.clips,
        clauses: syntax.clauses.isEmpty ? shown.clauses : syntax.clauses
      )
    } else {
      throw .nothingToPlay(syntax)
    }
    let whole = CommandSyntax(
      verb: syntax.verb,
      operands: .clips(motion.clips),
      clauses: motion.clauses,
      options: syntax.options
    )
    var faults = FaultCollector()
    clips = faults.attempt(try session.clips(of: whole)) ?? []
    duration = faults.attempt(try session.shownDuration(of: whole)) ?? nil
    speed = faults.attempt(try session.playbackSpeed(of: whole)) ?? nil
    loops = whole.has("loop")
    steps = whole.has("step")
    showsVelocity = syntax.hasOption("velocity")
    showsStage = syntax.hasOption("stage")
    drops = faults.attempt(try syntax.simulatedDrops) ?? nil
    guard let fault = faults.together else { return }
    throw syntax.clips.isEmpty ? fault.ofLastMotion(at: syntax.verb.range) : fault
  }
}

extension Session {
  /// The speed `at 0.25x` asks for; nil without the clause.
  func playbackSpeed(of syntax: CommandSyntax) throws(Diagnostic) -> Double? {
    guard let speed = try number(ofClause: "at", of: syntax, isSpeed: true) else { return nil }
    guard PlaybackClock.speeds.contains(speed) else {
      throw Diagnostic(
        id: "out-of-range",
        message: "a speed lies between \(SyntaxPrinter.number(PlaybackClock.speeds.lowerBound))x and "
          + "\(SyntaxPrinter.number(PlaybackClock.speeds.upperBound))x; this is \(SyntaxPrinter.number(speed))x",
        range: syntax.place(of: "at"),
        suggestion: "0.25x"
      )
    }
    return speed
  }
}

extension CommandSignature.Clause {
  static let speed = Self(word: "at", argument: .expression, summary: "speed, as in 0.25x")
  static let loop = Self(word: "loop", argument: .none, summary: "again and again")
  static let step = Self(word: "step", argument: .none, summary: "standing at its start, to go on by keys")
  static let shownDuration = Self(word: "for", argument: .expression, summary: "seconds to show")
}

extension Diagnostic {
  /// The faults of what was not typed just now as one, and the others as they are.
  ///
  /// - Parameter verb: Where the last motion was located.
  func ofLastMotion(at verb: Range<Int>) -> Diagnostic {
    guard let first = all.first(where: { $0.range == verb }) else { return self }
    let told = Diagnostic(
      id: first.id,
      message: "the last motion no longer reads: \(first.message)",
      range: verb
    )
    return told.joined(with: Diagnostic.together(all.filter { $0.range != verb }))
  }

  fileprivate static func nothingToPlay(_ syntax: CommandSyntax) -> Diagnostic {
    let isRecording = syntax.verb.text == "record"
    var range = syntax.verb.range
    if case .pathAndClips(let file, _) = syntax.operands { range = range.lowerBound..<file.range.upperBound }
    return Diagnostic(
      id: "nothing-to-play",
      message: "nothing has moved yet that could be \(isRecording ? "recorded" : "played again")",
      range: range,
      suggestion: isRecording ? "record \"demo.cast\" .bouncy" : "play .bouncy"
    )
  }
}
