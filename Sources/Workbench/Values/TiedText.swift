import Rendering

/// Text whose ties, no-break spaces, keep a number beside its unit where lines are broken.
enum TiedText {
  static let tie = "\u{A0}"

  /// The lines of a text, its ties become spaces.
  static func lines(_ text: String, width: Int, charset: Charset) -> [String] {
    let spelled = text.split(separator: tie, omittingEmptySubsequences: false).map {
      charset.spell(String($0))
    }
    return TextWrap.lines(spelled.joined(separator: tie), width: width).map(plain)
  }

  static func plain(_ text: String) -> String { text.replacing(tie, with: " ") }
}
