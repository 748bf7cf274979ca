extension SyntaxReader {
  /// Reads `{ actions }`.
  mutating func actionBlock(of owner: BlockOwner = .actions) throws(Diagnostic) -> [ActionSyntax] {
    try block(" and actions", of: owner) { (reader) throws(Diagnostic) in try reader.action() }
  }

  /// Reads one action.
  mutating func action() throws(Diagnostic) -> ActionSyntax {
    try refuseStatement()
    passDoubledName()
    guard stream.isAtIdentifier else { throw unexpected(instead: "an action such as 'isOn.toggle()'") }
    if let action = try actionIfHere() { return action }
    if let fault = detachedUnit ?? timeInBlock ?? bareToggle ?? spokenToggle ?? comparedState ?? foreignAction
    {
      throw fault
    }
    let word = stream.currentWord
    let fault = Diagnostic(
      id: "not-an-action",
      message: "expected an action: '\(word.text) = ...', '\(word.text).toggle()', withAnimation, if or drag",
      range: word.range,
      suggestion: Suggestion.closest(to: word.text, among: ["withAnimation", "drag"])
    )
    let next = stream.peek()
    if fault.suggestion == "withAnimation",
      next.kind == .symbol(.openBrace) || next.kind == .symbol(.openParenthesis)
    {
      diagnostics.append(fault)
      return try withAnimation()
    }
    stream.advance()
    throw fault
  }

  /// Reads an action where one stands; nil, with nothing read, where a word begins something else.
  mutating func actionIfHere() throws(Diagnostic) -> ActionSyntax? {
    skipSelf()
    if let action = try toggleWithoutDot() { return action }
    let next = stream.peek()
    if !next.hasNewlineBefore, let fault = foreignAssignment(before: next) { throw fault }
    if !next.hasNewlineBefore, let action = try assignment(before: next) { return action }
    switch stream.currentText {
    case "withAnimation" where next.kind == .symbol(.openParenthesis) || next.kind == .symbol(.openBrace):
      return try withAnimation()
    case "withAnimation" where next.kind == .symbol(.dot) && next.hasSpaceBefore && !next.hasNewlineBefore:
      throw detachedAnimation()
    case "withAnimation" where next.kind == .identifier && !next.hasNewlineBefore:
      if isBeforeDetachedName { throw detachedAnimation() }
      return try withAnimation()
    case "withAnimation" where next.kind == .end || next.hasNewlineBefore || next.kind == .symbol(.semicolon):
      stream.advance()
      throw .expected("'{' and actions, as in withAnimation(.bouncy) { isOn.toggle() }", at: stream.missing)
    case "if" where !next.continuesValue: return try conditionalAction()
    case "drag" where !next.hasNewlineBefore && next.kind == .identifier: return .drag(try drag())
    default: return nil
    }
  }

  // MARK: Assignments

  private mutating func assignment(before next: Token) throws(Diagnostic) -> ActionSyntax? {
    guard case .symbol(let symbol) = next.kind, symbol.assigns || symbol == .dot else { return nil }
    let isWhole = stream.isAtEntryStart
    var ahead = stream
    let name = ahead.currentWord
    ahead.advance()
    var component: Word?
    if ahead.take(.dot) {
      guard ahead.isAtIdentifier, !ahead.current.hasSpaceBefore, !ahead.current.hasNewlineBefore else {
        return nil
      }
      component = ahead.takeComponents()
    }
    let isTold = excusedNames.contains(name.text)
    let target = TargetSyntax(name: name, component: component, isTold: isTold)
    if component?.text == "toggle", ahead.isAt(.openParenthesis) {
      stream = ahead
      stream.advance()
      try expect(.closeParenthesis, "; 'toggle' takes nothing")
      return .toggle(TargetSyntax(name: name, component: nil, isTold: isTold))
    }
    if let component, ahead.isAt(.openParenthesis) { try refuseMisspelledToggle(component) }
    guard !ahead.isOnNewLine, case .symbol(let sign) = ahead.current.kind, sign.assigns else { return nil }
    stream = ahead
    stream.advance()
    let operation: Expression.Infix? = sign == .assign ? nil : sign == .plusAssign ? .add : .subtract
    if let fault = turnedSign(behind: sign) { throw fault }
    let outer = allowsList
    allowsList = true
    defer { allowsList = outer }
    let value = try expression("a value for '\(name.text)'")
    if stream.isAt(.assign) { throw chainedAssignment(of: value, to: isWhole ? name : nil) }
    return .assign(target: target, operation: operation, value: try point(from: value))
  }

  /// `isOn.togle()`.
  private func refuseMisspelledToggle(_ word: Word) throws(Diagnostic) {
    guard let meant = Suggestion.closest(to: word.text, among: ["toggle"]) else { return }
    throw Diagnostic(
      id: "not-an-action",
      message: "no action is called '\(word.text)'",
      range: word.range,
      suggestion: meant
    )
  }

  // MARK: Blocks of actions

  mutating func withAnimation() throws(Diagnostic) -> ActionSyntax {
    let keyword = try word("withAnimation")
    var animation: Expression?
    let brackets = stream
    if stream.take(.openParenthesis) {
      animation = try labelledAnimation()
      if animation == nil, !stream.isAt(.closeParenthesis) {
        animation = try expression("an animation, or nil")
      }
      if animation != nil, stream.isAt(.comma) { throw moreThanOneAnimation(keyword, in: brackets) }
      try expect(.closeParenthesis)
    }
    if case .faulty(let fault) = stream.current.kind, fault.id == "unknown-sign", !stream.isOnNewLine {
      // No sign joins it to what follows, whatever the sign was meant for.
      throw .expected("'{' and actions", at: fault.range)
    }
    let actions = try actionBlock()
    if stream.isAtIdentifier("completion"), stream.peek().kind == .symbol(.colon) {
      throw Diagnostic(
        id: "swift-spelling",
        message: "what follows an animation is a scene's later entry: scene NAME { at 0 ...; at 0.5 ... }",
        range: stream.current.range
      )
    }
    return .withAnimation(animation, keyword: keyword, actions)
  }

  private func moreThanOneAnimation(_ keyword: Word, in brackets: TokenStream) -> Diagnostic {
    let instead = callWithBlock(in: brackets)
    return Diagnostic(
      id: "extra-argument",
      message: "'withAnimation' takes one animation and nothing else",
      range: instead.map { keyword.range.lowerBound..<$0.end } ?? stream.peek().range,
      suggestion: instead?.text
    )
  }

  private mutating func conditionalAction() throws(Diagnostic) -> ActionSyntax {
    stream.advance()
    if let fault = availability() { throw fault }
    let condition = try expression("a condition after 'if'")
    if stream.isAt(.assign) { throw assigning }
    let then = try actionBlock(of: .condition)
    if isAtMisspeltElse {
      diagnostics.append(.misspeltElse(stream.currentWord))
    } else if isAtMistakenElse {
      diagnostics.append(.mistakenElse(stream.currentWord))
      return .conditional(condition, then: then, otherwise: [try furtherCondition()])
    }
    guard isAtElse || isAtMisspeltElse else {
      try refuseBareElse()
      return .conditional(condition, then: then, otherwise: [])
    }
    stream.advance()
    guard stream.isAtIdentifier("if") else {
      return .conditional(condition, then: then, otherwise: try actionBlock())
    }
    return .conditional(condition, then: then, otherwise: [try furtherCondition()])
  }

  private mutating func furtherCondition() throws(Diagnostic) -> ActionSyntax {
    try deeper()
    let action = try conditionalAction()
    depth -= 1
    return action
  }
}
