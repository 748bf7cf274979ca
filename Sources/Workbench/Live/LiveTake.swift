import Language
import Model
import Motion

/// What was done so far, as the scene it is: what is seen live is that scene and nothing else.
struct LiveTake: Sendable {
  private let document: Document

  /// The views, phases and keyframes to be seen; empty for all.
  private let shown: Set<String>

  /// The states that keys drive, in the order of their definitions.
  let states: [String]

  /// Each line of the scene after those at its start, in order of time.
  private(set) var entries: [(time: Double, action: String)] = []

  /// Everything that moves, over the whole take.
  private var all: [Trace.Channel]

  /// What the states hold after everything that was done.
  private(set) var values: [String: Value] = [:]

  /// Creates a take in which nothing was done yet.
  ///
  /// - Throws: What keeps the views from being shown.
  init(of shown: Set<String>, driving states: [String], in document: Document) throws(Diagnostic) {
    self.document = document
    self.shown = shown
    self.states = states
    let start = try Self.resolve([], states, document)
    (all, values) = (start.channels, start.values)
  }

  /// Takes an action in.
  ///
  /// - Parameter time: Seconds; kept to the millisecond, which is what the scene can be read with.
  /// - Throws: Why it cannot be done; the take is as it was then.
  mutating func perform(_ action: String, at time: Double) throws(Diagnostic) {
    let entry = (time: (time * 1000).rounded() / 1000, action: action)
    let moved = try Self.resolve(entries + [entry], states, document)
    entries.append(entry)
    (all, values) = (moved.channels, moved.values)
  }

  /// The channels to be seen.
  var channels: [Trace.Channel] {
    guard !shown.isEmpty else { return all }
    return all.filter { shown.contains(String($0.name.prefix { $0 != "." })) }
  }

  /// The scene that plays this take again, under a name that is free.
  var script: (name: String, text: String) {
    let name = document.freeName("take")
    return (name, Self.script(named: name, entries, opening: states.filter(isChanged), document))
  }

  /// Whether a state held something else than at first when the take began.
  private func isChanged(_ state: String) -> Bool {
    guard let definition = document.definition(named: state) as? StateDefinition else { return false }
    return document.value(of: state) != definition.initialValue
  }

  private static func script(
    named name: String,
    _ entries: [(time: Double, action: String)],
    opening states: [String],
    _ document: Document
  ) -> String {
    let opening = states.compactMap { state in
      document.value(of: state).map { "  at start \(state) = \(SyntaxPrinter.text($0.expression))" }
    }
    let rest = entries.map { "  at \(SyntaxPrinter.number($0.time)) \($0.action)" }
    return (["scene \(name) {"] + opening + rest + ["}"]).joined(separator: "\n")
  }

  /// Enters the scene in a copy of the document, with a view beside it that tells what the states hold.
  private static func resolve(
    _ entries: [(time: Double, action: String)],
    _ states: [String],
    _ document: Document
  ) throws(Diagnostic) -> (channels: [Trace.Channel], values: [String: Value]) {
    var document = document
    let (scene, probe) = (document.freeName("live"), document.freeName("liveStates"))
    let properties = states.map { "\($0) = \($0)" }.joined(separator: "; ")
    try document.enter("view \(probe) { \(properties) }")
    try document.enter(script(named: scene, entries, opening: states, document))
    let expression = try Parser.expression(scene)
    let syntax = ClipSyntax(expression: expression, clauses: [], range: expression.range)
    let channels = try ClipResolver.resolve(syntax, in: document).trace.channels
    let probed = channels.filter { $0.name.hasPrefix(probe + ".") }
    let values = probed.map { channel in
      (
        String(channel.name.dropFirst(probe.count + 1)),
        Value(kind: channel.kind, animatableData: channel.trajectory.end)
      )
    }
    let seen = channels.filter { !$0.name.hasPrefix(probe + ".") }
    return (seen, Dictionary(values) { first, _ in first })
  }
}

extension Document {
  /// Takes in the definitions of a text that was put together here.
  fileprivate mutating func enter(_ text: String) throws(Diagnostic) {
    let parsed = Parser(signatures: []).parse(Source(text: text))
    if let fault = parsed.diagnostics.first { throw fault }
    for case .definition(let syntax) in parsed.statements.map(\.kind) { try define(syntax) }
  }

  /// A name that nothing has yet: the word itself, or with a number behind it.
  fileprivate func freeName(_ word: String) -> String {
    guard definition(named: word) != nil else { return word }
    var number = 2
    while definition(named: "\(word)\(number)") != nil { number += 1 }
    return "\(word)\(number)"
  }
}
