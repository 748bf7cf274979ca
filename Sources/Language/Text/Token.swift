/// One word, number, literal or sign of a text.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case identifier
    /// A finite number and the unit that touches it.
    case number(Double, unit: Expression.Unit?)
    /// The characters between the quotes, escapes resolved.
    case string(String)
    /// 0xRRGGBBAA.
    case color(UInt32)
    /// `--word` after a space; the token's text has the dashes.
    case option
    case symbol(Symbol)
    /// Not a token of the language; the fault says why.
    indirect case faulty(Diagnostic)
    case end
  }

  package let kind: Kind

  /// Offsets into the source's UTF-8, half open; empty for the end.
  package let range: Range<Int>

  /// True when white space, a comment or the start of the text stands before it.
  package let hasSpaceBefore: Bool

  /// True when a newline stands between it and the token before.
  package let hasNewlineBefore: Bool
}

/// The signs of the language.
package enum Symbol: String, Hashable, Sendable, CaseIterable {
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openSquare = "["
  case closeSquare = "]"
  case openBrace = "{"
  case closeBrace = "}"
  case comma = ","
  case semicolon = ";"
  case colon = ":"
  case question = "?"
  case dot = "."
  case ellipsis = "..."
  case plus = "+"
  case minus = "-"
  case star = "*"
  case slash = "/"
  case percent = "%"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case and = "&&"
  case or = "||"
  case not = "!"
  case assign = "="
  case plusAssign = "+="
  case minusAssign = "-="
  case bar = "|"
  case backslash = "\\"

  /// The sign that closes this one, for the three that open a bracket.
  package var closing: Symbol? {
    switch self {
    case .openParenthesis: .closeParenthesis
    case .openSquare: .closeSquare
    case .openBrace: .closeBrace
    default: nil
    }
  }

  package var isClosing: Bool { self == .closeParenthesis || self == .closeSquare || self == .closeBrace }
}
