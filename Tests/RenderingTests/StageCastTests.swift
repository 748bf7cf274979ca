import Motion
import Testing

@testable import Rendering

/// Which channel means what on a stage, and how many shapes come of them.
struct StageCastTests {
  /// How the only shape of a channel stands at 1, where its value is `value`.
  private func pose(_ name: String, _ kind: ValueKind, _ value: SIMD4<Double>) throws -> StagePose {
    let formula: Trace.Formula = { _ in value }
    let stage = Stage([(name, kind, formula)])
    let actor = try #require(stage.actors.first)
    #expect(stage.actors.count == 1 && actor.track == nil)
    return actor.pose(at: 1)
  }

  @Test(arguments: ["offset", "Card.offset", "position", "translation", "dragOffset", "Card.somewhere"])
  func `a point is a place`(name: String) throws {
    let pose = try pose(name, .point, [7, -9, 0, 0])
    #expect(pose.size == [100, 44] && pose.rotation == 0)
    // Without a place of its own to be away from, the first shape stands at the origin.
    #expect(pose.center == [7, -9])
  }

  static let sides: [(String, SIMD2<Double>)] = [
    ("offset.x", [5, 0]), ("Card.offset.y", [0, 5]), ("xOffset", [5, 0]), ("verticalOffset", [0, 5]),
    ("x", [5, 0]), ("Card.y", [0, 5]), ("horizontalOffset", [5, 0]), ("offset", [5, 0]),
  ]

  @Test(arguments: sides)
  func `a number may be one side of a place`(name: String, place: SIMD2<Double>) throws {
    #expect(try pose(name, .number, [5, 0, 0, 0]).center == place)
  }

  @Test func `every other property changes its own part of the shape`() throws {
    #expect(try pose("scale", .number, [2, 0, 0, 0]).scale == [2, 2])
    #expect(try pose("Card.scaleX", .number, [2, 0, 0, 0]).scale == [2, 1])
    #expect(try pose("scaleY", .number, [2, 0, 0, 0]).scale == [1, 2])
    #expect(try pose("scale", .size, [2, 3, 0, 0]).scale == [2, 3])
    #expect(try pose("rotation", .angle, [1, 0, 0, 0]).rotation == 1)
    #expect(try pose("rotation", .number, [180, 0, 0, 0]).rotation == .pi)
    #expect(try pose("tilt", .angle, [1, 0, 0, 0]).rotation == 1)
    #expect(try pose("opacity", .number, [0.25, 0, 0, 0]).opacity == 0.25)
    #expect(try pose("blur", .number, [3, 0, 0, 0]).blur == 3)
    #expect(try pose("cornerRadius", .number, [3, 0, 0, 0]).cornerRadius == 3)
    #expect(try pose("size", .size, [30, 20, 0, 0]).size == [30, 20])
    #expect(try pose("width", .number, [30, 0, 0, 0]).size == [30, 44])
    #expect(try pose("Bar.height", .number, [30, 0, 0, 0]).size == [100, 30])
    let framed = try pose("frame", .rect, [10, 20, 30, 40])
    #expect(framed.size == [30, 40] && framed.center == [25, 40])
    let color = try #require(try pose("background", .color, [1, 0, 0, 1]).color)
    #expect(abs(color.x - 1) < 1e-9 && abs(color.y) < 1e-6 && color.w == 1)
  }

  @Test func `opacity and scale multiply, offsets add`() throws {
    let stage = Stage([
      ("opacity", .number, { _ in [0.5, 0, 0, 0] }), ("alpha", .number, { _ in [0.5, 0, 0, 0] }),
      ("offset", .point, { _ in [1, 2, 0, 0] }), ("x", .number, { _ in [10, 0, 0, 0] }),
      ("scale", .number, { _ in [2, 0, 0, 0] }), ("scaleX", .number, { _ in [3, 0, 0, 0] }),
    ])
    let pose = try #require(stage.actors.first).pose(at: 0)
    #expect(pose.opacity == 0.25 && pose.center == [11, 2] && pose.scale == [6, 2])
  }

  private func names(_ channels: [(name: String, kind: ValueKind)]) -> [String] {
    Stage(channels.map { ($0.name, $0.kind, { [$0, 0, 0, 0] }) }).actors.map(\.name)
  }

  @Test func `there is one shape for each view, in the order of the channels`() {
    let channels: [(String, ValueKind)] = [
      ("B.scale", .number), ("A.offset", .point), ("B.opacity", .number), ("A.tilt", .angle),
    ]
    #expect(names(channels) == ["B", "A"])
  }

  @Test func `one property under two words makes two shapes, each word alone does not`() {
    let replace: [(String, ValueKind)] = [
      ("oldScale", .number), ("oldOpacity", .number), ("newScale", .number), ("newOpacity", .number),
    ]
    #expect(names(replace) == ["old", "new"])
    #expect(names([("dragOffset", .point), ("scale", .number)]) == [""])
  }

  @Test func `a number without a meaning is a ball, but not beside a shape of its own`() throws {
    #expect(names([("value", .number)]) == ["value"])
    #expect(names([("inner", .number), ("outer", .number)]) == ["inner", "outer"])
    #expect(names([("Ring.trim", .number), ("Ring.scale", .number)]) == ["Ring"])
    let stage = Stage([("value", .number, { [3 + 4 * $0, 0, 0, 0] })])
    let ball = try #require(stage.actors.first)
    let places = [0, 0.25, 1].map { ball.pose(at: $0).center.x }
    #expect(places == [-50, -25, 50])
  }

  @Test func `what comes back runs over all it reaches`() throws {
    let stage = Stage([("value", .number, { [4 * $0 * (1 - $0), 0, 0, 0] })])
    let ball = try #require(stage.actors.first)
    #expect([0, 0.5, 1].map { ball.pose(at: $0).center.x } == [-50, 50, -50])
  }

  @Test func `views without a place of their own stand below each other`() throws {
    let stage = Stage([
      ("A.opacity", .number, { _ in [1, 0, 0, 0] }), ("B.height", .number, { [20 + 60 * $0, 0, 0, 0] }),
      ("C.offset", .point, { [$0 * 50, 0, 0, 0] }),
    ])
    for time in [0, 0.5, 1] {
      let poses = stage.actors.map { $0.pose(at: time) }
      for (upper, lower) in zip(poses, poses.dropFirst()) {
        #expect(upper.center.y + upper.size.y / 2 < lower.center.y - lower.size.y / 2)
      }
    }
  }

  @Test func `a clip's name stands before its views where there are several`() {
    let trace = Trace.channels([("value", .number, { [$0, 0, 0, 0] })])
    let view = Trace.channels([("scale", .number, { [$0, 0, 0, 0] })])
    let stage = Stage([(name: ".easeIn(duration: 0.5)", trace: trace), (name: "Card", trace: view)], end: 1)
    #expect(stage.actors.map(\.name) == ["Card", ".easeIn(duration: 0.5)"])
  }

  @Test func `words say where it goes`() {
    let sentences = [
      Stage([("offset", .point, { [140 * $0, -30 * $0, 0, 0] })]),
      Stage([("Card.scale", .number, { [1 + $0 / 2, 0, 0, 0] })]),
      Stage([("y", .number, { [-48 * $0 * (1 - $0), 0, 0, 0] })]),
      Stage([("value", .number, { [$0, 0, 0, 0] })]),
    ].flatMap { StageWords.sentences(for: $0) }
    #expect(
      sentences == [
        "on the stage: a shape of 100 × 44 points, which goes 140 to the right and 30 up",
        "on the stage: Card of 100 × 44 points, at last 150 × 66, which stays in its place",
        "on the stage: a shape of 100 × 44 points, which goes 12 points away and comes back",
        "on the stage: value as a ball on a line from 0 to 1",
      ]
    )
  }
}
