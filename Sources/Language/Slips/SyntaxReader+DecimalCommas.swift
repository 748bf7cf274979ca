/// `0,5`: numbers as half of the world writes them.
extension SyntaxReader {
  /// True at a number whose decimal point is a comma, where no list and no point may stand.
  var isAtDecimalComma: Bool {
    guard !allowsList, !stream.isInsideParentheses,
      stream.byte(afterStart: stream.current.range.count) == UInt8(ascii: ","),
      let number = numberWithComma(from: stream)
    else {
      return false
    }
    // Three in a row are a list that has no place here.
    var ahead = number.end
    guard ahead.current.kind == .symbol(.comma), !ahead.current.hasSpaceBefore else { return true }
    ahead.advance()
    if case .number = ahead.current.kind { return ahead.current.hasSpaceBefore }
    return true
  }

  /// Takes such a number for the one that was meant, and tells so.
  mutating func decimalComma() {
    guard let number = numberWithComma(from: stream) else { return }
    diagnostics.append(.decimalComma(number.range, number.text))
    stream = number.end
    fold(.number(number.value, unit: number.unit), number.range, operands: 0)
  }

  /// Passes over the rest of such a number where it is an argument, and tells so.
  ///
  /// - Parameter value: What was read before the comma.
  mutating func passDecimalComma(behind value: Expression) {
    let whole = stream.text(value.range)
    guard stream.isAt(.comma), CharacterClass.isWhole(whole) else { return }
    var ahead = stream
    ahead.advance()
    guard let rest = fraction(ahead, behind: stream.current) else { return }
    ahead.advance()
    guard ahead.isAt(.comma) || ahead.isAt(.closeParenthesis) else { return }
    diagnostics.append(.decimalComma(value.range.lowerBound..<ahead.previousEnd, "\(whole).\(rest)"))
    stream = ahead
  }

  private struct NumberWithComma {
    let text: String
    let value: Double
    let unit: Expression.Unit?
    let range: Range<Int>

    /// Behind it.
    let end: TokenStream
  }

  private func numberWithComma(from place: TokenStream) -> NumberWithComma? {
    guard case .number(_, nil) = place.current.kind, CharacterClass.isWhole(place.currentText) else {
      return nil
    }
    var ahead = place
    ahead.advance()
    let comma = ahead.current
    guard comma.kind == .symbol(.comma) else { return nil }
    ahead.advance()
    guard let rest = fraction(ahead, behind: comma), case .number(_, let unit) = ahead.current.kind else {
      return nil
    }
    let digits = place.currentText + "." + rest.prefix { $0.isNumber }
    guard let value = Double(digits) else { return nil }
    let (text, start) = ("\(place.currentText).\(rest)", place.current.range.lowerBound)
    ahead.advance()
    return NumberWithComma(
      text: text,
      value: value,
      unit: unit,
      range: start..<ahead.previousEnd,
      end: ahead
    )
  }

  /// What stands behind a comma that touches a whole number on both sides, its unit with it.
  private func fraction(_ place: TokenStream, behind comma: Token) -> String? {
    guard !comma.hasSpaceBefore, !place.current.hasSpaceBefore,
      case .number(_, let unit) = place.current.kind,
      CharacterClass.isWhole(String(place.currentText.dropLast(unit?.rawValue.count ?? 0)))
    else { return nil }
    return place.currentText
  }
}

extension TokenStream {
  /// True at a comma with a digit on both sides of it.
  var isAtTouchingComma: Bool {
    let start = current.range.lowerBound
    guard start > 0, start + 1 < bytes.count else { return false }
    return CharacterClass.isDigit(bytes[start - 1]) && CharacterClass.isDigit(bytes[start + 1])
  }
}

extension CharacterClass {
  /// Whether a text is digits and nothing else.
  fileprivate static func isWhole(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isDigit) }
}

extension Diagnostic {
  fileprivate static func decimalComma(_ range: Range<Int>, _ meant: String) -> Diagnostic {
    Diagnostic(id: "decimal-comma", message: "a decimal point is '.'", range: range, suggestion: meant)
  }
}
