import Testing

@testable import Workbench

/// What plots are made of.
struct StyleTests {
  @Test(arguments: [
    "plot .bouncy", "plot .bouncy --velocity", "play .bouncy", "compare .bouncy, .smooth", "plot Dot --stage",
    "sweep .spring(bounce: b) for b in 0...0.6 by 0.3", "tap", "expect .bouncy at 0.1 == 1",
  ])
  func `a plot of the ASCII style is ASCII to its axes`(line: String) {
    var world = World()
    world.type("state on = false; view Dot { scale = on ? 2 : 1 }; withAnimation { on = true }")
    world.type("scene tap { at 0 withAnimation { on.toggle() }; at 0.1 withAnimation { on.toggle() } }")
    world.type("set style ascii")
    world.type(line)
    let drawn = world.output.joined(separator: "\n")
    #expect(drawn.allSatisfy { $0.isASCII }, "\(drawn)")
  }
}
