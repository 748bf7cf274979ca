#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The few calls that mean something different on the two systems, or need care every time.
enum System {
  /// Why the last call failed, in the system's words, first letter small.
  static func reason(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: return "no permission"
    case ENOENT: return "no such file or folder"
    case ENOSPC, EDQUOT: return "the disk is full"
    case EROFS: return "the disk is read-only"
    case ELOOP: return "the links go round in a circle"
    case EFBIG: return "it would be larger than a file may be here"
    case ENAMETOOLONG: return "the name is too long"
    default:
      let words = String(cString: strerror(code))
      return words.prefix(1).lowercased() + words.dropFirst()
    }
  }

  /// A variable of the environment, nil when it is not set, empty or no text.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), let text = String(validatingCString: value) else { return nil }
    return text.isEmpty ? nil : text
  }

  /// Whether a variable of the environment is UTF-8, or not set.
  static func isText(_ variable: String) -> Bool {
    getenv(variable).map { String(validatingCString: $0) != nil } ?? true
  }

  /// The folder relative paths start in; nil where it is gone or has a name that is not UTF-8.
  static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(validatingCString: path)
  }

  /// The first argument that is not UTF-8, spelled out; in the list of arguments such bytes are others already.
  static var unreadableArgument: String? {
    // The first is the program's own name, which may be anything.
    (0..<Int(CommandLine.argc)).dropFirst().lazy.compactMap { CommandLine.unsafeArgv[$0] }
      .first { String(validatingCString: $0) == nil }
      .map { spelled(UnsafeBufferPointer(start: $0, count: strlen($0)).map { UInt8(bitPattern: $0) }) }
  }

  /// A name for a person to read, whatever bytes it has: `caf\xE9.json`.
  static func spelled(_ name: some Sequence<UInt8>) -> String {
    let name = Array(name)
    if let text = String(validating: name, as: UTF8.self) { return text }
    return name.reduce(into: "") { text, byte in
      let isPlain = (0x20..<0x7F).contains(byte)
      text +=
        isPlain
        ? String(Unicode.Scalar(byte))
        : "\\x" + String(UInt16(byte) + 0x100, radix: 16, uppercase: true).dropFirst()
    }
  }

  /// Whether a descriptor can be read without waiting, or has hung up.
  static func isReadable(_ descriptor: Int32) -> Bool {
    poll(descriptor, for: POLLIN, milliseconds: 0)
  }

  /// Waits until a descriptor is ready or has failed.
  ///
  /// - Parameter milliseconds: The longest wait; -1 for ever.
  /// - Returns: False when the time ran out.
  @discardableResult
  static func poll(_ descriptor: Int32, for events: Int32, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
    while true {
      #if canImport(Darwin)
        let count = Darwin.poll(&entry, 1, milliseconds)
      #else
        let count = Glibc.poll(&entry, 1, milliseconds)
      #endif
      if count >= 0 { return count > 0 }
      guard errno == EINTR else { return true }
    }
  }

  /// Waits until one of two descriptors can be read, or has hung up.
  static func waitToRead(_ first: Int32, _ second: Int32) {
    var entries = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    #if canImport(Darwin)
      _ = Darwin.poll(&entries, 2, -1)
    #else
      _ = Glibc.poll(&entries, 2, -1)
    #endif
  }

  /// Reads what is there, up to a chunk; empty at the end, nil on an error, which errno names.
  static func read(_ descriptor: Int32, atMost count: Int = 65_536) -> [UInt8]? {
    while true {
      var got = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        #if canImport(Darwin)
          got = Darwin.read(descriptor, buffer.baseAddress, count)
        #else
          got = Glibc.read(descriptor, buffer.baseAddress, count)
        #endif
        initialized = max(0, got)
      }
      if got >= 0 { return bytes }
      if errno == EAGAIN {
        poll(descriptor, for: POLLIN, milliseconds: -1)
      } else if errno != EINTR {
        return nil
      }
    }
  }

  /// Writes part of some bytes once; how many, or nil on an error, which errno names.
  static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBytes { buffer in
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      #endif
      return count < 0 ? nil : count
    }
  }

  /// Writes all of some bytes, waiting as long as it takes; nil when done, else the error.
  static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      if let count = write(descriptor, rest) {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        poll(descriptor, for: POLLOUT, milliseconds: -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
