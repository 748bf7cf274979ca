/// Where a slip may stand that explains the faults of a statement.
extension SyntaxReader {
  /// Tokens of a statement that are looked through for slips.
  private static let longestLook = 400

  /// Those behind a statement that may belong to it.
  private static let farthestLook = 100

  /// Slips that can be nothing else, whatever else could be typed there.
  ///
  /// - Parameters:
  ///   - faults: What was found in the statement that begins here.
  ///   - end: Behind the last token that was read of it.
  func sureSlips(behind faults: [Diagnostic], to end: Int) -> [Slip] {
    let tokens = tokens(to: end)
    return wideSigns(among: tokens) + tokens.indices.flatMap { linePrefix($0, in: tokens) }
      + told(tokens, by: faults).flatMap {
        behindLine($0, in: tokens) + doubledNumber($0, in: tokens) + partedWord($0, in: tokens)
      }
  }

  /// What may be the slip, the likeliest first.
  ///
  /// - Parameters:
  ///   - faults: What was found in the statement that begins here.
  ///   - end: Behind the last token that was read of it.
  func likelySlips(behind faults: [Diagnostic], to end: Int) -> [Slip] {
    let tokens = tokens(to: end)
    let told = told(tokens, by: faults)
    let own = wholeTokens(behind: tokens, to: end)
    let mismatched = mismatchedBrackets(in: own)
    var slips = told.flatMap { partedName($0, in: tokens) }
    slips += told.flatMap { mistakenColon($0, in: tokens) + partedWord($0, in: tokens, isHyphened: true) }
    slips += told.flatMap { joinedWords($0, in: tokens) + joinedLines($0, in: tokens) }
    if mismatched > 0 {
      let brackets = told.lazy.flatMap { mistakenBrackets($0, in: tokens) + missingBrackets($0, in: tokens) }
        .filter { mismatchedBrackets(in: own, with: $0) < mismatched }
      slips += brackets.prefix(Self.mostTrials)
    }
    return slips + told.flatMap { brokenLine($0, in: tokens) }
  }

  /// How many brackets up to an offset have no partner, or a wrong one.
  func openBrackets(to end: Int) -> Int { mismatchedBrackets(in: tokens(to: end)) }

  private func tokens(to end: Int) -> [Token] {
    var ahead = stream
    var tokens: [Token] = []
    while ahead.current.kind != .end, ahead.current.range.lowerBound < end, tokens.count < Self.longestLook {
      tokens.append(ahead.current)
      ahead.passBracket()
    }
    // A line may go on in the next, where another statement seems to begin.
    return ahead.current.kind == .end ? tokens : tokens + [ahead.current]
  }

  /// The tokens, with those up to where the next statement can only begin: what was read may end too early.
  private func wholeTokens(behind tokens: [Token], to end: Int) -> [Token] {
    var ahead = stream
    var whole: [Token] = []
    while ahead.current.kind != .end, whole.count < tokens.count + Self.farthestLook {
      let isBehind = ahead.current.range.lowerBound >= end
      if isBehind, ahead.isAtMargin, ahead.current.kind == .identifier { break }
      whole.append(ahead.current)
      ahead.passBracket()
    }
    return whole
  }

  /// The places of the tokens in lines with a fault.
  private func told(_ tokens: [Token], by faults: [Diagnostic]) -> [Int] {
    let lines = Set(faults.prefix(3).map { self.line(of: $0.range.lowerBound, in: tokens) })
    var (line, told): (Int, [Int]) = (0, [])
    for index in tokens.indices {
      if index > 0, tokens[index].hasNewlineBefore { line += 1 }
      if lines.contains(line) { told.append(index) }
    }
    return told
  }

  /// In which line of the tokens an offset stands; behind the last of a line it is that line's.
  private func line(of offset: Int, in tokens: [Token]) -> Int {
    tokens.dropFirst().count { $0.hasNewlineBefore && $0.range.lowerBound <= offset }
  }

  // MARK: Signs

  /// Signs as wide as two, all that stand there.
  private func wideSigns(among tokens: [Token]) -> [Slip] {
    tokens.compactMap { token in
      guard case .faulty(let fault) = token.kind,
        let mends = Self.wideMends(in: token, stream.text(token.range))
      else { return nil }
      return Slip(faults: [fault], mends: mends)
    }
  }

  /// The signs that are meant by a text with wide ones in it; nil where something else is wide.
  private static func wideMends(in token: Token, _ text: String) -> [MeantToken]? {
    var (mends, start): ([MeantToken], Int) = ([], token.range.lowerBound)
    for scalar in text.unicodeScalars {
      let end = start + scalar.utf8.count
      if (0xFF01...0xFF5E).contains(scalar.value) {
        let plain = String(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
        guard let symbol = Symbol(rawValue: plain) else { return nil }
        mends.append(MeantToken(start..<end, as: symbol))
      }
      start = end
    }
    return mends.isEmpty ? nil : mends
  }

  /// `0.3 0.3`.
  private func doubledNumber(_ index: Int, in tokens: [Token]) -> [Slip] {
    guard index > 0, case .number = tokens[index].kind, case .number = tokens[index - 1].kind else {
      return []
    }
    let (first, second) = (tokens[index - 1].range, tokens[index].range)
    let text = stream.text(second)
    guard tokens[index].hasSpaceBefore, !tokens[index].hasNewlineBefore, stream.text(first) == text else {
      return []
    }
    let fault = Diagnostic.doubled(text, at: first.lowerBound..<second.upperBound)
    return [Slip(faults: [fault], mends: [MeantToken(second, as: nil)])]
  }

  /// `trigger, taps`, `isOn ? 1 , 0.9`, `0;4`.
  private func mistakenColon(_ index: Int, in tokens: [Token]) -> [Slip] {
    let token = tokens[index]
    guard token.kind == .symbol(.comma) || token.kind == .symbol(.semicolon), index > 0,
      index + 1 < tokens.count
    else { return [] }
    let (before, behind) = (tokens[index - 1], tokens[index + 1])
    if token.kind == .symbol(.comma), token.hasSpaceBefore, behind.kind == .identifier,
      !behind.hasSpaceBefore
    {
      return [Slip(faults: [.mistakenDot(at: token.range)], mends: [MeantToken(token.range, as: .dot)])]
    }
    if token.kind == .symbol(.semicolon), case .number(_, nil) = before.kind,
      case .number(_, let unit) = behind.kind, !token.hasSpaceBefore, !behind.hasSpaceBefore,
      let value = Double(
        stream.text(before.range) + "." + stream.text(behind.range).prefix { $0.isNumber }
      )
    {
      let range = before.range.lowerBound..<behind.range.upperBound
      let text = stream.text(before.range) + "." + stream.text(behind.range)
      let fault = Diagnostic(
        id: "decimal-comma",
        message: "a decimal point is '.'",
        range: range,
        suggestion: text
      )
      return [Slip(faults: [fault], mends: [MeantToken(range, as: .number(value, unit: unit), text: text)])]
    }
    let isLabel = before.kind == .identifier && vocabulary.labels.contains(stream.text(before.range))
    let isChoice = tokens[..<index].suffix(20).contains { $0.kind == .symbol(.question) }
    guard isLabel || isChoice else { return [] }
    let fault = Diagnostic(
      id: "missing-colon",
      message: isLabel
        ? "between a name and its value stands ':'"
        : "expected ':' and the value for when the condition is false",
      range: token.range,
      suggestion: ":"
    )
    return [Slip(faults: [fault], mends: [MeantToken(token.range, as: .colon)])]
  }
}
