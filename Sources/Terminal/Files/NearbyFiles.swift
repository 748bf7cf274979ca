import Language
import Workbench

/// Files with nearly the name of one that is not there.
enum NearbyFiles {
  /// Reads a script; a fault that it is not there names the one that was meant.
  ///
  /// - Parameters:
  ///   - asked: What asks for it, as it is typed before the path: `run`; nil for the shell.
  ///   - orFolder: Whether a folder would have done.
  static func readScript(
    _ path: String,
    asked verb: String? = nil,
    as typed: String? = nil,
    orFolder takesFolders: Bool = false
  ) throws(FileFault) -> FileContents {
    do throws(FileFault) {
      return try FileReader.read(path)
    } catch {
      if verb == nil, SessionFolders.isFolder(path) {
        let way = "easel test \(Refusal.quoted(path))"
        throw FileFault(id: error.id, message: error.message, suggestion: way)
      }
      guard error.id == "file-not-found", error.suggestion == nil else { throw error }
      let suggestion =
        if let verb {
          way(to: path, typed: typed ?? path, verb: verb)
        } else {
          word(for: path) ?? (takesFolders ? folderName(near: path) : nil)
        }
      throw FileFault(id: error.id, message: error.message, suggestion: suggestion)
    }
  }

  /// The script or session that a word of the shell is a slip of.
  private static func word(for path: String) -> String? {
    name(near: path, endings: [".easel", ".json"]).map { folder(of: path) + $0 }
  }

  /// The folder that a word of the shell is a slip of.
  private static func folderName(near path: String) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let folders = Directory.names(in: FileWriter.folder(of: path))
      .filter { !$0.hasPrefix(".") && SessionFolders.isFolder(folder(of: path) + $0) }
    return Suggestion.closest(to: name, among: folders.sorted()).map { folder(of: path) + $0 }
  }

  /// What reads the script that was meant; a session of that name is opened, and not in a script's place.
  private static func way(to path: String, typed: String, verb: String) -> String? {
    if let name = name(near: path, endings: [".easel"]) {
      return SyntaxPrinter.quoted(folder(of: typed) + name)
    }
    guard verb == "run", let name = name(near: path, endings: [".json"]) else { return nil }
    return "open \(SyntaxPrinter.quoted(folder(of: path) + name))"
  }

  /// The beginning of a path, up to its last part.
  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// The file in a path's folder that its name is a slip of.
  private static func name(near path: String, endings: [String]) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let files = Directory.names(in: FileWriter.folder(of: path))
      .filter { file in endings.contains { file.hasSuffix($0) } }.sorted()
    return endings.map { name + $0 }.first(where: files.contains)
      ?? Suggestion.closest(to: name, among: files)
      ?? endings.lazy.compactMap { ending in closest(to: name, without: ending, among: files) }.first
  }

  /// The file that a name is a slip of which was typed without its ending.
  private static func closest(to name: String, without ending: String, among files: [String]) -> String? {
    let stems = files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    return Suggestion.closest(to: name, among: stems).map { $0 + ending }
  }
}
