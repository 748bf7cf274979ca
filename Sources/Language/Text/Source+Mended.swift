// A text with slips mended in it: what is found in it is told of the text as it was typed.

/// A stretch of a text that something else was put in place of.
struct Mend: Equatable, Sendable {
  /// Offsets into the text before it.
  let range: Range<Int>

  /// Bytes of what stands there now.
  let length: Int

  /// Where an offset into the text behind it stands in the text before; inside of the mend, one of its ends.
  func before(_ offset: Int, isEnd: Bool) -> Int {
    guard offset > range.lowerBound else { return offset }
    guard offset < range.lowerBound + length else { return offset - length + range.count }
    return isEnd ? range.upperBound : range.lowerBound
  }
}

extension Source {
  /// The text with a slip mended; nil where its places could not be told of the text as it was typed.
  ///
  /// - Parameter range: Offsets into its UTF-8, between characters.
  package func mended(_ range: Range<Int>, with words: String) -> Source? {
    let bytes = text.utf8
    guard unreadable.isEmpty,
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound, limitedBy: bytes.endIndex),
      let end = bytes.index(start, offsetBy: range.count, limitedBy: bytes.endIndex)
    else { return nil }
    let mended = String(text[..<start]) + words + text[end...]
    let mend = Mend(range: range, length: words.utf8.count)
    return Source(name: name, text: mended, firstLine: firstLine, typed: typed ?? text, mends: mends + [mend])
  }

  /// The text as it was typed.
  package var origin: Source {
    Source(name: name, text: typed ?? text, firstLine: firstLine, unreadable: unreadable)
  }

  /// Where a part of the mended text stands in the text as it was typed.
  package func origin(of range: Range<Int>) -> Range<Int> {
    mends.reversed().reduce(range) { range, mend in
      let start = mend.before(range.lowerBound, isEnd: false)
      return start..<max(start, mend.before(range.upperBound, isEnd: !range.isEmpty))
    }
  }
}
