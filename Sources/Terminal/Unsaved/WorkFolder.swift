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

  /// `$XDG_STATE_HOME/easel/unsaved`; nil where there is no home.
  let path: String?

  private static let ending = ".work"
  private static let damagedEnding = ".damaged"

  init() {
    let folder = SessionFolders.dataFolder(variable: "XDG_STATE_HOME", inHome: ".local/state")
    path = folder.map { $0 + "/easel/unsaved" }
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

  /// The work that no running workbench is at, the newest first.
  func abandoned() -> [Kept] { files.filter { LockedFile.take($0.path) != nil } }

  /// Makes the folder.
  ///
  /// Nothing makes room for what comes: what nobody recovered or threw away stays.
  func prepare() {
    guard let path else { return }
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o700)
    }
    Leftovers.sweep(path)
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

/// The names in a folder.
enum Directory {
  static func names(in folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
      )
    }
    return names
  }
}
