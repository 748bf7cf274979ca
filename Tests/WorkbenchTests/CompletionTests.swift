import Testing

@testable import Workbench

/// What Tab offers; `|` marks the cursor.
struct CompletionTests {
  private func offered(_ marked: String, after lines: String = "") -> [String] {
    var world = World()
    world.type(lines)
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let before = String(parts[0])
    return world.workbench.completion(of: before + parts[1], at: before.utf8.count).candidates.map(\.text)
  }

  @Test(arguments: [
    ("pl|", ["play", "plot"]),
    ("comp|", ["compare"]),
    ("plot .bou|", ["bouncy"]),
    ("plot .spring(du|", ["duration:"]),
    ("plot .spring(duration: 0.5, b|", ["bounce:", "blendDuration:"]),
    ("plot UnitCurve.easeI|", ["easeIn", "easeInOut"]),
    ("plot .bouncy.rep|", ["repeatCount", "repeatForever"]),
    ("plot .bouncy fr|", ["from"]),
    ("sample .bouncy ev|", ["every"]),
    ("set sty|", ["style"]),
    ("set style br|", ["braille"]),
    ("reduceMotion t|", ["toggle"]),
    ("help insp|", ["inspect"]),
    ("zzz|", []),
    ("plot .zzz|", []),
    ("\"inside a str|", []),
  ])
  func `Tab offers what fits, and nothing where nothing does`(marked: String, candidates: [String]) {
    #expect(offered(marked) == candidates)
  }

  @Test func `names that were given are offered`() {
    let lines =
      "state isOpen = false; state upload: idle | saving = .idle; let quick = .easeIn(duration: 0.1)"
    #expect(offered("show up|", after: lines) == ["upload"])
    #expect(offered("plot qu|", after: lines) == ["quick"])
    #expect(offered("isOpen.to|", after: lines) == ["toggle()"])
    #expect(offered("upload = .sa|", after: lines) == ["saving"])
  }

  @Test func `a file is the terminal's to find`() {
    #expect(World().workbench.completion(of: "run ", at: 4).wantsPath)
    #expect(World().workbench.completion(of: "open \"a", at: 7).wantsPath)
  }
}
