#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How entries lie in the history file, and how several sessions share it.
enum HistoryFile {
  /// An entry as it stands in the file.
  static func encode(_ entry: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in entry {
      bytes.append(byte)
      if byte == 0x0A { bytes.append(0x09) }
    }
    return bytes + [0x0A]
  }

  /// An entry as it was typed.
  static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(0x0A) else { return Array(bytes) }
    var entry: [UInt8] = []
    for (index, byte) in zip(bytes.indices, bytes)
    where !(byte == 0x09 && index > bytes.startIndex && bytes[index - 1] == 0x0A) {
      entry.append(byte)
    }
    return entry
  }

  /// Lends an entry as a C string, made in place: ten thousand of them are read at every start.
  ///
  /// - Parameter bytes: The file and one byte more.
  static func withText(of entry: Range<Int>, in bytes: inout [UInt8], _ use: (UnsafePointer<CChar>) -> Void) {
    bytes.withUnsafeMutableBufferPointer { buffer in
      var end = entry.lowerBound
      // What stands before a byte is still as it was in the file: no more is written than was read.
      for index in entry
      where !(buffer[index] == 0x09 && index > entry.lowerBound && buffer[index - 1] == 0x0A) {
        buffer[end] = buffer[index]
        end += 1
      }
      buffer[end] = 0
      let text = UnsafeBufferPointer(rebasing: buffer[entry.lowerBound...end])
      text.withMemoryRebound(to: CChar.self) { _ = $0.baseAddress.map(use) }
    }
  }

  /// Where each entry stands, without its last newline.
  static func entries(of bytes: [UInt8]) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      if index + 1 < bytes.count, bytes[index + 1] == 0x09 { continue }
      if index > start { entries.append(start..<index) }
      start = index + 1
    }
    if start < bytes.count { entries.append(start..<bytes.count) }
    return entries
  }

  /// Adds entries at the end; nil when they are there, else the system's error.
  ///
  /// - Parameter isPatient: Whether to wait a little where somebody holds the lock.
  static func append(_ entry: [UInt8], to path: String, isPatient: Bool = true) -> Int32? {
    let code = locked(path, tries: isPatient ? tries : 1) { descriptor in
      var bytes = entry
      // A session that died while it wrote may have left half a line.
      var last: UInt8 = 0x0A
      let size = lseek(descriptor, 0, SEEK_END)
      if size > 0, pread(descriptor, &last, 1, size - 1) == 1, last != 0x0A { bytes.insert(0x0A, at: 0) }
      return System.writeAll(descriptor, bytes) ?? 0
    }
    return code == 0 ? nil : code
  }

  /// How often a lock is asked for that somebody holds, and microseconds in between: a session holds it for
  /// far less than these come to, and what holds it longer must not hold up the prompt.
  private static let tries = 50
  private static let pause: UInt32 = 10_000

  /// Does something with the file while no other session does; 0, or the system's error: `EWOULDBLOCK` where
  /// somebody keeps the lock.
  @discardableResult
  static func locked(_ path: String, tries: Int = tries, _ act: (Int32) -> Int32) -> Int32 {
    for _ in 0..<10 {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { return errno }
      defer { close(descriptor) }
      if let code = lock(descriptor, tries: tries) { return code }
      var (held, named) = (stat(), stat())
      // Another session may have put a shorter file in its place while we waited.
      if fstat(descriptor, &held) == 0, stat(path, &named) == 0, held.st_ino == named.st_ino {
        return act(descriptor)
      }
    }
    return EAGAIN
  }

  private static func lock(_ descriptor: Int32, tries: Int) -> Int32? {
    for turn in 1...max(1, tries) {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return nil }
      if errno != EWOULDBLOCK, errno != EINTR { return errno }
      if turn < tries { usleep(pause) }
    }
    return EWOULDBLOCK
  }
}
