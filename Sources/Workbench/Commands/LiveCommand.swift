import Language
import Model
import Motion

/// `live [VIEW ...]`: keys drive states, time runs.
struct LiveCommand: Command {
  private let take: LiveTake
  private let keys: [LiveKey]
  private let animations: [String]
  private let verb: Word

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    verb = syntax.verb
    var names: [Word] = []
    if case .names(let typed) = syntax.operands { names = typed }
    let document = session.document
    var faults = FaultCollector()
    let shown = faults.attempt(each: names) { name throws(Diagnostic) in try Self.mover(name, in: document) }
    animations = faults.attempt(try Self.animations(syntax, in: session)) ?? []
    try faults.finish()
    let movers = shown.isEmpty ? document.definitions.filter(Self.moves) : shown
    let used = Set(movers.flatMap(\.references))
    let watched = document.definitions.filter { $0 is OnChangeDefinition }.flatMap(\.references)
    let states = document.definitions.compactMap { definition -> (name: String, value: Value)? in
      guard definition is StateDefinition, used.union(watched).contains(definition.name),
        let value = document.value(of: definition.name), LiveKey.canDrive(value.kind)
      else { return nil }
      return (definition.name, value)
    }
    guard !states.isEmpty else { throw .nothingToDrive(at: verb.range) }
    keys = LiveKey.keys(for: states, taken: LiveScreen.taken)
    take = try LiveTake(of: Set(shown.map(\.name)), driving: states.map(\.name), in: document)
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    guard session.configuration.movesPictures, session.configuration.takesKeys else {
      throw .noKeys(at: verb.range)
    }
    let screen = LiveScreen(
      take,
      keys: keys,
      animations: animations,
      frameRate: session.settings.framesPerSecond,
      speed: session.settings.speed,
      isReduced: session.reducesMotion,
      options: session.plotOptions
    )
    return [.show(screen)]
  }

  private static func moves(_ definition: any Definition) -> Bool {
    definition is ViewDefinition || definition is PhasesDefinition || definition is KeyframesDefinition
  }

  private static func mover(_ name: Word, in document: Document) throws(Diagnostic) -> any Definition {
    guard let definition = document.definition(named: name.text) else {
      throw Diagnostic(
        id: "unknown-name",
        message: "nothing is called '\(name.text)'",
        range: name.range,
        suggestion: Suggestion.closest(to: name.text, among: document.guessableNames)
      )
    }
    guard moves(definition) else {
      throw Diagnostic(
        id: "not-a-clip",
        message: "'\(name.text)' is \(definition.kind.inWords); live shows views, phases and keyframes",
        range: name.range
      )
    }
    return definition
  }

  /// What `a` steps through: what was asked for, the presets, and the animations that have a name.
  private static func animations(
    _ syntax: CommandSyntax,
    in session: Session
  ) throws(Diagnostic) -> [String] {
    var texts = [".default", ".smooth", ".snappy", ".bouncy", ".easeInOut", ".linear", "nil"]
    texts += session.document.definitions.compactMap { definition in
      (definition as? LetDefinition).flatMap { $0.type == .animation ? $0.name : nil }
    }
    guard case .expression(let expression)? = syntax.clause("with")?.argument else { return texts }
    _ = try session.document.evaluate(expression, wanted: Wanted(.animation, by: "'with'"))
    let wanted = SyntaxPrinter.text(expression)
    return [wanted] + texts.filter { $0 != wanted }
  }
}

extension Diagnostic {
  fileprivate static func nothingToDrive(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "nothing-to-drive",
      message: "no state is there that a view, phases or keyframes depend on",
      range: range,
      suggestion: "state isOn = false; view Dot { scale = isOn ? 1.4 : 1 }; live"
    )
  }

  fileprivate static func noKeys(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "no-terminal",
      message:
        "live needs a terminal with keys and moving pictures; in a script a scene says what happens when",
      range: range,
      suggestion: "help scene"
    )
  }
}

extension CommandDefinition {
  static let live = CommandDefinition(
    LiveCommand.self,
    signature: CommandSignature(
      name: "live",
      operands: .names(0...100),
      clauses: [
        .init(word: "with", argument: .expression, summary: "animation that a key press changes with")
      ]
    ),
    group: .motion,
    usage: "live [VIEW ...] [with ANIMATION]",
    summary: "keys change states while time runs",
    details: [
      "Each state has a key, shown below the curves: a Bool toggles, cases go round, numbers",
      "step; the capital goes the other way, arrows move a point. Pressing in the midst of a",
      "motion interrupts it. `k` keeps all that was done as a scene that plays back the same, and leaves.",
    ],
    examples: ["state isOn = false; view Dot { scale = isOn ? 1.4 : 1 }; live Dot with .snappy"]
  )
}
