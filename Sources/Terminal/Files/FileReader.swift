import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads whole files, and only files: a folder, a pipe or a device is refused before it can hang.
enum FileReader {
  /// The largest file that is read, in bytes.
  static let limit = 64 << 20

  /// Reads a file.
  ///
  /// - Throws: ``FileFault`` in words that name the path.
  static func read(_ path: String) throws(FileFault) -> FileContents {
    guard !path.utf8.contains(0), !path.isEmpty else { throw .notFound(path) }
    let isStream = isStream(path)
    // Without O_NONBLOCK, opening a named pipe would wait for its other end.
    let descriptor = path == "/dev/stdin" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path, errno) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || (isStream && kind != S_IFDIR) else { throw .notAFile(path, kind: kind) }
    guard status.st_size <= limit else { throw .tooLarge(path) }
    return FileContents(path: path, bytes: try bytes(of: descriptor, path), stamp: FileStamp(status))
  }

  /// Paths that stand for what another program writes, as the shell's `<(...)` gives.
  private static func isStream(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  private static func bytes(of descriptor: Int32, _ path: String) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      guard let chunk = System.read(descriptor) else { throw .unreadable(path, errno) }
      if chunk.isEmpty { return bytes }
      bytes += chunk
      guard bytes.count <= limit else { throw .tooLarge(path) }
    }
  }
}

extension FileStamp {
  /// The stamp of a file as the system describes it.
  init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      node: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int64(status.st_size),
      modified: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    )
  }
}

extension FileFault {
  static func notFound(_ path: String, suggestion: String? = nil) -> FileFault {
    FileFault(id: "file-not-found", message: "there is no file '\(path)'", suggestion: suggestion)
  }

  static func unreadable(_ path: String, _ code: Int32) -> FileFault {
    if code == ENOENT || code == ENOTDIR { return notFound(path) }
    return FileFault(id: "file-unreadable", message: "cannot read '\(path)': \(System.reason(code))")
  }

  static func notText(_ path: String) -> FileFault {
    FileFault(id: "not-text", message: "'\(path)' is not text")
  }

  static func tooLarge(_ path: String) -> FileFault {
    FileFault(id: "too-large", message: "'\(path)' is larger than \(FileReader.limit >> 20) MB")
  }

  static func notAFile(_ path: String, kind: mode_t) -> FileFault {
    let word =
      switch kind {
      case S_IFDIR: "a folder"
      case S_IFIFO: "a pipe"
      case S_IFSOCK: "a socket"
      default: "a device"
      }
    return FileFault(id: "not-a-file", message: "'\(path)' is \(word), not a file")
  }
}
