package import Rendering

// What the prompt asks for beside running what is typed.

extension Workbench {
  /// What Tab offers with the cursor at a UTF-8 offset of a half-typed text.
  package func completion(of text: String, at offset: Int) -> Completion {
    let session = session
    return Completer(document: session.document) { TuneCommand.knobs(of: $0, in: session) }
      .completion(of: text, at: offset)
  }

  /// The line shown once when the prompt starts.
  package var greeting: [StyledLine] {
    [StyledLine([.init("Easel \(CommandLineParser.version)", .strong), .init(": type help", .faint)])]
  }
}
