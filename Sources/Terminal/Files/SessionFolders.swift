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
  var forSaving: String? {
    if let given { return given }
    return Self.isFolder("Sessions") ? "Sessions" : Self.home
  }

  /// `$XDG_DATA_HOME/easel/Sessions`, nil when there is no home.
  private static var home: String? {
    dataFolder(variable: "XDG_DATA_HOME", inHome: ".local/share").map { $0 + "/easel/Sessions" }
  }

  /// A folder of the XDG kind: what the variable says if that is absolute, else a place in the home.
  static func dataFolder(variable: String, inHome path: String) -> String? {
    if let folder = System.variable(variable), folder.hasPrefix("/") { return folder }
    return System.variable("HOME").map { $0 + "/" + path }
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
    guard path.hasPrefix("~/"), let home = System.variable("HOME") else { return path }
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
      let isSession = file.hasSuffix(".json") && !file.hasSuffix(".schema.json") && !file.hasPrefix(".")
      guard isSession else { continue }
      names.append(String(file.dropLast(5)))
    }
    return names.sorted()
  }
}
