/// Text as XML 1.0 takes it.
enum XMLText {
  /// A text for between tags, or in an attribute.
  ///
  /// What must be escaped is; a character that XML has no spelling for is spelled as Swift does, `\u{1}`.
  /// In an attribute a reader would make spaces of line ends, so they are escaped too.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\r": escaped += "&#13;"
      case "\n" where inAttribute, "\t" where inAttribute: escaped += "&#\(scalar.value);"
      case _ where isAllowed(scalar): escaped.unicodeScalars.append(scalar)
      default: escaped += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return escaped
  }

  /// The characters of XML 1.0; surrogates are no scalars.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// A tag with its attributes in the order given.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>, isEmpty: Bool = false)
    -> String
  {
    let pairs = attributes.map { " \($0.key)=\"\(escaped($0.value, inAttribute: true))\"" }
    return "<\(name)\(pairs.joined())\(isEmpty ? "/" : "")>"
  }
}
