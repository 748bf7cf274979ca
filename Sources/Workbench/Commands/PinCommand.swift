import Language
import Model
import Rendering

/// `pin CLIP`: a motion that runs below the prompt while other things are typed; alone, the last one.
struct PinCommand: Command {
  private let playback: Playback
  private let verb: Range<Int>

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    verb = syntax.verb.range
    guard !syntax.clips.isEmpty || session.document.lastMotion != nil else { throw .nothingToPin(at: verb) }
    playback = try Playback(syntax, in: session)
  }

  var shown: ShownMotion? { playback.motion }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    let configuration = session.configuration
    if configuration.isPlain, !configuration.isJSON {
      return [.output(playback.still(in: session).sentences(in: session))]
    }
    guard configuration.isInteractive, configuration.movesPictures else {
      throw .noPlaceToPin(at: verb, playback.motion)
    }
    session.document.pinnedMotion = playback.motion
    session.pinCount += 1
    session.pinned = PinnedMotion(playback: playback, number: session.pinCount)
    return []
  }
}

extension CommandDefinition {
  static let pin = CommandDefinition(
    PinCommand.self,
    signature: CommandSignature(
      name: "pin",
      operands: .clips(0...6),
      clauses: [.speed, .shownDuration],
      options: [.velocity]
    ),
    group: .motion,
    usage: "pin [CLIP [, CLIP ...]]",
    summary: "a motion that keeps running below the prompt",
    details: [
      "Alone, the last motion. It is read anew after every change: what you define or",
      "set is seen at once. `unpin` takes it away, and another `pin` takes its place.",
    ],
    examples: ["pin .bouncy"]
  )
}

extension Diagnostic {
  fileprivate static func nothingToPin(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "nothing-to-pin",
      message: "nothing has moved yet that could be pinned",
      range: range,
      suggestion: "pin .bouncy"
    )
  }

  fileprivate static func noPlaceToPin(at range: Range<Int>, _ motion: ShownMotion) -> Diagnostic {
    Diagnostic(
      id: "no-place-to-pin",
      message: "pin needs the prompt of a terminal that shows moving pictures; elsewhere plot draws a motion",
      range: range,
      suggestion: "plot " + motion.clips.map { SyntaxPrinter.text($0) }.joined(separator: ", ")
    )
  }
}
