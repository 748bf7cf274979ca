import Testing

@testable import Workbench

/// What keys do to knobs, and what stays when the screen is gone.
struct TuneTests {
  private static let session = """
    state isOn = false
    state saves = 0
    let quick = .easeOut(duration: 0.12)
    let calm = reduceMotion ? quick : .spring(duration: 0.4, bounce: 0.3)
    view Card { scale = isOn ? 1 : 0.8 }
    view Dot { x = isOn ? 1 : 0 }.animation(calm, value: isOn)
    phases Save(trigger: saves) {
        idle { scale = 1 }
        settle { scale = 1.05 } .spring(duration: 0.35, bounce: 0.35)
    }
    keyframes Pop {
        scale = 1 { SpringKeyframe(1.25, duration: 0.28, spring: .bouncy); CubicKeyframe(1, duration: 0.2) }
        turn = .zero { CubicKeyframe(.degrees(10), duration: 0.18) }
    }
    scene tap {
        at 0 withAnimation(.snappy) { isOn.toggle() }
        at 0.1 withAnimation(.bouncy) { isOn.toggle() }
    }
    """

  private func tune(_ command: String) throws -> TuneBench {
    try #require(TuneBench(Self.session, command))
  }

  // MARK: - Turning

  @Test func `a turn spells out what a name left unsaid`() throws {
    var bench = try tune("tune .bouncy")
    #expect(bench.names == ["duration", "bounce"])
    #expect(bench.value == "0.50")
    bench.press(.left)
    #expect(bench.line == ".spring(duration: 0.49, bounce: 0.3)")
    bench.press(.shiftLeft)
    #expect(bench.line == ".spring(duration: 0.4, bounce: 0.3)")
    bench.press(.tab, .right)
    #expect(bench.line == ".spring(duration: 0.4, bounce: 0.31)")
  }

  @Test(arguments: [
    (".easeIn", ".easeIn(duration: 0.36)"),
    (".easeIn(duration: 250ms)", ".easeIn(duration: 260ms)"),
    (".default", ".spring(response: 0.56, dampingFraction: 1)"),
    (".spring(response: 0.3)", ".spring(response: 0.31)"),
    (".interactiveSpring", ".interactiveSpring(duration: 0.16)"),
    (
      ".interpolatingSpring(stiffness: 100, damping: 10)",
      ".interpolatingSpring(mass: 1.1, stiffness: 100, damping: 10)"
    ),
    ("Spring.bouncy", "Spring(duration: 0.51, bounce: 0.3)"),
    ("Spring(mass: 1, stiffness: 100, damping: 10)", "Spring(mass: 1.1, stiffness: 100, damping: 10)"),
    (".timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4)", ".timingCurve(0.21, 0.8, 0.2, 1, duration: 0.4)"),
    (
      ".timingCurve(cubic-bezier(0.2, 0.8, 0.2, 1), duration: 0.4)",
      ".timingCurve(cubic-bezier(0.21, 0.8, 0.2, 1), duration: 0.4)"
    ),
    (
      "UnitCurve.bezier(startControlPoint: (0.1, 0.8), endControlPoint: (0, 1))",
      "UnitCurve.bezier(startControlPoint: (0.11, 0.8), endControlPoint: (0, 1))"
    ),
    (".snappy from 0 to 100 velocity 50", ".spring(duration: 0.51, bounce: 0.15) from 0 to 100 velocity 50"),
    ("Spring(settlingDuration: 0.8, dampingRatio: 0.7)", "Spring(settlingDuration: 0.81, dampingRatio: 0.7)"),
  ])
  func `the first knob of every spelling turns where it is written`(clip: String, turned: String) throws {
    var bench = try tune("tune \(clip)")
    bench.press(.right)
    #expect(bench.line == turned)
  }

  @Test func `modifiers have knobs behind those of what they wrap`() throws {
    var bench = try tune("tune .easeOut(duration: 0.2).delay(0.1).speed(2).repeatCount(3)")
    #expect(bench.names == ["duration", "delay", "speed", "repeats"])
    bench.press(.backTab, .left)
    #expect(bench.line == ".easeOut(duration: 0.2).delay(0.1).speed(2).repeatCount(2)")
  }

  @Test func `a border is told in a word`() throws {
    var bench = try tune("tune .spring(duration: 0.05, bounce: 0.95)")
    bench.press(.shiftLeft)
    #expect(bench.value == "0.01" && bench.word == "duration stays above 0 s")
    bench.press(.left)
    #expect(bench.value == "0.01" && bench.word == "duration stays above 0 s")
    bench.press(.tab, .shiftRight)
    #expect(bench.value == "1.00" && bench.word == "")
    bench.press(.right)
    #expect(bench.value == "1.00" && bench.word == "bounce ends at 1")
    bench.press(.left)
    #expect(bench.value == "0.99" && bench.word == "")
  }

  @Test func `a value is typed, and refused rather than changed where it is not allowed`() throws {
    var bench = try tune("tune .bouncy knob bounce")
    bench.type("-.25")
    bench.press(.enter)
    #expect(bench.line == ".spring(duration: 0.5, bounce: -0.25)" && !bench.isOver)
    bench.type("2")
    bench.press(.enter)
    #expect(bench.value == "-0.25" && bench.word == "bounce is above -1, up to 1")
    bench.type("0.7")
    bench.press(.backspace)
    bench.type("6")
    bench.press(.tab)
    #expect(bench.line == ".spring(duration: 0.5, bounce: 0.6)" && bench.name == "duration")
    bench.type("9")
    bench.press(.escape)
    #expect(bench.value == "0.50" && !bench.isOver)
  }

  @Test func `presets step through a circle and carry what stands behind them`() throws {
    var bench = try tune("tune .smooth.delay(0.1)")
    bench.press(.character("p"))
    #expect(bench.line == ".snappy.delay(0.1)")
    var lines = [bench.line]
    for _ in 1..<Presets.animations.count {
      bench.press(.character("p"))
      lines.append(bench.line)
    }
    #expect(Set(lines).count == Presets.animations.count && lines.last == ".smooth.delay(0.1)")
    bench.press(.character("P"))
    #expect(bench.line == lines.dropLast().last)
  }

  @Test func `undo takes back turn for turn, and a held key as one`() throws {
    var bench = try tune("tune .bouncy")
    bench.press(.left, .left)
    bench.press(.right, .right, .right, apart: 0.03)
    #expect(bench.value == "0.51")
    bench.press(.character("u"))
    #expect(bench.value == "0.48")
    bench.press(.character("u"))
    #expect(bench.value == "0.49")
    bench.press(.character("u"))
    #expect(bench.line == ".bouncy")
    bench.press(.character("u"))
    #expect(bench.word == "nothing to undo")
  }

  // MARK: - Where numbers are

  @Test(arguments: [
    ("tune quick", ["duration"]),
    ("tune calm", ["duration", "bounce"]),
    (
      "tune Save",
      [
        "idle response", "idle damping", "idle scale", "settle duration", "settle bounce", "settle scale",
      ]
    ),
    ("tune Save.settle", ["duration", "bounce", "scale"]),
    (
      "tune Pop",
      [
        "scale 1 value", "scale 1 duration", "scale 1 spring duration", "scale 1 spring bounce",
        "scale 2 value", "scale 2 duration", "turn 1 value", "turn 1 duration",
      ]
    ),
    ("tune Pop.turn", ["value", "duration"]),
    (
      "tune tap",
      [
        "at 0 duration", "at 0 bounce", "at 0 time", "at 0.1 duration", "at 0.1 bounce", "at 0.1 time",
        "calm duration", "calm bounce",
      ]
    ),
    ("tune Save with .easeIn", ["with duration", "idle scale", "settle scale"]),
  ])
  func `knobs are what the motion depends on`(command: String, names: [String]) throws {
    #expect(try tune(command).names == names)
  }

  @Test func `an animation that never runs has no knob`() throws {
    let setup = Self.session + "\nwithAnimation(.linear) { isOn.toggle() }"
    let bench = try #require(TuneBench(setup, "tune Dot"))
    #expect(bench.names == ["duration", "bounce"])
    #expect(bench.line.hasPrefix("let calm"))
  }

  @Test func `Reduce Motion brings the knobs of what then runs`() throws {
    var bench = try tune("tune calm")
    bench.press(.character("m"))
    #expect(bench.names == ["duration"] && bench.line == "let quick = .easeOut(duration: 0.12)")
    bench.press(.character("m"))
    #expect(bench.names == ["duration", "bounce"])
  }

  // MARK: - Enter and Esc

  @Test func `Enter keeps a let, and undo brings the old one back`() throws {
    var bench = try tune("tune quick")
    bench.press(.right, .enter)
    #expect(bench.output == ["  let quick = .easeOut(duration: 0.13)"])
    #expect(bench.run("show quick") == ["let quick = .easeOut(duration: 0.13)"])
    #expect(bench.run("undo; show quick").last == "let quick = .easeOut(duration: 0.12)")
  }

  @Test func `Enter keeps a phase and prints its line`() throws {
    var bench = try tune("tune Save.settle knob bounce")
    bench.press(.shiftLeft, .enter)
    let line = "settle { scale = 1.05 } .spring(duration: 0.35, bounce: 0.3)"
    #expect(bench.output == ["  kept in Save", "    " + line])
    #expect(bench.run("show Save").contains("    " + line))
  }

  @Test func `Enter writes an animation that was left out`() throws {
    var bench = try tune("tune Save.idle")
    bench.press(.left, .enter)
    #expect(bench.output.last == "    idle { scale = 1 } .spring(response: 0.54, dampingFraction: 1)")
  }

  @Test func `Enter keeps keyframes: a value, an angle, a time and a spring`() throws {
    var bench = try tune("tune Pop")
    bench.press(.left, .tab, .shiftRight, .tab, .tab, .left, .tab, .tab, .tab, .right, .enter)
    #expect(
      bench.run("show Pop") == [
        "keyframes Pop {",
        "    scale = 1 {",
        "        SpringKeyframe(1.24, duration: 0.3, spring: Spring(duration: 0.5, bounce: 0.29))",
        "        CubicKeyframe(1, duration: 0.2)",
        "    }",
        "    turn = .zero {",
        "        CubicKeyframe(.degrees(11), duration: 0.18)",
        "    }",
        "}",
      ]
    )
  }

  @Test func `Enter keeps a scene's entry and a view's animation, each where it belongs`() throws {
    var bench = try tune("tune tap")
    bench.press(.right, .backTab, .left, .enter)
    #expect(
      bench.output == [
        "  kept in tap", "    at 0 withAnimation(.spring(duration: 0.51, bounce: 0.15)) { isOn.toggle() }",
        "  let calm = reduceMotion ? quick : .spring(duration: 0.4, bounce: 0.29)",
      ]
    )
  }

  @Test func `Enter prints an expression and plays it`() throws {
    var bench = try tune("tune .snappy from 0 to 10")
    bench.press(.right, .enter)
    #expect(bench.output == ["  .spring(duration: 0.51, bounce: 0.15) from 0 to 10", "(plays)"])
  }

  @Test func `Enter retells the last change and plays it; states stay as they are`() throws {
    let setup = Self.session + "\nwithAnimation(.bouncy) { isOn.toggle() }"
    var bench = try #require(TuneBench(setup, "tune Card"))
    bench.press(.left, .enter)
    #expect(
      bench.output == ["  withAnimation(.spring(duration: 0.49, bounce: 0.3)) { isOn.toggle() }", "(plays)"]
    )
    #expect(bench.run("isOn") == ["true"])
    #expect(bench.run("expect duration(Card) == 0.49 within 1e-9") == [])
    #expect(bench.run("undo; expect duration(Card) == 0.5 within 1e-9").count <= 1)
  }

  @Test(arguments: [Key.escape, .character("q"), .interrupt])
  func `leaving leaves everything as it was`(key: Key) throws {
    var bench = try tune("tune Save")
    let before = try #require(TuneBench(Self.session, "tune Save")).workbench.position
    bench.press(.right, .tab, .right, .character("p"), key)
    #expect(bench.isOver && bench.output == ["  left as it was"])
    #expect(bench.workbench.position == before)
  }

  @Test func `what never was turned is not defined anew`() throws {
    var bench = try tune("tune quick")
    bench.press(.right, .left, .enter)
    #expect(bench.output == ["  nothing was turned"])
  }

  @Test func `tune alone takes the last motion`() throws {
    let bench = try #require(TuneBench("play .easeIn at 0.5x", "tune"))
    #expect(bench.names == ["duration"])
  }
}
