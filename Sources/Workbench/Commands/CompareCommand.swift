import Language
import Model
import Motion
import Rendering

/// `compare CLIP, CLIP ...`: over each other, and how far each is from the first.
struct CompareCommand: Command {
  private let clips: [Clip]
  private let comparison: Comparison

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    clips = try session.clips(of: syntax)
    var places: [Range<Int>] = []
    if case .clips(let typed) = syntax.operands { places = typed.map(\.range) }
    comparison = try Comparison(of: clips, at: syntax.verb.range, places: places)
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    Report(json: [comparison.json], lines: lines(in: session)).effects(for: session.configuration)
  }

  private func lines(in session: Session) -> [StyledLine] {
    if session.configuration.isPlain { return words(in: session) }
    let plot = comparison.plot
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
    signature: CommandSignature(name: "compare", operands: .clips(2...6)),
    group: .motion,
    usage: "compare CLIP, CLIP [, CLIP ...]",
    summary: "several over each other, with the difference",
    details: [
      "Two to six clips. Channels are matched by name; single channels always. The",
      "difference is from the first clip, its largest place marked.",
    ],
    examples: [
      "compare .easeInOut(duration: 0.25), .snappy", "compare .smooth, .snappy, .bouncy from 0 to 100",
    ]
  )
}
