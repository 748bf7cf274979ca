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
    ("phases P(tr|", ["trigger:"]),
    ("phases P(|", ["trigger:"]),
    ("keyframes K(|", ["trigger:", "repeating:"]),
    ("keyframes K { scale = 1 { Cub|", ["CubicKeyframe("]),
    ("keyframes K { scale = 1 { CubicKeyframe(1, |", ["duration:", "startVelocity:", "endVelocity:"]),
    ("keyframes K { scale = 1 { SpringKeyframe(1, spring: .bou|", ["bouncy"]),
    ("view V { a = 1 }.an|", ["animation("]),
    ("view V { a = 1 }.animation(.x, v|", ["value:"]),
    ("view V if x { }.tr|", ["transition("]),
    ("view V if x { }.transition(.sl|", ["slide"]),
    ("view V { a = 1 }.animation(.sn|", ["snappy"]),
    ("plot .move(edge: .t|", ["top", "trailing"]),
    ("plot .asymmetric(|", ["insertion:", "removal:"]),
    ("plot .move(edge: .top).|", ["combined", "animation"]),
    ("plot .opacity.combined(with: .sl|", ["slide"]),
    ("plot .sl|", ["slide"]),
    ("plot .z|", []),
    ("plot .r|", []),
    ("plot .spring(|", ["duration:", "bounce:", "blendDuration:", "response:", "dampingFraction:"]),
    ("plot .spring(response: 0.5, |", ["dampingFraction:", "blendDuration:"]),
    ("plot .bouncy.repeatForever(autoreverses: f|", ["false"]),
    ("plot Spring.|", ["smooth", "snappy", "bouncy"]),
    ("plot .bouncy from .or|", ["orange"]),
    ("plot UnitCurve.easeIn.|", ["inverse"]),
    ("expect oversh|", ["overshoot"]), ("expect overshoot(.bou|", ["bouncy"]),
    ("expect overshoot(U|", ["UnitCurve"]),
    ("expect .bouncy a|", ["at"]), ("expect .bouncy at 1 == 2 w|", ["within"]), ("plot oversh|", []),
    (
      "let q: |",
      [
        "Animation", "Spring", "UnitCurve", "AnyTransition", "Transition", "Bool", "Int", "Double", "CGFloat",
        "Angle", "CGPoint", "UnitPoint", "CGSize", "CGRect", "Color",
      ]
    ),
    ("state s: An|", ["Angle"]),
    ("state s: Bool = tr|", ["true"]),
    ("zzz|", []),
    // A property is no animation
    ("view V { tint = isOn ? .sm|", []), ("view V { tint = isOn ? .or|", ["orange"]),
    ("view V { tint = isOn ? .red : .or|", ["orange"]), ("view V { tint = .sl|", []),
    ("phases P { a { tint = .bou|", []), ("phases P { a { tint = 1 } .bou|", ["bouncy"]),
    ("keyframes K { tint = .bou|", []), ("view V { tint = reduceM|", ["reduceMotion"]),
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

  @Test func `a verb for clips is offered only what moves`() {
    let lines = "state isOpen = false; let quick = .easeIn(duration: 0.1); let far = 120; view Card { x = 1 }"
    #expect(offered("play is|", after: lines) == [])
    #expect(offered("is|", after: lines) == ["isOpen"])
    let clips = offered("compare |", after: lines)
    #expect(clips.starts(with: ["Card", "quick", ".default", ".linear"]))
    #expect(clips.suffix(3) == ["Spring", "UnitCurve", "Animation"])
    #expect(!clips.contains("far") && !clips.contains("isOpen") && !clips.contains(".red"))
    #expect(offered("plot Card.|", after: lines) == ["x"])
    #expect(offered("withAnimation(q|", after: lines) == ["quick"])
  }

  @Test(arguments: [
    ("pl", "ay", false), ("plo", "t", true), ("isO", "pen", false), ("isOpen.to", "ggle()", false),
    ("set fp", "s", true), ("plot .spring(du", "ration:", true), ("play .bouncy lo", "op", false),
    ("play .bouncy fr", "om", true), ("qui", "t", false), ("vie", "w", true),
  ])
  func `a space comes along where one surely follows`(typed: String, rest: String, hasSpace: Bool) throws {
    var world = World()
    world.type("state isOpen = false")
    let candidates = world.workbench.completion(of: typed, at: typed.utf8.count).candidates
    let meant = try #require(candidates.first { $0.text.hasSuffix(rest) })
    #expect((candidates.count == 1 && meant.endsInSpace) == hasSpace)
  }

  @Test func `a file is the terminal's to find`() {
    #expect(World().workbench.completion(of: "run ", at: 4).wantsPath)
    #expect(World().workbench.completion(of: "open \"a", at: 7).wantsPath)
  }
}
