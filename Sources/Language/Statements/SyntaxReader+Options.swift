/// What a command takes behind two dashes.
extension SyntaxReader {
  /// Reads options up to what is none.
  mutating func takeOptions(
    of signature: CommandSignature,
    into options: inout [OptionSyntax]
  ) throws(Diagnostic) {
    while !stream.isOnNewLine, stream.current.kind == .option {
      let name = Word(text: String(stream.currentText.dropFirst(2)), range: stream.current.range)
      guard let option = signature.options.first(where: { $0.name == name.text }) else {
        throw .unknownOption(name, of: signature)
      }
      if options.contains(where: { $0.name == name }) { throw .duplicate(stream.currentWord) }
      stream.advance()
      var value: Word?
      if let wanted = option.value {
        let missing = stream.isAtEntryEnd || stream.current.kind == .option
        if missing { throw .expected("a value, as in '--\(name.text) \(wanted)'", at: stream.missing) }
        value = try rawWord()
      }
      options.append(OptionSyntax(name: name, value: value))
    }
  }

  /// `—stage`, `-stage`: the fault of an option with the wrong dash; nil for anything else.
  var singleDashed: Diagnostic? {
    guard !stream.isOnNewLine, let name = optionBehindDash else { return nil }
    return Diagnostic(
      id: "unknown-option",
      message: "an option begins with two dashes",
      range: stream.current.range.lowerBound..<name.range.upperBound,
      suggestion: "--\(name.text)"
    )
  }

  /// The option of the command that touches a dash here; nil for anything else.
  var optionBehindDash: Word? {
    guard !options.isEmpty, stream.current.hasSpaceBefore,
      ["-", "\u{2212}", "\u{2013}", "\u{2014}"].contains(stream.currentText)
    else { return nil }
    let next = stream.peek()
    let name = stream.text(next.range)
    guard next.kind == .identifier, !next.hasSpaceBefore, options.contains(name) else { return nil }
    return Word(text: name, range: next.range)
  }
}

extension Diagnostic {
  fileprivate static func unknownOption(_ option: Word, of signature: CommandSignature) -> Diagnostic {
    let names = signature.options.map(\.name)
    let known = names.map { "--" + $0 }.joined(separator: ", ")
    let takes = names.isEmpty ? "takes no options" : "takes \(known)"
    return Diagnostic(
      id: "unknown-option",
      message: "'\(signature.name)' \(takes)",
      range: option.range,
      suggestion: Suggestion.closest(to: option.text, among: names).map { "--" + $0 }
    )
  }
}
