import Language
import Model
import Rendering
import Testing

@testable import Workbench

/// The JSON contract, with numbers from closed forms and published tables.
struct ResultTests {
  private func json(_ line: String) throws -> JSONValue {
    var world = World { $0.isJSON = true }
    let lines = world.type(line)
    return try JSONReader.read(Array(try #require(lines.first).utf8))
  }

  private func number(_ value: JSONValue?) -> Double? {
    if case .number(let number)? = value?.content { number } else { nil }
  }

  private func list(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let elements)? = value?.content { elements } else { [] }
  }

  @Test func `a sampled spring is where the closed form puts it`() throws {
    let result = try json("sample .spring(duration: 0.5, bounce: 0.3) from 0 to 100 at 0.1, 0.3, 0.5")
    let values = list(list(result["channels"]).first?["values"]).compactMap { number($0) }
    // From the underdamped solution with ω = 4π and ζ = 0.7, worked out apart from this project.
    let expected = [42.3302123, 103.3930362, 101.4498422]
    #expect(values.count == 3)
    for (value, expected) in zip(values, expected) { #expect(abs(value - expected) < 5e-8) }
  }

  @Test(arguments: [
    ("let s = \"a b\"; s", "\"a b\"", "a b"), ("let r = 0...0.5; let q = r; q", "0...0.5", "0...0.5"),
    ("let o = .repeat(3).speed(2); o", ".repeat(3).speed(2)", ".repeat(3).speed(2)"),
    ("let o = .repeating; o", ".repeating", ".repeating"),
    ("SymbolEffectOptions.default", ".default", ".default"),
  ])
  func `the name of what is no quantity prints what it stands for`(line: String, text: String, json: String)
    throws
  {
    var world = World()
    #expect(world.type(line) == [text])
    #expect(try self.json(line)["value"]?.content == .string(json))
  }

  @Test func `what is set is what is in force`() throws {
    var configuration = Invocation()
    configuration.reducesMotion = true
    var workbench = Workbench(configuration: Configuration(), invocation: configuration)
    workbench.enter(Source(text: "set reduceMotion"))
    var told: [String] = []
    while let effects = workbench.advance() {
      for case .output(let lines) in effects { told += lines.map(\.text) }
    }
    #expect(told.contains { $0.hasPrefix("  reduceMotion  on ") })
  }

  @Test func `an inspected spring tells its other names`() throws {
    let spring = try json("inspect Spring(mass: 1, stiffness: 100, damping: 10)")["spring"]
    // ω = 10 rad/s, so the response is τ/10; the ratio is 10/(2·10).
    #expect(abs((number(spring?["duration"]) ?? 0) - 0.628318530718) < 1e-12)
    #expect(number(spring?["bounce"]) == 0.5)
    #expect(number(spring?["dampingRatio"]) == 0.5)
  }

  @Test func `two curves are most apart where both slopes are equal`() throws {
    let result = try json("compare .easeInOut(duration: 0.25), .spring(response: 0.3, dampingFraction: 0.8)")
    #expect(abs((number(result["maxDifference"]) ?? 0) - 0.373) < 5e-4)
    #expect(abs((number(result["at"]) ?? 0) - 0.099) < 5e-4)
  }

  @Test func `linear against linear of another length is apart by simple arithmetic`() throws {
    // t/1 against t/2: most apart at 1 s by 1/2; the mean square over 2 s is
    // (∫₀¹ (t/2)² + ∫₁² (1 − t/2)²) / 2 = (1/12 + 1/12) / 2.
    let result = try json("compare .linear(duration: 1), .linear(duration: 2)")
    #expect(abs((number(result["maxDifference"]) ?? 0) - 0.5) < 1e-9)
    #expect(abs((number(result["at"]) ?? 0) - 1) < 1e-6)
    #expect(abs((number(result["rms"]) ?? 0) - (1.0 / 12).squareRoot()) < 1e-9)
  }

  @Test func `what never ends is null`() throws {
    let result = try json("inspect .linear(duration: 1).repeatForever()")
    #expect(result["duration"] == .null)
    #expect(result["settlingDuration"] == .null)
  }

  @Test(arguments: [
    ("sample .linear(duration: 1) every 0.25", [0, 0.25, 0.5, 0.75, 1]),
    ("sample .linear(duration: 1) every 0.25 until 0.6", [0, 0.25, 0.5, 0.6]),
    ("sample .linear(duration: 1) at 250ms, 1s", [0.25, 1]),
  ])
  func `both ends of a step are sampled`(line: String, times: [Double]) throws {
    #expect(list(try json(line)["times"]).compactMap { number($0) } == times)
  }

  @Test func `an angle is told in degrees, a point as a list`() throws {
    let angle = try json("sample .linear(duration: 1) from .degrees(0) to .degrees(90) at 0.5")
    let channel = list(angle["channels"]).first
    #expect(abs((number(list(channel?["values"]).first) ?? 0) - 45) < 1e-9)
    #expect(abs((number(list(channel?["velocities"]).first) ?? 0) - 90) < 1e-9)
    #expect(channel?["type"] == "angle")
    let point = try json("sample .linear(duration: 1) from (0, 0) to (10, 20) at 0.5")
    let value = list(list(point["channels"]).first?["values"]).first
    #expect(list(value).compactMap { number($0) } == [5, 10])
  }

  @Test func `an error is an object too`() throws {
    let fault = try json("plot .bouncey")["error"]
    #expect(fault?["id"] == "unknown-member")
    #expect(number(fault?["line"]) == 1)
    #expect(number(fault?["column"]) == 6)
    #expect(fault?["suggestion"] == ".bouncy")
  }
}
