import Language

/// Writes JSON in one of two forms, the same bytes for the same value every time.
package enum JSONWriter {
  /// Columns a value may fill before it is broken over lines.
  private static let width = 100

  /// One line without a space, for `--json`.
  package static func line(_ value: JSONValue) -> String {
    var text = ""
    write(value, colon: ":", comma: ",", to: &text)
    return text
  }

  /// For people: what fits on a line stands on one, the rest is indented by two spaces; ends in a newline.
  package static func pretty(_ value: JSONValue) -> String {
    var text = ""
    write(value, indent: 0, column: 0, isOutermost: true, to: &text)
    return text + "\n"
  }

  /// The shortest spelling that reads back as exactly this number; `null` unless it is finite.
  package static func text(of number: Double) -> String {
    number.isFinite ? SyntaxPrinter.number(number) : "null"
  }

  private static func write(
    _ value: JSONValue,
    indent: Int,
    column: Int,
    isOutermost: Bool,
    to text: inout String
  ) {
    var flat = ""
    write(value, colon: ": ", comma: ", ", to: &flat)
    let inner = String(repeating: " ", count: indent + 2)
    let close = String(repeating: " ", count: indent)
    switch value.content {
    case .array(let elements) where isBroken(flat, column: column) && !elements.isEmpty:
      text += "["
      for (index, element) in elements.enumerated() {
        text += index == 0 ? "\n\(inner)" : ",\n\(inner)"
        write(element, indent: indent + 2, column: indent + 2, isOutermost: false, to: &text)
      }
      text += "\n\(close)]"
    case .object(let members) where (isOutermost || isBroken(flat, column: column)) && !members.isEmpty:
      text += "{"
      for (index, member) in members.enumerated() {
        let key = quoted(member.key) + ": "
        text += (index == 0 ? "\n\(inner)" : ",\n\(inner)") + key
        write(member.value, indent: indent + 2, column: indent + 2 + key.count, isOutermost: false, to: &text)
      }
      text += "\n\(close)}"
    default: text += flat
    }
  }

  // Objects in a list stand one a line however short the list is, so that a change is one line of a diff.
  private static func isBroken(_ flat: String, column: Int) -> Bool {
    flat.hasPrefix("[{") || column + flat.count > width
  }

  private static func write(_ value: JSONValue, colon: String, comma: String, to text: inout String) {
    switch value.content {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += self.text(of: number)
    case .string(let string): text += quoted(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += comma }
        write(element, colon: colon, comma: comma, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += comma }
        text += quoted(member.key) + colon
        write(member.value, colon: colon, comma: comma, to: &text)
      }
      text += "}"
    }
  }

  /// A string in quotes; everything but quotes, backslashes and control characters stands as it is.
  package static func quoted(_ string: String) -> String {
    // Nearly every string is plain, and a session holds tens of thousands of them.
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      return "\"" + string + "\""
    }
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        let code = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
