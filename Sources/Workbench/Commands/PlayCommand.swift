import Language
import Model
import Motion
import Rendering

/// `play CLIP [, CLIP ...]`: in real time; alone, the last motion again.
struct PlayCommand: Command {
  private let playback: Playback

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    playback = try Playback(syntax, in: session)
  }

  var shown: ShownMotion? { playback.motion }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    return playback.effects(in: session)
  }
}

extension CommandDefinition {
  static let play = CommandDefinition(
    PlayCommand.self,
    signature: CommandSignature(
      name: "play",
      operands: .clips(0...6),
      clauses: [.speed, .loop, .step, .shownDuration],
      options: [.velocity, .stage, .simulatedDrops]
    ),
    group: .motion,
    usage: "play [CLIP [, CLIP ...]]",
    summary: "a motion in real time; alone, the last one again",
    details: [
      "On a terminal it moves; elsewhere the finished plot is drawn at once.",
      "With --stage, or by t meanwhile, the thing itself stands beside its tracks, or above them.",
      "`help keys` tells what other keys do.",
    ],
    examples: [
      "play .bouncy", "play .snappy from 0 to 100 at 0.5x",
      "play .linear(duration: 1).repeatForever() for 3s", "play .bouncy --simulate-drops 20%",
    ]
  )
}
