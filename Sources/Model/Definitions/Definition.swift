package import Language
import Motion

/// A definition that was checked against everything it uses.
package protocol Definition: Sendable {
  /// Its line in the catalogue.
  static var kind: DefinitionKind { get }

  /// What was typed: what `show` prints and every check begins with.
  var syntax: DefinitionSyntax { get }

  /// States and constants it uses, once each.
  var references: [String] { get }

  /// What its name means in an expression.
  var meaning: NameMeaning { get }

  /// What a session stores under the first key, which is the kind.
  var encodedName: JSONValue { get }

  /// The keys a session stores, from the second on; the first is the kind with the name.
  func encoded() -> [JSONValue.Member]
}

extension Definition {
  package var name: String { syntax.name.text }

  package var kind: DefinitionKind { Self.kind }

  package var encodedName: JSONValue { .string(name) }
}

/// What is known about a kind of definition without having one.
package struct DefinitionKind: Sendable {
  /// The word a definition starts with, and its first key in a session: `state`.
  package let keyword: String

  /// `a state`: what a message calls it.
  package let inWords: String

  /// A phrase for help.
  package let summary: String
  package let example: String

  /// Sentences for help, a paragraph each.
  package var details: [String] = []

  /// The whole form with what it needs around it, as a script that runs; empty where the example says all.
  package var form = ""

  /// Whether a session stores what last moved it.
  var remembersChanges = false

  /// Checks what was typed; nil where the syntax is another kind's.
  let bind: @Sendable (DefinitionSyntax, DefinitionLookup) throws(Diagnostic) -> (any Definition)?

  /// Reads the object a session stores back into what was typed.
  let decode: @Sendable (inout SessionObject) -> DefinitionSyntax
}

/// The kinds of definitions, in the order help lists them.
package enum DefinitionCatalog {
  // To add a kind: its syntax in Language, its file in this folder, then its line here.
  package static let all: [DefinitionKind] = [
    StateDefinition.kind,
    LetDefinition.kind,
    ViewDefinition.kind,
    PhasesDefinition.kind,
    KeyframesDefinition.kind,
    OnChangeDefinition.kind,
    SceneDefinition.kind,
  ]

  package static func kind(_ keyword: String) -> DefinitionKind? { all.first { $0.keyword == keyword } }

  /// Checks a definition in whatever kind it is.
  static func bind(
    _ syntax: DefinitionSyntax,
    in lookup: DefinitionLookup
  ) throws(Diagnostic) -> any Definition {
    try refuseReserved(syntax.name)
    for kind in all {
      if let definition = try kind.bind(syntax, lookup) { return definition }
    }
    throw Diagnostic(
      id: "unknown-kind",
      message: "nothing is known about this kind of definition",
      range: syntax.name.range
    )
  }

  static func refuseReserved(_ name: Word) throws(Diagnostic) {
    if ReservedWord.structural.contains(name.text) { throw .structural(name) }
    let environment = EnvironmentName.allCases.map(\.rawValue)
    guard ReservedWord.all.contains(name.text) || environment.contains(name.text) else { return }
    throw Diagnostic(
      id: "reserved-name",
      message: "'\(name.text)' has a meaning of its own; choose another name",
      range: name.range
    )
  }
}
