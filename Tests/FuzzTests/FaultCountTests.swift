import FuzzTargets
import TestSupport
import Testing

/// In a script with some faults each is told once, where it is, and nothing else is.
struct FaultCountTests {
  /// Lines with one fault each, about names that occur nowhere else; `§` is a number.
  private static let faulty = [
    "let faulty§ = unknown§", "let faulty§ = = 1", "state faulty§: Bol = 1", "let faulty§ = 1 + true",
    "plot Nothing§", "sample .bouncy at", "let faulty§ = \"abc", "plot .bouncyy",
    "let faulty§ = .spring(duration: -1)", "view Faulty§ { x = .degrees(1) + 1 }", "let faulty§ = (1",
    "set fps 9999", "rename Nobody§ Nowhere§", "delete Nobody§", "withAnimation(.smooth) { nobody§ = 1 }",
    "let faulty§ = min(1, 2", "let faulty§ = 1 @ 2", "plotts .bouncy", "let faulty§ = #12345",
    "keyframes Faulty§ { x = 1 { CubicKeyframe(2, duraton: 1) } }", "nobody§.toggle()",
    "phases Faulty§ { a { x = 1 } .bouncy b }", "let faulty§ = sin(", "inspect", "let 1 = 2", "}",
    "view Faulty§ { x = 1 } .animation(.bouncy)", "expect 1 ==", "let faulty§ = .red ? 1 : 2",
    "scene faulty§ { at -1 withAnimation { } }", "onChange faulty§(of: nobody§ > 1) { }",
  ]

  #if DEBUG
    private static let rounds: UInt64 = 25
  #else
    private static let rounds: UInt64 = 1000
  #endif

  @Test(arguments: [true, false])
  func `as many faults are told as there are, each in its line`(checksOnly: Bool) {
    for seed in 0..<Self.rounds {
      var generator = SeededGenerator(seed: seed)
      var text = ""
      var expected: [Int] = []
      for (index, line) in SoundScript.lines(seed: seed, count: 12).enumerated() {
        text += line + "\n"
        guard Int.random(in: 0..<3, using: &generator) == 0 else { continue }
        expected.append(1 + text.count { $0 == "\n" })
        let fault = Self.faulty.randomElement(using: &generator) ?? ""
        text += fault.replacing("§", with: "\(index)") + "\n"
      }
      let told = SoundScript.faultPlaces(in: text, checksOnly: checksOnly).map(\.line)
      #expect(told == expected, "seed \(seed)\n\(text)")
    }
  }

  @Test(arguments: [true, false])
  func `every fault inside one statement is told once, in order of place`(checksOnly: Bool) {
    for seed in 0..<4 * Self.rounds {
      var statement = FaultyStatement(seed: seed)
      let (text, places) = statement.make()
      let told = SoundScript.faultPlaces(in: text, checksOnly: checksOnly)
      #expect(told == places, "seed \(seed)\n\(text)")
    }
  }
}
