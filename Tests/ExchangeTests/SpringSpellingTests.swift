import Motion
import Testing

@testable import Exchange

struct SpringSpellingTests {
  /// Response 0.4 s and bounce 0.3, told by each ecosystem's own documentation:
  /// stiffness (τ/0.4)² = 246.740, damping 2·0.7·τ/0.4 = 21.9911.
  static let lines = [
    "SwiftUI: .spring(duration: 0.4, bounce: 0.3)",
    "SwiftUI: .spring(response: 0.4, dampingFraction: 0.7)",
    "UIKit: UISpringTimingParameters(duration: 0.4, bounce: 0.3)",
    "Core Animation: CASpringAnimation(perceptualDuration: 0.4, bounce: 0.3)",
    "Compose: spring(dampingRatio = 0.7f, stiffness = 246.74f)",
    "Motion: { type: \"spring\", stiffness: 246.74, damping: 21.9911, mass: 1 }",
    "Reanimated: withSpring(to, { mass: 1, stiffness: 246.74, damping: 21.9911 })",
    "Flutter: SpringDescription(mass: 1, stiffness: 246.74, damping: 21.9911)",
    "react-spring: { mass: 1, tension: 246.74, friction: 21.9911 }",
  ]

  static func line(_ ecosystem: String, _ spring: Spring) -> String? {
    SpringSpellingCatalog.equivalents(of: spring).first { $0.ecosystem == ecosystem }?.line
  }

  @Test func `every ecosystem says it its own way`() throws {
    let spring = try Spring(duration: 0.4, bounce: 0.3)
    let said = SpringSpellingCatalog.equivalents(of: spring).map { "\($0.ecosystem): \($0.line)" }
    #expect(Array(said.dropLast()) == Self.lines)
    #expect(said.last?.hasPrefix("CSS: transition: 0.655s linear(0, ") == true)
    #expect(said.count == SpringSpellingCatalog.all.count)
  }

  @Test func `a heavy spring keeps its mass, and Compose divides by it`() throws {
    let spring = try Spring(mass: 4, stiffness: 900, damping: 100)
    #expect(Self.line("SwiftUI", spring) == "Spring(mass: 4, stiffness: 900, damping: 100)")
    #expect(Self.line("Compose", spring) == "spring(dampingRatio = 0.833333f, stiffness = 225f)")
  }

  @Test func `a spring that never rests has no CSS`() throws {
    #expect(Self.line("CSS", try Spring(duration: 1, bounce: 1)) == nil)
    #expect(Self.line("CSS", try Spring(response: 1, dampingRatio: 0.001)) == nil)
    #expect(Self.line("CSS", try Spring(response: 1, dampingRatio: 0.1)) != nil)
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (1, "1"), (-0.780911, "-0.780911"), (1754.596337971, "1754.6"), (0, "0"),
    (1e300, "1e+300"), (1e-9, "1e-9"), (1.5e-7, "1.5e-7"),
  ])
  func `numbers are pasted short`(number: Double, text: String) {
    #expect(PastedNumber(number).description == text)
    #expect(PastedNumber(number).value == Double(text))
  }

  @Test func `numbers of any size are told`() throws {
    for duration in [1e-100, 1e-6, 1e6, 1e100] {
      for ratio in [0, 0.5, 1, 1e4, 1e100] {
        for equivalent in SpringSpellingCatalog.equivalents(
          of: try Spring(response: duration, dampingRatio: ratio)
        ) {
          #expect(!equivalent.line.isEmpty && equivalent.error.isFinite && equivalent.error >= 0)
        }
      }
    }
  }
}
