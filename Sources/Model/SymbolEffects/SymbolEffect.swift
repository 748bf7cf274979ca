import Language

/// One of SwiftUI's symbol effects, as a definition in the language itself: to play, read, paste and change.
///
/// Apple says what each looks like and not when; the timing is our own.
package struct SymbolEffect: Sendable {
  /// SwiftUI's name, and the definition's.
  package let name: String

  /// A phrase for help.
  package let summary: String

  /// The definition as it would be typed.
  let definition: String

  /// What whoever plays it should know.
  static let note = "the timing is Easel's own, for Apple publishes none; show prints it, to paste and change"
}

/// The symbol effects, in the order help lists them.
package enum SymbolEffectCatalog {
  // To add an effect: its file in this folder, then its line here.
  package static let all: [SymbolEffect] = [
    .bounce,
    .pulse,
    .variableColor,
    .replace,
    .wiggle,
    .rotate,
    .breathe,
  ]

  /// The type of an expression that names one.
  static let type = LanguageType.choice(all.map(\.name))
}

extension SymbolEffect {
  /// What was typed in the definition, run by a trigger where one is given.
  func syntax(trigger: Expression? = nil) throws(Diagnostic) -> DefinitionSyntax {
    let parsed = Parser(signatures: []).parse(Source(text: definition))
    if let fault = parsed.diagnostics.first { throw fault }
    guard case .definition(let syntax)? = parsed.statements.first?.kind else { throw .noEffect(name) }
    guard let trigger else { return syntax }
    return switch syntax {
    case .keyframes(let keyframes):
      .keyframes(KeyframesSyntax(name: keyframes.name, run: .trigger(trigger), tracks: keyframes.tracks))
    case .phases(let phases):
      .phases(PhasesSyntax(name: phases.name, trigger: trigger, phases: phases.phases))
    default: syntax
    }
  }
}

extension Diagnostic {
  fileprivate static func noEffect(_ name: String) -> Diagnostic {
    Diagnostic(id: "not-a-clip", message: "the effect '\(name)' does nothing", range: 0..<0)
  }
}
