import CReadline
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What Tab offers, in the form readline wants it.
struct CompletionAnswer: Sendable {
  /// Whole words in place of the one at the cursor, in UTF-8.
  var words: [[UInt8]] = []

  /// Where the words begin, in bytes of the line.
  var start = 0

  /// Readline shall look for files itself.
  var wantsFiles = false

  /// What a single answer ends in; 0 for nothing.
  var end: CChar = 0

  static let nothing = CompletionAnswer()

  init() {}

  /// The workbench's answer about a text whose line being typed begins at `offset`.
  init(_ completion: Completion, lineAt offset: Int) {
    wantsFiles = completion.wantsPath
    start = completion.range.lowerBound - offset
    words = completion.candidates.map { Array($0.text.utf8) }
    // Of several answers readline adds no more than what they share.
    if completion.candidates.count == 1, completion.candidates[0].endsInSpace { end = 0x20 }
  }

  /// The same answer for a word that begins elsewhere, as readline may see it.
  func fitted(to line: String, wordAt wordStart: Int) -> CompletionAnswer {
    guard wordStart != start, start >= 0 else { return self }
    let bytes = Array(line.utf8)
    var fitted = self
    fitted.start = wordStart
    if start < wordStart {
      let shared = bytes[start..<min(wordStart, bytes.count)]
      fitted.words = words.filter { $0.starts(with: shared) }.map { Array($0.dropFirst(shared.count)) }
    } else {
      let missing = bytes[min(wordStart, bytes.count)..<min(start, bytes.count)]
      fitted.words = words.map { missing + $0 }
    }
    return fitted
  }

  /// A list in readline's memory: what all begin with, each word, a nil; nil when there is none.
  func readlineMatches() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    guard let first = words.first else { return nil }
    var shared = first[...]
    for word in words.dropFirst() {
      shared = zip(shared, word).prefix { $0 == $1 }.map(\.0)[...]
    }
    // Never a part of a character.
    while !shared.isEmpty, String(validating: shared, as: UTF8.self) == nil { shared = shared.dropLast() }
    let strings = words.count == 1 ? [Array(shared)] : [Array(shared)] + words
    let size = (strings.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    guard let memory = malloc(size) else { return nil }
    let list = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: strings.count + 1)
    for (index, bytes) in strings.enumerated() {
      list[index] = (bytes + [0]).withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { strdup($0) } }
      }
    }
    list[strings.count] = nil
    return list
  }
}
