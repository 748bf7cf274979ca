import Language
import Model
import Motion
import Rendering

/// `plot CLIP [, CLIP ...]`: the whole curve at once.
struct PlotCommand: Command {
  private let clips: [Clip]
  private let duration: Double?

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    clips = try session.clips(of: syntax)
    duration = try session.shownDuration(of: syntax)
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    StillPicture(clips: clips, duration: duration).report(for: "plot", in: session)
      .effects(for: session.configuration)
  }
}

extension CommandDefinition {
  static let plot = CommandDefinition(
    PlotCommand.self,
    signature: CommandSignature(
      name: "plot",
      operands: .clips(1...6),
      clauses: [.init(word: "for", argument: .expression, summary: "seconds to show")]
    ),
    group: .motion,
    usage: "plot CLIP [, CLIP ...]",
    summary: "the whole curve at once",
    details: ["Each channel is a panel; all of them stand over one time axis."],
    examples: [
      "plot .bouncy", "plot .easeIn, .easeOut", "plot .spring(duration: 0.4, bounce: 0.3) from 0 to 100",
    ]
  )
}
