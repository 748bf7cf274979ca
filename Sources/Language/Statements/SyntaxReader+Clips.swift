extension SyntaxReader {
  /// Reads an expression, or one in parentheses with clauses of its own: `(Card reduced)`.
  mutating func clip(_ wanted: String = "a clip") throws(Diagnostic) -> ClipSyntax {
    if stream.isAt(.openParenthesis), let clip = try clipInParentheses() { return clip }
    let expression = try expression(wanted)
    return ClipSyntax(expression: expression, clauses: [], range: expression.range)
  }

  /// Reads `(CLIP CLAUSE ...)`; nil, with nothing read, where the brackets belong to an expression.
  ///
  /// After a complete expression a word can only be a clause, and that tells the two apart.
  private mutating func clipInParentheses() throws(Diagnostic) -> ClipSyntax? {
    let outer = self
    let start = stream.current.range.lowerBound
    stream.advance()
    guard let expression = try? expression(), stream.isAtIdentifier, !isAtLineOfItsOwn else {
      self = outer
      return nil
    }
    let clauses = try clauses(CommandSignature.clipClauses, of: nil)
    try expect(.closeParenthesis, " after the clip")
    return ClipSyntax(expression: expression, clauses: clauses, range: start..<stream.previousEnd)
  }

  /// Reads clips separated by commas, as many as a verb takes.
  mutating func clips(_ allowed: ClosedRange<Int>, of verb: Word) throws(Diagnostic) -> [ClipSyntax] {
    let outer = isListingClips
    isListingClips = true
    defer { isListingClips = outer }
    passArticle()
    if let fault = clauseBeforeClips(of: verb) ?? numberBeforeClip(of: verb) { throw fault }
    let start = stream.current.range.lowerBound
    var clips: [ClipSyntax] = []
    repeat {
      let clip = try clip(
        clips.isEmpty ? "a clip" : "a clip after ','" + (stream.isOnNewLine ? ", on the same line" : "")
      )
      clips.append(clip)
      if clips.count > allowed.upperBound {
        throw .count("clip", allowed, of: verb, at: clip.range)
      }
      if let fault = shellSign(behind: clip, of: verb) { throw fault }
      if let fault = spokenComma { throw fault }
      skipClauses(behind: clip, from: start, of: verb)
    } while stream.take(.comma)
    guard clips.count >= allowed.lowerBound else {
      if let fault = missingComma(in: clips, from: start, allowed, of: verb) { throw fault }
      throw .count("clip", allowed, of: verb, at: stream.missing)
    }
    return clips
  }

  /// `plot Card & Dot`: the fault of a sign between two clips; nil for anything else.
  private var spokenComma: Diagnostic? {
    let next = stream.peek()
    guard !stream.isOnNewLine, stream.currentText == "&", !next.hasNewlineBefore,
      next.kind == .identifier || next.kind == .symbol(.dot)
    else { return nil }
    return Diagnostic(
      id: "missing-comma",
      message: "between clips stands a comma",
      range: stream.current.range,
      suggestion: ","
    )
  }

  /// Words that stand for a comma in speech.
  private static let spokenCommas: Set<String> = ["and", "versus", "vs", "against", "or"]

  /// The fault of clips that stand side by side: `compare .bouncy vs .snappy`, `compare .bouncy .snappy`.
  private func missingComma(
    in clips: [ClipSyntax],
    from start: Int,
    _ allowed: ClosedRange<Int>,
    of verb: Word
  ) -> Diagnostic? {
    guard let gap = gapBehind(clips) else { return nil }
    var ahead = stream
    let isWhole = ahead.takeEntry() != nil
    guard gap.upperBound < ahead.previousEnd, start <= gap.lowerBound else { return nil }
    let (left, right) = (
      stream.text(start..<gap.lowerBound), stream.text(gap.upperBound..<ahead.previousEnd)
    )
    let isPlain = isWhole && !(left + right).contains(where: \.isNewline)
    let count = Diagnostic.count("clip", allowed, of: verb, at: gap)
    return Diagnostic(
      id: count.id,
      message: count.message + ", with commas between them",
      range: isPlain ? verb.range.lowerBound..<ahead.previousEnd : gap,
      suggestion: isPlain ? "\(verb.text) \(left), \(right)" : nil
    )
  }

  /// What stands in place of a comma: a spoken one with its spaces, or the space before a clip.
  private func gapBehind(_ clips: [ClipSyntax]) -> Range<Int>? {
    let end = stream.previousEnd
    if stream.isAtIdentifier, !CommandSignature.clauseWords.contains(stream.currentText) {
      let next = Self.spokenCommas.contains(stream.currentText) ? stream.peek() : stream.current
      return next.kind == .end ? nil : end..<next.range.lowerBound
    }
    // `.bouncy .snappy` was read as a member behind a space.
    for node in clips.last?.expression.nodes ?? [] {
      guard case .member = node.operation else { continue }
      let dot = node.range.lowerBound - 1
      if dot > 0, stream.text(dot - 1..<dot) == " " { return dot - 1..<dot }
    }
    return nil
  }
}

extension Diagnostic {
  static func count(
    _ thing: String,
    _ allowed: ClosedRange<Int>,
    of verb: Word,
    at range: Range<Int>
  ) -> Diagnostic {
    let things = allowed.upperBound == 1 ? thing : thing + "s"
    let count =
      if allowed.lowerBound == allowed.upperBound {
        "\(allowed.lowerBound)"
      } else if allowed.upperBound == Int.max {
        "\(allowed.lowerBound) or more"
      } else if allowed == 0...1 {
        "at most one"
      } else {
        "\(allowed.lowerBound) to \(allowed.upperBound)"
      }
    return Diagnostic(id: "operand-count", message: "'\(verb.text)' takes \(count) \(things)", range: range)
  }
}
