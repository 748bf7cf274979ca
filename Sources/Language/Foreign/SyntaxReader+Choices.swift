/// `if isOn { 1 } else { 0 }` where a value stands, and among a view's properties.
extension SyntaxReader {
  /// A condition, nil behind the last `else`, and what its block holds.
  private typealias Branch = (condition: String?, body: String)

  /// More branches than a choice is told with.
  private static let mostBranches = 20

  /// True where a word of Swift's chooses between blocks.
  var isAtChoice: Bool {
    guard stream.isAtIdentifier else { return false }
    if stream.currentText == "if" { return true }
    guard stream.currentText == "switch" else { return false }
    var ahead = stream
    ahead.advance()
    while ahead.isAtIdentifier || ahead.isAt(.dot) { ahead.advance() }
    return ahead.isAt(.openBrace)
  }

  /// Passes over a choice where a value stands, and says how it is written.
  mutating func chosenValue() -> Diagnostic {
    passChoice { branch in
      let body = branch.body
      return body.isEmpty || body.contains(";") || body.contains("{") ? nil : ("", body)
    }
  }

  /// Passes over a choice between properties, and says how it is written.
  mutating func chosenProperty() -> Diagnostic {
    passChoice { branch in
      let parts = branch.body.split(separator: "=", maxSplits: 1).map(Self.trimmed)
      guard parts.count == 2, CharacterClass.isName(parts[0]), !parts[1].hasPrefix("="),
        !parts[1].contains(where: { ";={".contains($0) })
      else { return nil }
      return (parts[0] + " = ", parts[1])
    }
  }

  /// - Parameter part: What a branch gives a value to, as it is written before the choice, and the value.
  private mutating func passChoice(_ part: (Branch) -> (target: String, value: String)?) -> Diagnostic {
    let start = stream.current.range
    let word = stream.currentText
    let branches = takeBranches()
    let parts = branches.compactMap(part)
    let whole = start.lowerBound..<max(start.upperBound, stream.previousEnd)
    var meant: String?
    if parts.count == branches.count, parts.count > 1, branches.last?.condition == nil,
      Set(parts.map(\.target)).count == 1, !stream.text(whole).contains(where: \.isNewline)
    {
      meant = parts[0].target
      for (branch, part) in zip(branches, parts) {
        let value = part.value.contains("?") ? "(\(part.value))" : part.value
        meant? += branch.condition.map { "\($0) ? \(value) : " } ?? value
      }
    }
    return Diagnostic(
      id: "swift-spelling",
      message: "'\(word)' chooses between actions; a value is chosen by '?' and ':', as in isOn ? 1 : 0",
      range: meant == nil ? start : whole,
      suggestion: meant
    )
  }

  /// Takes all of a choice; the branches are empty where it is none that could be written otherwise.
  private mutating func takeBranches() -> [Branch] {
    var branches: [Branch] = []
    var isElse = false
    repeat {
      let isConditional = stream.currentText == "if"
      if isConditional || !isElse { stream.advance() }
      let condition = textUpToBlock()
      guard let body = takeBlock() else { return [] }
      branches.append((isConditional ? condition : nil, body))
      isElse = stream.current.kind == .identifier && stream.currentText == "else"
      if isElse { stream.advance() }
    } while isElse && branches.count < Self.mostBranches
    return branches
  }

  private mutating func textUpToBlock() -> String {
    let start = stream.current.range.lowerBound
    while !stream.isAtEntryEnd, !stream.isAt(.openBrace) { stream.advance() }
    return Self.trimmed(stream.text(start..<max(start, stream.previousEnd)))
  }

  /// Takes `{ ... }` and returns what stands in it; nil where no block is, or nothing closes it.
  private mutating func takeBlock() -> String? {
    let outside = stream.openers.count
    guard stream.take(.openBrace) else { return nil }
    let start = stream.previousEnd
    while stream.openers.count > outside {
      guard stream.current.kind != .end, !isAtLineOfItsOwn else { return nil }
      stream.advance()
    }
    return Self.trimmed(stream.text(start..<max(start, stream.previousEnd - 1)))
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let inside = text.drop(while: \.isWhitespace)
    return String(inside.reversed().drop(while: \.isWhitespace).reversed())
  }
}
