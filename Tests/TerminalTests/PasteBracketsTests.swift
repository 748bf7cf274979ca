import Testing

@testable import Terminal

/// A paste is open from the last byte of what begins it to the last byte of what ends it.
struct PasteBracketsTests {
  private func isOpen(after keys: String) -> Bool {
    var paste = PasteBrackets()
    for byte in keys.utf8 { paste.take(byte) }
    return paste.isOpen
  }

  @Test(arguments: [
    ("\u{1B}[200~", true), ("\u{1B}[200~a\nb", true), ("\u{1B}[200~a\u{1B}[200~b", true),
    ("\u{1B}[200~a\u{1B}[20", true), ("\u{1B}[200~\u{1B}[20\u{1B}[201~", false),
    ("\u{1B}[200~a\u{1B}[201~", false), ("\u{1B}[200~\u{1B}[201~\u{1B}[200~", true),
    ("", false), ("abc", false), ("\u{1B}[200", false), ("[200~", false), ("\u{1B}[201~", false),
    ("\u{1B}[20\u{1B}[200~é", true), ("x\u{1B}\u{1B}[200~", true),
  ])
  func `brackets open and close it`(keys: String, isOpen: Bool) {
    #expect(self.isOpen(after: keys) == isOpen)
  }

  @Test func `every byte but the last of a bracket leaves it as it was`() {
    let bytes = PasteBrackets.opening + PasteBrackets.closing
    var paste = PasteBrackets()
    let states = bytes.map { byte in
      paste.take(byte)
      return paste.isOpen
    }
    #expect(states == (1...12).map { (6..<12).contains($0) })
  }
}
