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
    guard let expression = try? expression(), stream.isAtIdentifier else {
      self = outer
      return nil
    }
    let clauses = try clauses(CommandSignature.clipClauses, of: nil)
    try expect(.closeParenthesis, " after the clip")
    return ClipSyntax(expression: expression, clauses: clauses, range: start..<stream.previousEnd)
  }

  /// Reads clips separated by commas, as many as a verb takes.
  mutating func clips(_ allowed: ClosedRange<Int>, of verb: Word) throws(Diagnostic) -> [ClipSyntax] {
    var clips: [ClipSyntax] = []
    repeat {
      let clip = try clip(clips.isEmpty ? "a clip" : "a clip after ','")
      clips.append(clip)
      if clips.count > allowed.upperBound {
        throw .count("clip", allowed, of: verb, at: clip.range)
      }
    } while stream.take(.comma)
    guard clips.count >= allowed.lowerBound else {
      throw .count("clip", allowed, of: verb, at: stream.missing)
    }
    return clips
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
