import Language
import Model
import Motion
import Rendering

/// `record "demo.cast" [CLIP, ...]`: a playback as a file that terminals' players show.
struct RecordCommand: Command {
  private let path: String
  private let range: Range<Int>
  private let motion: Seen
  private let isForced: Bool

  /// What is seen: motions below each other, or over each other.
  private enum Seen {
    case played(Playback)
    case compared(ComparisonPlayback, title: String)
  }

  /// What to type where a file stands in the way.
  private let forcing: String

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    var faults = FaultCollector()
    let file = faults.attempt(try Self.file(syntax))
    if file == nil, syntax.clips.isEmpty { try faults.finish() }
    guard let seen = faults.attempt(try Self.motion(syntax, in: session)), let file else {
      throw faults.together ?? .notRead(at: syntax.verb.range)
    }
    (path, range, motion) = (file.text, file.range, seen)
    isForced = syntax.hasOption("force")
    let force = OptionSyntax(name: Word(text: "force", range: syntax.verb.range))
    forcing = SyntaxPrinter.text(
      CommandSyntax(
        verb: syntax.verb,
        operands: syntax.operands,
        clauses: syntax.clauses,
        options: syntax.options + [force]
      )
    )
  }

  private static func file(_ syntax: CommandSyntax) throws(Diagnostic) -> Word {
    guard case .pathAndClips(let file, _) = syntax.operands, file.text.hasSuffix(".cast") else {
      throw .noCast(syntax)
    }
    return file
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    guard let seconds = watchedSeconds(in: session) else { throw .nothingMoves(at: range) }
    guard seconds <= Recording.longest else { throw .tooLong(seconds, at: range) }
    guard let recording = recording(in: session) else { throw .nothingMoves(at: range) }
    session.unwritten = Unwritten(recording: recording, forcing: forcing)
    let request = FileRequest(purpose: .recording, name: path)
    return [session.writing(request, guard: isForced ? .always : .unchanged(since: nil, isOwn: false))]
  }
}

extension RecordCommand {
  private static func motion(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) -> Seen {
    guard syntax.hasOption("compare") else {
      var played = try Playback(syntax, in: session)
      (played.loops, played.steps) = (false, false)
      return .played(played)
    }
    if let clause = syntax.clause("for") { throw .wholeComparison(at: clause.word.range) }
    if let option = syntax.option(.simulatedDrops) { throw .undroppedComparison(at: option.name.range) }
    guard syntax.clips.count > 1 else { throw .oneToCompare(at: syntax.verb.range) }
    let compared = CommandSyntax(
      verb: Word(text: "compare", range: syntax.verb.range),
      operands: .clips(syntax.clips),
      clauses: syntax.clauses,
      options: syntax.options.filter { ["velocity", "stage"].contains($0.name.text) }
    )
    return .compared(try ComparisonPlayback(compared, in: session, moves: true), title: compared.typed)
  }

  var shown: ShownMotion? {
    switch motion {
    case .played(let playback): playback.motion
    case .compared(let playback, _): playback.motion.first
    }
  }

  /// Seconds it takes to watch; nil where nothing moves.
  private func watchedSeconds(in session: Session) -> Double? {
    switch motion {
    case .played(let playback): return playback.watchedSeconds(in: session)
    case .compared(let playback, _): return playback.watchedSeconds > 0 ? playback.watchedSeconds : nil
    }
  }

  private func recording(in session: Session) -> Recording? {
    switch motion {
    case .played(let playback): return playback.recording(in: session)
    case .compared(let playback, let title):
      return playback.start.map { start in
        session.recording(titled: title) { playback.screen(from: start, in: $0) }
      }
    }
  }
}

extension CommandDefinition {
  static let record = CommandDefinition(
    RecordCommand.self,
    signature: CommandSignature(
      name: "record",
      operands: .pathAndClips(0...6),
      clauses: [.speed, .shownDuration],
      options: [.velocity, .stage, .simulatedDrops, .compare, .force]
    ),
    group: .motion,
    usage: "record \"NAME.cast\" [CLIP [, CLIP ...]]",
    summary: "what play shows, as a file for asciinema; alone, the last motion",
    details: [
      "The file is an asciicast of version 2, the same bytes every time: it comes from a clock that",
      "counts frames, and from a terminal of 80 columns and 24 rows unless `set width` and `set height`",
      "say otherwise. With --compare the motions are drawn over each other, as `compare` does it.",
      "Before it writes over a file that is there already, the prompt asks; a script needs --force.",
    ],
    examples: ["record \"bouncy.cast\" .bouncy"]
  )
}

extension CommandSignature.Option {
  fileprivate static let compare = Self(
    "compare",
    summary: "the motions over each other, as compare plays them"
  )
  static let force = Self("force", summary: "write over what is there")
}

extension Diagnostic {
  fileprivate static func noCast(_ syntax: CommandSyntax) -> Diagnostic {
    guard case .pathAndClips(let file, let clips) = syntax.operands else {
      return noCast(at: syntax.verb.range, suggestion: "record \"demo.cast\" .bouncy")
    }
    // Quotes make a name of anything; without them, as in `record .bouncy`, the motion may stand there.
    let isQuoted = file.range.count == file.text.utf8.count + 2
    guard isQuoted || CharacterClass.isIdentifier(file.text) else {
      if let last = clips.last?.expression, case .string(let path)? = last.nodes.first?.operation {
        // `record .bouncy "demo.cast"`: the two in the other order.
        let range = file.range.lowerBound..<last.range.upperBound
        return noCast(at: range, suggestion: "\(SyntaxPrinter.quoted(path)) \(file.text)")
      }
      return noCast(at: file.range, suggestion: "\"demo.cast\" \(file.text)")
    }
    let folders = file.text.split(separator: "/", omittingEmptySubsequences: false)
    let stem = folders.last?.split(separator: ".").first.map(String.init) ?? "demo"
    let name = (folders.dropLast().map(String.init) + [stem]).joined(separator: "/")
    return noCast(at: file.range, suggestion: "\"\(name).cast\"")
  }

  private static func noCast(at range: Range<Int>, suggestion: String) -> Diagnostic {
    Diagnostic(
      id: "unfit-name",
      message: "a recording is a file whose name ends in .cast",
      range: range,
      suggestion: suggestion
    )
  }

  fileprivate static func wholeComparison(at range: Range<Int>) -> Diagnostic {
    Diagnostic(id: "unfit-clause", message: "a comparison is recorded until all of it rests", range: range)
  }

  fileprivate static func undroppedComparison(at range: Range<Int>) -> Diagnostic {
    Diagnostic(id: "unfit-option", message: "a comparison is recorded with all of its frames", range: range)
  }

  fileprivate static func oneToCompare(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "clips-missing",
      message: "a comparison takes two clips or more, as in record \"demo.cast\" .smooth, .bouncy --compare",
      range: range
    )
  }

  fileprivate static func nothingMoves(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "nothing-moves",
      message: "nothing takes time here, so nothing can be recorded",
      range: range
    )
  }

  fileprivate static func tooLong(_ seconds: Double, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "out-of-range",
      message: "a recording lasts \(Int(Recording.longest)) s at most, and this one would last "
        + "\(NumberText.significant(seconds)) s; 'for' and 'at' shorten it",
      range: range
    )
  }
}
