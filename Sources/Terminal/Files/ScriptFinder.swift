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

  /// The files of paths, each once, however it is named: a folder stands for the scripts in it and below
  /// it, in order.
  ///
  /// - Parameter here: The current folder, from the root.
  static func targets(_ paths: [String], from here: String) -> [Target] {
    var seen: Set<String> = []
    return paths.flatMap(targets).filter { target in
      seen.insert(GoldenFile.normalPath(of: target.name, from: here)).inserted
    }
  }

  private static func targets(_ path: String) -> [Target] {
    guard SessionFolders.isFolder(path) else { return [Target(name: path)] }
    let found = scripts(in: path).sorted { $0.name < $1.name }
    return found.isEmpty ? [Target(name: path, fault: .noScripts(path))] : found
  }

  /// The scripts in a folder; one below it that cannot be looked into is a fault among them.
  private static func scripts(in folder: String) -> [Target] {
    guard access(folder, R_OK | X_OK) == 0 else {
      return [Target(name: folder, fault: .unreadable(folder, errno))]
    }
    let start = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var found: [Target] = []
    for entry in Directory.entries(in: folder) where entry.first != UInt8(ascii: ".") {
      let path = start + System.spelled(entry)
      guard let name = String(validating: entry, as: UTF8.self) else {
        // A folder may hold scripts: what cannot be looked at is told rather than passed over.
        if entry.suffix(6).elementsEqual(".easel".utf8) || !entry.contains(UInt8(ascii: ".")) {
          found.append(Target(name: path, fault: .unnamable(path)))
        }
        continue
      }
      if isOwnFolder(path) {
        found += scripts(in: path)
      } else if name.hasSuffix(".easel"), !SessionFolders.isFolder(path) {
        found.append(Target(name: path))
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
  fileprivate static func unnamable(_ path: String) -> FileFault {
    FileFault(id: "file-unreadable", message: "cannot read '\(path)': its name is not UTF-8")
  }

  fileprivate static func noScripts(_ path: String) -> FileFault {
    FileFault(id: "file-not-found", message: "there is no script, *.easel, in '\(path)'")
  }
}
