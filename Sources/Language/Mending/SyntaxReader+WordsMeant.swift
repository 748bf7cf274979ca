/// Words that were parted in two, and two that were typed as one.
extension SyntaxReader {
  /// Bytes before a statement in which a name may stand that is meant in it.
  private static let longestLookBack = 4000

  /// `damping fraction: 0.85`, `.ease in out(`, `spring-keyframe(`: words that are one.
  ///
  /// - Parameter isHyphened: Whether signs stand between them.
  func partedWord(_ index: Int, in tokens: [Token], isHyphened: Bool = false) -> [Slip] {
    guard tokens[index].kind == .identifier else { return [] }
    var slips: [Slip] = []
    var (both, place) = (stream.text(tokens[index].range).lowercased(), index)
    for _ in 0..<2 {
      var next = place + 1
      if isHyphened, next < tokens.count, tokens[next].kind == .symbol(.minus) { next += 1 }
      guard next < tokens.count, tokens[next].kind == .identifier, !tokens[next].hasNewlineBefore,
        isHyphened == (next == place + 2), !isHyphened || !tokens[next].hasSpaceBefore
      else { break }
      both += stream.text(tokens[next].range).lowercased()
      place = next
      guard let word = vocabulary.words[both] ?? nameNear(both) else { continue }
      let range = tokens[index].range.lowerBound..<tokens[place].range.upperBound
      let fault = Diagnostic(
        id: "parted-word",
        message: "'\(word)' is one word",
        range: range,
        suggestion: word
      )
      slips.append(Slip(faults: [fault], mends: [MeantToken(range, as: .identifier, text: word)]))
    }
    return slips.reversed()
  }

  /// Words that stand before a name elsewhere and are no part of it.
  private static let otherStarts = SwiftWords.definitions.union(SwiftWords.levels)
    .union(DefinitionSyntax.Keyword.allCases.map(\.rawValue) + ["mut"])

  /// `state is open = false`, `scene double-tap {`: the name of something new, which is one word.
  func partedName(_ index: Int, in tokens: [Token]) -> [Slip] {
    guard index > 0, tokens[index].kind == .identifier, !tokens[index].hasNewlineBefore,
      DefinitionSyntax.Keyword(rawValue: stream.text(tokens[index - 1].range)) != nil,
      !Self.otherStarts.contains(stream.text(tokens[index].range))
    else { return [] }
    var (name, place) = (stream.text(tokens[index].range), index)
    for _ in 0..<3 {
      let isHyphened = place + 1 < tokens.count && tokens[place + 1].kind == .symbol(.minus)
      let next = isHyphened ? place + 2 : place + 1
      guard next < tokens.count, tokens[next].kind == .identifier, !tokens[next].hasNewlineBefore else {
        break
      }
      let part = stream.text(tokens[next].range)
      guard !ReservedWord.structural.contains(part) else { break }
      name += part.prefix(1).uppercased() + part.dropFirst()
      place = next
    }
    guard place > index else { return [] }
    let range = tokens[index].range.lowerBound..<tokens[place].range.upperBound
    let fault = Diagnostic(id: "parted-word", message: "a name is one word", range: range, suggestion: name)
    return [Slip(faults: [fault], mends: [MeantToken(range, as: .identifier, text: name)])]
  }

  /// A name in the lines before that has the same letters; nil where none has.
  private func nameNear(_ letters: String) -> String? {
    let (end, wanted) = (stream.current.range.lowerBound, Array(letters.utf8))
    let words = stream.bytes[max(0, end - Self.longestLookBack)..<end].split { byte in
      byte < 0x80 && !CharacterClass.isASCIILetter(byte) && !CharacterClass.isDigit(byte)
        && byte != UInt8(ascii: "_")
    }
    let near = words.first { word in
      word.count == wanted.count && zip(word, wanted).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
    }
    return near.map { String(decoding: $0, as: UTF8.self) }
  }

  /// `viewDial {`, `over0.3`, `releaseto`: a word of the language with the next one on it.
  func joinedWords(_ index: Int, in tokens: [Token]) -> [Slip] {
    guard tokens[index].kind == .identifier, tokens[index].range.count <= 60 else { return [] }
    let (range, word) = (tokens[index].range, stream.text(tokens[index].range))
    return vocabulary.leading.filter { word.hasPrefix($0) && word != $0 }.map { first in
      let place = range.lowerBound + first.utf8.count
      let rest = String(word.dropFirst(first.count))
      let fault = Diagnostic(
        id: "joined-words",
        message: "a space stands behind '\(first)'",
        range: range,
        suggestion: "\(first) \(rest)"
      )
      return Slip(
        faults: [fault],
        mends: [MeantToken(range.lowerBound..<place, as: .identifier, text: first, isBeforeSpace: true)]
      )
    }
  }

  /// `let a = 1let b = 2`, `plot Card.scalesample Card at 0`: two lines in one.
  func joinedLines(_ index: Int, in tokens: [Token]) -> [Slip] {
    let token = tokens[index]
    let word = stream.text(token.range)
    // A word before another at the start of a line is no line of its own.
    guard index > (token.hasSpaceBefore ? 2 : 0), !token.hasNewlineBefore, token.range.count <= 60,
      index + 1 < tokens.count,
      let verb = vocabulary.beginnings.first(where: { word.hasSuffix($0) })
    else { return [] }
    let place = token.range.upperBound - verb.utf8.count
    let fault = Diagnostic(
      id: "missing-separator",
      message: "two on one line have ';' between them",
      range: place..<token.range.upperBound,
      suggestion: "; \(verb)"
    )
    let rest = token.range.lowerBound..<place
    let half = stream.text(rest)
    var mends = [MeantToken(place..<place, as: .semicolon)]
    if !rest.isEmpty {
      if let number = TokenStream.plainNumber(half) {
        mends.append(MeantToken(rest, as: .number(number, unit: nil)))
      } else if CharacterClass.isIdentifier(half) {
        mends.append(MeantToken(rest, as: .identifier, text: half))
      } else {
        return []
      }
    }
    return [Slip(faults: [fault], mends: mends)]
  }
}
