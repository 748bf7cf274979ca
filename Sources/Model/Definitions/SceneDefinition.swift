package import Language
import Motion

/// `scene doubleTap { at 0 withAnimation { isOn.toggle() }; at 0.1 ... }`: what happens when.
package struct SceneDefinition: ClipDefinition {
  struct Entry: Sendable {
    let time: TypedExpression
    let actions: [Action]
  }

  package let syntax: DefinitionSyntax
  package let references: [String]
  package let expressions: [TypedExpression]

  /// As they were typed.
  let entries: [Entry]

  /// What `at start` says: where the scene begins.
  let opening: [Action]

  package var meaning: NameMeaning { .clip(kind: "a scene") }

  /// The states and environment values that entries may change, by name, once each.
  let targets: [String]

  private let scene: SceneSyntax

  private init(_ scene: SceneSyntax, in lookup: DefinitionLookup) throws(Diagnostic) {
    self.scene = scene
    syntax = .scene(scene)
    guard scene.entries.count <= StoryRun.mostChanges else {
      throw Diagnostic(
        id: "too-many-changes",
        message: "a scene holds \(StoryRun.mostChanges) entries; this has \(scene.entries.count)",
        range: scene.name.range
      )
    }
    let binder = ActionBinder(lookup: lookup, drags: .allowed)
    var faults = FaultCollector()
    var entries: [Entry] = []
    var opening: [Action] = []
    for entry in scene.entries {
      guard !entry.isOpening(in: lookup) else {
        opening += faults.attempt(try binder.bind(opening: entry)) ?? []
        continue
      }
      let time = faults.attempt(try Self.moment(entry.time, in: lookup))
      let actions = faults.attempt(try binder.bind(entry.actions))
      if let time, let actions { entries.append(Entry(time: time, actions: actions)) }
    }
    try faults.finish()
    (self.entries, self.opening) = (entries, opening)
    let actions = opening + entries.flatMap(\.actions)
    expressions = entries.map(\.time) + actions.flatMap(\.expressions)
    references = (entries.flatMap(\.time.references) + actions.flatMap(\.references)).unique
    targets = actions.flatMap(\.targets).unique
  }

  /// When an entry happens, which must be right in every environment.
  private static func moment(
    _ expression: Expression,
    in lookup: DefinitionLookup
  ) throws(Diagnostic) -> TypedExpression {
    let time = try Checker.check(expression, wanted: Wanted(.number, by: "'at'"), in: lookup.constants)
    let entry = Entry(time: time, actions: [])
    try lookup.checkEverywhere(time) { evaluator throws(Diagnostic) in _ = try entry.seconds(evaluator) }
    return time
  }

  package func channelNames(in document: Document) -> [String] {
    document.contents.movers(of: self).flatMap { mover in
      mover.channelNames(in: document).map { "\(mover.name).\($0)" }
    }
  }

  package static let kind = DefinitionKind(
    keyword: "scene",
    inWords: "a scene",
    summary: "what happens when: changes, and fingers that drag, at times",
    example: "state isOn = false; view Dot { scale = isOn ? 1 : 0.8 }; "
      + "scene tap { at 0.1 withAnimation(.bouncy) { isOn.toggle() } }",
    details: [
      "It begins with the states' first values, whatever was typed since, and changes none. Entries sort by "
        + "time; all assignments of one are one change.",
      "`at start isOn = true` says what else a state holds when it begins: nothing moves there, and no "
        + "onChange and no trigger sees it.",
      "`drag STATE by CHANGE over T` delivers a place 60 times a second; `release to VALUE with A` lets go at "
        + "its end, with the velocity the finger had. `offset.velocity` and `offset.predictedEnd` are what a "
        + "gesture tells.",
      "Motions that meet interrupt each other as SwiftUI's do: springs go on with their velocity, curves "
        + "add up.",
    ],
    form: """
      state offset = (0, 0)
      state dismissed = false
      view Card { offset = offset; opacity = dismissed ? 0 : 1 }
      scene swipe {
          at 0 drag offset by (140, 0) over 0.3 release to (0, 0) with .spring
          at 0.3 {
              if abs(offset.x) > 120 { withAnimation { dismissed = true } }
          }
      }
      play swipe
      """,
    bind: { syntax, lookup throws(Diagnostic) in
      guard case .scene(let scene) = syntax else { return nil }
      return try SceneDefinition(scene, in: lookup)
    },
    decode: { object in decode(&object) }
  )
}

extension SceneDefinition.Entry {
  /// When it happens, in seconds.
  func seconds(_ evaluator: Evaluator) throws(Diagnostic) -> Double {
    let seconds = try evaluator.quantity(of: time).components.x
    guard seconds >= 0 else {
      throw Diagnostic(
        id: "out-of-range",
        message: "'at' is \(JSONWriter.text(of: seconds)), and must be at least 0",
        range: time.expression.range
      )
    }
    return seconds
  }
}

// MARK: - In a session

extension SceneDefinition {
  package func encoded() -> [JSONValue.Member] {
    let entries = scene.entries.map { entry in
      JSONValue.object([
        "at": ExpressionCoding.encode(entry.time), "actions": ActionCoding.encode(entry.actions),
      ])
    }
    return [.init("entries", .array(entries))]
  }

  private static func decode(_ object: inout SessionObject) -> DefinitionSyntax {
    let name = object.name("scene")
    let entries = object.list("entries") { entry in
      SceneSyntax.Entry(time: entry.expression("at"), actions: entry.actions("actions"))
    }
    return .scene(SceneSyntax(name: name, entries: entries))
  }
}
