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

  /// A variable of the environment, nil when it is not set or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The folder relative paths start in.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
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
