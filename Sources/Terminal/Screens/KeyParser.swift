package import Workbench

/// Turns the bytes a keyboard sends into keys.
///
/// An arrow begins with the byte that Esc sends alone, so after it only a pause can tell: whoever
/// feeds the parser calls ``timeOut()`` when nothing has come for a while. Sequences nobody knows are
/// read to their end and do nothing.
package struct KeyParser: Sendable {
  private var pending: [UInt8] = []

  /// Whether something has begun that a pause would end.
  package var isWaiting: Bool { !pending.isEmpty }

  package init() {}

  /// Takes the next byte; a key when it completes one.
  package mutating func take(_ byte: UInt8) -> Key? {
    pending.append(byte)
    guard pending[0] == 0x1B else { return takeText() }
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case 0x5B: return takeControlSequence()
    case 0x4F: return pending.count < 3 ? nil : finish(Self.arrow(pending[2], modifier: 1))
    case 0x5D, 0x50: return takeString()
    case 0x1B:
      pending = [0x1B]
      return .escape
    default: return finish(nil)
    }
  }

  /// What the bytes so far mean if no more come.
  package mutating func timeOut() -> Key? {
    finish(pending == [0x1B] ? .escape : nil)
  }

  private mutating func finish(_ key: Key?) -> Key? {
    pending.removeAll()
    return key
  }

  /// ESC [, parameters, and a last byte that says what they are for.
  private mutating func takeControlSequence() -> Key? {
    guard let last = pending.last, pending.count > 2 else { return nil }
    // The Linux console's function keys put a second bracket before their letter.
    if pending.count == 3, last == 0x5B { return nil }
    guard (0x40...0x7E).contains(last) else {
      return (0x20...0x3F).contains(last) && pending.count < 32 ? nil : finish(nil)
    }
    if pending[2] == 0x5B { return finish(nil) }
    let parameters = pending[2..<(pending.count - 1)].split(separator: 0x3B, omittingEmptySubsequences: false)
    let modifier = parameters.count > 1 ? Int(String(decoding: parameters[1], as: UTF8.self)) ?? 1 : 1
    return finish(last == 0x5A ? .backTab : Self.arrow(last, modifier: modifier))
  }

  /// An answer of the terminal to somebody's question: it ends in BEL or ESC \ and is no key.
  private mutating func takeString() -> Key? {
    let isOver = pending.last == 0x07 || pending.suffix(2) == [0x1B, 0x5C]
    return isOver || pending.count > 4096 ? finish(nil) : nil
  }

  private mutating func takeText() -> Key? {
    if pending[0] < 0x80 { return finish(Self.key(pending[0])) }
    if pending.count > 1, let last = pending.last, last & 0xC0 != 0x80 {
      // Half a character is lost, but not the key pressed after it.
      pending.removeAll()
      return take(last)
    }
    let length = pending[0] >= 0xF0 ? 4 : pending[0] >= 0xE0 ? 3 : pending[0] >= 0xC2 ? 2 : 1
    if pending.count < length { return nil }
    return finish(String(validating: pending, as: UTF8.self)?.first.map { .character($0) })
  }

  private static func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x03: .interrupt
    // Ctrl-D: the end, as at the prompt.
    case 0x04: .escape
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x20...0x7E: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }

  /// An arrow by its letter; the modifier is 1 plus a bit for each key held, of which Shift is 1.
  private static func arrow(_ letter: UInt8, modifier: Int) -> Key? {
    switch (letter, modifier) {
    case (0x41, 1): .up
    case (0x42, 1): .down
    case (0x43, 1): .right
    case (0x44, 1): .left
    // Some terminals send small letters for Shift instead.
    case (0x41, 2), (0x61, 1): .shiftUp
    case (0x42, 2), (0x62, 1): .shiftDown
    case (0x43, 2), (0x63, 1): .shiftRight
    case (0x44, 2), (0x64, 1): .shiftLeft
    default: nil
    }
  }
}
