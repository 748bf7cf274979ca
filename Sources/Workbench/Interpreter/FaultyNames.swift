import Language
import Model

/// Names whose definitions failed: what then lacks them is no fault of its own.
///
/// Where faults are collected, one slip in a definition would otherwise bring a fault wherever its name
/// is used.
struct FaultyNames: Sendable {
  private var names: Set<String> = []

  /// Whether a fault only says that such a name is missing.
  func explain(_ fault: Diagnostic, in source: Source) -> Bool {
    guard !names.isEmpty, ["unknown-name", "unknown-command"].contains(fault.id.name) else { return false }
    return names.contains(source.text(in: fault.range))
  }

  mutating func note(_ name: String) { names.insert(name) }

  /// Notes what a statement would have defined.
  mutating func note(_ statement: Statement) {
    if case .definition(let syntax) = statement.kind { names.insert(syntax.name.text) }
  }

  /// Notes what the statement round a place would have defined, which could not be read.
  mutating func note(faultAt place: Int, in map: SourceMap) {
    var line = map.line(at: place)
    for _ in 0..<Self.longestDefinition {
      let start = map.text(line.lowerBound..<min(line.upperBound, line.lowerBound + Self.longestHead))
      let words = start.split(maxSplits: 2) { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if words.count > 1, DefinitionSyntax.Keyword(rawValue: String(words[0])) != nil {
        names.insert(String(words[1]))
        return
      }
      guard line.lowerBound > 0 else { return }
      line = map.line(at: line.lowerBound - 1)
    }
  }

  /// Lines that are looked back for the start of a definition.
  private static let longestDefinition = 200

  /// Bytes of a line in which the word and the name of a definition stand.
  private static let longestHead = 200
}

extension Source {
  /// A part of the text; empty where there is no such part.
  ///
  /// - Parameter range: Offsets into its UTF-8.
  func text(in range: Range<Int>) -> String {
    let bytes = text.utf8
    guard
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound, limitedBy: bytes.endIndex),
      let end = bytes.index(start, offsetBy: range.count, limitedBy: bytes.endIndex)
    else { return "" }
    return String(text[start..<end])
  }
}
