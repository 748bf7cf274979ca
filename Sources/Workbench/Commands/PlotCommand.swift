import Language
import Model
import Motion
import Rendering

/// `plot CLIP [, CLIP ...]`: the whole curve at once.
struct PlotCommand: Command {
  private let playback: Playback

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    playback = try Playback(syntax, in: session)
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    playback.still(in: session).report(for: "plot", in: session).effects(for: session.configuration)
  }
}

extension CommandDefinition {
  static let plot = CommandDefinition(
    PlotCommand.self,
    signature: CommandSignature(
      name: "plot",
      operands: .clips(1...6),
      clauses: [.shownDuration],
      options: [.velocity, .simulatedDrops]
    ),
    group: .motion,
    usage: "plot CLIP [, CLIP ...]",
    summary: "the whole curve at once",
    details: ["Each channel is a panel; all of them stand over one time axis."],
    examples: [
      "plot .bouncy", "plot .easeIn, .easeOut", "plot .bouncy --velocity",
      "plot .spring(duration: 0.4, bounce: 0.3) from 0 to 100",
    ]
  )
}
