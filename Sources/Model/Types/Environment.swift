import Motion

/// What the world outside the document says: the values a SwiftUI view reads with `@Environment`.
package struct Environment: Hashable, Sendable {
  package enum ColorScheme: String, Hashable, Sendable, CaseIterable { case light, dark }

  package var reduceMotion: Bool
  package var colorScheme: ColorScheme

  package init(reduceMotion: Bool = false, colorScheme: ColorScheme = .light) {
    self.reduceMotion = reduceMotion
    self.colorScheme = colorScheme
  }

  /// Every environment there is; a constant that reads it is worked out once for each.
  static let all: [Environment] = [false, true].flatMap { reduceMotion in
    ColorScheme.allCases.map { Environment(reduceMotion: reduceMotion, colorScheme: $0) }
  }

  /// Where this environment stands in ``all``.
  var index: Int { (reduceMotion ? 2 : 0) + (colorScheme == .dark ? 1 : 0) }
}

/// One name an expression can read from the environment.
enum EnvironmentName: String, Hashable, Sendable, CaseIterable {
  case reduceMotion
  case colorScheme

  private static let schemes = Environment.ColorScheme.allCases.map(\.rawValue)

  var type: LanguageType {
    switch self {
    case .reduceMotion: .bool
    case .colorScheme: .choice(Self.schemes)
    }
  }

  func value(in environment: Environment) -> Value {
    switch self {
    case .reduceMotion: .bool(environment.reduceMotion)
    case .colorScheme:
      Value(
        kind: .choice(Self.schemes),
        components: [environment.colorScheme == .dark ? 1 : 0, 0, 0, 0]
      )
    }
  }
}
