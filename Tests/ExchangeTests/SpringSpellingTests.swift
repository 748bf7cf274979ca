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

  @Test func `every ecosystem says it its own way`() throws {
    let spring = try Spring(duration: 0.4, bounce: 0.3)
    let said = SpringSpellingCatalog.all.map { "\($0.ecosystem): \($0.line(spring))" }
    #expect(said == Self.lines)
  }

  @Test func `a heavy spring keeps its mass, and Compose divides by it`() throws {
    let spring = try Spring(mass: 4, stiffness: 900, damping: 100)
    #expect(SpringSpelling.swiftUI.line(spring) == "Spring(mass: 4, stiffness: 900, damping: 100)")
    #expect(SpringSpelling.compose.line(spring) == "spring(dampingRatio = 0.833333f, stiffness = 225f)")
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (1, "1"), (-0.780911, "-0.780911"), (1754.596337971, "1754.6"), (0, "0"),
  ])
  func `numbers are pasted short`(number: Double, text: String) {
    #expect(number.pasted == text)
  }
}
