import Language
import Motion
import TestSupport
import Testing

@testable import Model

/// Laws that hold for every scene, tried on scenes built at random.
struct SceneLawTests {
  static let seeds = Array(0..<Effort.times(80))

  private static let animations = [
    ".smooth", ".snappy", ".bouncy", ".spring(duration: 0.3, bounce: 0.6)", ".linear(duration: 0.4)",
    ".easeInOut(duration: 0.7)", ".smooth.delay(0.1)", ".bouncy.speed(2)", "nil",
    ".interpolatingSpring(duration: 0.4, bounce: 0.2)", ".easeOut.repeatCount(2, autoreverses: true)",
  ]

  /// A document with views, phases and keyframes, and a scene of up to twelve entries for it.
  private static func text(seed: Int, among animations: [String] = animations, drags: Bool = true) -> String {
    var generator = SeededGenerator(seed: UInt64(seed))
    func pick<T>(_ list: [T], _ generator: inout SeededGenerator) -> T {
      list[Int.random(in: list.indices, using: &generator)]
    }
    let actions = [
      "a.toggle()", "n += 3", "n = n * -1 + 1", "p = (n, 7)", "p.x += 20",
      "if n > 2 { a = true } else { n = 8 }",
    ]
    var entries: [String] = []
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      let time = pick([0, 0.1, 0.1, 0.25, 0.3, 0.52, 0.9, 1.3], &generator)
      let action = pick(actions, &generator)
      if drags, Int.random(in: 0..<6, using: &generator) == 0 {
        let release = pick(["", " release to (1, 1)", " release to (0, 0) with .bouncy"], &generator)
        entries.append("at \(time) drag p by (30, -9) over 0.21\(release)")
      } else {
        entries.append("at \(time) withAnimation(\(pick(animations, &generator))) { \(action) }")
      }
    }
    return """
      state a = false
      state n = 0
      state p = (0, 0)
      view V { x = n + (a ? 5 : 0); y = p.x; z = p }
      view W { x = n * 2 }.animation(.smooth, value: a)
      phases P(trigger: a) { one { x = 0 } .bouncy; two { x = n } .smooth }
      keyframes K(trigger: n) { x = 0 { SpringKeyframe(20, duration: 0.3); CubicKeyframe(p.x, duration: 0.2) } }
      scene S {
      \(entries.joined(separator: "\n"))
      }
      """
  }

  private static let times = stride(from: 0.0, through: 3, by: 0.0173).map { $0 }

  @Test(arguments: seeds)
  func `no scene traps, and every number in it is one`(seed: Int) throws {
    let scene = try clip("S", in: try document(Self.text(seed: seed)))
    #expect(scene.trace.channels.count > 2)
    for channel in scene.trace.channels {
      for time in [-1, 0, 1e-300, 1e9, .greatestFiniteMagnitude] + Self.times {
        let state = channel.trajectory.state(at: time)
        #expect((0..<4).allSatisfy { state.value[$0].isFinite && state.velocity[$0].isFinite }, "\(time)")
      }
      #expect(channel.trajectory.knots == channel.trajectory.knots.sorted())
    }
  }

  @Test(arguments: seeds)
  func `answers do not depend on the order of the questions, nor on the run`(seed: Int) throws {
    let text = Self.text(seed: seed)
    let first = try clip("S", in: try document(text)).trace.channels.map(\.trajectory)
    let second = try clip("S", in: try document(text)).trace.channels.map(\.trajectory)
    for (one, other) in zip(first, second) {
      let forward = Self.times.map { one.state(at: $0) }
      let backward = Self.times.reversed().map { other.state(at: $0) }
      #expect(forward == backward.reversed())
    }
  }

  @Test(arguments: seeds)
  func `between changes springs and curves are continuous, and springs never jump at one`(seed: Int) throws {
    let springs = [
      ".smooth", ".snappy", ".bouncy", ".spring(duration: 0.3, bounce: 0.6)", ".bouncy.speed(2)",
    ]
    let document = try document(Self.text(seed: seed, among: springs, drags: false))
    let springy = try clip("S", in: document).trace.channels.filter {
      !$0.name.hasPrefix("K") && !$0.name.hasPrefix("W")
    }
    for channel in springy {
      let trajectory = channel.trajectory
      for time in [0.1, 0.25, 0.3, 0.52, 0.9, 1.3] {
        let (before, after) = (trajectory.state(at: time.nextDown), trajectory.state(at: time))
        for index in 0..<2 {
          let scale = 1 + abs(before.value[index])
          #expect(abs(before.value[index] - after.value[index]) < 1e-9 * scale, "\(channel.name) at \(time)")
          let speed = 1 + abs(before.velocity[index])
          #expect(
            abs(before.velocity[index] - after.velocity[index]) < 1e-7 * speed,
            "\(channel.name) at \(time)"
          )
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `velocity is the derivative wherever nothing breaks`(seed: Int) throws {
    let document = try document(Self.text(seed: seed))
    for channel in try clip("S", in: document).trace.channels {
      let trajectory = channel.trajectory
      let knots = trajectory.knots
      for time in Self.times where time > 0 && !knots.contains(where: { abs($0 - time) < 1e-4 }) {
        let step = 1e-6
        let difference =
          (trajectory.state(at: time + step).value - trajectory.state(at: time - step).value) / (2 * step)
        let velocity = trajectory.state(at: time).velocity
        for index in 0..<4 {
          let scale = 1 + abs(velocity[index])
          #expect(abs(difference[index] - velocity[index]) < 2e-3 * scale, "\(channel.name) at \(time)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `after its settling time a scene rests, and before its last change it does not claim to`(seed: Int)
    throws
  {
    let document = try document(Self.text(seed: seed))
    for channel in try clip("S", in: document).trace.channels {
      let end = channel.trajectory.end
      let settled = channel.trajectory.state(at: channel.trajectory.settlingDuration + 5).value
      for index in 0..<4 {
        #expect(abs(settled[index] - end[index]) < 0.01 * (1 + abs(end[index])), "\(channel.name)")
      }
    }
  }

  @Test(arguments: seeds)
  func `a scene is the same from its file and from its text`(seed: Int) throws {
    let built = try document(Self.text(seed: seed))
    let opened = try SessionCodec.decode(Array(SessionCodec.encode(built, name: "x").utf8))
    #expect(SessionCodec.encode(opened, name: "x") == SessionCodec.encode(built, name: "x"))
    #expect(script(of: opened) == script(of: built))
  }

  @Test(arguments: ViewClipTests.stories.indices)
  func `a scene with one entry at 0 is the view after that change`(index: Int) throws {
    let (view, actions, _) = ViewClipTests.stories[index]
    guard !actions.contains("\n") else { return }
    var document = try document("\(ViewClipTests.world)\nview V \(view)\nscene S { at 0 \(actions) }")
    let scene = try clip("S.V", in: document).trace
    try enter(actions, into: &document)
    let typed = try clip("V", in: document).trace
    #expect(scene.duration == typed.duration && scene.settlingDuration == typed.settlingDuration)
    for (one, other) in zip(scene.channels, typed.channels) {
      for time in [-1] + Self.times {
        #expect(one.trajectory.state(at: time) == other.trajectory.state(at: time))
      }
    }
  }
}
