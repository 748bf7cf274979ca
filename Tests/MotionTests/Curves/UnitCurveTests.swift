import Testing

@testable import Motion

/// SwiftUI's unit curves against measured and derived numbers, then the laws every curve keeps.
struct UnitCurveTests {
  static func curve(_ row: [String: String]) throws -> any Curve {
    switch row.text("curve") {
    case "linear": LinearCurve()
    case "circularEaseIn": CircularCurve(.easeIn)
    case "circularEaseOut": CircularCurve(.easeOut)
    case "circularEaseInOut": CircularCurve(.easeInOut)
    case "easeIn": BezierCurve.easeIn
    case "easeOut": BezierCurve.easeOut
    case "easeInOut": BezierCurve.easeInOut
    default:
      try BezierCurve(
        x1: try #require(row.number("x1")),
        y1: try #require(row.number("y1")),
        x2: try #require(row.number("x2")),
        y2: try #require(row.number("y2"))
      )
    }
  }

  /// SwiftUI prints other slopes at the very ends of a Bézier; here they are the true limits.
  static let quirks: Set = ["CM02", "CM04"]

  @Test(arguments: ["swiftui-unitcurve.csv", "swiftui-bezier-overshoot.csv"])
  func `values and velocities are SwiftUI's`(file: String) throws {
    for row in try Vectors.rows(file) {
      let curve = try Self.curve(row)
      let progress = try #require(row.number("progress"))
      let value = try #require(row.number("value"))
      let valueTolerance = try #require(row.number("value_tol"))
      #expect(agrees(curve.value(at: progress), value, within: valueTolerance), "\(row)")
      guard !Self.quirks.contains(row.text("id")) else { continue }
      let velocity = try #require(row.number("velocity"))
      let velocityTolerance = try #require(row.number("velocity_tol"))
      #expect(agrees(curve.velocity(at: progress), velocity, within: velocityTolerance), "\(row)")
    }
  }

  @Test func `Béziers agree with Chromium's tests inside the unit range`() throws {
    for vector in try Vectors.objects("chromium-cubic-bezier.json") {
      guard let points = vector["points"] as? [Double], points.count == 4,
        let x = vector.number("x"), let expected = vector.number("expect"), (0...1).contains(x)
      else { continue }
      let curve = try BezierCurve(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
      let actual = vector.text("what") == "slope" ? curve.velocity(at: x) : curve.value(at: x)
      let tolerance = try #require(vector.number("tol"))
      #expect(abs(actual - expected) <= tolerance, "\(vector)")
    }
  }

  /// Vertical, flat, doubled back, overshooting and degenerate control points.
  static let béziers: [[Double]] = [
    [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0, 1, 1, 0], [1, 0, 0, 1], [0, 0, 0, 0], [1, 1, 1, 1], [0, 1, 0, 1],
    [1, 0, 1, 0], [0.34, 1.56, 0.64, 1], [0.5, -1, 0.5, 2], [1, 1, 0, 0], [0, 0, 1, 1],
    [1e-9, 1, 1 - 1e-9, 0],
    [0.999, 0.001, 0.001, 0.999], [0.36, 0, 0.66, -0.56], [0.1, 50, 0.2, -70],
  ]

  /// x(t) = 3(1 − t)²t·x1 + 3(1 − t)t²·x2 + t³, the definition, evaluated here from the control points.
  static func bernstein(_ t: Double, _ first: Double, _ second: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }

  @Test(arguments: béziers)
  func `the solver finds the place on the x axis to a billionth`(p: [Double]) throws {
    let path = try BezierCurve(x1: p[0], y1: p[1], x2: p[2], y2: p[3]).path
    for step in 0...2000 {
      let x = Double(step) / 2000
      for target in [x, x * 1e-6, 1 - x * 1e-9] {
        let t = path.parameter(atX: target)
        #expect((0...1).contains(t))
        #expect(abs(Self.bernstein(t, p[0], p[2]) - target) < 1e-13, "x \(target)")
      }
    }
  }

  @Test(arguments: béziers)
  func `the parameter never runs backwards`(p: [Double]) throws {
    let path = try BezierCurve(x1: p[0], y1: p[1], x2: p[2], y2: p[3]).path
    var last = 0.0
    for step in 0...20_000 {
      let t = path.parameter(atX: Double(step) / 20_000)
      #expect(t >= last)
      last = t
    }
  }

  static let curves: [any Curve] =
    béziers.map { BezierCurve(trusted: $0[0], $0[1], $0[2], $0[3]) }
    + [LinearCurve(), CircularCurve(.easeIn), CircularCurve(.easeOut), CircularCurve(.easeInOut)]
    + [
      CircularCurve(.easeInOut).inverse, BezierCurve.easeIn.inverse,
      InverseCurve(base: BezierCurve.easeInOut),
    ]

  @Test(arguments: curves.indices)
  func `the velocity is the derivative of the value`(index: Int) {
    let curve = Self.curves[index]
    for step in 1..<400 {
      let progress = (Double(step) + 0.37) / 400
      let h = 1e-6
      guard !curve.knots.contains(where: { abs($0 - progress) < 1e-2 }) else { continue }
      let slope = (curve.value(at: progress + h) - curve.value(at: progress - h)) / (2 * h)
      let bend = abs(curve.velocity(at: progress + h) - curve.velocity(at: progress - h))
      // The difference cannot be better than the change of slope across it, nor than rounding over h.
      #expect(
        abs(curve.velocity(at: progress) - slope) <= bend + 1e-8 * (1 + abs(slope)),
        "\(curve) \(progress)"
      )
    }
  }

  @Test(arguments: curves.indices)
  func `curves start at 0, end at 1 and stand still outside`(index: Int) {
    let curve = Self.curves[index]
    for progress: Double in [0, -0.5, -.infinity, .nan] { #expect(curve.value(at: progress) == 0) }
    for progress: Double in [1, 1.5, .infinity] { #expect(curve.value(at: progress) == 1) }
  }

  @Test(arguments: curves.indices)
  func `both at once are the two`(index: Int) {
    let curve = Self.curves[index]
    for step in -10...110 {
      let progress = Double(step) / 100
      #expect(curve.sample(at: progress) == (curve.value(at: progress), curve.velocity(at: progress)))
    }
  }

  @Test func `the slopes at the ends are the true limits`() throws {
    #expect(abs(BezierCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-15)
    #expect(BezierCurve.easeOut.velocity(at: 1) == 0)
    #expect(BezierCurve.easeIn.velocity(at: 0) == 0)
    #expect(abs(BezierCurve.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-14)
    #expect(BezierCurve(trusted: 0, 1, 1, 0).velocity(at: 0) == .infinity)
    #expect(BezierCurve(trusted: 0, -1, 1, 0).velocity(at: 0) == -.infinity)
    #expect(BezierCurve(trusted: 0, 0, 0, 1).velocity(at: 0) == .infinity)
    #expect(BezierCurve(trusted: 1, 0, 1, 1).velocity(at: 1) == .infinity)
    #expect(BezierCurve(trusted: 1, 2, 1, 1).velocity(at: 1) == -.infinity)
    #expect(BezierCurve(trusted: 0, 0, 0, 0).velocity(at: 0) == 1)
    #expect(BezierCurve(trusted: 1, 0, 0, 1).velocity(at: 0.5) == .infinity)
    #expect(BezierCurve(trusted: 1, 1, 0, 0).velocity(at: 0.5) == 1)
  }

  @Test func `the inverse undoes the curve`() {
    let rising: [any Curve] = [
      BezierCurve.easeIn, BezierCurve.easeOut, BezierCurve.easeInOut, LinearCurve(), CircularCurve(.easeIn),
      CircularCurve(.easeOut), CircularCurve(.easeInOut), CircularCurve(.easeInOut).inverse,
    ]
    for curve in rising {
      for step in 1..<100 {
        let progress = Double(step) / 100
        #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-9)
      }
    }
  }

  @Test func `x outside 0...1 is limited and said so, y is free`() throws {
    let curve = try BezierCurve(x1: -0.2, y1: -3, x2: 1.7, y2: 9)
    #expect(curve.isClamped && curve.x1 == 0 && curve.x2 == 1 && curve.y1 == -3 && curve.y2 == 9)
    #expect(try !BezierCurve(x1: 0, y1: -3, x2: 1, y2: 9).isClamped)
    #expect(throws: ParameterError.self) { try BezierCurve(x1: 0, y1: .nan, x2: 1, y2: 9) }
    #expect(throws: ParameterError.self) { try BezierCurve(x1: .infinity, y1: 0, x2: 1, y2: 9) }
  }

  /// 3a·t² + 2b·t + c = 0 with c = −3e-12 and b = 3 has its small root at −c/2b.
  @Test func `a turn next to the start keeps its digits`() throws {
    let turn = try #require(BezierAxis(-1e-12, 1).turns.first)
    #expect(abs(turn - 5e-13) < 1e-21)
  }

  @Test func `the places where a Bézier turns round are its knots`() throws {
    let curve = try BezierCurve(x1: 0.5, y1: -1, x2: 0.5, y2: 2)
    #expect(curve.knots.count == 2)
    for knot in curve.knots { #expect(abs(curve.velocity(at: knot)) < 1e-9) }
    #expect(BezierCurve.easeInOut.knots.isEmpty)
  }
}
