import Language
import Motion

// `at start isOn = true`: where a scene begins, before anything has happened in it.

extension SceneSyntax.Entry {
  /// Whether it says where the scene begins; a constant of the name is a time like any other.
  func isOpening(in lookup: DefinitionLookup) -> Bool {
    time.nodes.count == 1 && time.nodes[0].operation == .name("start") && lookup["start"] == nil
  }
}

extension Contents {
  /// Refuses the name `start` while a scene says `at start`, which would be a time then.
  func refuseStart(_ name: Word) throws(Diagnostic) {
    guard name.text == "start",
      let scene = table.unordered.first(where: { ($0 as? SceneDefinition)?.opening.isEmpty == false })
    else { return }
    throw Diagnostic(
      id: "name-in-use",
      message: "'start' says where '\(scene.name)' begins; choose another name",
      range: name.range
    )
  }
}

extension ActionBinder {
  /// Checks the actions of an entry that says where the scene begins.
  func bind(opening entry: SceneSyntax.Entry) throws(Diagnostic) -> [Action] {
    if entry.actions.contains(where: \.takesTime) { throw .movingStart(at: entry.time.range) }
    return try bind(entry.actions)
  }
}

extension SceneDefinition {
  /// What the states and the environment are when the scene begins.
  ///
  /// - Parameter first: The same where no scene says otherwise.
  func start(
    from first: Moment,
    _ lookup: DefinitionLookup,
    place: Range<Int>
  ) throws(Diagnostic) -> Moment {
    guard !opening.isEmpty else { return first }
    // Nobody watches yet, so that nothing is set off.
    var run = try StoryRun(from: first, changing: [], in: lookup, place: place)
    try run.perform(opening, at: 0)
    return run.moment
  }
}

extension ActionSyntax {
  /// Whether it needs time to go on, which it does not before the scene begins.
  fileprivate var takesTime: Bool {
    switch self {
    case .assign, .toggle: false
    case .withAnimation, .drag: true
    case .conditional(_, let then, let otherwise): (then + otherwise).contains(where: \.takesTime)
    }
  }
}

extension Diagnostic {
  fileprivate static func movingStart(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "moving-start",
      message: "'at start' says where the scene begins, and nothing moves before that",
      range: range,
      suggestion: "0"
    )
  }
}
