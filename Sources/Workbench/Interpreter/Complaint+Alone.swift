import Language
import Model
import Rendering

extension Complaint {
  /// Tells a fault that no statement caused: a file named on the command line that is not there, say.
  static func alone(_ diagnostic: Diagnostic, for configuration: Configuration) -> [Effect] {
    let instead = diagnostic.suggestion.map { "; type: \($0)" } ?? ""
    let line = StyledLine([
      .init("easel: ", .strong), .init("error: ", .error),
      .init(configuration.charset.spell(diagnostic.message + instead)),
    ])
    guard configuration.isJSON || configuration.isTesting else { return [.complaint([line])] }
    let fault = JSONValue.object([
      "id": .string(diagnostic.id.name),
      "message": .string(diagnostic.message),
      "file": .null,
      "line": .null,
      "column": .null,
      "suggestion": diagnostic.suggestion.map { .string($0) } ?? .null,
    ])
    let object = JSONValue.object(["error": fault])
    guard configuration.isTesting else { return [.json(JSONWriter.line(object)), .complaint([line])] }
    let flaw = Check.Flaw(id: diagnostic.id.name, message: diagnostic.message, lines: [line])
    return [.checked(Check(title: "reads", place: nil, outcome: .broke(flaw), objects: [object]))]
  }
}

/// A place in a text that was read.
package struct FaultPlace: Hashable, Sendable {
  package let file: String

  /// From 1.
  package let line: Int

  /// In characters, from 1.
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
