import Language
import Model
import Rendering

/// What Enter does with what was turned: the lines to print, and what is to be run.
struct KeptTuning {
  private let tuning: Tuning

  /// Columns of the window that may be used.
  private let width: Int

  init(_ tuning: Tuning, width: Int) { (self.tuning, self.width) = (tuning, width) }

  var effects: [Effect] {
    var lines: [StyledLine] = []
    var text: [String] = []
    var retold: [Submission.Retelling] = []
    for (new, old) in zip(tuning.holders, tuning.subject.holders) where new != old || isOnly(old) {
      switch new {
      case .line(let clips, let clauses):
        lines += new.lines.flatMap { told($0) }
        text.append(Self.playing(clips, clauses))
      case .definition(let syntax):
        let changed = new.changedLines(since: old)
        let isShort = new.lines.count == 1
        if !isShort { lines.append(StyledLine("  kept in \(syntax.name.text)", .faint)) }
        lines += changed.flatMap { told($0, indent: isShort ? 2 : 4) }
        text.append(SyntaxPrinter.text(syntax))
      case .change(let view, let actions):
        lines += new.lines.flatMap { told($0) }
        retold.append(.init(view: view, actions: actions))
      }
    }
    if !retold.isEmpty {
      text.append(Self.playing(tuning.subject.motion.clips, tuning.subject.motion.clauses))
    }
    guard !lines.isEmpty else { return [.output([StyledLine("  nothing was turned", .faint)])] }
    let title = "tune \(tuning.subject.motion.clips.map { SyntaxPrinter.text($0) }.joined(separator: ", "))"
    let submission = Submission(title: title, text: text.joined(separator: "\n"), retold: retold)
    return [.output(lines), .submit(submission)]
  }

  private func told(_ line: String, indent: Int = 2) -> [StyledLine] {
    PasteableText.lines(line, width: width, indent: indent).map { StyledLine($0) }
  }

  /// An expression is printed, ready to paste, even where nothing of it was turned.
  private func isOnly(_ holder: TunedHolder) -> Bool {
    guard case .line = holder, !tuning.isChanged else { return false }
    return tuning.knobs.allSatisfy { $0.address.holder == 0 }
  }

  private static func playing(_ clips: [ClipSyntax], _ clauses: [ClauseSyntax]) -> String {
    let verb = Word(text: "play", range: 0..<0)
    return SyntaxPrinter.text(
      CommandSyntax(verb: verb, operands: .clips(clips), clauses: clauses, options: [])
    )
  }
}

extension Tuning {
  /// The line that holds the chosen knob's number, as it would be typed now.
  var currentLine: String {
    guard let address = knob?.address, holders.indices.contains(address.holder) else { return "" }
    // Of a long scene only the entry is printed: this is asked for in every frame.
    let (holder, place) = holders[address.holder].part(around: address.place)
    let other = PlaceRewriter.replacing(place, of: holder, with: Expression(typed: "nil"))
    let changed = holder.changedLines(since: other)
    let line = changed.first ?? holder.lines.first ?? ""
    guard case .definition(let syntax) = holder, holder.lines.count > 1 else { return line }
    return "\(syntax.name.text): \(line)"
  }
}
