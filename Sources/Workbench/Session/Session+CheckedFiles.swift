import Language
import Model

/// Files that a script would have written before it reads them, while it is only checked.
extension Session {
  /// Notes a session as it would be saved here.
  mutating func wouldSave(as name: String) {
    document.markSaved(as: nameInFile(name), file: name)
    unwrittenSessions[Self.key(name)] = document
  }

  /// Puts a session in place that an earlier line would have saved; nil where none did.
  mutating func openingUnwritten(_ name: String) -> [Effect]? {
    guard configuration.checksOnly, let saved = unwrittenSessions[Self.key(name)] else { return nil }
    let effects = replace(with: saved, command: "open \(name)", file: name)
    document.markSaved(as: saved.name ?? SessionName.of(name), file: name)
    return effects
  }

  /// `card` and `card.json` are one file, and a path is another.
  private static func key(_ name: String) -> String {
    name.hasSuffix(".json") && !name.contains("/") ? String(name.dropLast(5)) : name
  }
}
