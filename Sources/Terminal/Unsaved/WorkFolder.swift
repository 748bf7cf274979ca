import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The folder in which unsaved work is kept: one file for each session, locked while a workbench is at it.
struct WorkFolder: Sendable {
  /// Files that one run holds at a time.
  static let limit = 10

  /// `$XDG_STATE_HOME/easel/unsaved`, or why there is no such place.
  let place: Result<String, NoFolder>
  var path: String? { try? place.get() }

  private static let ending = ".work"
  private static let damagedEnding = ".damaged"

  init() {
    place = SessionFolders.dataFolder(variable: "XDG_STATE_HOME", inHome: ".local/state")
      .map { $0 + "/easel/unsaved" }
  }

  /// A file with work, and when that was last changed.
  struct Kept {
    let path: String

    /// Seconds since 1970.
    let modified: Int
    fileprivate let nanoseconds: Int
  }

  /// A path for work that has no file yet.
  var newPath: String? {
    path.map { "\($0)/\(getpid())-\(UInt32.random(in: 0 ... .max))\(Self.ending)" }
  }

  /// What is looked at of all that was left, at most: each costs a lock, and a reading where it is listed.
  private static let most = 20

  /// The work that no running workbench is at, the newest first, and how many older files nobody looked at.
  func abandoned() -> (left: [Kept], others: Int) {
    var left: [Kept] = []
    let files = files
    for (index, file) in files.enumerated() {
      if left.count == Self.most { return (left, files.count - index) }
      if LockedFile.take(file.path) != nil { left.append(file) }
    }
    return (left, 0)
  }

  /// Makes the folder; nil when it is there, else why not.
  ///
  /// Nothing makes room for what comes: what nobody recovered or threw away stays.
  func prepare() -> SystemError? {
    guard let path else { return nil }
    if let error = Directory.make(path, mode: 0o700) { return error }
    Leftovers.sweep(path)
    return nil
  }

  /// Gives a file a name under which nobody offers it; returns that name.
  func setAside(_ file: String) -> String? {
    let kept = String(file.dropLast(Self.ending.count)) + Self.damagedEnding
    guard file.hasSuffix(Self.ending), rename(file, kept) == 0 else { return nil }
    return kept
  }

  private var files: [Kept] {
    guard let path else { return [] }
    var kept: [Kept] = []
    for name in Directory.names(in: path) where name.hasSuffix(Self.ending) && !name.hasPrefix(".") {
      var status = stat()
      guard lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      let time = FileStamp(status).modified
      let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
      kept.append(Kept(path: "\(path)/\(name)", modified: Int(seconds), nanoseconds: Int(rest)))
    }
    return kept.sorted { ($0.modified, $0.nanoseconds, $0.path) > ($1.modified, $1.nanoseconds, $1.path) }
  }
}
