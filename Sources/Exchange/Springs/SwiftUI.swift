import Motion

extension SpringSpelling {
  /// `.spring(duration:bounce:)`, which every spring of mass 1 has.
  static let swiftUI = SpringSpelling("SwiftUI") { spring in
    guard spring.mass == 1 else {
      let physics = PastedPhysics(spring)
      let allowed = spring.dampingRatio > 1 ? ", allowOverDamping: true" : ""
      return SpringLine(
        "Spring(mass: \(physics.mass), stiffness: \(physics.stiffness), damping: \(physics.damping)\(allowed))",
        runs: physics.spring
      )
    }
    let (duration, bounce) = (PastedNumber(spring.duration), PastedNumber(spring.bounce))
    return SpringLine(".spring(duration: \(duration), bounce: \(bounce))") {
      try Spring(duration: duration.value, bounce: bounce.value)
    }
  }

  /// `.spring(response:dampingFraction:)`, the older spelling of the same spring.
  static let swiftUIResponse = SpringSpelling("SwiftUI") { spring in
    let (response, ratio) = (PastedNumber(spring.response), PastedNumber(spring.dampingRatio))
    return SpringLine(".spring(response: \(response), dampingFraction: \(ratio))") {
      try Spring(response: response.value, dampingRatio: ratio.value)
    }
  }
}
