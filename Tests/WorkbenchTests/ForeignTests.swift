import Testing

@testable import Workbench

/// What a stranger brings from elsewhere is told once, and with what does the same here.
struct ForeignTests {
  private static let definitions = """
    state isOn = false
    state taps = 0
    state n = 5
    let q = .bouncy
    view Card { scale = isOn ? 1 : 0.9 }
    """

  private static func told(_ line: String) -> (fault: ToldFault?, heads: Int, complaints: [String]) {
    var world = World { $0.keepsGoing = true }
    world.type(definitions)
    world.type(line)
    let heads = world.complaints.count { $0.hasPrefix("error: ") }
    return (ToldFault(world.complaints), heads, world.complaints)
  }

  @Test(arguments: slips + words + values)
  func `it is told once, and with what is typed instead`(line: String, message: String, instead: String?) {
    let told = Self.told(line)
    #expect(told.heads == 1, "\(told.complaints)")
    #expect(told.fault?.message == message)
    #expect(told.fault?.instead == instead)
  }

  @Test(
    arguments: (slips + words + values).filter { $0.instead != nil && !$0.line.contains("\n") }.map(\.line)
  )
  func `what is told to be typed, put in its place, is in order`(line: String) throws {
    let fault = try #require(Self.told(line).fault)
    let whole = try #require(fault.mending(line))
    var world = World()
    world.files = ["prelude.easel": Array("let slow = .smooth".utf8), "x.easel": []]
    world.type(Self.definitions)
    world.type(whole)
    #expect(world.complaints == [], "\(whole)")
  }

  @Test(arguments: [
    "plot 0.655s linear(0, 0.5, 1)", "let a = 300ms ease-in-out", "plot 0.3s ease",
    "0.3s cubic-bezier(0.4, 0, 0.2, 1)",
    "withAnimation(0.2s linear) { isOn.toggle() }",
    "keyframes K { scale = 1; KeyframeTrack(\\Values.scale) { LinearKeyframe(2, duration: 1) } }",
    "state ease = 3; state out = 1; ease-out", "state loop = 1; loop + 1", "#F80000",
    "plot .smooth.speed(2)",
    "let r = .bouncy\n.delay(1)", "state switch = 1; switch",
    "state wait = 1; scene S { at 0 wait = 2 }",
    "state ease = 1; state linear = 1; scene S { at 0.3s ease = 2; at 300ms linear += 1 }",
    "(10 %\n 3)", "max(10 %\n3, 2)",
  ])
  func `what is read as it is stays so`(line: String) {
    let told = Self.told(line)
    #expect(told.complaints.isEmpty, "\(told.complaints)")
  }

  @Test(arguments: [
    ("0.3s ease-in", ".easeIn(duration: 0.3)"),
    ("0.3s ease", ".timingCurve(0.25, 0.1, 0.25, 1, duration: 0.3)"),
    ("300ms linear(0, 0.6, 1)", ".timingCurve(linear(0, 0.6, 1), duration: 0.3)"),
  ])
  func `CSS's shorthand is the animation it says`(shorthand: String, animation: String) {
    func samples(_ clip: String) -> [String] {
      var world = World { $0.isJSON = true }
      return world.type("sample \(clip) every 0.05 until 0.3").map { $0.drop { $0 != "[" }.description }
    }
    #expect(samples(shorthand) == samples(animation))
    #expect(samples(animation).first?.isEmpty == false)
  }

  /// Definitions with a slip, each with what uses the name it would have had.
  @Test(arguments: [
    "stat x = 1\nview V { scale = x }\nx = 2\nplot V\nonChange(of: x) { n = 1 }",
    "veiw W { scale = n }\nwithAnimation(.smooth) { n = 2 }\nplot W\nW.scale\ntune W\nplay W at 0.5x",
    "lte r = .snappy\nplot r\nwithAnimation(r) { n = 2 }",
    "scen s { at 0 n = 1 }\nplay s\nexpect updates(s, n) == 1",
    "phasse P(trigger: n) { a { x = 1 }; b { x = 2 } }\nplay P",
    "var isOpen = false\nview V { scale = isOpen ? 1 : 2 }\nisOpen.toggle()\nplot V",
    "private let quick3 = .bouncy\nplot quick3\nlet slow = quick3.speed(0.5)\nplot slow",
    "enum Phase { case idle, busy }\nstate p: Phase = .idle\nstate r = Phase.busy\np = .busy\nphase = .idle",
    "@Binding var isOpen: Bool\nisOpen.toggle()",
    "@State(initialValue: 3) private var count: Int\ncount += 1",
    "struct V: View {\n  var body: some View { Text(\"a\") }\n}\nV()\nplot V",
    "func grow() { }\ngrow()",
    "const limit = 3\nn = limit",
    "@keyframes pulse {\n  from { opacity: 0 }\n}\nplay pulse",
    "rename nobody other\nplot other",
    "set speedy = 3\nspeedy = 4",
    "extension Animation {\n  static let quick = Animation.easeOut(duration: 0.1)\n}\nplot quick",
    "@Observable\nfinal class Model {\n  var count = 0\n}\ncount = 2\nModel()",
  ])
  func `what uses a definition with a slip is no second fault`(script: String) {
    for checksOnly in [true, false] {
      var world = World {
        $0.keepsGoing = true
        $0.checksOnly = checksOnly
      }
      world.type(Self.definitions)
      world.type(script, from: "a.easel")
      let heads = world.complaints.filter { $0.contains("error: ") }
      // What an attribute on a line of its own belongs to stands in the second.
      let place = script.hasPrefix("@Observable") ? "a.easel:2:1:" : "a.easel:1:"
      #expect(heads.count == 1 && heads[0].hasPrefix(place), "\(heads)")
    }
  }

  @Test(arguments: [
    "plto Nothing\nplot Nothing", "plotts .bouncy\nplot bouncyy", "veiw\nplot W", "n = nope\nplot nopes",
  ])
  func `what defines nothing excuses nothing`(script: String) {
    var world = World { $0.keepsGoing = true }
    world.type(Self.definitions)
    world.type(script, from: "a.easel")
    #expect(world.complaints.count { $0.contains("error: ") } == 2, "\(world.complaints)")
  }

  @Test(arguments: ["run missing.easel", "open nothing", "save \"there.json\"", "use \"gone.easel\""])
  func `a fault of a file stands under its path`(line: String) {
    var world = World { $0.keepsGoing = true }
    world.files = ["there.json": []]
    world.type(line, from: "a.easel")
    let column = line.prefix { $0 != " " }.count + 2
    #expect(world.complaints.first?.hasPrefix("a.easel:1:\(column): ") == true, "\(world.complaints)")
  }
}
