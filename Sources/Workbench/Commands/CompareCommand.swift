import Language
import Model
import Motion
import Rendering

/// `compare CLIP, CLIP ...`: over each other, and how far each is from the first.
struct CompareCommand: Command {
  private let playback: ComparisonPlayback

  private var comparison: Comparison { playback.comparison }
  private var clips: [Clip] { comparison.clips }

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    playback = try ComparisonPlayback(syntax, in: session)
  }

  var shown: ShownMotion? { playback.motion.first }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    if let screen = playback.screen(in: session) { return [.show(screen)] }
    return Report(json: [comparison.json(playback.remarks)], lines: lines(in: session))
      .effects(for: session.configuration)
  }

  private func lines(in session: Session) -> [StyledLine] {
    if session.configuration.isPlain { return words(in: session) }
    return session.picture(of: comparison.plot(showsVelocity: playback.showsVelocity), and: stage).lines
      + StillPicture.notes(of: clips, and: playback.remarks, in: session)
  }

  /// The things themselves; nil where they are not asked for.
  private var stage: Stage? {
    playback.showsStage ? Stage(of: clips, until: comparison.duration) : nil
  }

  /// Each clip by its letter, then how far apart they are.
  private func words(in session: Session) -> [StyledLine] {
    let (charset, width) = (session.configuration.charset, session.textWidth)
    let said = clips.enumerated().flatMap { index, clip in
      ["\(Comparison.letter(index)) is \(clip.nameAmongOthers)"]
        + TraceSentences.lines(for: clip.trace, charset: charset)
    }
    let seen = stage.map { StageWords.sentences(for: $0, charset: charset) } ?? []
    let lines = (said + comparison.sentences + seen).flatMap { sentence in
      TextWrap.lines(charset.spell(sentence), width: width - 2).map { StyledLine("  " + $0) }
    }
    return lines + StillPicture.notes(of: clips, and: playback.remarks, in: session)
  }
}

extension CommandDefinition {
  static let compare = CommandDefinition(
    CompareCommand.self,
    signature: CommandSignature(
      name: "compare",
      operands: .clips(2...6),
      clauses: [.speed, .loop, .step],
      options: [.velocity, .stage]
    ),
    group: .motion,
    usage: "compare CLIP, CLIP [, CLIP ...]",
    summary: "several over each other, with the difference",
    details: [
      "Two to six clips. Channels are matched by name; single channels always. The",
      "difference is from the first clip, its largest place marked. On a terminal they play together with",
      "`at` or `loop`; with `step` they stand at the start, and the arrow keys go through them by frames.",
      "A clause behind the clips applies to all of them; a clip in brackets has clauses of its own, as in",
      "`compare Card, (Card reduced)` and `compare (tap with .snappy), (tap with .easeInOut)`.",
    ],
    examples: [
      "compare .easeInOut(duration: 0.25), .snappy", "compare .smooth, .snappy, .bouncy from 0 to 100",
      "compare .bouncy, (.bouncy velocity 5)", "compare .smooth, .bouncy at 0.1x",
      "compare .easeInOut(duration: 0.25), .snappy step",
    ]
  )
}
