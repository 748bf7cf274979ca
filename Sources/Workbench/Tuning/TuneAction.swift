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

/// The hints under the knobs, in as many rows as there are.
struct TuneHints {
  /// Where not all fit, the first of them are the ones nobody can do without.
  private static let firstActions: [TuneAction] = [.up, .next, .keep, .leave]

  private static let typing = "0-9 type"

  /// Columns of the window.
  let width: Int

  /// Rows of hints, the page of them that was asked for.
  func rows(_ count: Int, page: Int) -> [String] {
    guard count > 0 else { return [] }
    var all = TuneScreen.keys.map(\.hint).filter { !$0.isEmpty }
    all.insert(Self.typing, at: min(2, all.count))
    let rows = wrapped(all, width: width - indent)
    if rows.count <= count { return rows.map(indented) }
    let first = TuneScreen.keys.filter { Self.firstActions.contains($0.action) }.map(\.hint)
    let others = all.filter { !first.contains($0) }
    let lines = wrapped(first + others, width: width - indent - more.count)
    let start = page % ((lines.count + count - 1) / count) * count
    var shown = Array(lines[start..<min(start + count, lines.count)])
    shown[shown.count - 1] += more
    return shown.map(indented)
  }

  /// What the keys do while a value is typed.
  var ofTyping: String { indented("Enter sets the value, Esc forgets it") }

  // A narrow window has no columns to spare.
  private var isNarrow: Bool { width < 50 }
  private var indent: Int { isNarrow ? 0 : 2 }
  private var gap: String { isNarrow ? " " : "  " }
  private var more: String { isNarrow ? " ?" : "  ? more" }

  private func indented(_ hint: String) -> String { String(repeating: " ", count: indent) + hint }

  private func wrapped(_ hints: [String], width: Int) -> [String] {
    hints.reduce(into: []) { rows, hint in
      if let last = rows.last, last.count + gap.count + hint.count <= width {
        rows[rows.count - 1] = last + gap + hint
      } else {
        rows.append(hint)
      }
    }
  }
}
