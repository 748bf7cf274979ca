import TestSupport
import Testing
import Workbench

@testable import Terminal

/// Bytes of a keyboard and the keys they are.
struct KeyParserTests {
  private func keys(_ bytes: some Sequence<UInt8>, _ parser: inout KeyParser) -> [Key] {
    bytes.compactMap { parser.take($0) }
  }

  private func keys(_ text: String) -> [Key] {
    var parser = KeyParser()
    let keys = keys(text.utf8, &parser)
    return keys + [parser.timeOut()].compactMap(\.self)
  }

  @Test(arguments: [
    ("q", [Key.character("q")]), (" ", [.character(" ")]), ("\u{3}", [.interrupt]), ("\u{4}", [.escape]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}\u{8}", [.backspace, .backspace]),
    ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
    ("\u{1B}[1;2A\u{1B}[1;2B", [.shiftUp, .shiftDown]), ("\u{1B}[a\u{1B}[d", [.shiftUp, .shiftLeft]),
    ("\u{1B}[Z", [.backTab]), ("é日👍", [.character("é"), .character("日"), .character("👍")]),
    ("\u{1B}[A3", [.up, .character("3")]),
  ])
  func `a key is known by its bytes`(text: String, expected: [Key]) {
    #expect(keys(text) == expected)
  }

  @Test(arguments: [
    "\u{1B}x", "\u{1B}[1;5A", "\u{1B}[200~", "\u{1B}[15~", "\u{1B}[[A", "\u{1B}]0;a title\u{7}",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[?1;2c", "\u{1B}[12;40R", "\u{1}", "\u{1B}OP", "\u{1B}[I",
    "\u{1B}[99999999999999999999;9H",
  ])
  func `what nobody knows does nothing, and takes nothing of what follows`(text: String) {
    #expect(keys(text + "q") == [.character("q")])
  }

  @Test func `an arrow may come in pieces, and Esc alone is told by the pause`() {
    var parser = KeyParser()
    #expect(parser.take(0x1B) == nil && parser.isWaiting)
    #expect(parser.take(0x5B) == nil && parser.isWaiting)
    #expect(parser.take(0x41) == .up && !parser.isWaiting)
    #expect(parser.take(0x1B) == nil && parser.timeOut() == .escape && !parser.isWaiting)
    #expect(parser.take(0x1B) == nil && parser.take(0x5B) == nil && parser.timeOut() == nil)
    #expect(parser.take(0x41) == .character("A"))
  }

  @Test func `half a character is lost without the key after it`() {
    var parser = KeyParser()
    #expect(keys([0xC3, 0x71], &parser) == [.character("q")])
    #expect(keys([0xE6, 0x97, 0x20], &parser) == [.character(" ")])
    #expect(keys([0xF0, 0x9F, 0x1B, 0x5B, 0x41], &parser) == [.up])
    #expect(keys([0x80, 0xFF, 0xC0, 0x71], &parser) == [.character("q")])
  }

  @Test(arguments: 0..<200)
  func `after any bytes and a pause every key is known again`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var parser = KeyParser()
    let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x5D, 0x3B, 0x31, 0x41, 0x7E, 0xC3, 0xA9]
    for _ in 0..<500 {
      let isLikely = Bool.random(using: &generator)
      let byte =
        isLikely ? likely.randomElement(using: &generator) : UInt8.random(in: 0...255, using: &generator)
      _ = parser.take(byte ?? 0)
    }
    _ = parser.timeOut()
    #expect(!parser.isWaiting && parser.take(0x71) == .character("q"))
  }
}
