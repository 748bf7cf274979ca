import Language
import Model
package import Rendering

/// What a list of arguments comes to.
package enum CommandLineResult: Sendable {
  case run(Invocation)
  /// `--help` or `--version`: text for standard output, then exit 0.
  case inform([StyledLine])
  /// The command line itself is wrong: text for standard error, then exit 2.
  case refuse([StyledLine])
}

/// Reads the arguments of the `easel` command.
package enum CommandLineParser {
  /// The version `--version` and the greeting name.
  package static let version = "1.0"

  /// Reads arguments, the program's own name left out.
  package static func parse(_ arguments: [String]) -> CommandLineResult {
    var invocation = Invocation()
    var rest = arguments[...]
    var used: [CommandLineOption] = []
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        if argument == "test", invocation.inputs.isEmpty, !invocation.isTest {
          invocation.isTest = true
        } else {
          invocation.inputs.append(.file(argument))
        }
        continue
      }
      if argument == "--" {
        invocation.inputs += rest.map(Invocation.Input.file)
        break
      }
      if let result = take(argument, from: &rest, into: &invocation, used: &used) { return result }
    }
    invocation.inputs = invocation.inputs.map { $0 == .file("-") ? .standardInput : $0 }
    return contradiction(in: invocation, used: used) ?? .run(invocation)
  }

  /// Applies one option; returns a result when that is the end of reading.
  private static func take(
    _ argument: String,
    from rest: inout ArraySlice<String>,
    into invocation: inout Invocation,
    used: inout [CommandLineOption]
  ) -> CommandLineResult? {
    // `--fps=30` and `--fps 30` are the same.
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = argument == "-h" ? "--help" : argument.hasPrefix("--") ? String(parts[0]) : argument
    let attached = argument.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
    guard let option = CommandLineOption.all.first(where: { $0.spelling == spelling }) else {
      return refuse("there is no option \(spelling)", near: spelling, in: invocation)
    }
    used.append(option)
    switch option.action {
    case .inform(.help): return .inform(invocation.isTest ? testHelp : help)
    case .inform(.version): return .inform([StyledLine("Easel \(version)")])
    case .flag(let set):
      guard attached == nil else { return refuse("\(spelling) takes no value", in: invocation) }
      set(&invocation)
    case .value(let placeholder, let set):
      guard let text = attached ?? rest.popFirst() else {
        return refuse("\(spelling) needs a value: \(spelling) \(placeholder)", in: invocation)
      }
      if let expected = set(&invocation, text) {
        return refuse("\(spelling) takes \(expected), not '\(text)'", in: invocation)
      }
    }
    return nil
  }
}

extension CommandLineParser {
  /// What of a command line does not go together; nil where all does.
  private static func contradiction(
    in invocation: Invocation,
    used: [CommandLineOption]
  ) -> CommandLineResult? {
    func stray(_ home: CommandLineOption.Home) -> CommandLineOption? { used.first { $0.home == home } }
    guard invocation.isTest else {
      return stray(.test).map { option in
        refuse(
          "\(option.spelling) belongs to easel test: easel test \(option.usage) FILE ...",
          in: invocation
        )
      }
    }
    if let option = stray(.elsewhere) {
      return refuse("easel test takes no \(option.spelling)", in: invocation)
    }
    if invocation.inputs.isEmpty {
      return refuse(
        "test needs scripts, sessions or folders to run; a script called test is ./test",
        in: invocation
      )
    }
    if invocation.inputs.contains(.standardInput) {
      return refuse("test takes files and folders; standard input is called /dev/stdin", in: invocation)
    }
    if invocation.test.records, invocation.test.golden == nil {
      return refuse("--update needs --golden DIR, the folder to record in", in: invocation)
    }
    return nil
  }

  private static func refuse(
    _ message: String,
    near spelling: String? = nil,
    in invocation: Invocation
  ) -> CommandLineResult {
    let spellings = CommandLineOption.all.map(\.spelling)
    let closest = spelling.flatMap { Suggestion.closest(to: $0, among: spellings) }
    let hint = closest.map { "; did you mean \($0)?" } ?? ""
    let name = invocation.isTest ? "easel test" : "easel"
    let files = invocation.isTest ? "FILE ..." : "[FILE ...]"
    return .refuse([
      StyledLine([.init("easel: ", .strong), .init("error: ", .error), .init(message + hint)]),
      StyledLine("usage: \(name) [OPTION ...] \(files); \(name) --help lists the options"),
    ])
  }

  /// A refusal for readers of JSON; nil where nobody asked for that.
  package static func json(refusing lines: [StyledLine], _ arguments: [String]) -> String? {
    guard arguments.prefix(while: { $0 != "--" }).contains("--json") else { return nil }
    let fault = JSONValue.object([
      "id": "command-line", "message": .string(lines.first?.spans.last?.text ?? ""), "file": .null,
      "line": .null, "column": .null, "suggestion": .null,
    ])
    return JSONWriter.line(.object(["error": fault]))
  }
}
