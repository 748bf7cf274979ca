import Language
import Model

extension HelpTopic {
  /// Every word that may stand behind a clip, with the verbs that take it.
  static var clauses: [HelpTopic] {
    let clipWords = CommandSignature.clipClauses.map(\.word)
    var seen: Set<String> = []
    let words = clipWords + CommandCatalog.all.flatMap { $0.signature.clauses.map(\.word) }
    return words.filter { seen.insert($0).inserted }.map { word in
      let takers = CommandCatalog.all.compactMap { command in
        command.signature.allClauses.first { $0.word == word }.map {
          (verb: command.signature.name, clause: $0)
        }
      }
      let page = pages[word]
      return HelpTopic(
        names: [word],
        summary: takers.first?.clause.summary ?? "",
        parts: [.heading(page?.usage ?? word)] + (page.map { [.text($0.text)] } ?? []) + verbs(takers)
          + (page.map { [.example($0.example)] } ?? [])
      )
    }
  }

  /// Which verbs take a word: one sentence where it means the same for all of them.
  private static func verbs(_ takers: [(verb: String, clause: CommandSignature.Clause)]) -> [HelpPart] {
    guard takers.count > 1, Set(takers.map(\.clause)).count == 1, let last = takers.last else {
      return [.rows(takers.map { .init("\($0.verb) ... \(usage(of: $0.clause))", $0.clause.summary) })]
    }
    let others = takers.dropLast().map(\.verb).joined(separator: ", ")
    return [.text("It may follow the clips of \(others) and \(last.verb).")]
  }

  private static let pages: [String: (usage: String, text: String, example: String)] = [
    "from": (
      "CLIP from VALUE to VALUE",
      """
      The ends of an animation's or spring's motion, which otherwise goes from 0 to 1: numbers, angles, \
      points, sizes, rects or colours. Views, phases and keyframes have ends of their own.
      """,
      "plot .bouncy from (0, 0) to (100, 50)"
    ),
    "to": (
      "CLIP from VALUE to VALUE",
      "Where an animation's or spring's motion ends, 1 where nothing is said. See `help from`.",
      "plot .snappy from .blue to .orange"
    ),
    "velocity": (
      "CLIP velocity VALUE",
      """
      How fast the motion already goes when it begins, in units a second and towards the end: a flick of \
      the finger. It pushes springs; a curve starts as it always does.
      """,
      "plot Spring(duration: 0.4, bounce: 0.3) from 0 to 100 velocity 500"
    ),
    "with": (
      "CLIP with ANIMATION",
      """
      Puts one animation in place of every animation in the clip, to see a view or phases move \
      differently without changing them. Keyframes and unit curves have no animation to replace.
      """,
      """
      phases Pulse { small { scale = 1 }; large { scale = 1.1 } .bouncy }
      compare Pulse, (Pulse with .easeInOut)
      """
    ),
    "reduced": (
      "CLIP reduced",
      """
      Reads the clip with Reduce Motion on: `reduceMotion` is true in its expressions, whatever is set. \
      In parentheses it concerns that clip alone.
      """,
      """
      let calm = reduceMotion ? .easeInOut(duration: 0.2) : .bouncy
      compare calm, (calm reduced)
      """
    ),
    "at": (
      "play CLIP at 0.25x, sample CLIP at TIME, ..., expect CLIP at TIME == VALUE",
      """
      With `play` a speed, written with an x; with `sample` the times to tell values at, in seconds; in \
      `expect` the time of a value, which may be a sum.
      """,
      """
      play .bouncy at 0.25x
      sample .bouncy at 0, 0.1, 250ms
      expect .linear(duration: 1) at 0.2 + 0.3 == 0.5
      """
    ),
    "within": (
      "expect CONDITION within DISTANCE",
      """
      How far apart the two sides of a comparison may be, in their own unit; without it a billionth of the \
      larger one. It widens `<` and `>` too. Of points it is the distance, of colours the largest \
      difference of a part, 0 to 1.
      """,
      "expect .bouncy at 0.28 == 1 within 0.05"
    ),
    "knob": (
      "tune CLIP knob NAME",
      """
      The number that the arrow keys turn first: `bounce`, or the place it stands in. `tune` without a \
      terminal lists the names.
      """,
      "tune .bouncy knob bounce"
    ),
    "loop": (
      "play CLIP loop", "Plays again and again until a key stops it. See `help keys`.", "play .bouncy loop"
    ),
    "for": (
      "CLIP for TIME",
      "How many seconds are shown. What never ends is shown for 3 seconds unless this says otherwise.",
      "plot .easeInOut.repeatForever() for 2s"
    ),
    "every": (
      "sample CLIP every STEP [until TIME]",
      "Tells values at equal steps from the start on, the end included.",
      "sample .easeOut(duration: 0.12) every 1/60"
    ),
    "until": (
      "sample CLIP every STEP until TIME",
      "The last time that is told; without it the motion's end.",
      "sample .bouncy every 0.1 until 0.5"
    ),
  ]
}
