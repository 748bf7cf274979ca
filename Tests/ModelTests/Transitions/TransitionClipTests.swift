import Language
import Motion
import TestSupport
import Testing

@testable import Model

/// What a 100 × 44 view does under each transition: where it comes from, where it stays, where it goes.
struct TransitionClipTests {
  /// What a channel comes from and goes to.
  struct Sides: Sendable {
    let channel: String
    let from: SIMD2<Double>
    let to: SIMD2<Double>

    init(_ channel: String, _ from: SIMD2<Double>, _ to: SIMD2<Double>) {
      (self.channel, self.from, self.to) = (channel, from, to)
    }

    init(_ channel: String, _ away: SIMD2<Double>) { self.init(channel, away, away) }

    init(_ channel: String, _ away: Double) { self.init(channel, [away, 0]) }

    var rest: SIMD2<Double> { channel == "opacity" || channel == "scale" ? [1, 0] : .zero }
  }

  static let fade = Sides("opacity", 0)

  /// The specification's list, number by number.
  static let table: [(String, [Sides])] = [
    (".opacity", [fade]),
    (".scale", [Sides("scale", 0)]),
    (".scale(0.5)", [Sides("scale", 0.5)]),
    (".scale(scale: 1.5)", [Sides("scale", 1.5)]),
    (".move(edge: .top)", [Sides("offset", [0, -44])]),
    (".move(edge: .bottom)", [Sides("offset", [0, 44])]),
    (".move(edge: .leading)", [Sides("offset", [-100, 0])]),
    (".move(edge: .trailing)", [Sides("offset", [100, 0])]),
    (".slide", [Sides("offset", [-100, 0], [100, 0])]),
    (".push(from: .leading)", [fade, Sides("offset", [-100, 0], [100, 0])]),
    (".push(from: .trailing)", [fade, Sides("offset", [100, 0], [-100, 0])]),
    (".push(from: .top)", [fade, Sides("offset", [0, -44], [0, 44])]),
    (".push(from: .bottom)", [fade, Sides("offset", [0, 44], [0, -44])]),
    (".offset(x: 40, y: -7)", [Sides("offset", [40, -7])]),
    (".offset(y: 12)", [Sides("offset", [0, 12])]),
    (".blurReplace", [fade, Sides("scale", 0.9), Sides("blur", 7)]),
    (".blurReplace(.downUp)", [fade, Sides("scale", 0.9), Sides("blur", 7)]),
    (".blurReplace(.upUp)", [fade, Sides("scale", [0.9, 0], [1.1, 0]), Sides("blur", 7)]),
    (".scale(scale: 0.5, anchor: .center)", [Sides("scale", 0.5)]),
    // By half its size smaller, a quarter of it lies beyond the middle.
    (".scale(scale: 0.5, anchor: .topLeading)", [Sides("scale", 0.5), Sides("offset", [-25, -11])]),
    (".scale(anchor: .bottom)", [Sides("scale", 0), Sides("offset", [0, 22])]),
    (".scale(anchor: UnitPoint(x: 1, y: 0.5))", [Sides("scale", 0), Sides("offset", [50, 0])]),
    (".identity", []),
    (
      ".asymmetric(insertion: .move(edge: .top), removal: .opacity)",
      [Sides("opacity", [1, 0], .zero), Sides("offset", [0, -44], .zero)]
    ),
    (
      ".asymmetric(insertion: .scale, removal: .scale(2))",
      [Sides("scale", [0, 0], [2, 0])]
    ),
    (".move(edge: .top).combined(with: .opacity)", [fade, Sides("offset", [0, -44])]),
    (".move(edge: .top).combined(with: .move(edge: .leading))", [Sides("offset", [-100, -44])]),
    (".scale(0.5).combined(with: .scale(0.5))", [Sides("scale", 0.25)]),
    ("AnyTransition.scale(scale: 0.8).combined(with: AnyTransition.opacity)", [fade, Sides("scale", 0.8)]),
    ("true ? .slide : .opacity", [Sides("offset", [-100, 0], [100, 0])]),
    ("Transition.move(edge: Edge.top)", [Sides("offset", [0, -44])]),
  ]

  @Test(arguments: table)
  func `it comes, stays until all has settled, and goes`(text: String, sides: [Sides]) throws {
    var document = Document()
    try enter("let linear = .linear(duration: 2)", into: &document)
    let trace = try clip("(\(text) with linear)", in: document).trace
    #expect(trace.channels.map(\.name) == sides.map(\.channel))
    for (channel, side) in zip(trace.channels, sides) {
      func value(_ time: Double) -> SIMD2<Double> { channel.trajectory.state(at: time).value.lowHalf }
      // Half way in and half way out of a straight line is the mean; products of two are their own.
      #expect(value(-1) == side.from && value(0) == side.from, "\(side.channel) from")
      #expect(value(2) == side.rest, "\(side.channel) rests")
      #expect(value(4) == side.to && value(9) == side.to, "\(side.channel) to")
    }
    #expect(trace.settlingDuration == (sides.isEmpty ? 0 : 4))
    #expect(trace.duration == (sides.isEmpty ? 0 : 4))
  }

  @Test func `by itself it runs with the default animation`() throws {
    let (alone, named) = (try clip(".slide").trace, try clip("(.slide with .default)").trace)
    for time in stride(from: 0, through: 2, by: 0.05) {
      #expect(
        alone.channels[0].trajectory.state(at: time) == named.channels[0].trajectory.state(at: time)
      )
    }
    // A critical spring of response 0.55 s: x = 1 − e^(−ωt)(1 + ωt).
    let omega = 2 * Double.pi / 0.55
    let passed = 1 - (1 + omega * 0.2) * exponential(-omega * 0.2)
    #expect(abs(alone.channels[0].trajectory.state(at: 0.2).value.x + 100 * (1 - passed)) < 1e-9)
  }

  private func exponential(_ x: Double) -> Double {
    (1...60).reversed().reduce(1) { 1 + x / Double($1) * $0 }
  }

  @Test func `its own animation wins over that of the change, part by part`() throws {
    let text = ".move(edge: .top).animation(.linear(duration: 1)).combined(with: .opacity)"
    let trace = try clip(text).trace
    let offset = try #require(trace.channels.first { $0.name == "offset" })
    #expect(offset.trajectory.state(at: 0.5).value == [0, -22, 0, 0])
    #expect(offset.trajectory.state(at: 1).value == .zero)
    let inner = try clip(".opacity.animation(.linear(duration: 1)).animation(.linear(duration: 3))").trace
    #expect(inner.channels[0].trajectory.state(at: 0.25).value.x == 0.25)
    let none = try clip(".opacity.animation(nil)").trace
    #expect(none.settlingDuration == 0)
  }

  @Test func `with puts another animation in place of every one`() throws {
    let own = try clip("(.opacity.animation(.linear(duration: 1)) with .linear(duration: 4))").trace
    #expect(own.channels[0].trajectory.state(at: 1).value.x == 0.25)
  }

  @Test func `one that never settles is never removed`() throws {
    let trace = try clip("(.opacity with .linear(duration: 1).repeatForever(autoreverses: false))").trace
    #expect(trace.settlingDuration == .infinity)
    #expect(trace.channels[0].trajectory.state(at: 1000.5).value.x == 0.5)
  }

  /// Only what moves is replaced, and so is whatever contains it.
  @Test(arguments: [
    (".move(edge: .top)", ["opacity"]), (".scale", ["opacity"]), (".slide", ["opacity"]),
    (".offset(x: 1)", ["opacity"]), (".push(from: .top)", ["opacity"]),
    (".opacity.combined(with: .move(edge: .top))", ["opacity"]),
    (".asymmetric(insertion: .opacity, removal: .scale)", ["opacity"]),
    (".asymmetric(insertion: .slide, removal: .identity)", ["opacity"]),
    (".opacity", ["opacity"]), (".blurReplace", ["opacity", "scale", "blur"]), (".identity", []),
  ])
  func `Reduce Motion replaces what moves by opacity`(text: String, channels: [String]) throws {
    let trace = try clip("(\(text) with .linear(duration: 1) reduced)").trace
    #expect(trace.channels.map(\.name) == channels)
    for channel in trace.channels where channel.name == "opacity" {
      let values = [-1, 0.25, 1, 1.5, 2].map { channel.trajectory.state(at: $0).value.x }
      #expect(values == [0, 0.25, 1, 0.5, 0])
    }
  }

  @Test func `the fade keeps the animation of what it replaces`() throws {
    let trace = try clip("(.slide.animation(.linear(duration: 4)) reduced)").trace
    #expect(trace.channels[0].trajectory.state(at: 1).value.x == 0.25)
    let sides =
      ".asymmetric(insertion: .slide.animation(.linear(duration: 4)), "
      + "removal: .scale.animation(.linear(duration: 2)))"
    let both = try clip("(\(sides) reduced)").trace.channels[0].trajectory
    #expect([1, 4, 5, 6].map { both.state(at: $0).value.x } == [0.25, 1, 0.5, 0])
  }

  @Test func `it says where it is removed`() throws {
    let mark = try clip("(.opacity with .linear(duration: 2))").trace.marks.first
    #expect(mark == Trace.Mark(kind: .phase, time: 2, label: "removal"))
    #expect(try clip(".identity").trace.notes.count == 1)
  }
}
