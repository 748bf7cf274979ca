import Language
import Rendering
import TestSupport
import Testing

@testable import Workbench

/// What holds whatever is tuned and whichever keys are pressed.
struct TuneLawTests {
  private static let subjects = [
    ".bouncy", ".default.delay(0.1)", ".easeInOut(duration: 250ms).repeatCount(2)", ".nothing",
    ".spring(response: 0.4, dampingFraction: 0)", "Spring(mass: 1, stiffness: 170, damping: 26)",
    "UnitCurve.easeIn", "UnitCurve.bezier(startControlPoint: (0, 0.8), endControlPoint: (0, 1))", "nil",
    ".timingCurve(cubic-bezier(0.4, 0, 0.2, 1), duration: 0.3)",
    ".timingCurve(linear(0, 0.5 20%, 1), duration: 1)",
    ".scale(0.5).combined(with: .opacity).animation(.snappy)", "V", "Loop", "Keys", "Keys.turn", "Scene",
    "calm",
    ".linear.repeatForever()",
  ]

  private static let setup = """
    state isOn = false
    state at = (0, 0)
    let base = 0.2
    let calm = reduceMotion ? nil : .easeOut(duration: base)
    view V { x = isOn ? 1 : 0; y = isOn ? 10deg : 0deg }.animation(calm, value: isOn)
    view W { at = at }
    phases Loop { one { scale = 1 } calm; two { scale = 1.2 }; three { scale = 2 } .snappy(extraBounce: 0.1) }
    keyframes Keys {
        turn = 0deg { LinearKeyframe(10deg, duration: 0.1, timingCurve: .easeIn); SpringKeyframe(.zero) }
        at = (0, 0) { CubicKeyframe((10, -20), duration: base); MoveKeyframe((1, 1)) }
    }
    scene Scene {
        at 0 drag at by (140, 0) over 0.3 curve .easeOut release to (0, 0) with .spring
        at 0.1 { if isOn { } else { withAnimation(.bouncy) { isOn = true } } }
    }
    isOn = true
    """

  private static let keys: [Key] =
    [
      .left, .right, .shiftLeft, .shiftRight, .tab, .backTab, .up, .down, .shiftUp, .backspace, .right, .left,
    ] + "ppPuubvms ?0123456789.-x".map { .character($0) }

  private static let windows = [(80, 24), (120, 40), (40, 12), (30, 9), (24, 8), (15, 4), (3, 3), (1, 1)]

  @Test(arguments: subjects)
  func `any keys leave a motion that reads back, in a picture that fits`(subject: String) throws {
    guard var bench = TuneBench(Self.setup, "tune \(subject)") else {
      #expect(subject == ".nothing")
      return
    }
    var generator = SeededGenerator(seed: UInt64(subject.utf8.reduce(7) { $0 &* 31 &+ Int($1) } & 0xFFFF))
    for round in 0..<16 {
      let key = try #require(Self.keys.randomElement(using: &generator))
      let response = bench.press(key, apart: Double.random(in: 0..<0.6, using: &generator))
      #expect(response.next != .finished)
      if round % 3 == 0 { bench.wait(0.1) }
      let (columns, rows) = Self.windows[round % Self.windows.count]
      let picture = bench.rows(columns, rows)
      #expect(picture.allSatisfy { DisplayWidth.columns(of: $0) < max(columns, 2) })
      #expect(picture.count <= max(rows - 2, 1))
      for holder in bench.screen.tuning.holders {
        for place in PlaceRewriter.places(of: holder) {
          let text = SyntaxPrinter.text(place.expression)
          #expect(try Parser.expression(text) == place.expression, "\(text)")
        }
      }
      // What was found anew after a turn is what all of them would be found to be.
      let tuning = bench.screen.tuning
      let all = tuning.subject.knobs(of: tuning.holders, isReduced: tuning.isReduced, dead: tuning.dead)
      #expect(all.map { [$0.name, $0.valueText] } == tuning.knobs.map { [$0.name, $0.valueText] })
      for knob in bench.screen.tuning.knobs {
        if let value = knob.value { #expect(knob.range.contains(value), "\(knob.name) is \(value)") }
      }
    }
    while bench.word != "nothing to undo" { bench.press(.character("u")) }
    #expect(bench.screen.tuning.holders == bench.screen.tuning.subject.holders)
    while !bench.isOver { bench.press(.escape) }
    #expect(bench.output == ["  left as it was"])
  }

  /// A knob up and down again is where it was, on the grid of its steps.
  @Test(arguments: subjects)
  func `a turn up and down again comes back`(subject: String) throws {
    guard var bench = TuneBench(Self.setup, "tune \(subject)") else { return }
    for _ in bench.names {
      bench.press(.right)
      let before = bench.value
      bench.press(.left, .right)
      #expect(bench.value == before, "\(bench.name)")
      bench.press(.tab)
    }
  }

  /// Everything that was kept is a definition like any other: shown, undone and drawn again.
  @Test(arguments: subjects)
  func `what Enter keeps is what was drawn`(subject: String) throws {
    guard var bench = TuneBench(Self.setup, "tune \(subject)") else { return }
    for _ in bench.names { bench.press(.left, .left, .tab) }
    let measures = bench.screen.tuning.motion.measures
    bench.press(.enter)
    #expect(bench.isOver && !bench.output.contains { $0.contains("error") })
    let name = subject.split(separator: ".").first.map(String.init) ?? subject
    guard ["V", "Loop", "Keys", "Scene", "calm"].contains(name) else { return }
    var other = try #require(bench.tuned(subject))
    #expect(other.screen.tuning.motion.measures == measures)
    other.press(.escape)
  }
}
