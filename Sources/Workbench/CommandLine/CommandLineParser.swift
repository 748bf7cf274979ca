import Language
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
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        invocation.inputs.append(.file(argument))
        continue
      }
      if argument == "--" {
        invocation.inputs += rest.map(Invocation.Input.file)
        break
      }
      if let result = take(argument, from: &rest, into: &invocation) { return result }
    }
    invocation.inputs = invocation.inputs.map { $0 == .file("-") ? .standardInput : $0 }
    return .run(invocation)
  }

  /// Applies one option; returns a result when that is the end of reading.
  private static func take(
    _ argument: String,
    from rest: inout ArraySlice<String>,
    into invocation: inout Invocation
  ) -> CommandLineResult? {
    // `--fps=30` and `--fps 30` are the same.
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = argument == "-h" ? "--help" : argument.hasPrefix("--") ? String(parts[0]) : argument
    let attached = argument.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
    guard let option = CommandLineOption.all.first(where: { $0.spelling == spelling }) else {
      return refuse("there is no option \(spelling)", near: spelling)
    }
    switch option.action {
    case .inform(.help): return .inform(help)
    case .inform(.version): return .inform([StyledLine("Easel \(version)")])
    case .flag(let set):
      guard attached == nil else { return refuse("\(spelling) takes no value") }
      set(&invocation)
    case .value(let placeholder, let set):
      guard let text = attached ?? rest.popFirst() else {
        return refuse("\(spelling) needs a value: \(spelling) \(placeholder)")
      }
      if let expected = set(&invocation, text) {
        return refuse("\(spelling) takes \(expected), not '\(text)'")
      }
    }
    return nil
  }

  private static func refuse(_ message: String, near spelling: String? = nil) -> CommandLineResult {
    let spellings = CommandLineOption.all.map(\.spelling)
    let closest = spelling.flatMap { Suggestion.closest(to: $0, among: spellings) }
    let hint = closest.map { "; did you mean \($0)?" } ?? ""
    return .refuse([
      StyledLine([.init("easel: ", .strong), .init("error: ", .error), .init(message + hint)]),
      StyledLine("usage: easel [OPTION ...] [FILE ...]; easel --help lists the options"),
    ])
  }

  /// The text of `--help`.
  package static var help: [StyledLine] {
    let column = 2 + (CommandLineOption.all.map(\.usage.count).max() ?? 0) + 2
    let head = [
      "usage: easel [OPTION ...] [FILE ...]",
      "",
      "An animation workbench for the terminal. Without arguments it starts the prompt;",
      "a FILE is a script to run, or a session to open when it ends in .json; - is",
      "standard input.",
      "",
    ]
    let options = CommandLineOption.all.map { option in
      let left = "  " + option.usage
      return left + String(repeating: " ", count: column - left.count) + option.summary
    }
    let tail = [
      "",
      "Exit status: 0 all went well, 1 a command failed, 2 the command line was wrong,",
      "130 after Ctrl-C.",
    ]
    return (head + options + tail).map { StyledLine($0) }
  }
}
