#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file that nobody else may take while this process holds it.
///
/// The lock goes with the open file, so it ends with the process however that ends.
final class LockedFile {
  let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens and locks a file; nil where there is none, or where somebody is at it.
  static func take(_ path: String) -> LockedFile? {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    let file = LockedFile(descriptor)
    return file.lock() && file.isStill(at: path) ? file : nil
  }

  /// Makes a file that was not there, and locks it; throws the system's error.
  static func make(_ path: String, mode: mode_t) -> Result<LockedFile, SystemError> {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return .failure(SystemError(code: errno)) }
    let file = LockedFile(descriptor)
    _ = file.lock()
    return .success(file)
  }

  /// Whether the lock is ours; a file system without locks lets everybody in.
  private func lock() -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// Whether the name still means this file: somebody may have moved it, or put another in its place.
  func isStill(at path: String) -> Bool {
    var (held, named) = (stat(), stat())
    return fstat(descriptor, &held) == 0 && stat(path, &named) == 0 && held.st_ino == named.st_ino
      && held.st_mode & S_IFMT == S_IFREG
  }
}

/// Why a system call failed.
struct SystemError: Error {
  let code: Int32
}
