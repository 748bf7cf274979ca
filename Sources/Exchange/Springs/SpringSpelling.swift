package import Motion

/// How an ecosystem writes a spring.
package struct SpringSpelling: Sendable {
  /// The ecosystem's name as its users write it.
  package let ecosystem: String

  /// Nil for a spring the ecosystem has no words for.
  private let spell: @Sendable (Spring) -> SpringLine?

  init(_ ecosystem: String, spell: @escaping @Sendable (Spring) -> SpringLine?) {
    self.ecosystem = ecosystem
    self.spell = spell
  }

  /// Returns the line to paste and how far what it runs there is from the spring; nil where there is none.
  package func equivalent(of spring: Spring) -> Equivalent? {
    spell(spring).map { line in
      Equivalent(ecosystem: ecosystem, line: line.text, error: line.error(beside: spring))
    }
  }

  /// A spring told in the words of an ecosystem.
  package struct Equivalent: Hashable, Sendable {
    /// The ecosystem's name as its users write it.
    package let ecosystem: String

    /// The line to paste.
    package let line: String

    /// The largest distance of the two motions from 0 to 1, as a share of the way.
    package let error: Double
  }
}

/// A line of another ecosystem, and the motion it makes there.
struct SpringLine: Sendable {
  let text: String
  private let course: Course

  private enum Course: Sendable {
    case spring(Spring)

    /// Positions on the way from 0 to 1, by the seconds of a step and how many are asked for.
    case sampled(@Sendable (Double, Int) -> [Double])
  }

  /// A line that runs a spring; nil where the numbers it is told are none.
  ///
  /// - Parameter spring: What the numbers of the text come to, as they are written there.
  init?(_ text: String, runs spring: () throws -> Spring) {
    guard let spring = try? spring() else { return nil }
    self.text = text
    course = .spring(spring)
  }

  /// A line whose motion is no spring in closed form.
  init(_ text: String, positions: @escaping @Sendable (_ step: Double, _ count: Int) -> [Double]) {
    self.text = text
    course = .sampled(positions)
  }

  /// Samples of half a swing, and of the whole motion at most.
  private static let density = 64.0
  private static let limit = 20_000.0

  /// Returns the largest distance to a spring from 0 to 1, as a share of the way, by even samples until rest.
  func error(beside spring: Spring) -> Double {
    let rest = min(spring.settlingDuration * 1.25, spring.response * 40)
    let wanted = (rest / spring.response * 2 * Self.density).rounded(.up)
    let count = Int(min(max(wanted, 1000), Self.limit))
    let step = rest / Double(count)
    let exact = spring.positions(every: step, count: count + 1)
    let told: [Double]
    switch course {
    case .spring(let other): told = other.positions(every: step, count: count + 1)
    case .sampled(let positions): told = positions(step, count + 1)
    }
    let error = zip(exact, told).reduce(0) { max($0, abs($1.0 - $1.1)) }
    // Less than this is the rounding of the samples themselves.
    return error > 1e-11 ? error : 0
  }
}

extension Spring {
  /// Positions on the way from 0 to 1, from rest, a step of seconds apart.
  func positions(every step: Double, count: Int) -> [Double] {
    EvenSamples(of: self, from: State(displacement: -1, velocity: 0), every: step)
      .displacements(count: count).map { 1 + $0 }
  }
}
