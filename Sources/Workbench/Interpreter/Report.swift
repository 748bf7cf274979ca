import Model
import Rendering

/// What a command found out, in both of the forms it can be told.
struct Report: Sendable {
  /// One object for each clip, in the spelling of the JSON contract.
  var json: [JSONValue] = []

  /// Lines for a reader.
  var lines: [StyledLine] = []

  /// The one that was asked for.
  func effects(for configuration: Configuration) -> [Effect] {
    if configuration.isJSON { return json.map { .json(JSONWriter.line($0)) } }
    return lines.isEmpty ? [] : [.output(lines)]
  }
}
