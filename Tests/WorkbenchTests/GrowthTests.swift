import Language
import TestSupport
import Testing

@testable import Workbench

/// A script twice as long takes twice as long, whatever it is made of.
struct GrowthTests {
  struct Script: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// A size that takes some hundredths of a second unoptimised.
    let size: Int
    let text: @Sendable (Int) -> String
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  static let scripts: [Script] = [
    Script(testDescription: "names", size: 200) { count in lines(count) { "let l\($0) = \($0)" } },
    Script(testDescription: "a chain of lets", size: 200) { count in
      "let l0 = 1\n" + lines(count) { "let l\($0 + 1) = l\($0) + 1" } + "l\(count)"
    },
    Script(testDescription: "keyframes, measured", size: 60) { count in
      "keyframes K { x = 0 {\n" + lines(count) { "SpringKeyframe(\($0 % 7), duration: 0.1)" }
        + "} }\ninspect K"
    },
    Script(testDescription: "phases, measured", size: 20) { count in
      "state t = 0\nphases P(trigger: t) {\n" + lines(count) { "p\($0) { x = \($0 % 5) } .bouncy" }
        + "}\ninspect P"
    },
    Script(testDescription: "properties, plotted", size: 50) { count in
      "state s = false\nview V {\n" + lines(count) { "x\($0) = s ? 1 : \($0)" }
        + "}\nwithAnimation { s.toggle() }\nplot V for 0.1"
    },
    Script(testDescription: "views moved by one action", size: 100) { count in
      lines(count) { "state s\($0) = 0; view V\($0) { x = s\($0) }" } + "withAnimation {\n"
        + lines(count) { "s\($0) = 1" } + "}"
    },
    Script(testDescription: "views moved by one action, shown", size: 40) { count in
      lines(count) { "state s\($0) = 0; view V\($0) { x = s\($0) }" } + "withAnimation {\n"
        + lines(count) { "s\($0) = 1" } + "}\nshow all"
    },
    Script(testDescription: "actions", size: 200) { count in
      "state s = 0; view V { x = s }\n" + lines(count) { _ in "s += 1" }
    },
    Script(testDescription: "renames", size: 200) { count in
      lines(count) { "let l\($0) = \($0)" } + "let a0 = 1\n" + lines(count) { "rename a\($0) a\($0 + 1)" }
    },
    Script(testDescription: "settings", size: 200) { count in
      lines(count) { "let l\($0) = \($0); set fps \($0 % 240 + 1)" }
    },
    Script(testDescription: "undo and redo", size: 200) { count in
      lines(count) { "let l\($0) = \($0)" } + lines(count) { _ in "undo" } + lines(count) { _ in "redo" }
    },
    Script(testDescription: "faults", size: 100) { count in lines(count) { "let l\($0) = unknown\($0)" } },
    Script(testDescription: "a word of hyphens", size: 300) { count in
      "let x = " + String(repeating: "a-", count: count) + "b"
    },
    Script(testDescription: "one long name", size: 50_000) { count in String(repeating: "x", count: count) },
    Script(testDescription: "one long letter", size: 10_000) { count in
      "e" + String(repeating: "\u{301}", count: count)
    },
  ]

  @Test(arguments: scripts)
  func `time grows in proportion`(script: Script) {
    let factor = Growth.factor(size: script.size) { count in
      var world = World { $0.keepsGoing = true }
      world.type(script.text(count))
    }
    #expect(factor < 8, "four times as much took \(factor) times as long")
  }

  @Test func `an animation wraps two hundred others at most, and so does a view`() {
    var world = World { $0.keepsGoing = true }
    world.type("let l0 = .bouncy\n" + Self.lines(300) { "let l\($0 + 1) = l\($0).delay(0.001)" })
    #expect(world.complaints.contains { $0.contains("number of modifiers is 201, and must be 0 to 200") })
    #expect(world.type("inspect l200").contains { $0.contains("0.2") })
    world = World { $0.keepsGoing = true }
    world.type("state s = 1; view V { x = s }\n" + Self.lines(300) { _ in ".animation(.bouncy, value: s);" })
    #expect(world.complaints.contains { $0.contains("more than 200 modifiers") })
  }

  @Test func `samples are counted over all clips and channels`() {
    var world = World()
    world.type("state p = (0, 0); view V { a = p; b = p }; withAnimation { p = (1, 1) }")
    world.type("sample V every 0.000001 until 0.6")
    #expect(world.complaints.contains { $0.contains("more than a million") })
  }
}
