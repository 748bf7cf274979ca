import FuzzTargets
import TestSupport

/// One statement with some faults in its blocks and expressions, and the places where they are.
///
/// `«` stands before each fault and `§` for a number that occurs once; `$N`, `$B` and so on for a number, a
/// condition and other parts, sound or not.
struct FaultyStatement {
  private var generator: SeededGenerator
  private var count = 0

  /// Which statement it is: every one comes, and then again with other parts.
  private let index: Int

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    index = Int(seed % UInt64(Self.statements.count))
  }

  private static let statements = [
    "view V { a = $N; b = $N; c = $B ? $N : $N }.animation($A, value: $M).animation($A, value: $M)",
    "view V if $B { a = $N; size = .size($N, $N) }",
    "phases P(trigger: $N) {\n  one { x = $N; y = 1 } $A\n  two { x = $N } $A\n  three { y = $N }\n}",
    "keyframes K {\n  x = $N { CubicKeyframe($N, duration: $N); SpringKeyframe($N, spring: Spring(bounce: $N)) }\n"
      + "  y = $N { LinearKeyframe($N, duration: $N) }\n}",
    "scene S {\n  at $C s = $N\n  at $C withAnimation($A) { s += $N; if $B { s = $N } else { s = $N } }\n}",
    "scene S { at $C drag s by $N over $N release to $N with $A }",
    "onChange(of: $N) { s = $N; withAnimation($A) { s = $N } }",
    "withAnimation($A) { s = $N; if $B { s = $N } }",
    "let l = min($C, $C, $C)", "let l: Double = $C + $C * $C", "let l = ($C, $C)",
    "let l = max($C, $C) > $C && $C < $C",
    "let l = .spring(duration: $C, bounce: $C).delay($C).speed($C)",
    "let l = .spring(duration: $R, bounce: $R, blendDuration: $R).delay($R).repeatCount($R)",
    "let l = .easeIn(duration: $R)", "state t = $C - $C", "sample .linear at $N, $N, $N", "plot $A, $A, $A",
    "view V { a = 1 +«; b = $N; c = $N }", "scene S {\n  at $C { s = $N; «1; s = $N }\n  at 1 «nothing§\n}",
    "compare $A, $A from $N to $N at $T", "play $A, $A from $N for $D at $T --simulate-drops «100%",
    "plot $A with $A velocity $N for $D", "sample $A, $A at $N, $N", "sample $A every $E until $U",
    "pin «nobody, $A at $T for $D", "record «nothing $A at $T for $D", "delete «nobody, s, «nothing",
    "inspect $A, $A from $N to $N velocity $N", "sweep $S for b in 0...$N by $P, c in $N...3 by $P",
    "expect $A at $N == $N within $W", "expect velocity($A) at $N < $N && !(overshoot($A) < $N)",
    "expect updates(«nobody, «nothing) == $N", "live «nobody, «nothing with $A", "tune $A from $N to $N",
    "show «nobody, all, «nothing", "rename «nobody «true", "$A from $N velocity $N", "$A with $A",
    "let l = «.spring(bounce: $Q, duration: $Q).delay($Q)",
    "let l = .easeIn(duration: $Q).delay($Q).speed($Q)",
    "let l = .spring(duration: $R, «dampingFraction: $R)",
    "view V «{\n  a = $N; b = $N\nlet l = $C", "scene S «{\n  at 0 s = $N\n  at 1 { s = $N }\nlet l = $C",
    "view V {\n  a = $N; b = $N\n«)\nlet l = $C", "view V { a = $N; b = $N «)\nlet l = $C",
    "view V { a = $N «b = $N }\nlet l = $C",
    "phases P { one { x = $N } «two { x = $N } $A «three { x = $N } }",
    "scene S {\n  at 0 {\n    s = $N\n  «)\n  at 1 s = $N\n}", "view V «{\n  a = $N; b = $N",
    "«plot $A from 0 to 1, $A", "plot .bouncy «nothing to 3 from $N",
    "phases P {\n  one { x = 1; y = «2 2 } $A\n  two { x = $N; y = $N } $A\n}",
  ]

  private static let pieces: [Character: [String]] = [
    "N": ["1", "s", "0.5 * s", "«missing§", "2 * «missing§", "abs(«true)", "-«true"],
    "C": ["1", "0.5", "0.5 * 1", "«missing§", "abs(«true)"], "B": ["true", "s > 1", "«missing§", "!«1"],
    "A": [
      ".bouncy", ".linear(duration: 2)", "«.boncy§", "«missing§", ".easeIn(duration: «-1)",
      "«.boncy§.delay(«true)",
    ],
    "T": ["0.5x", "«2000x", "«2s", "2 * «missing§"], "D": ["2", "«-1", "«0.5x", "«missing§"],
    "E": ["0.1", "«0", "«true", "«missing§"], "U": ["1", "«-1", "«2x", "«missing§"],
    "P": ["1", "«0", "«missing§", "abs(«true)"], "W": ["0.1", "«-1", "«true", "2 * «missing§"],
    "S": [
      ".spring(duration: b + c, bounce: 0 * b)", ".spring(duration: «-7, bounce: b * c * 0)",
      ".linear(duration: b + c + «missing§)", "«.boncy§.delay(b).speed(c)",
    ],
    "M": ["s", "s > 1", "«missing§"], "R": ["1", "«-7"],
    "Q": ["1", "«-7", "«-4 * 0.5", "«true", "«missing§"],
  ]

  /// The text, defining the state that it needs, and the places of its faults.
  mutating func make() -> (text: String, places: [SoundScript.Place]) {
    var marked = Self.statements[index]
    while let hole = marked.firstIndex(of: "$") {
      let letter = marked.index(after: hole)
      let piece = Self.pieces[marked[letter]]?.randomElement(using: &generator) ?? ""
      count += 1
      marked.replaceSubrange(hole...letter, with: piece.replacing("§", with: "\(count)"))
    }
    marked = marked.replacing("§", with: "")
    var (text, places) = ("state s = 1\n", [SoundScript.Place]())
    for character in marked {
      if character == "«" {
        let line = 1 + text.count { $0 == "\n" }
        places.append(.init(line: line, column: 1 + text.reversed().prefix { $0 != "\n" }.count))
      } else {
        text.append(character)
      }
    }
    return (text, places)
  }
}
