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

  /// An attribute and its text; nil leaves it out.
  typealias Attribute = (name: String, text: String?)

  /// The tag that opens an element, with its attributes in the order given.
  static func opening(_ name: String, _ attributes: [Attribute]) -> String {
    "<\(name)\(text(of: attributes))>"
  }

  /// The tag of an element with nothing in it.
  static func empty(_ name: String, _ attributes: [Attribute]) -> String {
    "<\(name)\(text(of: attributes))/>"
  }

  private static func text(of attributes: [Attribute]) -> String {
    attributes.map { attribute in
      attribute.text.map { " \(attribute.name)=\"\(escaped($0, inAttribute: true))\"" } ?? ""
    }.joined()
  }
}
