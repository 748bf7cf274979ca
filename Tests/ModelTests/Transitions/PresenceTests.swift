import Language
import Motion
import Testing

@testable import Model

/// Views that come and go, in scenes and by the last change; `line` is one second of a straight line.
struct PresenceTests {
  /// A clip in a document in which `line` is linear over a second.
  struct Stage {
    var document: Document

    init(_ text: String) throws {
      document = try ModelTests.document("let line = .linear(duration: 1)\nstate on = false\n" + text)
    }

    func values(_ clip: String, _ channel: String, _ times: [Double]) throws -> [SIMD4<Double>] {
      let trace = try ModelTests.clip(clip, in: document).trace
      let found = try #require(trace.channels.first { $0.name == channel }, "\(trace.channels.map(\.name))")
      return times.map { found.trajectory.state(at: $0).value }
    }

    func numbers(_ clip: String, _ channel: String, _ times: [Double]) throws -> [Double] {
      try values(clip, channel, times).map(\.x)
    }

    func names(_ clip: String) throws -> [String] {
      try ModelTests.clip(clip, in: document).trace.channels.map(\.name)
    }
  }

  private static let comes = "scene s { at 0 withAnimation(line) { on = true } }"
  private static let goes = "scene s { at 0 on = true; at 1 withAnimation(line) { on = false } }"

  @Test func `without a transition it fades, once by the last change and once in a scene`() throws {
    var stage = try Stage("view V if on { }\n" + Self.goes)
    #expect(try stage.names("s") == ["V.opacity"])
    #expect(try stage.numbers("s", "V.opacity", [-1, 0, 0.5, 1, 1.25, 2, 3]) == [0, 1, 1, 1, 0.75, 0, 0])
    try enter("withAnimation(line) { on = true }", into: &stage.document)
    #expect(try stage.numbers("V", "opacity", [-1, 0, 0.25, 1]) == [0, 0, 0.25, 1])
    try enter("withAnimation(line) { on = false }", into: &stage.document)
    #expect(try stage.numbers("V", "opacity", [-1, 0, 0.25, 1]) == [1, 1, 0.75, 0])
  }

  @Test func `the transition lies on top of the view's own`() throws {
    let stage = try Stage(
      """
      view V if on { opacity = 0.5; scale = 2; offset = (10, 20); blur = 1; title = 3 }
      .transition(.blurReplace.combined(with: .offset(x: 40, y: 8)))
      \(Self.comes)
      """
    )
    #expect(try stage.names("s") == ["V.opacity", "V.scale", "V.offset", "V.blur", "V.title"])
    #expect(try stage.numbers("s", "V.opacity", [0, 0.5, 1]) == [0, 0.25, 0.5])
    #expect(try stage.numbers("s", "V.scale", [0, 0.5, 1]) == [1.8, 1.9, 2])
    #expect(
      try stage.values("s", "V.offset", [0, 0.5, 1]) == [[50, 28, 0, 0], [30, 24, 0, 0], [10, 20, 0, 0]]
    )
    #expect(try stage.numbers("s", "V.blur", [0, 0.5, 1]) == [8, 4.5, 1])
  }

  @Test(arguments: [
    ("", [0, -44]), ("size = .size(320, 60)", [0, -60]),
    ("frame = .rect(x: 5, y: 6, width: 70, height: 80)", [0, -80]), ("frame = .size(10, 12)", [0, -12]),
    ("size = .size(1, 2); frame = .rect(x: 5, y: 6, width: 70, height: 80)", [0, -2]),
  ])
  func `a move goes as far as the view is large`(properties: String, away: [Double]) throws {
    let stage = try Stage("view V if on { \(properties) }.transition(.move(edge: .top))\n" + Self.comes)
    #expect(
      try stage.values("s", "V.offset", [-1, 0, 1]) == [
        [away[0], away[1], 0, 0], [away[0], away[1], 0, 0], .zero,
      ]
    )
  }

  @Test func `without an animation nothing transitions`() throws {
    var stage = try Stage("view V if on { }.transition(.slide)\nscene s { at 1 on = true; at 2 on = false }")
    let trace = try clip("s", in: stage.document).trace
    #expect(try stage.values("s", "V.offset", [0, 1, 1.5, 2, 3]).map(\.x) == [-100, 0, 0, 100, 100])
    #expect(trace.channels[0].trajectory.state(at: 1).velocity == .zero)
    #expect(trace.notes.contains { $0.contains("at once") })
    try enter("on = true", into: &stage.document)
    #expect(try clip("V", in: stage.document).trace.settlingDuration == 0)
  }

  @Test func `a view that is there from the first runs nothing`() throws {
    let stage = try Stage(
      """
      state there = true
      view V if there { x = on ? 1 : 0 }.transition(.move(edge: .top).combined(with: .scale))
      \(Self.comes)
      """
    )
    #expect(try stage.names("s") == ["V.x", "V.scale", "V.offset"])
    #expect(try stage.numbers("s", "V.scale", [-1, 0, 0.5]) == [1, 1, 1])
    #expect(try stage.values("s", "V.offset", [-1, 0, 0.5]) == [.zero, .zero, .zero])
    #expect(try stage.numbers("s", "V.x", [0, 0.5, 1]) == [0, 0.5, 1])
  }

  @Test func `its own animation, and the view's, win over that of the change`() throws {
    let own = try Stage(
      "view V if on { }.transition(.opacity.animation(.linear(duration: 4)))\nscene s { at 0 on = true }"
    )
    #expect(try own.numbers("s", "V.opacity", [0, 1, 4]) == [0, 0.25, 1])
    let implicit = try Stage(
      "view V if on { }.animation(.linear(duration: 2), value: on)\n" + Self.comes
    )
    #expect(try implicit.numbers("s", "V.opacity", [0, 1, 2]) == [0, 0.5, 1])
    let none = try Stage("view V if on { }.animation(nil, value: on)\n" + Self.comes)
    #expect(try none.numbers("s", "V.opacity", [-1, 0]) == [0, 1])
    #expect(try own.numbers("(s with line)", "V.opacity", [0, 0.5]) == [0, 0.5])
  }

  @Test func `a view comes by the transition of that instant, and goes by the one it had`() throws {
    let stage = try Stage(
      """
      state forward = false
      view V if on { }.transition(forward ? .move(edge: .trailing) : .move(edge: .leading))
      scene s {
          at 0 withAnimation(line) { on = true; forward = true }
          at 2 withAnimation(line) { on = false; forward = false }
      }
      """
    )
    #expect(try stage.values("s", "V.offset", [0, 1, 3]).map(\.x) == [100, 0, 100])
  }

  @Test func `Reduce Motion counts as it is when the view comes`() throws {
    let stage = try Stage(
      """
      view V if on { }.transition(.move(edge: .top))
      scene s {
          at 0 withAnimation(line) { on = true }
          at 2 { reduceMotion = true }
          at 3 withAnimation(line) { on = false }
      }
      """
    )
    #expect(try stage.names("s") == ["V.opacity", "V.offset"])
    #expect(try stage.numbers("s", "V.opacity", [0, 1, 3, 3.5, 4]) == [1, 1, 1, 0.5, 0])
    #expect(try stage.values("s", "V.offset", [0, 0.5, 1, 4]).map(\.y) == [-44, -22, 0, 0])
    #expect(try stage.names("(s reduced)") == ["V.opacity"])
  }

  // MARK: - Interrupted

  /// Curves add up: shown = old + f·(target − old).
  @Test func `shown again while it leaves, it turns round where it is`() throws {
    let stage = try Stage(
      """
      view V if on { }
      scene s {
          at 0    withAnimation(line) { on = true }
          at 0.5  withAnimation(line) { on = false }
          at 0.75 withAnimation(line) { on = true }
      }
      """
    )
    // Up to 0.625 there at 0.5, down by the second curve, up again by the third.
    let expected = [0.5, 0.625 * 0.875, 0.75 * 0.75, 0.875 * 0.625 * 0.875 + 0.125]
    let found = try stage.numbers("s", "V.opacity", [0.5, 0.625, 0.75, 0.875])
    #expect(zip(expected, found).allSatisfy { abs($0 - $1) < 1e-12 }, "\(found)")
    #expect(
      try clip("s", in: stage.document).trace.marks.filter { $0.kind == .interruption }.map(\.time) == [
        0.5, 0.75,
      ]
    )
  }

  @Test(
    arguments: [".opacity", ".slide", ".push(from: .bottom)", ".blurReplace", ".scale(0.3)"],
    [0.05, 0.2, 0.61]
  )
  func `springs keep value and velocity where a transition is interrupted`(text: String, time: Double) throws
  {
    let stage = try Stage(
      """
      view V if on { }.transition(\(text))
      scene s {
          at 0 withAnimation(.bouncy) { on = true }
          at \(time) withAnimation(.snappy) { on = false }
          at \(time * 2) withAnimation(.bouncy) { on = true }
      }
      """
    )
    for channel in try clip("s", in: stage.document).trace.channels {
      for instant in [time, time * 2] {
        let (before, after) = (
          channel.trajectory.state(at: instant.nextDown), channel.trajectory.state(at: instant)
        )
        let (jump, kick) = (before.value - after.value, before.velocity - after.velocity)
        #expect((jump * jump).sum().squareRoot() < 1e-9 && (kick * kick).sum().squareRoot() < 1e-6)
      }
      #expect(
        channel.trajectory.end == (TransitionChannel(rawValue: String(channel.name.dropFirst(2)))?.rest)
      )
    }
  }

  @Test func `back after it was gone, it comes from its insertion side again`() throws {
    let stage = try Stage(
      """
      view V if on { }.transition(.slide)
      scene s {
          at 0 withAnimation(line) { on = true }
          at 1 withAnimation(line) { on = false }
          at 3 withAnimation(line) { on = true }
      }
      """
    )
    #expect(
      try stage.values("s", "V.offset", [0, 1, 2, 2.5, 3, 3.5, 4]).map(\.x) == [
        -100, 0, 100, 100, -100, -50, 0,
      ]
    )
  }

  @Test func `its later stays are interrupted and end like the first, and begin with what holds then`() throws
  {
    let stage = try Stage(
      """
      state x = 0
      view V if on { x = x }.transition(.slide)
      scene s {
          at 0   withAnimation(line) { on = true }
          at 1   withAnimation(line) { on = false }
          at 2.5 x = 8
          at 3   withAnimation(line) { on = true }
          at 4   withAnimation(line) { on = false }
          at 4.5 withAnimation(line) { on = true }
      }
      """
    )
    // Half way out at 4.5: from there back to rest, the old way out fading below.
    #expect(
      try stage.values("s", "V.offset", [3, 3.5, 4, 4.5, 4.75, 5.5]).map(\.x) == [-100, -50, 0, 50, 56.25, 0]
    )
    #expect(try stage.numbers("s", "V.x", [1.5, 2.7, 3, 3.5]) == [0, 0, 8, 8])
  }

  @Test func `taken away at once in the middle it is gone, and so it comes`() throws {
    let stage = try Stage(
      """
      view V if on { }
      scene s {
          at 0    withAnimation(line) { on = true }
          at 0.5  on = false
          at 1    withAnimation(line) { on = true }
          at 2    withAnimation(line) { on = false }
          at 2.25 on = true
      }
      """
    )
    #expect(
      try stage.numbers("s", "V.opacity", [0.25, 0.5, 0.9, 1, 1.5, 2.25, 3]) == [0.25, 0, 0, 0, 0.5, 1, 1]
    )
  }

  // MARK: - Its own properties

  @Test func `it comes with the values of that instant, and leaves with those it had`() throws {
    let stage = try Stage(
      """
      view V if on { scale = on ? 2 : 1; isBold = on; mode = on }
      scene s {
          at 1 withAnimation(line) { on = true }
          at 3 withAnimation(line) { on = false }
      }
      """
    )
    #expect(try stage.numbers("s", "V.scale", [0, 1, 1.5, 3, 3.5, 5]) == [2, 2, 2, 2, 2, 2])
    #expect(try stage.numbers("s", "V.isBold", [0, 1, 3.5]) == [1, 1, 1])
  }

  @Test func `back before it is gone, its values move on to the new ones`() throws {
    let stage = try Stage(
      """
      state x = 0
      view V if on { x = x; isLarge = x > 5 }
      scene s {
          at 0   withAnimation(line) { on = true }
          at 2   withAnimation(line) { on = false; x = 10 }
          at 2.5 withAnimation(line) { on = true }
          at 5   withAnimation(line) { x = 20 }
      }
      """
    )
    #expect(try stage.numbers("s", "V.x", [0, 2, 2.5, 3, 3.5, 5, 5.5, 6]) == [0, 0, 0, 5, 10, 10, 15, 20])
    #expect(try stage.numbers("s", "V.isLarge", [2, 2.4, 2.5, 3]) == [0, 0, 1, 1])
  }

  // MARK: - Matched frames

  private static let matched = """
    view Small if !on { frame = on ? .rect(x: 0, y: 0, width: 100, height: 80) : .rect(x: 40, y: 60, width: 20, height: 10) }
    view Large if on { frame = on ? .rect(x: 0, y: 0, width: 100, height: 80) : .rect(x: 40, y: 60, width: 20, height: 10) }
    .transition(.opacity.animation(.linear(duration: 2)))
    """

  @Test func `two views with one frame hand it over, each fading by its transition`() throws {
    let stage = try Stage(Self.matched + "\n" + Self.comes)
    for name in ["Small", "Large"] {
      let frames = try stage.values("s", "\(name).frame", [-1, 0, 0.25, 1])
      #expect(frames == [[40, 60, 20, 10], [40, 60, 20, 10], [30, 45, 40, 27.5], [0, 0, 100, 80]])
    }
    #expect(try stage.numbers("s", "Small.opacity", [0, 0.5, 1]) == [1, 0.5, 0])
    #expect(try stage.numbers("s", "Large.opacity", [0, 0.5, 1, 2]) == [0, 0.25, 0.5, 1])
  }

  @Test func `turned round in the middle, both frames stay one`() throws {
    let stage = try Stage(
      Self.matched + """

        scene s {
            at 0   withAnimation(.snappy) { on = true }
            at 0.1 withAnimation(.bouncy) { on = false }
        }
        """
    )
    let times = stride(from: 0, through: 1, by: 0.05).map { $0 }
    #expect(try stage.values("s", "Small.frame", times) == stage.values("s", "Large.frame", times))
    #expect(try stage.values("s", "Small.frame", [0.1])[0].x < 40)
  }

  @Test func `a frame that is not shared comes where it is to be`() throws {
    var stage = try Stage(
      "view V if on { frame = on ? .rect(x: 0, y: 0, width: 100, height: 80) : .rect(x: 40, y: 60, width: 20, height: 10) }\n"
        + Self.comes
    )
    #expect(try stage.values("s", "V.frame", [0, 0.5]) == [[0, 0, 100, 80], [0, 0, 100, 80]])
    try enter("withAnimation(line) { on = true }", into: &stage.document)
    #expect(try stage.values("V", "frame", [0, 0.5]) == [[0, 0, 100, 80], [0, 0, 100, 80]])
  }
}
