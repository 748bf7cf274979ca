import Foundation
import Language
import Model
import Testing

@testable import Workbench

/// The web's timing functions from the typed line to the JSON, by the specification's numbers.
struct CSSCurveTests {
  private static func list(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let elements)? = value?.content { elements } else { [] }
  }

  /// The values of a curve at places of its progress, as `sample --json` writes them.
  private func samples(_ curve: String, at places: [Double]) throws -> [Double] {
    var world = World { $0.isJSON = true }
    let list = places.map { "\($0)" }.joined(separator: ", ")
    let line = try #require(world.type("sample \(curve) at \(list)").first)
    let result = try JSONReader.read(Array(line.utf8))
    let values = Self.list(Self.list(result["channels"]).first?["values"])
    return values.compactMap { if case .number(let number) = $0.content { number } else { nil } }
  }

  private func vectors(_ file: String, _ model: String) throws -> [[String: Any]] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Vectors/" + file)
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let all = try #require(object?["vectors"] as? [[String: Any]])
    return all.filter { $0["model"] as? String == model }
  }

  @Test func `steps() is the specification's, in every position and outside the range`() throws {
    for vector in try vectors("css-easing-2.json", "steps") {
      let (count, position) = (try #require(vector["steps"] as? Int), vector["position"] as? String ?? "")
      let place = try #require((vector["x"] as? NSNumber)?.doubleValue)
      let expected = try #require((vector["expect"] as? NSNumber)?.doubleValue)
      let values = try samples("steps(\(count), \(position))", at: [place])
      #expect(abs(try #require(values.first) - expected) <= 1e-9, "\(vector)")
    }
    // By hand from the algorithm: outside 0...1 whole steps go on below 0 and above 1.
    for (curve, place, expected) in [
      ("steps(2)", -0.25, -0.5), ("steps(2, start)", -0.25, 0), ("steps(2, jump-none)", -0.25, -1),
      ("steps(2, jump-both)", -0.25, 0), ("steps(2)", 1.5, 1.5), ("steps(2, jump-start)", 1.5, 2),
      ("steps(2, jump-none)", 1.5, 3), ("steps(2, jump-both)", 1.5, 4.0 / 3),
      ("steps(1, jump-both)", 0.5, 0.5),
    ] {
      #expect(abs(try #require(samples(curve, at: [place]).first) - expected) <= 1e-12, "\(curve) \(place)")
    }
  }

  /// Between any two of the specification's points the value is on the straight line.
  @Test func `linear() goes through the specification's points`() throws {
    for vector in try vectors("css-easing-2.json", "css-linear-parse") {
      let curve = try #require(vector["input"] as? String)
      guard let points = vector["expect_points"] as? [[Double]] else {
        var world = World()
        world.type("sample \(curve) at 0")
        #expect(world.complaints.first?.contains("error: ") == true, "\(curve)")
        continue
      }
      let pairs = zip(points, points.dropFirst()).filter { $0[0] < $1[0] }
      let places = pairs.map { ($0[0] + $1[0]) / 2 }
      let expected = pairs.map { ($0[1] + $1[1]) / 2 }
      for (value, expected) in zip(try samples(curve, at: places), expected) {
        #expect(abs(value - expected) <= 1e-9, "\(curve)")
      }
    }
  }

  @Test func `cubic-bezier() is Chromium's, tangents outside the range included`() throws {
    for vector in try vectors("chromium-cubic-bezier.json", "cubic-bezier")
    where vector["what"] as? String == "value" {
      guard let points = vector["points"] as? [Double], points.count == 4 else { continue }
      let place = try #require((vector["x"] as? NSNumber)?.doubleValue)
      let expected = try #require((vector["expect"] as? NSNumber)?.doubleValue)
      let tolerance = try #require((vector["tol"] as? NSNumber)?.doubleValue)
      let curve = "cubic-bezier(\(points.map { "\($0)" }.joined(separator: ", ")))"
      #expect(abs(try #require(samples(curve, at: [place]).first) - expected) <= tolerance, "\(vector)")
    }
  }

  @Test(arguments: [
    ("plot cubic-bezier(1.5, 0, 1, 1)", "x1 is 1.5, and must be 0 to 1", 19),
    ("plot linear(0, 0.5 10px, 1)", "a number here takes no unit", 22),
    ("plot steps(2, jump-up)", "'jump-up' is no step position", 15),
    ("plot steps(1, jump-none)", "jump-none takes a whole number from 2", 12),
    ("plot linear(1)", "linear() needs at least two stops", 13),
  ])
  func `what CSS does not know is told at its place`(row: (line: String, words: String, column: Int)) {
    var world = World()
    world.type(row.line, from: "a.easel")
    let complaint = world.complaints.joined(separator: "\n")
    #expect(complaint.contains(row.words), "\(complaint)")
    #expect(complaint.contains("a.easel:1:\(row.column): error: "), "\(complaint)")
  }
}
