import Model
import Testing
import Workbench

/// Sentences of the language that nothing else here holds.
struct ContractTests {
  @Test(arguments: [
    "expect .bouncy.value at 0.1 == (.bouncy) at 0.1", "let q = .bouncy; expect q.value at 0.1 > 0",
    "let q = .bouncy; expect velocity(q.value) at 0.1 > 0", "expect (.linear from 2 to 4).value at 10 == 4",
    "expect peak(.bouncy.value) > 1", "expect UnitCurve.easeIn.value at 0.5 < 0.5",
  ])
  func `the one channel of an expression is called value`(line: String) {
    var world = World()
    world.type(line)
    #expect(world.complaints.isEmpty, "\(world.complaints)")
  }

  @Test func `a value of a point or of no clip has no channel of that name`() {
    for line in ["state p = (1, 2); p.value", "sample .opacity.value at 0", "sample .bouncyy.value at 0"] {
      var world = World()
      world.type(line)
      #expect(!world.complaints.isEmpty, "\(line)")
    }
  }

  @Test func `both ends of evenly spaced samples are as they were asked for`() {
    var world = World { $0.isJSON = true }
    let lines = world.type("sample .linear every 0.7 until 2.1")
    #expect(lines.first?.contains("\"times\":[0,0.7,1.4,2.1]") == true, "\(lines)")
  }

  @Test func `what only the tolerance counts as equal is called so`() {
    var world = World()
    world.type("expect 1 < 1 + 5e-10")
    #expect(world.complaints.joined().contains("the two are equal up to a billionth"))
  }

  @Test func `an endless picture says how much of it is shown`() {
    var world = World()
    let lines = world.type("plot .linear.repeatForever() for 10").joined(separator: " ")
    #expect(lines.contains("never rests; the first 10 s are shown"))
  }
}
