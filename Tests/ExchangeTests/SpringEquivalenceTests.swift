import Foundation
import Motion
import TestSupport
import Testing

@testable import Exchange

/// What the printed lines run, read back and worked out by formulas of these tests' own.
struct SpringEquivalenceTests {
  /// A motion from 0 to 1, by ω and ζ, as any textbook has it.
  struct Textbook {
    let ω: Double
    let ζ: Double

    init(_ ω: Double, _ ζ: Double) {
      self.ω = ω
      self.ζ = ζ
    }

    /// m·x″ + c·x′ + k·x = 0.
    init(mass: Double, stiffness: Double, damping: Double) {
      ω = sqrt(stiffness / mass)
      ζ = damping / (2 * sqrt(stiffness * mass))
    }

    /// Apple's two: ω = τ/duration; ζ = 1 − bounce, and 1/(1 + bounce) below zero.
    init(duration: Double, bounce: Double) {
      ω = 2 * Double.pi / duration
      ζ = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    }

    var atMostCritical: Textbook { Textbook(ω, min(ζ, 1)) }

    func position(_ t: Double) -> Double {
      if ζ < 1 {
        let d = ω * sqrt(1 - ζ * ζ)
        return 1 - exp(-ζ * ω * t) * (cos(d * t) + ζ * ω / d * sin(d * t))
      }
      if ζ == 1 { return 1 - exp(-ω * t) * (1 + ω * t) }
      let root = sqrt(ζ * ζ - 1)
      let (slow, fast) = (-ω * (ζ - root), -ω * (ζ + root))
      return 1 - (fast * exp(slow * t) - slow * exp(fast * t)) / (fast - slow)
    }
  }

  static let springs: [(Spring, Textbook)] = {
    let named: [(Double, Double)] = [
      (0.4, 0.3), (0.5, 0), (0.5, -0.4), (1.2, 0.8), (3, 0.15), (0.15, 0.05), (1.0 / 3, 1.0 / 7),
    ]
    let heavy: [(Double, Double, Double)] = [
      (4.0, 900.0, 100.0), (0.5, 500, 7), (2, 170, 90), (3, 1000, 500), (1, 170, 26),
    ]
    let made: [(Spring?, Textbook)] =
      named.map { (try? Spring(duration: $0.0, bounce: $0.1), Textbook(duration: $0.0, bounce: $0.1)) }
      + heavy.map { mass, stiffness, damping in
        (
          try? Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
          Textbook(mass: mass, stiffness: stiffness, damping: damping)
        )
      }
    return made.compactMap { pair in pair.0.map { ($0, pair.1) } }
  }()

  /// `name: 1.5`, `name = 1.5f`: the numbers of a line by name.
  static func numbers(_ line: String) -> [String: Double] {
    let pattern = /(\w+)\s*[:=]\s*(-?[0-9.]+(?:e[-+]?[0-9]+)?)/
    return Dictionary(line.matches(of: pattern).map { (String($0.1), Double($0.2) ?? .nan) }) { $1 }
  }

  /// What an ecosystem makes of its own line.
  static func reading(_ ecosystem: String, _ line: String) throws -> (Double) -> Double {
    let told = numbers(line)
    func number(_ name: String) throws -> Double { try #require(told[name], "\(name) in \(line)") }
    func physics() throws -> Textbook {
      let stiffness = try told["stiffness"] ?? number("tension")
      let damping = try told["damping"] ?? number("friction")
      return Textbook(mass: try number("mass"), stiffness: stiffness, damping: damping)
    }
    switch ecosystem {
    case "SwiftUI":
      if told["mass"] != nil {
        let over = line.contains("allowOverDamping: true")
        let spring = try physics()
        return (over ? spring : spring.atMostCritical).position
      }
      if let response = told["response"] {
        return Textbook(2 * Double.pi / response, try number("dampingFraction")).position
      }
      return Textbook(duration: try number("duration"), bounce: try number("bounce")).position
    case "UIKit": return Textbook(duration: try number("duration"), bounce: try number("bounce")).position
    case "Core Animation":
      let told = Textbook(duration: try number("perceptualDuration"), bounce: try number("bounce"))
      return told.atMostCritical.position
    case "Compose": return Textbook(sqrt(try number("stiffness")), try number("dampingRatio")).position
    case "Motion", "Flutter": return try physics().position
    case "Reanimated": return try physics().atMostCritical.position
    case "CSS": return try css(line)
    default: return stepped(try number("mass"), try number("tension"), try number("friction"))
    }
  }

  /// Straight lines between the stops of `transition: 0.5s linear(0, 0.5 20%, 1)`.
  static func css(_ line: String) throws -> (Double) -> Double {
    let seconds = try #require(line.firstMatch(of: /transition: ([0-9.]+)s linear/).flatMap { Double($0.1) })
    let inside = try #require(line.firstMatch(of: /linear\((.*)\)/)).1
    let stops = try inside.split(separator: ", ").enumerated().map { index, stop in
      let parts = stop.split(separator: " ")
      let share = parts.count > 1 ? try #require(Double(parts[1].dropLast())) / 100 : index == 0 ? 0 : 1
      return (share * seconds, try #require(Double(parts[0])))
    }
    return { time in
      guard let next = stops.firstIndex(where: { $0.0 > time }), next > 0 else {
        return stops[stops.count - 1].1
      }
      let (left, right) = (stops[next - 1], stops[next])
      return left.1 + (right.1 - left.1) * (time - left.0) / (right.0 - left.0)
    }
  }

  /// react-spring: milliseconds, velocity first.
  static func stepped(_ mass: Double, _ tension: Double, _ friction: Double) -> (Double) -> Double {
    var (x, v) = (0.0, 0.0)
    let places = (0..<60_000).map { _ in
      defer {
        v += (-tension * 1e-6 * (x - 1) - friction * 1e-3 * v) / mass
        x += v
      }
      return x
    }
    return { time in
      let index = min(Int(time * 1000), places.count - 2)
      return places[index] + (places[index + 1] - places[index]) * (time * 1000 - Double(index))
    }
  }

  @Test(arguments: springs.indices)
  func `every line runs the spring, to within the error it states`(index: Int) throws {
    let (spring, exact) = Self.springs[index]
    for equivalent in SpringSpellingCatalog.equivalents(of: spring) {
      let told = try Self.reading(equivalent.ecosystem, equivalent.line)
      let end = spring.settlingDuration * 1.25
      let count = Effort.times(10_000)
      let error =
        (0...count).map { step in
          let time = end * Double(step) / Double(count)
          return abs(told(time) - exact.position(time))
        }.max() ?? 1
      // Sampled at other places than the stated one, and Compose's Float has eight digits.
      let slack = 0.02 * equivalent.error + 2e-7
      #expect(abs(error - equivalent.error) <= slack, "\(equivalent) is off by \(error)")
    }
  }

  @Test(arguments: springs.indices)
  func `only a few are off by more than rounding, and those for a reason`(index: Int) throws {
    let (spring, _) = Self.springs[index]
    for equivalent in SpringSpellingCatalog.equivalents(of: spring) {
      switch equivalent.ecosystem {
      case "CSS": #expect(equivalent.error <= 0.00101, "\(equivalent)")
      case "react-spring": #expect(equivalent.error > 1e-5)
      case "Core Animation", "Reanimated":
        #expect((equivalent.error > 1e-3) == (spring.dampingRatio > 1), "\(equivalent)")
      default: #expect(equivalent.error < 1e-5, "\(equivalent)")
      }
    }
  }

  /// A line through the curve's own points sags by up to ω²h²/8; half of that for stops beside the curve,
  /// and so √2 as many stops. The count is that of an optimal fit to within a few.
  @Test func `linear() needs few stops`() throws {
    for (spring, most) in [(Spring.smooth, 20), (.snappy, 20), (.bouncy, 22)] {
      let line = try #require(SpringSpellingTests.line("CSS", spring))
      let stops = line.split(separator: ",").count
      #expect(stops <= most, "\(stops) \(line)")
    }
  }

  @Test func `springs of the vector files are told as they say`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Vectors/conversions.json")
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let vectors = try #require(file?["vectors"] as? [[String: Any]])
    for vector in vectors {
      let from = try #require(vector["from"] as? [String: Any])
      let expect = try #require(vector["expect"] as? [String: Any])
      func given(_ key: String) throws -> Double { try #require((from[key] as? NSNumber)?.doubleValue) }
      let spring: Spring
      switch from["system"] as? String {
      case "swiftui": spring = try Spring(duration: given("duration"), bounce: given("bounce"))
      case "physics":
        spring = try Spring(
          mass: given("mass"),
          stiffness: given("stiffness"),
          damping: given("damping"),
          allowOverDamping: true
        )
      case "material3":
        spring = try Spring(response: 2 * .pi / sqrt(given("stiffness")), dampingRatio: given("dampingRatio"))
      case "swiftui-settling":
        spring = try Spring(settlingDuration: given("settlingDuration"), dampingRatio: given("dampingRatio"))
      default: continue
      }
      let compose = Self.numbers(try #require(SpringSpellingTests.line("Compose", spring)))
      let motion = Self.numbers(try #require(SpringSpellingTests.line("Motion", spring)))
      let apple = Self.numbers(try #require(SpringSpellingTests.line("UIKit", spring)))
      for (key, told) in [
        ("compose_stiffness", compose["stiffness"]), ("compose_dampingRatio", compose["dampingRatio"]),
        ("stiffness", motion["stiffness"]), ("swiftui_duration", apple["duration"]),
        ("swiftui_bounce", apple["bounce"]), ("response", apple["duration"]),
        ("frequency_s", apple["duration"]), ("damping_ratio", compose["dampingRatio"]),
      ] {
        guard let expected = (expect[key] as? NSNumber)?.doubleValue else { continue }
        #expect(abs(try #require(told) - expected) <= 5e-6 * max(1, abs(expected)), "\(key) \(vector)")
      }
    }
  }
}
