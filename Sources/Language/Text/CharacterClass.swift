/// What a character may be part of, for the lexer and for whoever asks whether a word is a name.
package enum CharacterClass {
  /// Bytes of a name: far more than a reader takes in, and few enough to be told in a message.
  package static let longestName = 1000

  static func startsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    // Nearly all text is ASCII, whose properties need not be looked up.
    if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
      return byte == UInt8(ascii: "_") || isASCIILetter(byte)
    }
    return scalar.properties.isXIDStart || scalar.properties.isEmojiPresentation
  }

  static func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
      return startsIdentifier(scalar) || isDigit(byte)
    }
    // Joiners and selectors hold one emoji together; they never start a name.
    return startsIdentifier(scalar) || scalar.properties.isXIDContinue
      || scalar.properties.isVariationSelector
      || scalar.properties.isJoinControl || scalar.properties.isEmojiModifier
  }

  /// A newline to the reader: the line separators of Unicode too, since editors show them as such.
  static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// White space that a reader cannot tell from a space: pasted text is full of U+00A0.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == " " || (0x09...0x0D).contains(scalar.value) }
    return scalar.value == 0xFEFF || scalar.properties.isWhitespace
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isASCIILetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }

  /// Says whether a text is one identifier, reserved or not.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, startsIdentifier(first), text.utf8.count <= longestName
    else { return false }
    return text.unicodeScalars.allSatisfy(continuesIdentifier)
  }

  /// Says whether a text may be given as a name to something new.
  package static func isName(_ text: String) -> Bool {
    isIdentifier(text) && !ReservedWord.all.contains(text)
  }
}

/// Words that cannot be defined, since they already stand for something.
package enum ReservedWord {
  /// Words that begin something else wherever they stand, so that no name can be told from them.
  package static let structural: Set<String> = ["self", "if", "else", "let"]

  package static let all: [String] = ["true", "false", "nil", "reduceMotion", "colorScheme", "pi"]
}
