import TestSupport

/// Writes scripts that the workbench takes: definitions of every kind over one another, and what is done
/// with them.
///
/// It keeps no account of what is refused: a rename may meet a name that is taken. Most lines are good.
package struct RandomScript {
  private var expressions: RandomExpressions
  private var clips: [String] = []
  private var views: [String] = []
  private var nextName = 0

  package init(seed: UInt64) { expressions = RandomExpressions(generator: SeededGenerator(seed: seed)) }

  /// Words that are something else elsewhere, of many alphabets.
  private static let words = [
    "x", "isOn", "Card", "at", "from", "to", "with", "reduced", "play", "state", "view", "by", "over",
    "curve",
    "release", "for", "in", "plot", "undo", "all", "größe", "日本", "Ω", "_a1", "scale", "linear", "steps",
    "drag", "scene", "list", "show", "velocity", "🙂", "animation", "trigger", "Spring2",
  ]

  private mutating func newName() -> String {
    nextName += 1
    let word = expressions.pick(Self.words)
    return expressions.chance(30) ? word : "\(word)\(nextName)"
  }

  /// One more line, or several of one definition.
  package mutating func next() -> String {
    let isYoung = expressions.states.count < 3
    switch expressions.count(0...(isYoung ? 3 : 20)) {
    case 0, 1: return state()
    case 2, 3: return constant()
    case 4...6: return view()
    case 7: return phases()
    case 8, 9: return keyframes()
    case 10: return onChange()
    case 11: return scene()
    case 12...14: return action(2)
    case 15: return modifier()
    case 16: return rename()
    case 17: return removal()
    case 18: return restored()
    case 19: return expressions.pick(["undo", "undo 2", "redo", "undo; redo", "set fps 30", "set speed 2"])
    default: return expressions.pick(["reduceMotion toggle", "set colorScheme dark", "undo 3; redo 2"])
    }
  }

  // MARK: Definitions

  private mutating func state() -> String {
    let (name, type) = (newName(), expressions.pick(RandomType.ofStates))
    var annotation = ""
    if type == .choice { annotation = ": " + RandomExpressions.cases.joined(separator: " | ") }
    if type == .number, expressions.chance(30) { annotation = ": Double" }
    let text = "state \(name)\(annotation) = \(expressions.text(type, sees: false))"
    expressions.states.removeAll { $0.name == name }
    expressions.constants.removeAll { $0.name == name }
    expressions.states.append((name, type))
    return text
  }

  private mutating func constant() -> String {
    let (name, types) = (newName(), RandomType.allCases.filter { $0 != .choice })
    let type = expressions.pick(types)
    let text = "let \(name) = \(expressions.text(type, sees: false))"
    expressions.states.removeAll { $0.name == name }
    expressions.constants.removeAll { $0.name == name }
    expressions.constants.append((name, type))
    return text
  }

  private mutating func properties(_ types: [RandomType] = RandomType.ofStates) -> [String] {
    (0..<expressions.count(1...3)).map { index in
      let type = expressions.pick(types.filter { $0 != .choice })
      return
        "\(expressions.pick(["a", "turn", "place", "größe"]))\(index) = \(expressions.text(type, sees: true))"
    }
  }

  private mutating func view() -> String {
    let name = newName()
    clips.append(name)
    views.append(name)
    let block = "{ \(properties().joined(separator: "; ")) }"
    guard expressions.chance(30) else {
      return "view \(name) \(block)" + (expressions.chance(40) ? modifier() : "")
    }
    let transition =
      expressions.chance(50) ? ".transition(\(expressions.text(.transition, sees: false)))" : ""
    return "view \(name) if \(expressions.text(.bool, sees: true)) \(block)\(transition)"
  }

  private mutating func modifier() -> String {
    let animation = expressions.text(.animation, sees: true)
    return
      ".animation(\(animation), value: \(expressions.text(expressions.pick([.bool, .number]), sees: true)))"
  }

  private mutating func phases() -> String {
    let (name, type) = (newName(), expressions.pick(RandomType.moving))
    clips.append(name)
    let trigger = expressions.chance(60) ? "(trigger: \(expressions.text(.number, sees: true)))" : ""
    let steps = (0..<expressions.count(2...3)).map { index in
      let animation = expressions.chance(50) ? " " + expressions.text(.animation, sees: true, depth: 0) : ""
      return "step\(index) { value = \(expressions.text(type, sees: true)) }\(animation)"
    }
    return "phases \(name)\(trigger) {\n\(steps.joined(separator: "\n"))\n}"
  }

  private mutating func keyframes() -> String {
    let name = newName()
    clips.append(name)
    let run = expressions.pick([
      "", "(repeating: true)", "(trigger: \(expressions.text(.number, sees: true)))",
    ])
    let tracks = (0..<expressions.count(1...2)).map { track(named: "value\($0)") }
    return "keyframes \(name)\(run) { \(tracks.joined(separator: "; ")) }"
  }

  private mutating func track(named name: String) -> String {
    let type = expressions.pick(RandomType.moving)
    let steps = (0..<expressions.count(1...3)).map { _ -> String in
      let value = expressions.text(type, sees: true)
      return expressions.pick([
        "CubicKeyframe(\(value), duration: 0.2)",
        "LinearKeyframe(\(value), duration: 0.1, timingCurve: .easeIn)",
        "MoveKeyframe(\(value))", "SpringKeyframe(\(value), duration: 0.3, spring: .bouncy)",
      ])
    }
    return "\(name) = \(expressions.text(type, sees: true)) { \(steps.joined(separator: "; ")) }"
  }

  private mutating func onChange() -> String {
    let name = expressions.chance(50) ? " \(newName())" : ""
    // A constant value, so that what is set off comes to rest.
    return "onChange\(name)(of: \(expressions.text(.bool, sees: true))) { \(assignment(isConstant: true)) }"
  }

  private mutating func scene() -> String {
    let name = newName()
    clips.append(name)
    let entries = (0..<expressions.count(1...3)).map { "at \(Double($0) / 4) \(action(1))" }
    return "scene \(name) {\n\(entries.joined(separator: "\n"))\n}"
  }

  // MARK: Actions

  private mutating func action(_ depth: Int) -> String {
    guard depth > 0, expressions.chance(50) else { return assignment() }
    if expressions.chance(30) {
      let condition = expressions.text(.bool, sees: true)
      let otherwise = expressions.chance(50) ? " else { \(action(depth - 1)) }" : ""
      return "if \(condition) { \(action(depth - 1)) }\(otherwise)"
    }
    let animation = expressions.chance(70) ? "(\(expressions.text(.animation, sees: true)))" : ""
    let actions = (0..<expressions.count(1...2)).map { _ in action(depth - 1) }
    return "withAnimation\(animation) { \(actions.joined(separator: "; ")) }"
  }

  private mutating func assignment(isConstant: Bool = false) -> String {
    guard let state = expressions.states.isEmpty ? nil : expressions.pick(expressions.states) else {
      return "missing = 1"
    }
    if state.type == .bool, !isConstant, expressions.chance(50) { return "\(state.name).toggle()" }
    if state.type == .number, !isConstant, expressions.chance(30) {
      return "\(state.name) \(expressions.pick(["+=", "-="])) \(expressions.number())"
    }
    if state.type == .point, expressions.chance(30) { return "\(state.name).x = \(expressions.number())" }
    return "\(state.name) = \(expressions.text(state.type, sees: !isConstant))"
  }

  private mutating func restored() -> String {
    guard let view = views.isEmpty ? nil : expressions.pick(views),
      let state = expressions.states.isEmpty ? nil : expressions.pick(expressions.states)
    else { return "list" }
    let before = "\(state.name) = \(expressions.text(state.type, sees: false))"
    let environment = expressions.chance(20) ? ", reduceMotion = true" : ""
    return "restore \(view) { \(action(1)) } from \(before)\(environment)"
  }

  // MARK: What is done with names

  private var names: [String] { (expressions.states + expressions.constants).map(\.name) + clips }

  private mutating func rename() -> String {
    guard !names.isEmpty else { return "list" }
    let (old, new) = (expressions.pick(names), newName())
    guard !names.contains(new) else { return "rename \(old) \(new)" }
    for index in expressions.states.indices where expressions.states[index].name == old {
      expressions.states[index].name = new
    }
    for index in expressions.constants.indices where expressions.constants[index].name == old {
      expressions.constants[index].name = new
    }
    clips = clips.map { $0 == old ? new : $0 }
    views = views.map { $0 == old ? new : $0 }
    return "rename \(old) \(new)"
  }

  private mutating func removal() -> String {
    names.isEmpty ? "list" : "delete \(expressions.pick(names))"
  }
}
