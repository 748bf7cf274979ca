import Testing

@testable import Motion

/// CSS timing functions against the specification's own examples.
struct CSSCurveTests {
  static func parse(_ text: String) throws -> any Curve {
    let open = try #require(text.firstIndex(of: "("))
    let inside = text[text.index(after: open)...].dropLast()
    return try CSSCurveParser.curve(function: String(text[..<open]), arguments: String(inside))
  }

  @Test func `linear() places its points as the specification does`() throws {
    for vector in try Vectors.objects("css-easing-2.json") where vector.text("model") == "css-linear-parse" {
      let input = vector.text("input")
      guard let expected = vector["expect_points"] as? [[Double]] else {
        // The rows that say "invalid": no number, or only one stop.
        #expect(throws: CSSCurveParser.Failure.self, "\(input)") { try Self.parse(input) }
        continue
      }
      let curve = try #require(try Self.parse(input) as? CSSLinearCurve)
      #expect(curve.points.count == expected.count, "\(input)")
      for (point, pair) in zip(curve.points, expected) {
        #expect(abs(point.input - pair[0]) < 1e-12 && point.output == pair[1], "\(input)")
      }
    }
  }

  @Test func `steps() follows the specification's algorithm`() throws {
    for vector in try Vectors.objects("css-easing-2.json") where vector.text("model") == "steps" {
      let count = try #require(vector.number("steps"))
      let curve = try Self.parse("steps(\(Int(count)), \(vector.text("position")))")
      let value = curve.value(at: try #require(vector.number("x")))
      #expect(abs(value - (try #require(vector.number("expect")))) < 1e-9, "\(vector)")
    }
  }

  @Test func `cubic-bezier() goes on along its tangents`() throws {
    for vector in try Vectors.objects("chromium-cubic-bezier.json") {
      guard let points = vector["points"] as? [Double], points.count == 4,
        let x = vector.number("x"), let expected = vector.number("expect")
      else { continue }
      let curve = try CSSBezierCurve(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
      let actual = vector.text("what") == "slope" ? curve.velocity(at: x) : curve.value(at: x)
      #expect(abs(actual - expected) <= (try #require(vector.number("tol"))), "\(vector)")
    }
  }

  @Test func `linear() goes on outside 0...1 and jumps where two points share a place`() throws {
    let curve = try Self.parse("linear(0, 0.5 50% 50%, 1 50%, 2)")
    for (place, value, slope) in [
      (-0.5, -0.5, 1.0), (0.25, 0.25, 1), (0.5, 1, 2), (0.75, 1.5, 2), (1, 2, 2), (1.5, 3, 2),
    ] {
      #expect(curve.value(at: place) == value && curve.velocity(at: place) == slope, "\(place)")
    }
    #expect(curve.knots == [0.5])
    #expect(try Self.parse("linear(0, 1 100% 100%)").value(at: 2) == 1)
  }

  @Test func `steps() goes on outside 0...1`() throws {
    let curve = try CSSStepsCurve(count: 4, position: .jumpEnd)
    #expect(curve.value(at: -0.1) == -0.25 && curve.value(at: 1.5) == 1.5)
    #expect(curve.knots == [0.25, 0.5, 0.75])
    #expect(try CSSStepsCurve(count: 1_000_000_000).knots.isEmpty)
  }

  @Test func `the spellings of CSS are read`() throws {
    #expect(try Self.parse("LINEAR(20% 30% .5,/* c */ -1e-1 , +1)").value(at: 0.25) == 0.5)
    let bezier = try #require(try Self.parse("Cubic-Bezier( .25,.1 , .25 , 1.0 )") as? CSSBezierCurve)
    #expect(bezier.bezier == .coreAnimationDefault)
    #expect(try Self.parse("steps(3, START)").value(at: 0) == 1.0 / 3)
    #expect(try Self.parse("steps(3)").value(at: 0.5) == 1.0 / 3)
  }

  static let faults: [(String, Int, String)] = [
    ("cubic-bezier(1.5, 0, 1, 1)", 0, "x1 is 1.5, and must be 0 to 1"),
    ("cubic-bezier(0, 0, -1, 1)", 6, "x2 is -1, and must be 0 to 1"),
    ("cubic-bezier(0, 0, 1)", 7, "cubic-bezier() takes four numbers; y2 is missing"),
    ("cubic-bezier(0, 0, 1 1)", 8, "a comma is missing before y2"),
    ("cubic-bezier(0, 0, 1, 1, 1)", 10, "cubic-bezier() takes four numbers"),
    ("cubic-bezier(0, 0, 1, 50%)", 9, "cubic-bezier() takes four numbers; y2 is missing"),
    ("cubic-bezier(0, 0, 1, 5.)", 10, "a number here takes no unit"),
    ("cubic-bezier(0, 0, 1, 1px)", 10, "a number here takes no unit"),
    ("cubic-bezier(0, 0, 1, 1e999)", 9, "a number was expected"),
    ("linear()", 0, "a stop of linear() needs a number"),
    ("linear(0, )", 3, "a stop of linear() needs a number"),
    ("linear(0 1)", 2, "the stops of linear() are separated by commas"),
    ("linear(0, 1 1% 2% 3%)", 3, "a stop of linear() takes at most two percentages"),
    ("linear(0, 1 ?)", 5, "a number was expected"),
    ("linear(1)", 0, "linear() needs at least two stops"),
    ("steps(0)", 0, "steps() takes a whole number from 1, and 0 is none"),
    ("steps(1.5)", 0, "steps() takes a whole number from 1, and 1.5 is none"),
    ("steps(1e300)", 0, "steps() takes a whole number from 1, and 1e+300 is none"),
    ("steps(1, jump-none)", 0, "steps() with jump-none takes a whole number from 2"),
    (
      "steps(2, middle)", 3, "'middle' is no step position; take jump-start, jump-end, jump-none or jump-both"
    ),
    ("steps(2, )", 3, "a step position is missing"),
    ("steps(2, end end)", 7, "steps() takes a count and a position"),
    ("spring(1)", 0, "CSS has no timing function 'spring' that is read here"),
  ]

  @Test(arguments: faults.indices)
  func `a fault is named at its place`(index: Int) {
    let (text, offset, message) = Self.faults[index]
    #expect(throws: CSSCurveParser.Failure(message: message, offset: offset)) { try Self.parse(text) }
  }

  /// Bytes that are no CSS, cut anywhere: an answer or a refusal, never a trap.
  @Test func `any text is answered`() {
    let pieces = [
      "0", "%", ",", " ", "-", "e", ".", "/*", "*/", "é", "\u{0}", "9999999999999999999", "(", "jump-none",
    ]
    var state: UInt64 = 1
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      for function in CSSCurveParser.functions {
        guard let curve = try? CSSCurveParser.curve(function: function, arguments: text) else { continue }
        for place in [-1, 0, 0.5, 1, 2] { _ = (curve.value(at: place), curve.velocity(at: place)) }
        _ = curve.knots
      }
    }
  }
}
