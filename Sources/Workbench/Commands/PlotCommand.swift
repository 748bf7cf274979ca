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

  var shown: ShownMotion? { playback.motion }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    return playback.still(in: session).report(for: "plot", in: session).effects(for: session.configuration)
  }
}

extension CommandDefinition {
  static let plot = CommandDefinition(
    PlotCommand.self,
    signature: CommandSignature(
      name: "plot",
      operands: .clips(1...6),
      clauses: [.shownDuration],
      options: [.velocity, .stage, .simulatedDrops]
    ),
    group: .motion,
    usage: "plot CLIP [, CLIP ...]",
    summary: "the whole curve at once",
    details: [
      "Each channel is a panel; all of them stand over one time axis. With --stage what moves is drawn",
      "as well, over its outlines at equal steps of time and the way it took.",
    ],
    examples: [
      "plot .bouncy", "plot .easeIn, .easeOut", "plot .bouncy --velocity", "plot .bouncy --stage",
      "plot .spring(duration: 0.4, bounce: 0.3) from 0 to 100",
    ]
  )
}
