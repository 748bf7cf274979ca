import Foundation

/// The project's own files, as the tests about its structure see them.
enum House {
  /// The folder that holds Package.swift.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below a folder of the project, as path from the root and text.
  static func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
    let base = root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path())
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      (folder + "/" + name, try String(contentsOf: base.appending(path: name), encoding: .utf8))
    }
  }
}
