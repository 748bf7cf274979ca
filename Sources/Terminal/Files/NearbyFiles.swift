import Language
import Workbench

/// Files with nearly the name of one that is not there.
enum NearbyFiles {
  /// Reads a script; a fault that it is not there names the one that was meant.
  ///
  /// - Parameter asked: What asks for it, as it is typed before the path: `run`; nil for the shell.
  static func readScript(
    _ path: String,
    asked verb: String? = nil,
    as typed: String? = nil
  ) throws(FileFault) -> FileContents {
    do throws(FileFault) {
      return try FileReader.read(path)
    } catch {
      guard error.id == "file-not-found", error.suggestion == nil, let name = name(near: path) else {
        throw error
      }
      let asked = typed ?? path
      let folder = asked.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(asked[...$0]) } ?? ""
      throw FileFault(
        id: error.id,
        message: error.message,
        suggestion: verb.map { "\($0) \(SyntaxPrinter.quoted(folder + name))" } ?? folder + name
      )
    }
  }

  /// The script or session in a file's folder that its name is a slip of.
  private static func name(near path: String) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let files = Directory.names(in: FileWriter.folder(of: path))
      .filter { $0.hasSuffix(".easel") || $0.hasSuffix(".json") }.sorted()
    if files.contains(name + ".easel") { return name + ".easel" }
    return Suggestion.closest(to: name, among: files)
  }
}
