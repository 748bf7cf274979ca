import Testing

@testable import Workbench

/// What `play`, `tune` and their like take alone: the motion that was shown last.
struct LastMotionTests {
  private static func heads(_ script: String, _ adjust: (inout Configuration) -> Void = { _ in }) -> [String]
  {
    var world = World(adjust)
    world.type(script, from: "a.easel")
    return world.complaints.filter { $0.hasPrefix("a.easel:") }
  }

  @Test(arguments: [
    "play", "play at 2x", "play loop", "play for 1s", "tune", "tune knob bounce", "record \"a.cast\"",
  ])
  func `a fault of it stands at the line that asks for it`(line: String) {
    let lines = ["let motion = .bouncy", "        plot motion", "delete motion", line]
    let fault = "a.easel:4:1: error: the last motion no longer reads: nothing is called 'motion'"
    #expect(Self.heads(lines.joined(separator: "\n")) == [fault])
  }

  @Test func `what is typed now is told as it is, beside what is wrong with the motion`() {
    let script = "let motion = .bouncy\nplot motion\ndelete motion\nplay at nowhere"
    #expect(
      Self.heads(script, { $0.checksOnly = true }) == [
        "a.easel:4:1: error: the last motion no longer reads: nothing is called 'motion'",
        "a.easel:4:9: error: no state or let named 'nowhere'",
      ]
    )
  }

  @Test func `a motion without a number to turn is told at the verb`() {
    let script = "state on = false\nview V { scale = on ? 1 : 2 }\non = true\n  tune"
    #expect(Self.heads(script) == ["a.easel:4:3: error: there is no number to turn in 'V'"])
  }

  private static let moves = [
    "play .bouncy", "plot .bouncy", "inspect .bouncy", "compare .bouncy, .smooth", "tune .bouncy", ".bouncy",
    "record \"a.cast\" .bouncy", "restore Card { isOn = true } from isOn = false\nplay Card",
    "isOn = true", "scene tap { at 0 isOn = true }\ntap",
  ]

  @Test(arguments: moves, ["play", "tune", "play at 2x", "record \"b.cast\""])
  func `a check knows it as a run does`(shown: String, again: String) {
    let view = "state isOn = false\nview Card { scale = isOn ? 1 : 0.9 }.animation(.smooth, value: isOn)\n"
    #expect(Self.heads(view + shown + "\n" + again, { $0.checksOnly = true }) == [])
    #expect(Self.heads(view + shown + "\n" + again) == [])
  }

  @Test func `a check knows that nothing was shown, too`() {
    let told = Self.heads("sample .bouncy at 0\nplay", { $0.checksOnly = true })
    #expect(told == ["a.easel:2:1: error: nothing has moved yet that could be played again"])
  }
}
