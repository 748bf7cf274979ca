import Terminal
import Workbench

extension FuzzTarget {
  /// Any bytes are keys or nothing: the parser holds on to few of them, and a pause ends every wait.
  static let keys = FuzzTarget(name: "keys", longest: 5_000) { bytes throws in
    var parser = KeyParser()
    var keys = 0
    for byte in bytes {
      if parser.take(byte) != nil { keys += 1 }
      // Once in a while nothing comes for so long that what began is over.
      if byte == 0xFF {
        _ = parser.timeOut()
        try require(!parser.isWaiting, "it waits after a pause")
      }
    }
    try require(keys <= bytes.count, "\(keys) keys of \(bytes.count) bytes")
    _ = parser.timeOut()
    // Whatever came before, a letter is a letter.
    try require(parser.take(UInt8(ascii: "q")) == .character("q"), "a letter was swallowed")
  }
}
