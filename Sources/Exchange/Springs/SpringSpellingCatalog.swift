package import Motion

/// The ecosystems a spring can be told in, in the order `inspect` lists them.
package enum SpringSpellingCatalog {
  // To add an ecosystem: write its file in this folder, then its line here.
  package static let all: [SpringSpelling] = [
    .swiftUI, .swiftUIResponse, .uiKit, .coreAnimation, .compose, .motion, .reanimated, .flutter,
    .reactSpring, .css,
  ]

  /// A spring in the words of every ecosystem that has some.
  package static func equivalents(of spring: Spring) -> [SpringSpelling.Equivalent] {
    all.compactMap { $0.equivalent(of: spring) }
  }
}
