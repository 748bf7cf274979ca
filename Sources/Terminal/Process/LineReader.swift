#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Commands from a pipe or a file on standard input, handed on as soon as they are whole.
struct LineReader {
  /// A text of whole lines, and the number of its first, from 1.
  struct Part {
    let bytes: [UInt8]
    let firstLine: Int
  }

  private var waiting: [UInt8] = []
  private var line = 1
  private var isAtEnd = false

  /// More than this is not gathered before it is run, however fast it arrives; bytes.
  private static let limit = 1 << 20

  /// Reads until whole lines are there and nothing more is coming at the moment.
  ///
  /// Everything that has arrived is taken together, since the next line may continue the one before.
  ///
  /// - Parameter needsMore: Whether a text ends inside an open bracket.
  /// - Returns: The lines; nil at the end of the input.
  mutating func next(needsMore: ([UInt8]) -> Bool) -> Part? {
    while !isAtEnd {
      guard let chunk = System.read(STDIN_FILENO), !chunk.isEmpty else {
        isAtEnd = true
        break
      }
      waiting += chunk
      if waiting.count < Self.limit, System.isReadable(STDIN_FILENO) { continue }
      if let end = waiting.lastIndex(of: 0x0A), !needsMore(Array(waiting[...end])) {
        return take(upTo: end + 1)
      }
    }
    return waiting.isEmpty ? nil : take(upTo: waiting.count)
  }

  private mutating func take(upTo end: Int) -> Part {
    let part = Part(bytes: Array(waiting[..<end]), firstLine: line)
    line += part.bytes.count { $0 == 0x0A }
    waiting.removeFirst(end)
    return part
  }
}
