import Language
import Model
import Rendering

extension Complaint {
  /// Tells a fault that no statement caused: a file named on the command line that is not there, say.
  ///
  /// - Parameter place: Where in a file it is, where it is in one.
  static func alone(
    _ diagnostic: Diagnostic,
    at place: FaultPlace? = nil,
    for configuration: Configuration
  ) -> [Effect] {
    let name = place.map { "\($0.file):\($0.line):\($0.column): " } ?? "easel: "
    let line = StyledLine([
      .init(configuration.charset.spell(name), place == nil ? .strong : .plain), .init("error: ", .error),
      .init(configuration.charset.spell(diagnostic.message)),
    ])
    guard configuration.isJSON || configuration.isTesting else { return [.complaint([line])] }
    let fault = JSONValue.object([
      "id": .string(diagnostic.id.name),
      "message": .string(diagnostic.message),
      "file": place.map { .string($0.file) } ?? .null,
      "line": .number(place.map { Double($0.line) }),
      "column": .number(place.map { Double($0.column) }),
      "suggestion": diagnostic.suggestion.map { .string($0) } ?? .null,
    ])
    let object = JSONValue.object(["error": fault])
    guard configuration.isTesting else { return [.json(JSONWriter.line(object)), .complaint([line])] }
    let flaw = Check.Flaw(id: diagnostic.id.name, message: diagnostic.message, lines: [line])
    return [.checked(Check(title: "reads", place: place, outcome: .broke(flaw), objects: [object]))]
  }
}

/// A place in a file that is no text to be parsed.
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
