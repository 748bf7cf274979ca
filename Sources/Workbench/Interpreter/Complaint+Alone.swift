import Language
import Model
import Rendering

extension Complaint {
  /// Tells a fault that no typed text caused: a file named on the command line, say.
  static func alone(_ diagnostic: Diagnostic, for configuration: Configuration) -> [Effect] {
    let line = StyledLine([
      .init("easel: ", .strong), .init("error: ", .error),
      .init(configuration.charset.spell(diagnostic.message)),
    ])
    guard configuration.isJSON else { return [.complaint([line])] }
    let fault = JSONValue.object([
      "id": .string(diagnostic.id.name),
      "message": .string(diagnostic.message),
      "file": .null,
      "line": .null,
      "column": .null,
      "suggestion": diagnostic.suggestion.map { .string($0) } ?? .null,
    ])
    return [.json(JSONWriter.line(.object(["error": fault]))), .complaint([line])]
  }
}
