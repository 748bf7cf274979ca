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

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    if let screen = playback.screen(in: session) { return [.show(screen)] }
    return Report(json: [comparison.json], lines: lines(in: session)).effects(for: session.configuration)
  }

  private func lines(in session: Session) -> [StyledLine] {
    if session.configuration.isPlain { return words(in: session) }
    let plot = comparison.plot(showsVelocity: playback.showsVelocity)
    let height = session.settings.height ?? plot.comfortableHeight
    let picture = plot.picture(width: session.pictureWidth, height: height, options: session.plotOptions)
    return picture.lines + StillPicture.notes(of: clips, in: session)
  }

  /// Each clip by its letter, then how far apart they are.
  private func words(in session: Session) -> [StyledLine] {
    let (charset, width) = (session.configuration.charset, session.textWidth)
    let said = clips.enumerated().flatMap { index, clip in
      ["\(Comparison.letter(index)) is \(clip.label)"]
        + TraceSentences.lines(for: clip.trace, charset: charset)
    }
    let lines = (said + comparison.sentences).flatMap { sentence in
      TextWrap.lines(charset.spell(sentence), width: width - 2).map { StyledLine("  " + $0) }
    }
    return lines + StillPicture.notes(of: clips, in: session)
  }
}

extension CommandDefinition {
  static let compare = CommandDefinition(
    CompareCommand.self,
    signature: CommandSignature(
      name: "compare",
      operands: .clips(2...6),
      clauses: [.speed, .loop, .step],
      options: [.velocity]
    ),
    group: .motion,
    usage: "compare CLIP, CLIP [, CLIP ...]",
    summary: "several over each other, with the difference",
    details: [
      "Two to six clips. Channels are matched by name; single channels always. The",
      "difference is from the first clip, its largest place marked. On a terminal they play together with",
      "`at` or `loop`; with `step` they stand at the start, and the arrow keys go through them by frames.",
    ],
    examples: [
      "compare .easeInOut(duration: 0.25), .snappy", "compare .smooth, .snappy, .bouncy from 0 to 100",
      "compare .smooth, .bouncy at 0.1x", "compare .easeInOut(duration: 0.25), .snappy step",
    ]
  )
}
