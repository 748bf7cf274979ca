import Motion

extension SpringSpelling {
  /// `.spring(duration:bounce:)`, which every spring of mass 1 has.
  static let swiftUI = SpringSpelling(ecosystem: "SwiftUI") { spring in
    guard spring.mass == 1 else {
      return "Spring(mass: \(spring.mass.pasted), stiffness: \(spring.stiffness.pasted), "
        + "damping: \(spring.damping.pasted)\(spring.dampingRatio > 1 ? ", allowOverDamping: true" : ""))"
    }
    return ".spring(duration: \(spring.duration.pasted), bounce: \(spring.bounce.pasted))"
  }

  /// `.spring(response:dampingFraction:)`, the older spelling of the same spring.
  static let swiftUIResponse = SpringSpelling(ecosystem: "SwiftUI") { spring in
    ".spring(response: \(spring.response.pasted), dampingFraction: \(spring.dampingRatio.pasted))"
  }
}
