import Language
import Model
import Motion
import Rendering

extension Session {
  /// Runs one statement and says what the world must do.
  ///
  /// What fails or only looks leaves the view above open to a modifier, unless it is a view itself.
  mutating func run(_ statement: Statement) throws(Diagnostic) -> [Effect] {
    let position = document.position
    if case .definition(.view) = statement.kind { isBehindView = false }
    let effects = try perform(statement)
    if document.position != position { isBehindView = statement.isView }
    return effects
  }

  private mutating func perform(_ statement: Statement) throws(Diagnostic) -> [Effect] {
    switch statement.kind {
    case .command(let syntax): return try run(syntax)
    case .definition(let syntax):
      let forgotten = try document.define(syntax)
      return told(forgotten: forgotten, with: syntax.name.text)
    case .action(let action): return try perform(action)
    case .bare(let clip): return try show(clip, at: statement.range)
    case .amendment(let modifier):
      guard isBehindView else { throw .nothingToAmend(at: statement.range) }
      try document.amend(with: modifier, at: statement.range)
      return []
    }
  }

  /// What else is wrong with a statement of which some entries could not be read.
  func faults(inDamaged statement: Statement) -> Diagnostic? {
    switch statement.kind {
    case .definition(let syntax): document.faults(inDamaged: syntax)
    case .action(let action): document.faults(inDamaged: action)
    case .command(let syntax): faults(inDamaged: syntax)
    case .bare, .amendment: nil
    }
  }

  private func faults(inDamaged syntax: CommandSyntax) -> Diagnostic? {
    var faults = FaultCollector()
    guard let definition = CommandCatalog.definition(named: syntax.verb.text) else { return nil }
    _ = faults.attempt(try definition.make(namingClip(syntax), self))
    // What the unread part would have said is not missed.
    let following: [Diagnostic.ID] = ["times-missing", "range-missing", "never-moved"]
    return Diagnostic.together((faults.together?.all ?? []).filter { !following.contains($0.id) })
  }

  private mutating func run(_ syntax: CommandSyntax) throws(Diagnostic) -> [Effect] {
    guard let definition = CommandCatalog.definition(named: syntax.verb.text) else { return [] }
    let command = try definition.make(namingClip(syntax), self)
    let runs = !configuration.checksOnly || definition.runsInCheck
    let effects = runs ? try command.run(in: &self) : []
    if let shown = command.shown { document.lastMotion = shown }
    guard configuration.checksOnly else { return effects }
    // What the document becomes is followed, and nothing is told of it.
    return effects.filter { effect in
      switch effect {
      case .output, .json: false
      default: true
      }
    }
  }

  /// Makes a change; at the prompt it plays at once.
  private mutating func perform(_ action: ActionSyntax) throws(Diagnostic) -> [Effect] {
    let touched = try document.perform(action).touched
    guard !touched.isEmpty else { return [] }
    let motion = ShownMotion(clips: touched.map(ClipSyntax.init(naming:)))
    document.lastMotion = motion
    let isTyped = configuration.isInteractive && script == nil && !configuration.isJSON
    guard isTyped, settings.autoplay else { return [] }
    let clips = try motion.clips.map { clip throws(Diagnostic) in try resolve(clip, clauses: []) }
    return Playback(motion: motion, clips: clips, duration: nil, speed: nil, loops: false).effects(in: self)
  }

  /// Plays a clip that stands alone on its line, or prints a value.
  private mutating func show(_ clip: ClipSyntax, at range: Range<Int>) throws(Diagnostic) -> [Effect] {
    if let fault = unknownWord(clip.expression) {
      var faults = FaultCollector()
      _ = faults.attempt(try resolve(clip, clauses: []))
      let others = (faults.together?.all ?? []).filter { $0.range != fault.range }
      throw fault.joined(with: Diagnostic.together(others))
    }
    if try isClip(clip) {
      let verb = Word(text: "play", range: range)
      return try run(CommandSyntax(verb: verb, operands: .clips([clip]), clauses: [], options: []))
    }
    let (type, datum, _) = try document.evaluate(clip.expression)
    if let fault = clausesOfValue(clip, type) { throw fault }
    if configuration.checksOnly { return [] }
    guard let value = datum.value else { return tell(datum) }
    let told = ValueText(kind: value.kind)
    let object = JSONValue.object([
      "command": "value", "type": .string(told.typeName), "value": told.json(value.animatableData),
    ])
    let line = StyledLine(told.plainText(value.animatableData))
    return Report(json: [object], lines: [line]).effects(for: configuration)
  }

  private func isClip(_ clip: ClipSyntax) throws(Diagnostic) -> Bool {
    do throws(Diagnostic) {
      return try ClipResolver.isClip(clip.expression, in: document)
    } catch {
      guard !clip.clauses.isEmpty else { throw error }
      _ = try resolve(clip, clauses: [])
      throw error
    }
  }

  /// Prints what is no quantity and no clip: a string, a range.
  private func tell(_ datum: Datum) -> [Effect] {
    let (plain, typed): (String, String)
    switch datum {
    case .string(let text): (plain, typed) = (text, SyntaxPrinter.quoted(text))
    case .range(let range):
      plain = "\(SyntaxPrinter.number(range.lowerBound))...\(SyntaxPrinter.number(range.upperBound))"
      typed = plain
    case .effectOptions(let options): (plain, typed) = (options.spelling, options.spelling)
    case .value, .animation, .spring, .curve, .transition, .symbolEffect: return []
    }
    let object = JSONValue.object(["command": "value", "type": "text", "value": .string(plain)])
    return Report(json: [object], lines: [StyledLine(typed)]).effects(for: configuration)
  }
}

extension Session {
  /// A lone word that is nothing here; nil for everything else.
  private func unknownWord(_ expression: Expression) -> Diagnostic? {
    guard expression.nodes.count == 1, case .name(let name)? = expression.nodes.last?.operation,
      document.definition(named: name) == nil, !ReservedWord.all.contains(name),
      TypeNames.type(named: name) == nil
    else { return nil }
    let hint = ForeignVerbs.hints[name]
    if let function = FactoryCatalog.all.first(where: { $0.form == .function && $0.name == name }) {
      return Diagnostic(
        id: "unknown-name",
        message: "'\(name)' is a function, and has brackets, as in \(function.example)",
        range: expression.range
      )
    }
    return Diagnostic(
      id: "unknown-command",
      message: "no command or name '\(name)'" + (hint?.explanation.map { "; " + $0 } ?? ""),
      range: expression.range,
      suggestion: hint == nil ? closest(to: name) : hint?.verb
    )
  }

  /// The verb, animation or name that was meant by a word.
  private func closest(to word: String) -> String? {
    let verbs = CommandCatalog.all.map(\.signature.name)
    if let verb = Suggestion.closest(to: word, among: verbs) { return verb }
    if FactoryCatalog.all.contains(where: { $0.form == .member && $0.name == word }) { return ".\(word)" }
    let values = document.guessableNames + ReservedWord.all
    return Suggestion.closest(to: word, among: values)
  }
}

extension Statement {
  /// Whether it is a view, or belongs to one.
  var isView: Bool {
    switch kind {
    case .definition(.view), .amendment: true
    default: false
    }
  }
}

extension Diagnostic {
  fileprivate static func nothingToAmend(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "no-view-above",
      message: "a modifier belongs to a view, and no view was defined just before",
      range: range
    )
  }
}

extension Statement {
  /// Where the file stands that it asks for; all of it where it names none.
  var placeOfFile: Range<Int> {
    guard case .command(let syntax) = kind else { return range }
    switch syntax.operands {
    case .path(let file?), .pathAndClips(let file, _): return file.range
    default: return range
    }
  }
}

extension ClipSyntax {
  /// The clip of a definition's name, as if it had been typed.
  init(naming name: String) {
    let node = Expression.Node(operation: .name(name), range: 0..<0, size: 1)
    self.init(expression: Expression(nodes: [node], range: 0..<0), clauses: [], range: 0..<0)
  }
}
