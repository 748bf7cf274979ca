/// Lines with something before or behind them that is no part of them, and lines that were broken.
extension SyntaxReader {
  private static let prompts: Set<String> = ["#", "*", "+", "-", "%", ">", "$", "\u{2022}"]

  /// `# view Card {`, `* scale = 1`, `  ...> isOn.toggle()`, `4: at 0.1 ...`: what stands before a line.
  func linePrefix(_ index: Int, in tokens: [Token]) -> [Slip] {
    guard index == 0 || tokens[index].hasNewlineBefore,
      let rest = endOfPrefix(from: index, in: tokens), rest < tokens.count, !tokens[rest].hasNewlineBefore,
      tokens[rest].hasSpaceBefore, beginsLine(rest, in: tokens)
    else { return [] }
    let (start, first) = (tokens[index].range.lowerBound, tokens[rest].range)
    let prefix = stream.text(start..<tokens[rest - 1].range.upperBound)
    let fault = Diagnostic(
      id: "foreign-prompt",
      message: "a line begins with its command, without '\(prefix)'",
      range: start..<first.upperBound,
      suggestion: stream.text(first)
    )
    return [Slip(faults: [fault], mends: [MeantToken(start..<first.lowerBound, as: nil)])]
  }

  /// Whether a token can be the first of a line: a word alone may be anything.
  private func beginsLine(_ index: Int, in tokens: [Token]) -> Bool {
    switch tokens[index].kind {
    case .symbol(.closeBrace), .symbol(.dot): true
    case .identifier: index + 1 < tokens.count && !tokens[index + 1].hasNewlineBefore
    default: false
    }
  }

  private func endOfPrefix(from index: Int, in tokens: [Token]) -> Int? {
    let text = stream.text(tokens[index].range)
    let next = index + 1 < tokens.count ? stream.text(tokens[index + 1].range) : ""
    if Self.prompts.contains(text) { return index + 1 }
    if text == "...", next == ">" || text == "easel" && next == ">" { return index + 2 }
    guard text.utf8.first.map(CharacterClass.isDigit) == true else { return nil }
    if text.utf8.dropLast().allSatisfy(CharacterClass.isDigit), text.hasSuffix(".") { return index + 1 }
    guard text.utf8.allSatisfy(CharacterClass.isDigit) else { return nil }
    return next == ":" || next == ")" ? index + 2 : index + 1
  }

  /// `scale = 1 -- a word`, `scale = 1 # a word`: a comment as other languages begin it.
  func behindLine(_ index: Int, in tokens: [Token]) -> [Slip] {
    guard index > 0, !tokens[index].hasNewlineBefore, tokens[index].hasSpaceBefore else { return [] }
    let start = tokens[index].range.lowerBound
    let isDashed = stream.bytes(at: start, spell: "-- ")
    guard isDashed || stream.bytes(at: start, spell: "# ") else { return [] }
    let rest = stream.bytes[start...]
    let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? rest.endIndex
    let isShort = end - start <= TokenStream.longestEntry
    let sign = isDashed ? 2 : 1
    let fault = Diagnostic(
      id: "foreign-comment",
      message: "comments begin with '//'",
      range: start..<(isShort ? end : start + sign),
      suggestion: isShort ? "//" + stream.text(start + sign..<end) : "//"
    )
    return [Slip(faults: [fault], mends: [MeantToken(start..<end, as: nil)])]
  }

  /// `view` and its name on the next line: two halves of one.
  func brokenLine(_ index: Int, in tokens: [Token]) -> [Slip] {
    var slips: [Slip] = []
    for place in [index, index + 1] where place > 0 && place < tokens.count && tokens[place].hasNewlineBefore
    {
      let (half, rest) = (tokens[place - 1].range, tokens[place].range)
      let fault = Diagnostic(
        id: "broken-line",
        message: "what follows on the next line belongs on this one",
        range: half.upperBound..<half.upperBound
      )
      let mend = MeantToken(half.upperBound..<rest.lowerBound, as: nil)
      slips.append(Slip(faults: [fault], mends: [mend], isGuess: true))
    }
    return slips
  }
}
