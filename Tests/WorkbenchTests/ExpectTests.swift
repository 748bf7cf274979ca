import Language
import Model
import Rendering
import Testing

@testable import Workbench

/// What `expect` asks, and what is said where it does not hold; numbers are closed forms.
struct ExpectTests {
  /// A line, a cosine-free spring at rest in one second, and what jumps.
  static let script = """
    set autoplay off
    state isOn = false
    state upload: idle | saving = .idle
    state taps = 0
    view Card {
      scale = isOn ? 1 : 0
      offset = isOn ? (30, 40) : (0, 0)
      turn = isOn ? 90deg : 0deg
      tint = isOn ? #FF0000 : #0000FF
      isRaised = isOn
      step = isOn ? .saving : upload
    }
    keyframes Pop(trigger: taps) { scale = 1 { LinearKeyframe(2, duration: 0.5); LinearKeyframe(1, duration: 0.5) } }
    keyframes Pair(trigger: taps) {
      over = 0 { LinearKeyframe(3, duration: 1); LinearKeyframe(2, duration: 1) }
      away = 2 { LinearKeyframe(-1, duration: 0.5) }
    }
    withAnimation(.linear(duration: 1)) { isOn = true }
    """

  private func world(_ adjust: (inout Configuration) -> Void = { _ in }) -> World {
    var world = World(adjust)
    world.type(Self.script)
    return world
  }

  @Test(arguments: [
    "Card.scale at 0.25 == 0.25", "Card.scale at 0.1 + 0.15 == 0.25", "Card.scale at 250ms == 0.25",
    "Card.scale at duration(Card) - 0.75 == 0.25", "Card.offset at 0.5 == (15, 20)",
    "Card.offset.x at 0.5 == 15", "(Card.offset at 0.5).y == 20", "Card.turn at 0.5 == 45deg",
    "Card.turn at 0.5 == 44deg within 1deg", "Card.tint at 0 == #0000FF",
    "Card.tint at 1 == Color(red: 1, green: 0, blue: 0)",
    "Card.isRaised at 0", "!(Card.isRaised at -1)", "Card.step at 0 == .saving", "Card.step at -1 == .idle",
    "Card.step at 0 != .idle", "velocity(Card.scale) at 0.5 == 1", "velocity(Card.offset) at 0.5 == (30, 40)",
    "velocity(Card.turn) at 0.5 == 90deg", "-velocity(Card.scale) at 0.5 == -1",
    "Card.scale at 0.5 - Card.scale at 0.2 == 0.3", "duration(Card) == 1", "duration(Card.scale) <= 1",
    "settlingDuration((Card with .linear(duration: 2))) == 2",
    "(Card with .linear(duration: 2)).scale at 1 == 0.5",
    "(.linear(duration: 1) from (0, 0) to (4, 8)).y at 0.5 == 4", "maximum(Pop) == 2",
    "minimum(Pop.scale) == 1",
    "peak(Pop) == 2", "peakTime(Pop) == 0.5", "riseTime(.linear(duration: 1)) == 0.8", "monotone(Card.scale)",
    "!monotone(Pop)", "crossings(.linear(duration: 1)) == 0", "peakVelocity(Card.turn) == 90deg",
    // e^(−πζ/√(1−ζ²)) at ζ = 0.5.
    "overshoot(.spring(response: 0.5, dampingFraction: 0.5)) == 0.163033534821580",
    "overshoot(.linear(duration: 1)) == 0", "UnitCurve.linear at 0.3 == 0.3", "duration(Pop) == 0.5...1",
    "duration(Pop) != 2...3", "0.3 == Card.scale at 0.3", "Card.scale at 0.3 == 0.1 + 0.2",
    "Card.scale at 0.3 > 0.2 && Card.scale at 0.3 < 0.4", "isOn ? duration(Pop) == 1 : false",
    "upload == .idle",
    "Card.scale at 0.3 <= 0.1 + 0.2 && 0.1 + 0.2 >= Card.scale at 0.3", "1 < 1.05 && !(1 < 1)",
    "min(Card.scale at 0.3, Card.scale at 0.2) == 0.2", "Card.scale at 1.5 < 1 within 0.1",
    "Card.offset at 0.5 == (12, 16) within 5", "Card.tint at 0 == #0000FA within 0.02",
  ])
  func `what is true holds, and a script says nothing`(condition: String) {
    var world = world()
    #expect(world.type("expect \(condition)") == [])
    #expect(!world.workbench.hasFailed)
  }

  static let shortfalls = [
    (
      "Card.scale at 0.25 == 0.5 within 0.1",
      "Card.scale at 0.25 is 0.25, expected 0.5 within 0.1; 0.25 too low"
    ),
    ("Card.scale at 0.25 < 0.2", "Card.scale at 0.25 is 0.25, expected less than 0.2; 0.05 too high"),
    ("0.2 >= Card.scale at 0.25", "Card.scale at 0.25 is 0.25, expected at most 0.2; 0.05 too high"),
    ("Card.scale at 0.25 != 0.25", "Card.scale at 0.25 is 0.25, expected anything but 0.25"),
    ("!(Card.scale at 0.25 > 0.2)", "Card.scale at 0.25 is 0.25, expected at most 0.2; 0.05 too high"),
    ("Card.scale at 0.3 == 0.3000001", "Card.scale at 0.3 is 0.3, expected 0.3000001; 1e-7 too low"),
    ("duration(Pop) <= 0.4", "duration(Pop) is 1 s, expected at most 0.4 s; 0.6 s too long"),
    ("duration(Pop) == 0.2...0.4", "duration(Pop) is 1 s, expected 0.2 s to 0.4 s; 0.6 s too long"),
    ("peakTime(Pop) > 0.75", "peakTime(Pop) is 0.5 s, expected more than 0.75 s; 0.25 s too short"),
    (
      "overshoot(.spring(response: 0.5, dampingFraction: 0.5)) < 5%",
      "overshoot(.spring(response: 0.5, dampingFraction: 0.5)) is 16.3 %, expected less than 5 %; 11.3 % too high"
    ),
    ("Card.turn at 0.5 == 40deg within 1deg", "Card.turn at 0.5 is 45°, expected 40° within 1°; 5° too high"),
    ("Card.offset at 0.5 == (12, 16)", "Card.offset at 0.5 is (15, 20), expected (12, 16); 5 apart"),
    ("Card.tint at 0 == #FF00FF", "Card.tint at 0 is #0000FFFF, expected #FF00FFFF"),
    ("Card.step at 0 == .idle", "Card.step at 0 is .saving, expected .idle"),
    ("Card.isRaised at -1", "Card.isRaised at -1 is false, expected true"),
    ("!monotone(Card.scale)", "monotone(Card.scale) is true, expected false"),
    (
      "velocity(Card.scale) at 0.5 < 0.5",
      "velocity(Card.scale) at 0.5 is 1/s, expected less than 0.5/s; 0.5/s too high"
    ),
    (
      "velocity(Card.turn) at 0.5 == 80deg",
      "velocity(Card.turn) at 0.5 is 90°/s, expected 80°/s; 10°/s too high"
    ),
    ("isOn && duration(Pop) == 2 && true", "duration(Pop) is 1 s, expected 2 s; 1 s too short"),
    ("false || taps > 2", "taps is 0, expected more than 2; 2 too low"),
    ("(Card.offset at 0.5).x == 3", "(Card.offset at 0.5).x is 15, expected 3; 12 too high"),
    ("overshoot(Pop) < 1", "overshoot(Pop) has no value: the motion ends where it starts; ask for its peak"),
    (
      "duration(.linear(duration: 1).repeatForever()) < 3",
      "duration(.linear(duration: 1).repeatForever()) has no value: the motion never completes"
    ),
    (
      "peak(.linear(duration: 1)) < 3",
      "peak(.linear(duration: 1)) has no value: the motion never goes past its end"
    ),
    ("overshoot(Pair) < 20%", "overshoot(Pair.over) is 50 %, expected less than 20 %; 30 % too high"),
    ("monotone(Pair)", "monotone(Pair.over) is false, expected true"),
    ("1 < 1", "1, expected less than 1"),
  ]

  @Test(arguments: shortfalls)
  func `what is not true says what it is and what was expected`(condition: String, said: String) {
    var world = world()
    world.type("expect \(condition)", from: "a.easel")
    #expect(world.complaints.first?.hasSuffix("error: \(said)") == true, "\(world.complaints)")
    #expect(world.workbench.hasFailed)
    #expect(world.complaints.allSatisfy { DisplayWidth.columns(of: $0) <= 80 || $0.contains("error:") })
  }

  @Test(arguments: [
    ("Card.scale > 1", "missing-time", "Card.scale at 0.1"),
    ("Card at 0.1 == 1", "which-channel", "Card.scale"),
    ("peakVelocity(Card) < 1", "which-channel", "Card.scale"),
    ("overshoot(Card.tint) < 1", "wrong-type", nil),
    ("maximum(Card.offset) < 1", "wrong-type", "Card.offset.x"),
    ("velocity(Card.step) at 0 == 1", "wrong-type", nil),
    ("velocity(Card.scale) > 1", "missing-time", "velocity(Card.scale) at 0.1"),
    ("Card.scale at 2x == 1", "wrong-unit", "2s"), ("Card.scal at 1 == 1", "unknown-channel", "scale"),
    ("Card.scale at 0.1", "wrong-type", nil), ("Card.turn at 0.1 == 3", "wrong-type", "3deg"),
    ("Card.turn at 0.1 == 3deg within 1", "wrong-type", "1deg"), ("isOn within 3", "clause-without-use", nil),
    ("1 == 1 within -1", "out-of-range", nil), ("updates(Card, taps) == 1", "not-a-scene", nil),
    ("updates(Card, 3) == 1", "not-a-scene", nil), ("overshoot() < 1", "wrong-arguments", nil),
    ("overshoot(.bouncy, 2) < 1", "wrong-arguments", nil),
    ("overshot(.bouncy) < 1", "unknown-function", "overshoot"),
    ("overshoot(.spring(duration: duration(Pop))) < 1", "not-a-clip", nil),
    ("Nothing.x at 1 == 1", "unknown-name", nil),
    (".bouncy from 0 to 1 at 0.1 == 1", "unknown-clause", nil), ("1 / 0 == 1", "not-finite", nil),
  ])
  func `what cannot be asked is refused`(condition: String, id: String, suggestion: String?) throws {
    var world = world { $0.isJSON = true }
    let answer = try JSONReader.read(Array(try #require(world.type("expect \(condition)").first).utf8))
    #expect(answer["error"]?["id"] == .string(id))
    #expect(answer["error"]?["suggestion"] == suggestion.map { .string($0) } ?? .null)
  }

  @Test func `a picture shows the curve round the time, what was expected and what was found`() {
    var world = world()
    world.type("expect Pop at 0.5 == 1.5", from: "a.easel")
    #expect(
      world.complaints == [
        "a.easel:1:8: error: Pop at 0.5 is 2, expected 1.5; 0.5 too high",
        "expect Pop at 0.5 == 1.5",
        "       ^^^^^^^^^^",
        "  scale 2.0 ┤                            ⣀◆⢄⣀",
        "            │                      ⣀⡠⠤⠒⠊⠉    ⠉⠑⠒⠤⢄⣀",
        "        1.8 ┤                ⣀⡠⠤⠒⠊⠉                ⠉⠑⠒⠤⢄⣀                  2.00",
        "            │          ⣀⡠⠤⠒⠊⠉                            ⠉⠑⠒⠤⢄⣀",
        "        1.6 ┤    ⣀⡠⠤⠒⠊⠉                                        ⠉⠑⠒⠤⢄⣀",
        "            │⠤⠒⠊⠉ · · · · · · · · · · · · · · · · · · · · · · · · · ·⠉⠑⠒⠤",
        "            └─────┬───────────┬───────────▲───────────┬───────────┬──────  s",
        "                 0.3         0.4         0.5         0.6         0.7",
        "  ◆ actual 2, ··· expected 1.5",
      ]
    )
  }

  @Test(arguments: [
    // ω = 4π and ζ = 0.7: the damped frequency is 4π√0.51, so it passes its end at (π − acos ζ)/ω_d = 0.261 s
    // and half a turn later at 0.611 s, and turns round at π/ω_d = 0.350 s.
    ("crossings(.bouncy) == 0", "x passes its end", [0.261, 0.611]),
    ("monotone(.bouncy)", "x turns round", [0.350, 0.700]),
  ])
  func `what is counted is marked where it happens`(line: String, key: String, times: [Double]) {
    var world = world()
    world.type("expect \(line)")
    #expect(world.complaints.last == "  \(key)")
    let axis = world.complaints.first { $0.contains("└") } ?? ""
    let start = axis.firstIndex(of: "└").map { axis.distance(from: axis.startIndex, to: $0) + 1 } ?? 0
    let marks = axis.enumerated().filter { $0.element == "x" }.map { $0.offset - start }
    // The whole is 0.8187 s over the columns up to the gap before the unit.
    let columns = Double(axis.count - start - 3)
    #expect(marks.count == times.count, "\(axis)")
    for (mark, time) in zip(marks, times) {
      #expect(abs(Double(mark) - time / 0.8187 * columns) < 1.5, "\(axis)")
    }
  }

  @Test(arguments: [".easeOut", ".linear(duration: 1)", ".smooth", ".easeOut from 1 to 0"])
  func `to arrive is not to pass`(clip: String) {
    var world = world()
    let clip = clip.contains(" from") ? "(\(clip))" : clip
    world.type("expect crossings(\(clip)) == 1")
    #expect(world.complaints.first?.contains("is 0, expected 1") == true, "\(world.complaints)")
    #expect(!world.complaints.contains { $0.contains("passes its end") }, "\(world.complaints)")
  }

  @Test func `colours that differ are told without a length between them`() {
    var world = world()
    world.type("expect .red == .blue")
    #expect(
      world.complaints.first?.contains("expected") == true && !world.complaints.joined().contains("apart")
    )
  }

  @Test func `with plain words there is no picture, and in ASCII nothing else`() {
    var plain = world { $0.isPlain = true }
    plain.type("expect Pop at 0.5 == 1.5")
    #expect(plain.complaints.count == 3)
    var simple = world { $0.isASCII = true }
    simple.type("expect Card.turn at 0.5 == 40deg")
    #expect(simple.complaints.count > 10)
    #expect(simple.complaints.allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  @Test func `a script stops there, and one that keeps going does not`() {
    var world = world()
    #expect(world.type("expect 1 == 2; 3", from: "a.easel").last != "3")
    var patient = self.world { $0.keepsGoing = true }
    #expect(patient.type("expect 1 == 2; 3", from: "a.easel").last == "3")
    #expect(patient.workbench.hasFailed)
  }

  @Test func `checking asks nothing but finds what cannot be asked`() {
    var world = world { $0.checksOnly = true }
    let lines = world.type(
      "expect 1 == 2\nexpect Pop.scal at 1 == 1\nexpect overshoot(Pop) < 1\nexpect 1",
      from: "a.easel"
    )
    #expect(lines.filter { $0.contains("error:") }.map { $0.prefix(12) } == ["a.easel:2:12", "a.easel:4:8:"])
  }

  @Test func `in JSON it is an object, and a shortfall an error beside it`() throws {
    var world = world { $0.isJSON = true }
    let held = try JSONReader.read(
      Array(try #require(world.type("expect Card.turn at 0.5 == 45deg").first).utf8)
    )
    #expect(held["command"] == "expect" && held["ok"] == .bool(true))
    #expect(held["expected"] == .number(45))
    #expect(held["picture"] == nil)
    let lines = world.type("expect Card.offset at 0.5 == (12, 16) within 1")
    let failed = try JSONReader.read(Array(lines[0].utf8))
    #expect(failed["ok"] == .bool(false) && failed["actual"] == .array([.number(15), .number(20)]))
    #expect(
      failed["difference"] == .number(5) && failed["within"] == .number(1) && failed["at"] == .number(0.5)
    )
    #expect(failed["picture"] != nil)
    #expect(try JSONReader.read(Array(lines[1].utf8))["error"]?["id"] == "expectation-failed")
    let none = try JSONReader.read(Array(try #require(world.type("expect overshoot(Pop) < 1").first).utf8))
    #expect(none["ok"] == .bool(false) && none["actual"] == .null && none["expected"] == .number(1))
  }

  @Test func `at the prompt one quiet line says that it holds`() {
    var world = world { $0.isInteractive = true }
    #expect(world.type("expect Card.scale at 0.25 < 1") == ["  holds: Card.scale at 0.25 is 0.25"])
    #expect(world.type("expect isOn && taps == 0") == ["  holds"])
  }

  @Test(arguments: MeasureCatalog.all.map(\.name))
  func `a measure is offered, explained and shown to hold`(name: String) throws {
    var world = World()
    let offered = world.workbench.completion(of: "expect \(name.prefix(4))", at: 11).candidates.map(\.text)
    #expect(offered.contains(name))
    #expect(world.type("help \(name)").contains { $0.contains("expect ") })
    #expect(world.type("help measures").contains { $0.contains("\(name)(CLIP)") })
    let example = try #require(MeasureCatalog.measure(named: name)?.example)
    #expect(world.type(example) == [] && !world.workbench.hasFailed)
  }
}
