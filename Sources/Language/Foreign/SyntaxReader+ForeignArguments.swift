/// `name = 0.5f`, `"name": 'text'`: what stands between the brackets of other languages.
extension SyntaxReader {
  /// Reads arguments up to the bracket that closes them; in them a newline is a space.
  ///
  /// - Parameters:
  ///   - sign: What stands between a name and its value: `=` or `:`.
  ///   - closing: The bracket at the end.
  mutating func foreignArguments(_ sign: Symbol, until closing: Symbol) throws(Diagnostic) -> ForeignArguments
  {
    var arguments = ForeignArguments()
    while stream.current.kind != .symbol(closing) {
      let name = try foreignName(before: sign)
      try arguments.add(foreignArgument(name))
      if stream.current.kind == .symbol(.comma) {
        stream.advance()
      } else if stream.current.kind != .symbol(closing) {
        throw .expected("',' or '\(closing.rawValue)'", at: stream.current.range)
      }
    }
    stream.advance()
    return arguments
  }

  /// The name of an argument, in quotes or bare; nil where a value stands by its place.
  private mutating func foreignName(before sign: Symbol) throws(Diagnostic) -> Word? {
    let outer = stream
    if let name = foreignWord(), stream.current.kind == .symbol(sign) {
      stream.advance()
      return name
    }
    stream = outer
    guard sign == .assign else { throw .expected("a name and ':'", at: stream.current.range) }
    return nil
  }

  /// An identifier, or one in double or single quotes; nil, with the stream anywhere, for anything else.
  private mutating func foreignWord() -> Word? {
    switch stream.current.kind {
    case .identifier: return taken(stream.currentWord)
    case .string(let text): return taken(Word(text: text, range: stream.current.range))
    default:
      guard let text = stream.quoted, CharacterClass.isIdentifier(text) else { return nil }
      return taken(Word(text: text, range: stream.current.range))
    }
  }

  private mutating func taken(_ word: Word) -> Word {
    stream.advance()
    return word
  }

  private mutating func foreignArgument(_ name: Word?) throws(Diagnostic) -> ForeignArguments.Argument {
    let start = stream.current.range.lowerBound
    let sign = stream.current.kind == .symbol(.minus) ? -1.0 : 1
    if sign < 0 { stream.advance() }
    let value: ForeignArguments.Value
    if let number = foreignNumber {
      stream.advance()
      value = .number(sign * number)
    } else if sign > 0, var word = foreignWord()?.text {
      while stream.current.kind == .symbol(.dot), stream.peek().kind == .identifier {
        stream.advance()
        word += "." + stream.currentText
        stream.advance()
      }
      value = .word(word)
    } else {
      throw .expected("a number", at: stream.current.range)
    }
    return ForeignArguments.Argument(name: name, value: value, range: start..<stream.previousEnd)
  }

  /// A number, also one that ends as those of Kotlin do: `0.5f`.
  private var foreignNumber: Double? {
    switch stream.current.kind {
    case .number(let value, nil): return value
    case .faulty:
      let text = stream.currentText
      guard let last = text.last, "fF".contains(last), let value = Double(text.dropLast()), value.isFinite
      else { return nil }
      return value
    default: return nil
    }
  }
}
