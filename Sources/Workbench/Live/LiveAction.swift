/// What a key does while states are live, beside those that change them.
enum LiveAction: Hashable, Sendable {
  case pause, animation, slower, reduceMotion, stage, keep, leave, hints
}

extension LiveScreen {
  /// The keys, for pressing and for help.
  // To add a key: its action above, its line here, and what it does in `perform`.
  static let fixedKeys: [(keys: [Key], hint: String, name: String, summary: String, action: LiveAction)] = [
    ([.character(" ")], "space pause", "space", "stop time and let it go on", .pause),
    ([.character("a")], "a animation", "a", "change with the next animation", .animation),
    ([.character("s")], "s slower", "s", "slower and slower, then as fast as ever", .slower),
    ([.character("m")], "m reduce", "m", "Reduce Motion from now on", .reduceMotion),
    ([.character("t")], "t stage", "t", "the stage: the things themselves", .stage),
    ([.character("k")], "k keep and leave", "k", "keep what was done as a scene, and leave", .keep),
    ([.character("q"), .escape, .interrupt], "q leave", "q, Esc, Ctrl-C", "leave and keep nothing", .leave),
    ([.character("?")], "", "?", "show more keys where not all have room", .hints),
  ]

  /// The keys that are the same for all states, in rows of a window.
  static func hints(width: Int) -> KeyHints {
    let first = fixedKeys.filter { [.keep, .leave].contains($0.action) }.map(\.hint)
    return KeyHints(all: fixedKeys.map(\.hint).filter { !$0.isEmpty }, first: first, width: width)
  }

  static let actions: [Key: LiveAction] = {
    let pairs = fixedKeys.flatMap { entry in entry.keys.map { ($0, entry.action) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Letters that no state can have.
  static let taken: Set<Character> = Set(
    fixedKeys.flatMap(\.keys).compactMap { if case .character(let letter) = $0 { letter } else { nil } }
  )
}
