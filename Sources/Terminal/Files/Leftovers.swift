import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files that are written beside others to take their place, and what is left of those after a crash.
enum Leftovers {
  private static let beginning = ".easel-"

  /// A path for a file that is to take another's place in a folder.
  static func newPath(in folder: String) -> String {
    "\(folder)/\(beginning)\(getpid())-\(UInt32.random(in: 0 ... .max))"
  }

  /// Removes what dead processes left in a folder.
  ///
  /// Whoever writes holds a lock, so a file that can be locked has lost its writer. The minute is for a
  /// writer that has made its file and not locked it yet, and for file systems without locks.
  static func sweep(_ folder: String) {
    for name in Directory.names(in: folder) where isOurs(name) {
      let path = "\(folder)/\(name)"
      guard isOld(path), LockedFile.take(path) != nil else { continue }
      unlink(path)
    }
  }

  /// Whether a name is one that ``newPath(in:)`` makes: two numbers and nothing more.
  static func isOurs(_ name: String) -> Bool {
    guard name.hasPrefix(beginning) else { return false }
    let parts = name.dropFirst(beginning.count).split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && Int32(parts[0]) ?? 0 > 0 && UInt32(parts[1]) != nil
  }

  private static func isOld(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
      return false
    }
    return Int64(time(nil)) - FileStamp(status).modified / 1_000_000_000 > 60
  }
}
