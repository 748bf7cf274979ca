import Language
import Model

/// Why clips that were to be compared are the same, and what to type so that they differ.
struct Sameness {
  private let syntax: CommandSyntax
  private let comparison: Comparison
  private let session: Session

  /// What is said about clips of a command; nothing where each differs from the first.
  static func remarks(on comparison: Comparison, _ syntax: CommandSyntax, in session: Session) -> [String] {
    guard let index = comparison.clips.indices.dropFirst().first(where: comparison.isSame) else { return [] }
    return Sameness(syntax: syntax, comparison: comparison, session: session).remarks(on: index)
  }

  private func remarks(on index: Int) -> [String] {
    let pair = "A and \(Comparison.letter(index))"
    let isTwice = texts(of: syntax.clips)[0] == texts(of: syntax.clips)[index]
    let own = shared.map { SyntaxPrinter.text($0) }.joined(separator: " ")
    if !shared.isEmpty, let line = bracketed(index, with: shared) {
      guard isTwice || differ(syntax.clips, index, clauses: others) else { return [] }
      return ["\(pair) are the same, since '\(own)' applies to both; in brackets it applies to one:", line]
    }
    if !shared.isEmpty, !isTwice, differ(syntax.clips, index, clauses: others) {
      return [
        "\(pair) are the same, since '\(own)' applies to both; without it they differ:", line(syntax.clips),
      ]
    }
    guard isTwice else { return [] }
    if !shared.isEmpty { return ["\(pair) are the same clip, and '\(own)' changes nothing in it"] }
    let lines = ["reduced", "with .smooth"].lazy.compactMap { text in
      Self.clauses(text).flatMap { bracketed(index, with: $0) }
    }
    guard let line = lines.first else { return ["\(pair) are the same clip"] }
    return ["\(pair) are the same clip; in brackets one has clauses of its own:", line]
  }

  /// The clauses that say how all of the clips move.
  private var shared: [ClauseSyntax] { syntax.clauses.filter { ["with", "reduced"].contains($0.word.text) } }

  private var others: [ClauseSyntax] {
    syntax.clauses.filter { !["with", "reduced"].contains($0.word.text) }
  }

  /// The command with the clauses for one clip alone; nil where that makes no difference.
  private func bracketed(_ index: Int, with own: [ClauseSyntax]) -> String? {
    var clips = syntax.clips
    let clip = clips[index]
    let known = Set(clip.clauses.map(\.word.text))
    clips[index] = ClipSyntax(
      expression: clip.expression,
      clauses: clip.clauses + own.filter { !known.contains($0.word.text) },
      range: clip.range
    )
    let isNew = !texts(of: syntax.clips).contains(SyntaxPrinter.text(clips[index]))
    return isNew && differ(clips, index, clauses: others) ? line(clips) : nil
  }

  /// The command for other clips, without the clauses that all of them have.
  private func line(_ clips: [ClipSyntax]) -> String {
    let options = syntax.options
    return CommandSyntax(verb: syntax.verb, operands: .clips(clips), clauses: others, options: options).typed
  }

  /// Whether a clip and the first differ as they would be typed there.
  private func differ(_ clips: [ClipSyntax], _ index: Int, clauses: [ClauseSyntax]) -> Bool {
    guard let first = try? session.resolve(clips[0], clauses: clauses),
      let second = try? session.resolve(clips[index], clauses: clauses),
      let comparison = try? Comparison(of: [first, second], at: 0..<0)
    else { return false }
    return !comparison.isSame(1)
  }

  private func texts(of clips: [ClipSyntax]) -> [String] { clips.map { SyntaxPrinter.text($0) } }

  /// Clauses of a clip, read as they would be typed.
  private static func clauses(_ text: String) -> [ClauseSyntax]? {
    let parsed = Workbench.parser.parse(Source(text: "play .smooth \(text)"))
    guard case .command(let syntax)? = parsed.statements.first?.kind else { return nil }
    return syntax.clauses
  }
}
