/// The ecosystems a spring can be told in, in the order `inspect` lists them.
package enum SpringSpellingCatalog {
  // To add an ecosystem: write its file in this folder, then its line here.
  package static let all: [SpringSpelling] = [
    .swiftUI, .swiftUIResponse, .uiKit, .coreAnimation, .compose, .motion, .reanimated, .flutter,
    .reactSpring,
  ]
}
