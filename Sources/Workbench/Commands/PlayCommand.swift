import Language
import Model
import Motion
import Rendering

/// `play CLIP [, CLIP ...]`: in real time; alone, the last motion again.
struct PlayCommand: Command {
  private let motion: ShownMotion
  private let clips: [Clip]
  private let duration: Double?
  private let speed: Double?
  private let loops: Bool

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    if case .clips(let clips) = syntax.operands, !clips.isEmpty {
      motion = ShownMotion(clips: clips, clauses: syntax.clauses)
    } else if let last = session.document.lastMotion {
      motion = ShownMotion(clips: last.clips, clauses: syntax.clauses.isEmpty ? last.clauses : syntax.clauses)
    } else {
      throw .nothingToPlay(at: syntax.verb.range)
    }
    let whole = CommandSyntax(
      verb: syntax.verb,
      operands: .clips(motion.clips),
      clauses: motion.clauses,
      options: syntax.options
    )
    clips = try session.clips(of: whole)
    duration = try session.shownDuration(of: whole)
    speed = try session.playbackSpeed(of: whole)
    loops = whole.has("loop")
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    session.document.lastMotion = motion
    return Playback(motion: motion, clips: clips, duration: duration, speed: speed, loops: loops)
      .effects(in: session)
  }
}

extension Session {
  /// The speed `at 0.25x` asks for; nil without the clause.
  fileprivate func playbackSpeed(of syntax: CommandSyntax) throws(Diagnostic) -> Double? {
    guard let speed = try number(ofClause: "at", of: syntax, isSpeed: true) else { return nil }
    guard PlaybackClock.speeds.contains(speed) else {
      throw Diagnostic(
        id: "out-of-range",
        message: "a speed lies between \(SyntaxPrinter.number(PlaybackClock.speeds.lowerBound))x and "
          + "\(SyntaxPrinter.number(PlaybackClock.speeds.upperBound))x; this is \(SyntaxPrinter.number(speed))x",
        range: syntax.clause("at")?.word.range ?? syntax.verb.range,
        suggestion: "at 0.25x"
      )
    }
    return speed
  }
}

extension CommandDefinition {
  static let play = CommandDefinition(
    PlayCommand.self,
    signature: CommandSignature(
      name: "play",
      operands: .clips(0...6),
      clauses: [
        .init(word: "at", argument: .expression, summary: "speed, as in 0.25x"),
        .init(word: "loop", argument: .none, summary: "again and again"),
        .init(word: "for", argument: .expression, summary: "seconds to show"),
      ]
    ),
    group: .motion,
    usage: "play [CLIP [, CLIP ...]]",
    summary: "a motion in real time; alone, the last one again",
    details: [
      "On a terminal it moves; elsewhere the finished plot is drawn at once.",
      "`help keys` tells what keys do meanwhile.",
    ],
    examples: [
      "play .bouncy", "play .snappy from 0 to 100 at 0.5x",
      "play .linear(duration: 1).repeatForever() for 3s",
    ]
  )
}

extension Diagnostic {
  fileprivate static func nothingToPlay(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "nothing-to-play",
      message: "nothing has moved yet that could be played again",
      range: range,
      suggestion: "play .bouncy"
    )
  }
}
