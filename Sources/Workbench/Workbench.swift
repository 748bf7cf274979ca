package import Language
package import Rendering

/// The whole workbench as a value: texts go in, effects come out, and nothing else happens.
///
/// Prompt, scripts, `-c`, pipes and tests are the same path:
///
///     workbench.enter(source)
///     while let effects = workbench.advance() { perform(effects) }   // replies go to receive(_:)
package struct Workbench: Sendable {
  package var configuration: Configuration

  /// False once any command failed; decides the exit status.
  package private(set) var hasFailed = false

  package init(configuration: Configuration = Configuration(), invocation: Invocation = Invocation()) {
    self.configuration = configuration
  }

  /// Whether a text still has an open bracket, so that the prompt should ask for another line.
  package func needsMore(_ text: String) -> Bool { false }

  /// Takes in a text: all of its statements wait to be run.
  package mutating func enter(_ source: Source) {}

  /// Runs the next waiting statement and says what the world must do, nil when none waits.
  ///
  /// Effects are performed in order and to the end before this is called again.
  package mutating func advance() -> [Effect]? { nil }

  /// Takes the answer to an effect that asked for something.
  package mutating func receive(_ reply: Reply) -> [Effect] { [] }

  /// Forgets what still waits: an interrupt at the prompt, or a script that failed.
  package mutating func abandon() {}

  /// What Tab offers with the cursor at a UTF-8 offset of a half-typed text.
  package func completion(of text: String, at offset: Int) -> Completion {
    Completion(range: offset..<offset, candidates: [])
  }

  /// Three words, plus the text that is shown once when the prompt starts.
  package var greeting: [StyledLine] { [] }
}
