package import Language
package import Model

/// One verb of the language: its arguments read once, then its meaning.
package protocol Command: Sendable {
  /// Reads and type-checks the arguments; nothing changes and nothing is printed.
  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic)

  /// What is the last motion behind it, for `play` and its like alone; nil where nothing is shown.
  var shown: ShownMotion? { get }

  /// Applies the command to the session and says what the world must do.
  func run(in session: inout Session) throws(Diagnostic) -> [Effect]
}

extension Command {
  package var shown: ShownMotion? { nil }
}

/// A verb as parsing, help and completion see it.
package struct CommandDefinition: Sendable {
  /// Verbs that help lists under one heading.
  package enum Group: String, CaseIterable, Sendable {
    case motion = "Watch and measure"
    case document = "What is defined"
    case sessions = "Sessions and files"
    case workbench = "The workbench"
  }

  package let signature: CommandSignature
  package let group: Group

  /// The verb with what may follow: `plot CLIP [, CLIP ...]`.
  package let usage: String

  /// One line without a full stop.
  package let summary: String

  /// Sentences that help prints below the usage, each within 78 columns.
  package let details: [String]

  /// Lines to type, each of which runs as it stands; a test runs them.
  package let examples: [String]

  /// Whether `--check` runs it too, because what follows depends on what it does to the document.
  package let runsInCheck: Bool

  package let make: @Sendable (CommandSyntax, Session) throws(Diagnostic) -> any Command

  package init<Verb: Command>(
    _ verb: Verb.Type,
    signature: CommandSignature,
    group: Group,
    usage: String,
    summary: String,
    details: [String] = [],
    examples: [String],
    runsInCheck: Bool = false
  ) {
    self.signature = signature
    self.group = group
    self.usage = usage
    self.summary = summary
    self.details = details
    self.examples = examples
    self.runsInCheck = runsInCheck
    make = { syntax, session throws(Diagnostic) in try Verb(syntax, in: session) }
  }
}
