/// What a key does while knobs are turned.
enum TuneAction: Hashable, Sendable {
  case down, up, downCoarsely, upCoarsely, next, previous, preset, presetBack, undo, baseline, velocity,
    reduceMotion, slow, pause, hints, keep, leave, stop
}

extension TuneScreen {
  /// The keys, for pressing, for `help keys` and, where they have a hint, for the screen.
  // To add a key: its action above, its line here, and what it does in `perform`.
  static let keys: [(keys: [Key], hint: String, name: String, summary: String, action: TuneAction)] = [
    ([.left], "", "left", "turn the knob down", .down),
    ([.right], "←→ turn", "right", "turn the knob up", .up),
    ([.shiftLeft], "", "Shift-left", "turn it down coarsely", .downCoarsely),
    ([.shiftRight], "⇧←→ coarse", "Shift-right", "turn it up coarsely", .upCoarsely),
    ([.tab, .down], "Tab knob", "Tab, down", "the next knob", .next),
    ([.backTab, .up, .shiftUp], "", "Shift-Tab, up", "the knob before", .previous),
    ([.character("p")], "p preset", "p", "the next preset in place of the animation", .preset),
    ([.character("P")], "", "P", "the preset before", .presetBack),
    ([.character("u")], "u undo", "u", "take the last turn back", .undo),
    ([.character("b")], "b baseline", "b", "mark a baseline, which stays as dots", .baseline),
    ([.character("v")], "v velocity", "v", "show the velocity", .velocity),
    ([.character("m")], "m reduce", "m", "Reduce Motion", .reduceMotion),
    ([.character("s")], "s slow", "s", "a quarter of the speed, a tenth, all of it", .slow),
    ([.character(" ")], "space pause", "space", "pause and go on", .pause),
    ([.character("?")], "", "?", "show more keys where not all have room", .hints),
    ([.enter], "Enter keep", "Enter", "keep it where it belongs, and print the line", .keep),
    ([.escape, .character("q")], "Esc leave", "Esc, q", "leave everything as it was", .leave),
    ([.interrupt], "", "Ctrl-C", "leave at once", .stop),
  ]

  static let actions: [Key: TuneAction] = {
    let pairs = keys.flatMap { entry in entry.keys.map { ($0, entry.action) } }
    return Dictionary(pairs) { first, _ in first }
  }()
}

/// The hints under the knobs.
struct TuneHints {
  private static let firstActions: [TuneAction] = [.up, .next, .keep, .leave, .undo, .baseline]

  private static let typing = "0-9 type"

  private let hints: KeyHints

  /// - Parameter width: Columns of the window.
  init(width: Int) {
    var all = TuneScreen.keys.map(\.hint).filter { !$0.isEmpty }
    all.insert(Self.typing, at: min(2, all.count))
    let first = Self.firstActions.compactMap { action in
      TuneScreen.keys.first { $0.action == action && !$0.hint.isEmpty }?.hint
    }
    hints = KeyHints(all: all, first: first + [Self.typing], width: width)
  }

  /// Rows of hints, the page of them that was asked for.
  func rows(_ count: Int, page: Int) -> [String] { hints.rows(count, page: page) }

  /// What the keys do while a value is typed.
  var ofTyping: String { hints.indented("Enter sets the value, Esc forgets it") }
}
