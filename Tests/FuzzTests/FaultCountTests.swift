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
    "view Faulty§  x = 1; y = 2 }", "phases Faulty§ { a {{ x = 1 } }", "sample sample .bouncy at 0",
    "view Faulty§ if 1 > 0 { x = 1 .transition(.slide)", "let faulty§ = nobody§-nothing§",
    "view Faulty§ { let inner§ = 1; x = inner§ }", "$ plot .bouncy", "let faulty§ = min(1, 2}",
  ]

  #if DEBUG
    private static let rounds: UInt64 = 15
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

  /// Lines with bytes that are not UTF-8 where `¿` stands, side by side or alone, and other faults at `§`.
  private static let unreadable = [
    "// ¿", "let caf¿0 = 1", "let a¿ = ¿", "view Broken¿ { scale = §b }", "\"¿", "2 + ¿¿", "pl¿t .bouncy",
    "§ble 1 /* ¿ */", "withAnimation { ¿.toggle(); §n = 2 }", "plot ¿, §Nothing", "expect 1 == 1¿",
    "phases Broken { a { x = ¿ } §.bouncee }", "set f¿s 60", "¿", "let d = .spring(durati¿n: 1, bounce: §2)",
  ]

  @Test(arguments: [true, false])
  func `bytes that are not UTF-8 are told once each and hide no other fault`(checksOnly: Bool) {
    let sound = SoundScript.lines(seed: 3, count: Self.unreadable.count)
    var bytes: [UInt8] = []
    var expected: [SoundScript.Place] = []
    for (index, (line, faulty)) in zip(sound, Self.unreadable).enumerated() {
      bytes += Array("\(line)\n".utf8)
      var (column, previous) = (1, Character(" "))
      for character in faulty {
        if character == "§" || (character == "¿" && previous != "¿") {
          let lines = bytes.count { $0 == 0x0A }
          expected.append(SoundScript.Place(line: lines + 1, column: column))
        }
        previous = character
        if character == "§" { continue }
        column += 1
        bytes += character == "¿" ? [index.isMultiple(of: 2) ? 0xE9 : 0xFF] : Array(String(character).utf8)
      }
      bytes.append(0x0A)
    }
    #expect(SoundScript.faultPlaces(in: bytes, checksOnly: checksOnly) == expected)
  }

  @Test func `of thousands of bytes that are not UTF-8 a hundred are told`() {
    let bytes = Array("let a = b // ".utf8) + (0..<5000).flatMap { _ in [0x61, 0xE9] as [UInt8] }
    let places = SoundScript.faultPlaces(in: bytes + Array("\nc\n".utf8), checksOnly: true)
    #expect(places.count == 102 && places.first?.column == 9 && places.last?.line == 2)
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
