/// Brackets that are another kind than is meant, or missing.
extension SyntaxReader {
  /// How many brackets of a statement have no partner, or a wrong one.
  func mismatchedBrackets(in tokens: [Token], with slip: Slip? = nil) -> Int {
    var (open, count): ([Symbol], Int) = ([], 0)
    func take(_ symbol: Symbol) {
      if symbol.closing != nil { return open.append(symbol) }
      guard symbol.isClosing else { return }
      if open.popLast()?.closing != symbol { count += 1 }
    }
    for token in tokens {
      let mends = slip?.mends.filter { token.range.contains($0.range.lowerBound) } ?? []
      for case .symbol(let symbol)? in mends.map(\.kind) { take(symbol) }
      if case .symbol(let symbol) = token.kind, mends.allSatisfy(\.range.isEmpty) { take(symbol) }
    }
    return count + open.count
  }

  /// A bracket of another kind than is meant.
  func mistakenBrackets(_ index: Int, in tokens: [Token]) -> [Slip] {
    let token = tokens[index]
    let meant: [Symbol] =
      switch token.kind {
      case .symbol(.openBrace), .symbol(.less): [.openParenthesis]
      case .symbol(.openSquare): [.openParenthesis, .openBrace]
      case .symbol(.openParenthesis): [.openBrace]
      case .symbol(.closeBrace): [.closeParenthesis]
      case .symbol(.closeSquare): [.closeParenthesis, .closeBrace]
      case .symbol(.closeParenthesis): [.closeBrace]
      default: []
      }
    if stream.text(token.range).hasSuffix("0") { return mistakenZero(token) }
    return meant.map { symbol in
      let fault = Diagnostic(
        id: "wrong-bracket",
        message: "'\(stream.text(token.range))' stands where '\(symbol.rawValue)' belongs",
        range: token.range,
        suggestion: symbol.rawValue
      )
      return Slip(faults: [fault], mends: [MeantToken(token.range, as: symbol)])
    }
  }

  /// `.spring(duration: 0.40`: the key beside that of `)`.
  private func mistakenZero(_ token: Token) -> [Slip] {
    let place = token.range.upperBound - 1
    let fault = Diagnostic(
      id: "wrong-bracket",
      message: "'0' stands where ')' belongs",
      range: place..<place + 1,
      suggestion: ")"
    )
    var mends = [MeantToken(place..<place + 1, as: .closeParenthesis)]
    let rest = token.range.lowerBound..<place
    switch token.kind {
    case .number where rest.isEmpty: break
    case .number:
      guard let value = TokenStream.plainNumber(stream.text(rest)) else { return [] }
      mends.append(MeantToken(rest, as: .number(value, unit: nil)))
    case .identifier: mends.append(MeantToken(rest, as: .identifier, text: stream.text(rest)))
    default: return []
    }
    return [Slip(faults: [fault], mends: mends)]
  }

  /// `CubicKeyframe1, duration: 0.2)`, `withAnimation.snappy) {`, `0, 0)`.
  func missingBrackets(_ index: Int, in tokens: [Token]) -> [Slip] {
    let token = tokens[index]
    if token.kind == .identifier {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let glued = next?.kind == .symbol(.openParenthesis) ? [] : gluedCalls(token.range)
      if !glued.isEmpty { return glued }
      if let next, !next.hasSpaceBefore, isCallable(stream.text(token.range)),
        next.kind != .symbol(.openParenthesis)
      {
        return [missing(behind: token.range)]
      }
    }
    return beginsPoint(index, in: tokens) ? [missing(before: token.range)] : []
  }

  /// `springduration: 0.4)`: the name of what is called, with what its bracket would part from it.
  private func gluedCalls(_ range: Range<Int>) -> [Slip] {
    let word = stream.text(range)
    guard range.count <= 40 else { return [] }
    return (1..<max(1, range.count)).reversed().compactMap { length in
      let (name, rest) = (String(word.prefix(length)), String(word.dropFirst(length)))
      let isLabel = rest == "trigger" || rest == "repeating"
      guard name.utf8.count == length, rest.first?.isUppercase == false, isLabel || isCallable(name)
      else { return nil }
      let place = range.lowerBound + length
      return Slip(
        faults: [missing(at: range, behind: name, instead: "\(name)(\(rest)")],
        mends: [
          MeantToken(range.lowerBound..<place, as: .identifier, text: name),
          MeantToken(place..<place, as: .openParenthesis),
        ]
      )
    }
  }

  /// Whether a word is called with brackets right behind it.
  private func isCallable(_ word: String) -> Bool {
    functions.contains(word) || clipWords.labels[word] != nil || word == "withAnimation"
      || KeyframesSyntax.Keyframe.kinds.contains(word)
  }

  /// True at a number with a comma behind it that no bracket holds, where a `)` follows.
  private func beginsPoint(_ index: Int, in tokens: [Token]) -> Bool {
    guard case .number = tokens[index].kind, index + 3 < tokens.count,
      tokens[index + 1].kind == .symbol(.comma)
    else { return false }
    let behind = tokens[index + 2].kind == .symbol(.minus) ? index + 4 : index + 3
    return behind < tokens.count && tokens[behind].kind == .symbol(.closeParenthesis)
  }

  private func missing(behind word: Range<Int>) -> Slip {
    let (place, name) = (word.upperBound, stream.text(word))
    return Slip(
      faults: [missing(at: word, behind: name, instead: "\(name)(")],
      mends: [MeantToken(place..<place, as: .openParenthesis)]
    )
  }

  private func missing(before range: Range<Int>) -> Slip {
    let place = range.lowerBound
    let fault = Diagnostic(
      id: "expected",
      message: "expected '(' before a point",
      range: range,
      suggestion: "(\(stream.text(range))"
    )
    return Slip(faults: [fault], mends: [MeantToken(place..<place, as: .openParenthesis)])
  }

  private func missing(at range: Range<Int>, behind name: String, instead: String) -> Diagnostic {
    Diagnostic(
      id: "expected",
      message: "expected '(' behind '\(name)'",
      range: range,
      suggestion: instead
    )
  }
}
