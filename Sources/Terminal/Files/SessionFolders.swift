import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The folders sessions are kept in, and how a name becomes a path.
struct SessionFolders: Sendable {
  /// `--sessions DIR`.
  let given: String?

  /// Where sessions are looked for, in this order.
  var all: [String] { [given, "Sessions", Self.home].compactMap { $0 } }

  /// Where a new session goes: the folder given, else `./Sessions` where it exists, else the user's own.
  var forSaving: Result<String, NoFolder> {
    if let given { return .success(given) }
    return Self.isFolder("Sessions") ? .success("Sessions") : Self.own
  }

  private static var home: String? { try? own.get() }

  /// `$XDG_DATA_HOME/easel/Sessions`, or why there is no such place.
  static var own: Result<String, NoFolder> {
    dataFolder(variable: "XDG_DATA_HOME", inHome: ".local/share").map { $0 + "/easel/Sessions" }
  }

  /// A folder of the XDG kind: what the variable says if that is absolute, else a place in the home.
  static func dataFolder(variable: String, inHome path: String) -> Result<String, NoFolder> {
    guard System.isText(variable) else { return .failure(NoFolder(reason: "\(variable) is not UTF-8")) }
    if let folder = System.variable(variable), folder.hasPrefix("/") { return .success(folder) }
    return userFolder.map { $0 + "/" + path }
  }

  /// The folder of who runs this.
  private static var userFolder: Result<String, NoFolder> {
    guard System.isText("HOME") else { return .failure(NoFolder(reason: "HOME is not UTF-8")) }
    guard let home = System.variable("HOME") else { return .failure(NoFolder(reason: "HOME is not set")) }
    // From every folder a relative one would be another, and none would find what the others kept.
    guard home.hasPrefix("/") else { return .failure(NoFolder(reason: "HOME is not an absolute path")) }
    return .success(home)
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Why the folder that was given cannot hold sessions; nil where it can, or can be made.
  var givenFault: FileFault? {
    guard let given else { return nil }
    var path = given
    // Saving makes the folders that are missing, below one that is there.
    while access(path, F_OK) != 0, path != ".", path != "/" { path = FileWriter.folder(of: path) }
    guard Self.isFolder(path) else {
      return FileFault(id: "not-a-folder", message: "--sessions: '\(path)' is not a folder")
    }
    guard access(path, R_OK | X_OK) == 0 else {
      return FileFault(
        id: "file-unreadable",
        message: "--sessions: cannot look into '\(path)': \(System.reason(errno))"
      )
    }
    return nil
  }

  /// Whether a name is a path already.
  static func isPath(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".json") }

  /// Where a session that is to be opened may be.
  func places(of name: String) -> [String] {
    Self.isPath(name) ? [Self.expandingHome(name)] : all.map { "\($0)/\(name).json" }
  }

  /// A path with `~/` at its start put in full, as a shell would have done.
  static func expandingHome(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = try? userFolder.get() else { return path }
    return home + path.dropFirst()
  }

  /// Every session there is to open; of two with one name, the one that `open` would take.
  func listings() -> [SessionListing] {
    var seen: Set<String> = []
    var listings: [SessionListing] = []
    for folder in all {
      for name in Self.sessionNames(in: folder) where seen.insert(name).inserted {
        listings.append(SessionListing(name: name, folder: folder))
      }
    }
    return listings
  }

  private static func sessionNames(in folder: String) -> [String] {
    var names: [String] = []
    for file in Directory.names(in: folder) {
      // The schema that describes sessions lies beside them and is none.
      let name = SessionName.of(file)
      let isSession = file.hasSuffix(".json") && name != SessionName.schema && !file.hasPrefix(".")
      if isSession { names.append(name) }
    }
    return names.sorted()
  }
}

/// Why there is no place to keep something in.
struct NoFolder: Error {
  /// Half a sentence: `HOME is not set`.
  let reason: String
}
