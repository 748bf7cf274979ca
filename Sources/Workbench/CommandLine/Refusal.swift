import Model
package import Rendering

/// Why a command line is not carried out.
package struct Refusal: Error, Hashable, Sendable {
  /// A sentence without a full stop.
  let message: String

  /// The option that was meant, where one clearly was.
  let suggestion: String?

  /// Whether the command line asks for JSON.
  var isJSON = false

  /// Whether it is one of `easel test`.
  var isTest = false

  init(_ message: String, suggestion: String? = nil) {
    (self.message, self.suggestion) = (message, suggestion)
  }

  /// Says that an argument is no text.
  ///
  /// - Parameter argument: It, with the bytes spelled out that no character has.
  package init(ofBytes argument: String, isJSON: Bool) {
    self.init("the argument '\(argument)' is not UTF-8")
    self.isJSON = isJSON
  }

  /// The refusal for a person.
  package var lines: [StyledLine] {
    let hint = suggestion.map { "; type: \($0)" } ?? ""
    let name = isTest ? "easel test" : "easel"
    let files = isTest ? "FILE ..." : "[FILE ...]"
    return [
      StyledLine([.init("easel: ", .strong), .init("error: ", .error), .init(message + hint)]),
      StyledLine("usage: \(name) [OPTION ...] \(files); \(name) --help lists the options"),
    ]
  }

  /// The refusal for a reader of JSON; nil where nobody asked for that.
  package var json: String? {
    guard isJSON else { return nil }
    let fault = JSONValue.object([
      "id": "command-line",
      "message": .string(message),
      "file": .null,
      "line": .null,
      "column": .null,
      "suggestion": suggestion.map { .string($0) } ?? .null,
    ])
    return JSONWriter.line(.object(["error": fault]))
  }
}

extension Refusal {
  /// Says that a name is none for a report; nil where it is one.
  ///
  /// The shell puts a script's name after `--junit` as readily as a report's, and that must not cost the script.
  init?(ofReport name: String) {
    guard !name.hasSuffix(".xml") else { return nil }
    let rule = "a report is a file whose name ends in .xml"
    if ["-", "/dev/stdout", "/dev/fd/1"].contains(name) {
      self.init("\(rule); standard output has the results", suggestion: "--junit report.xml")
    } else if name.hasSuffix(".easel") || name.hasSuffix(".json") {
      self.init("\(rule), not '\(name)'", suggestion: "--junit report.xml \(name)")
    } else {
      let hasEnding =
        name.contains(".") || name.hasPrefix("-") || name.hasSuffix("/") || name.hasPrefix("/dev/")
      self.init("\(rule), not '\(name)'", suggestion: "--junit \(hasEnding ? "report" : name).xml")
    }
  }
}
