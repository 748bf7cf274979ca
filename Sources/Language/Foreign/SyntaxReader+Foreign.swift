/// Lines as Swift, SwiftUI and other programs have them, each told how it is written here.
extension SyntaxReader {
  /// The fault of a line that can only come from elsewhere; nil for one that may be read.
  func foreignStatement() -> Diagnostic? {
    let next = stream.peek()
    let isCall = next.kind == .symbol(.openParenthesis) && !next.hasSpaceBefore
    switch stream.currentText {
    case "?" where hints["?"] != nil:
      return .unknownCommand("?", at: stream.current.range, instead: hints["?"]?.verb)
    case "@", "var": return attributed()
    case let word
    where SwiftWords.levels.contains(word) && (isCall || next.kind == .identifier) && !next.hasNewlineBefore:
      return attributed()
    case "easel" where !next.hasNewlineBefore && next.hasSpaceBefore: return ownName(before: next)
    case "enum" where next.kind == .identifier && !next.hasNewlineBefore: return enumeration()
    case let word where isCall && KeyframesSyntax.Keyframe.kinds.contains(word):
      return .written(stream.currentWord, "keyframes NAME { scale = 1 { ... } }")
    case let word where next.kind == .symbol(.dot) && signatures[word]?.takesClips == true:
      if let fault = touchingClip(behind: next) { return fault }
      return foreignWord(before: next)
    case "KeyframeTrack" where isCall:
      return .written(stream.currentWord, "keyframes NAME { scale = 1 { ... } }")
    case "KeyframeAnimator" where isCall: return .written(stream.currentWord, "keyframes NAME { ... }")
    case "PhaseAnimator" where isCall: return .written(stream.currentWord, "phases NAME { ... }")
    case ".": return dottedStatement()
    default: return stream.current.kind == .identifier ? foreignWord(before: next) : nil
    }
  }

  /// Modules whose words are known here, or of which nothing is needed.
  private static let modules: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "Foundation", "Combine", "CoreGraphics", "QuartzCore", "Observation",
    "Spring",
  ]

  /// Passes over `import SwiftUI`, which asks for what is there.
  mutating func passImport() -> Bool {
    var ahead = stream
    guard stream.current.kind == .identifier, stream.currentText == "import" else { return false }
    ahead.advance()
    guard ahead.current.kind == .identifier, !ahead.current.hasNewlineBefore,
      Self.modules.contains(ahead.currentText)
    else { return false }
    ahead.advance()
    guard ahead.isAtEntryEnd || ahead.current.hasNewlineBefore else { return false }
    stream = ahead
    return true
  }

  /// `import Charts`, `struct Card: View { ... }`, `DispatchQueue.main...`: a word that begins no line here.
  private func foreignWord(before next: Token) -> Diagnostic? {
    let word = stream.currentText
    if let fault = changeBehindVerb() { return fault }
    if let fault = strayElse(before: next) ?? foreignView() ?? cssDeclaration() { return fault }
    guard next.kind != .end, !next.hasNewlineBefore else { return nil }
    if case .string(let path) = next.kind, let (ending, verb) = hints[word]?.files.first {
      let range = stream.current.range.lowerBound..<next.range.upperBound
      let isScript = path.hasSuffix(ending)
      return .imported(word, verb, isScript ? SyntaxPrinter.quoted(path) : nil, at: range)
    }
    let isType = SwiftWords.types.contains(word)
    guard let advice = isType ? typeAdvice(at: stream) : ForeignWords.statements[word] else { return nil }
    // `for` may be a state; a type of Swift's has members.
    let hasMembers = word.first?.isUppercase == true && next.kind == .symbol(.dot)
    if case .symbol(let symbol) = next.kind, symbol.infix != nil || next.continuesValue, !hasMembers {
      return nil
    }
    return .foreign(word, advice, at: stream.current.range)
  }

  /// `withTransaction(Transaction(animation: .smooth)) {` as the line that does the same.
  private func transaction(_ word: Word) -> Diagnostic? {
    guard word.text == "withTransaction" else { return nil }
    var ahead = stream
    ahead.advance()
    let value = arguments(&ahead)?.first?.value ?? ""
    let (start, end) = ("Transaction(animation: ", ")")
    let isPlain = value.hasPrefix(start) && value.hasSuffix(end)
    let animation = isPlain ? String(value.dropFirst(start.count).dropLast()) : nil
    return Diagnostic(
      id: "swift-spelling",
      message: "the animation of a change is given by withAnimation(.smooth) { ... }",
      range: word.range.lowerBound..<(isPlain ? ahead.previousEnd : word.range.upperBound),
      suggestion: animation.map { "withAnimation(\($0))" }
    )
  }

  /// Words with which a change in a block may be meant to be animated.
  private static let animating: Set<String> = ["animate", "animation", "withSpring", "withTransition"]

  /// A word with a block behind it, or behind its brackets, that is no form of this language.
  func foreignBlock() -> Diagnostic? {
    let word = stream.currentWord
    var ahead = stream
    ahead.advance()
    var given: [(label: String?, value: String)] = []
    if ahead.isAt(.openParenthesis), !ahead.current.hasSpaceBefore {
      guard let arguments = arguments(&ahead) else { return nil }
      given = arguments
    }
    guard ahead.isAt(.openBrace) else { return nil }
    if let fault = transaction(word) { return fault }
    let animates =
      Self.animating.contains(word.text) && given.count <= 1 && given.allSatisfy { $0.label == nil }
    let meant =
      animates
      ? "withAnimation" : Suggestion.closest(to: word.text, among: ["withAnimation", "onChange"])
    return Diagnostic(
      id: "unknown-block",
      message: "nothing with a block is called '\(word.text)' here"
        + (meant == nil ? "; a view is written 'view NAME { scale = 1 }'" : ""),
      range: word.range,
      suggestion: meant
    )
  }

  /// Passes over the `self.` of pasted code: here every state is one's own.
  mutating func skipSelf() {
    let next = stream.peek()
    guard stream.currentText == "self", next.kind == .symbol(.dot), !next.hasSpaceBefore else { return }
    stream.advance()
    stream.advance()
  }

  /// True where one word stands between `withAnimation` and its block.
  var isBeforeDetachedName: Bool {
    var ahead = stream
    ahead.advance()
    ahead.advance()
    return ahead.isAt(.openBrace) || ahead.isAt(.closeParenthesis)
  }

  /// `withAnimation .bouncy { ... }`.
  func detachedAnimation() -> Diagnostic {
    var ahead = stream
    ahead.advance()
    let typed = ahead.takeEntry(before: .openBrace)
    // Of its brackets the first alone may have been forgotten.
    let isClosed = typed.map { $0.hasSuffix(")") && $0.count { $0 == "(" } < $0.count { $0 == ")" } } == true
    let animation = isClosed ? typed.map { String($0.dropLast()) } : typed
    let block = ahead.take(.openBrace) ? " {" : ""
    let whole = stream.current.range.lowerBound..<ahead.previousEnd
    return Diagnostic(
      id: "detached-animation",
      message: "the animation of 'withAnimation' stands in brackets",
      range: animation == nil ? stream.current.range : whole,
      suggestion: animation.map { "withAnimation(\($0))" + block }
    )
  }
}

extension Diagnostic {
  /// `import "tokens.easel"`.
  fileprivate static func imported(
    _ word: String,
    _ verb: String,
    _ script: String?,
    at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-spelling",
      message: "'\(word)' takes in nothing yet; a script's lets are taken in by '\(verb)'",
      range: range,
      suggestion: script.map { "\(verb) \($0)" }
    )
  }

  static func foreign(_ word: String, _ advice: ForeignWords.Advice, at range: Range<Int>)
    -> Diagnostic
  {
    Diagnostic(
      id: "swift-spelling",
      message: advice.message.replacing("%", with: "'\(word)'"),
      range: range,
      suggestion: advice.suggestion
    )
  }

  static func written(_ word: Word, _ form: String) -> Diagnostic {
    Diagnostic(
      id: "swift-spelling",
      message: word.text == "KeyframeTrack" || KeyframesSyntax.Keyframe.kinds.contains(word.text)
        ? "a \(word.text) belongs inside '\(form)'" : "'\(word.text)' is written '\(form)' here",
      range: word.range
    )
  }
}
