import Language
import Model
import Motion
import Rendering

/// `tune CLIP [knob NAME]`: the motion loops while keys turn its numbers; alone, the last motion.
struct TuneCommand: Command {
  private let tuning: Tuning

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    let (motion, place) = try Self.motion(syntax, in: session)
    var tuning: Tuning
    do throws(Diagnostic) {
      tuning = try Tuning(TuningSubject(motion, chosenPlace: place, in: session))
    } catch {
      throw syntax.clips.isEmpty ? error.ofLastMotion(at: syntax.verb.range) : error
    }
    guard tuning.moves else { throw .nothingMoves(motion, at: syntax.verb.range) }
    guard !tuning.knobs.isEmpty else { throw .nothingToTune(motion, at: syntax.verb.range) }
    if case .name(let name)? = syntax.clause("knob")?.argument {
      guard let index = tuning.index(of: name.text) else { throw .unknownKnob(name, tuning.knobs) }
      tuning.select(index)
    }
    self.tuning = tuning
  }

  var shown: ShownMotion? { tuning.subject.motion }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    let configuration = session.configuration
    guard configuration.movesPictures, configuration.takesKeys else {
      return TuneReport(tuning: tuning).effects(in: session)
    }
    let screen = TuneScreen(
      tuning,
      frameRate: session.settings.framesPerSecond,
      speed: session.settings.speed,
      options: session.plotOptions
    )
    return [.show(screen)]
  }

  /// The names of the knobs of a line that tunes; none where it makes no sense.
  static func knobs(of line: String, in session: Session) -> [String] {
    let parsed = Workbench.parser.parse(Source(text: line))
    guard case .command(let syntax)? = parsed.statements.first?.kind, parsed.diagnostics.isEmpty,
      let command = try? TuneCommand(syntax, in: session)
    else { return [] }
    return command.tuning.knobs.map(\.name)
  }

  /// What is tuned, and the part of it that was named.
  private static func motion(
    _ syntax: CommandSyntax,
    in session: Session
  ) throws(Diagnostic) -> (ShownMotion, place: String?) {
    guard case .clips(let clips) = syntax.operands, let clip = clips.first else {
      guard let last = session.document.lastMotion else { throw .nothingToTune(at: syntax.verb.range) }
      let shown = last.located(at: syntax.verb.range)
      return (ShownMotion(clips: shown.clips, clauses: shown.clauses.filter(\.isOfClip)), nil)
    }
    let clauses = syntax.clauses.filter(\.isOfClip)
    let (name, member) = parts(of: clip.expression)
    switch name.flatMap({ session.document.definition(named: $0)?.syntax }) {
    case .phases(let phases)?:
      guard let member else { break }
      guard phases.phases.contains(where: { $0.name.text == member }) else {
        if let fault = misspelt(member, of: phases, in: clip, session) { throw fault }
        break
      }
      return (ShownMotion(clips: [ClipSyntax(naming: phases.name.text)], clauses: clauses), member)
    case .keyframes?: return (ShownMotion(clips: [clip], clauses: clauses), member)
    default: break
    }
    return (ShownMotion(clips: [clip], clauses: clauses), nil)
  }

  /// `Save.setle`: the fault of a word that is nearly a phase's, and no channel's; nil for any other.
  private static func misspelt(
    _ member: String,
    of phases: PhasesSyntax,
    in clip: ClipSyntax,
    _ session: Session
  ) -> Diagnostic? {
    let channels =
      (session.document.definition(named: phases.name.text) as? any ClipDefinition)?
      .channelNames(in: session.document) ?? []
    guard !channels.contains(member), let place = clip.expression.nodes.last?.range,
      let meant = Suggestion.closest(to: member, among: phases.phases.map(\.name.text))
    else { return nil }
    return Diagnostic(
      id: "unknown-channel",
      message: "'\(phases.name.text)' has no phase '\(member)'",
      range: place,
      suggestion: meant
    )
  }

  /// The two words of `Save.settle`.
  private static func parts(of expression: Expression) -> (name: String?, member: String?) {
    guard case .name(let name)? = expression.nodes.first?.operation, expression.nodes.count < 3 else {
      return (nil, nil)
    }
    guard case .member(let member)? = expression.nodes.dropFirst().first?.operation else {
      return (name, nil)
    }
    return (name, member)
  }
}

extension Tuning {
  /// Whether there is anything to draw; what a scene leaves where it is may not be worth a curve either.
  fileprivate var moves: Bool {
    motion.clips.contains { clip in
      !clip.trace.channels.isEmpty
        && (clip.kind != .scene || !clip.trace.channels.allSatisfy { ChannelMeasures($0).isStill })
    }
  }

  /// The knob of a name: its own, or that of the place it is in.
  fileprivate func index(of name: String) -> Int? {
    knobs.firstIndex { $0.name == name } ?? knobs.firstIndex { $0.label == name }
      ?? knobs.firstIndex { $0.name.split(separator: " ").contains { $0 == name } }
  }
}

extension CommandDefinition {
  static let tune = CommandDefinition(
    TuneCommand.self,
    signature: CommandSignature(
      name: "tune",
      operands: .clips(0...1),
      clauses: [.init(word: "knob", argument: .name, summary: "the number to begin with")]
    ),
    group: .motion,
    usage: "tune [CLIP] [knob NAME]",
    summary: "turn its numbers under the arrow keys and see the curve; alone, the last one",
    details: [
      "The motion loops while keys turn its numbers: left and right turn, Shift turns coarsely, digits type a "
        + "value, Tab goes to the next knob, `p` steps through presets, `u` undoes, and `b` marks a baseline "
        + "that stays as dots, with its own measures. Axes hold still while a knob is turned.",
      "Enter keeps the numbers where they are written, in a let, a phase, a keyframe, a view or a scene, and "
        + "prints the line; an expression or a last change is printed, ready to paste, and played. Esc leaves "
        + "everything as it was. `tune Save.settle` tunes one phase of Save.",
      "Without a terminal it lists the numbers. `help keys` tells all keys.",
    ],
    examples: ["tune .bouncy", "tune .spring(duration: 0.4, bounce: 0.3) knob bounce"]
  )
}

extension Diagnostic {
  fileprivate static func nothingToTune(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "nothing-to-tune",
      message: "nothing has moved yet that could be tuned",
      range: range,
      suggestion: "tune .bouncy"
    )
  }

  fileprivate static func nothingMoves(_ motion: ShownMotion, at range: Range<Int>) -> Diagnostic {
    let clips = motion.clips.map { SyntaxPrinter.text($0) }.joined(separator: ", ")
    return Diagnostic(
      id: "nothing-moves",
      message: "'\(clips)' moves nothing, so there is no curve to tune; a view has to follow what it changes",
      range: motion.clips.first?.expression.range ?? range
    )
  }

  fileprivate static func nothingToTune(_ motion: ShownMotion, at range: Range<Int>) -> Diagnostic {
    let clips = motion.clips.map { SyntaxPrinter.text($0) }.joined(separator: ", ")
    return Diagnostic(
      id: "nothing-to-tune",
      message: "there is no number to turn in '\(clips)'",
      range: motion.clips.first?.expression.range ?? range
    )
  }

  fileprivate static func unknownKnob(_ name: Word, _ knobs: [Knob]) -> Diagnostic {
    let names = knobs.map(\.name)
    return Diagnostic(
      id: "unknown-knob",
      message: "no knob is called '\(name.text)'; there are \(names.joined(separator: ", "))",
      range: name.range,
      suggestion: Suggestion.closest(to: name.text, among: names)
    )
  }
}
