/// Which characters the terminal can show.
package enum Charset: Hashable, Sendable {
  case unicode
  /// Nothing above U+007E ever leaves; each drawing character has a twin.
  case ascii

  /// A text in this charset: itself, or spelled in ASCII with `?` for what has no spelling.
  package func spell(_ text: String) -> String {
    if self == .unicode || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var spelled = ""
    for character in text {
      if character.isASCII {
        spelled.append(character)
      } else if let twin = Self.spellings[character] {
        spelled += twin
      } else {
        spelled += String(repeating: "?", count: DisplayWidth.columns(of: character))
      }
    }
    return spelled
  }

  /// What ends a text that was cut.
  package var ellipsis: String { self == .unicode ? "…" : "..." }

  /// What follows a number of degrees.
  package var degree: String { self == .unicode ? "°" : "deg" }

  private static let spellings: [Character: String] = [
    "…": "...", "°": "deg", "×": "x", "−": "-", "–": "-", "—": "-", "·": ".", "•": "*", "±": "+-",
    "←": "<", "→": ">", "↑": "^", "↓": "v", "⇧": "shift ", "▶": ">", "‖": "=", "■": "#", "▲": "^",
    "◆": "*", "◇": "o", "┤": "|", "├": "|", "│": "|", "┊": ":", "└": "+", "─": "-", "┴": "+",
    "┬": "+", "┼": "+", "●": "o", "▸": ">", "‘": "'", "’": "'", "“": "\"", "”": "\"", "ζ": "zeta",
    "ω": "omega", "π": "pi", "′": "'", "″": "\"", "≤": "<=", "≥": ">=", "≈": "~", "∞": "infinity",
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "▁": "_", "▄": "-", "█": "#", "✓": "ok", "✗": "x", "é": "e",
  ]
}

/// A drawing character and its ASCII twin, one column each.
struct Glyph: Hashable, Sendable {
  let unicode: Unicode.Scalar
  let ascii: Unicode.Scalar

  func scalar(in charset: Charset) -> UInt32 {
    charset == .unicode ? unicode.value : ascii.value
  }
}

extension Glyph {
  static let gutter = Glyph(unicode: "│", ascii: "|")
  static let gutterTick = Glyph(unicode: "┤", ascii: "+")
  static let corner = Glyph(unicode: "└", ascii: "+")
  static let axis = Glyph(unicode: "─", ascii: "-")
  static let axisTick = Glyph(unicode: "┬", ascii: "+")
  static let reference = Glyph(unicode: "·", ascii: ".")
  static let cursor = Glyph(unicode: "▲", ascii: "^")
  static let largest = Glyph(unicode: "◆", ascii: "*")
  static let bead = Glyph(unicode: "●", ascii: "o")
}
