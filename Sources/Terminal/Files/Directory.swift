#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Folders: what is in them, and making them.
enum Directory {
  /// The names in a folder that are text; the language can name no others.
  static func names(in folder: String) -> [String] {
    entries(in: folder).compactMap { String(validating: $0, as: UTF8.self) }
  }

  /// The names in a folder, each in the bytes it has on disk.
  static func entries(in folder: String) -> [[UInt8]] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [[UInt8]] = []
    while let entry = readdir(handle) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
    }
    return names
  }

  /// Makes a folder and those above it, as far as they are missing; nil when done, else why not.
  static func make(_ path: String, mode: mode_t) -> SystemError? {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/" + part
      guard mkdir(made, mode) != 0 else { continue }
      let code = errno
      guard code == EEXIST || SessionFolders.isFolder(made) else { return SystemError(code: code) }
    }
    return nil
  }
}
