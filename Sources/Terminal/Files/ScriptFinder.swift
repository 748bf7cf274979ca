import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files that paths on the command line stand for.
enum ScriptFinder {
  /// A file to run, or why there is none.
  struct Target {
    let name: String
    var fault: FileFault?
  }

  /// The files of paths, each once: a folder stands for the scripts in it and below it, in order.
  static func targets(_ paths: [String]) -> [Target] {
    var seen: Set<String> = []
    return paths.flatMap(targets).filter { seen.insert($0.name).inserted }
  }

  private static func targets(_ path: String) -> [Target] {
    guard SessionFolders.isFolder(path) else { return [Target(name: path)] }
    do throws(FileFault) {
      let names = try scripts(in: path)
      guard names.isEmpty else { return names.sorted().map { Target(name: $0) } }
      return [Target(name: path, fault: .noScripts(path))]
    } catch {
      return [Target(name: path, fault: error)]
    }
  }

  private static func scripts(in folder: String) throws(FileFault) -> [String] {
    guard access(folder, R_OK | X_OK) == 0 else { throw .unreadable(folder, errno) }
    let start = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var found: [String] = []
    for name in Directory.names(in: folder) where !name.hasPrefix(".") {
      let path = start + name
      if isOwnFolder(path) {
        found += try scripts(in: path)
      } else if name.hasSuffix(".easel"), !SessionFolders.isFolder(path) {
        found.append(path)
      }
    }
    return found
  }

  /// Whether a path is a folder itself: through links a search could go round in a circle.
  private static func isOwnFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension FileFault {
  fileprivate static func noScripts(_ path: String) -> FileFault {
    FileFault(id: "file-not-found", message: "there is no script, *.easel, in '\(path)'")
  }
}
