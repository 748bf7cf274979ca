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

  /// Where the last line ends that has arrived.
  private var lastNewline: Int?

  /// More arrived without an end of a statement than is read of a file.
  private(set) var isTooLarge = false

  /// As much as this is gathered before it is looked at, however fast it arrives; bytes.
  private static let share = 1 << 20
  private var limit = share

  /// Reads until whole lines are there that can be run.
  ///
  /// Everything that has arrived is taken together, since the next line may go on with the one before.
  ///
  /// - Parameter ready: How many bytes of some whole lines may be run, told whether more has arrived.
  /// - Returns: The lines; nil at the end of the input.
  mutating func next(ready: ([UInt8], Bool) -> Int) -> Part? {
    while !isAtEnd {
      guard let chunk = System.read(STDIN_FILENO), !chunk.isEmpty else {
        isAtEnd = true
        break
      }
      if let newline = chunk.lastIndex(of: 0x0A) { lastNewline = waiting.count + newline }
      waiting += chunk
      guard waiting.count <= FileReader.limit else {
        isTooLarge = true
        return nil
      }
      let isFull = waiting.count >= limit
      if !isFull, System.isReadable(STDIN_FILENO) { continue }
      guard let end = lastNewline else { continue }
      let count = ready(Array(waiting[...end]), isFull || end + 1 < waiting.count)
      // What is left is looked at again only once it has doubled, so that a long statement costs no more.
      limit = max(Self.share, 2 * (waiting.count - count))
      if count > 0 { return take(upTo: count) }
    }
    return waiting.isEmpty ? nil : take(upTo: waiting.count)
  }

  private mutating func take(upTo end: Int) -> Part {
    let part = Part(bytes: Array(waiting[..<end]), firstLine: line)
    // Lines end as they do in a fault: also at a carriage return alone.
    let (before, bytes) = (line, part.bytes)
    line =
      before
      + bytes.indices.count { index in
        bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      }
    waiting.removeFirst(end)
    lastNewline = lastNewline.flatMap { $0 < end ? nil : $0 - end }
    return part
  }
}
