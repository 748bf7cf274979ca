/// What stands in the brackets of `withAnimation` beside its animation.
extension SyntaxReader {
  /// The call with its block as it is written here; nil where nobody knows.
  ///
  /// - Parameter brackets: Before the bracket that opens.
  /// - Returns: The text, and where what it replaces ends.
  func callWithBlock(in brackets: TokenStream) -> (text: String, end: Int)? {
    var ahead = brackets
    guard let arguments = arguments(&ahead), arguments.count == 2, let second = arguments.last else {
      return nil
    }
    let animation = arguments[0].value
    if second.label == nil, second.value.hasPrefix("{"), second.value.hasSuffix("}") {
      return second.value.contains(where: \.isNewline)
        ? nil : ("withAnimation(\(animation)) \(second.value)", ahead.previousEnd)
    }
    guard let label = second.label, ahead.isAt(.openBrace) else { return nil }
    let end = ahead.current.range.upperBound
    if label == "completionCriteria" { return ("withAnimation(\(animation)) {", end) }
    // What jumps has nothing that a modifier could change.
    guard clipWords.modifiers.contains(label), animation != "nil" else { return nil }
    let operand = TokenStream.isOneOperand(animation) ? animation : "(\(animation))"
    return ("withAnimation(\(operand).\(label)(\(second.value))) {", end)
  }
}
