import Language
import Model
package import Rendering

/// What a list of arguments comes to.
package enum CommandLineResult: Sendable {
  case run(Invocation)
  /// `--help` or `--version`: text for standard output, then exit 0.
  case inform([StyledLine])
  /// The command line itself is wrong: told on standard error, then exit 2.
  case refuse(Refusal)
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
    var refusal: Refusal?
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
      do throws(Refusal) {
        let lines = try take(argument, from: &rest, into: &invocation, used: &used)
        if let lines, refusal == nil { return .inform(lines) }
      } catch {
        // The rest is read all the same: it may say how a fault is to be told.
        refusal = refusal ?? error
      }
    }
    invocation.inputs = invocation.inputs.map { $0 == .file("-") ? .standardInput : $0 }
    guard var refusal = refusal ?? contradiction(in: invocation, used: used) else { return .run(invocation) }
    (refusal.isJSON, refusal.isTest) = (invocation.isJSON, invocation.isTest)
    return .refuse(refusal)
  }

  /// Applies one option; returns what it asks to be told instead of anything else.
  private static func take(
    _ argument: String,
    from rest: inout ArraySlice<String>,
    into invocation: inout Invocation,
    used: inout [CommandLineOption]
  ) throws(Refusal) -> [StyledLine]? {
    // `--fps=30` and `--fps 30` are the same.
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = argument == "-h" ? "--help" : argument.hasPrefix("--") ? String(parts[0]) : argument
    let attached = argument.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
    guard let option = CommandLineOption.all.first(where: { $0.spelling == spelling }) else {
      throw .unknownOption(spelling)
    }
    used.append(option)
    switch option.action {
    case .inform(.help): return invocation.isTest ? testHelp : help
    case .inform(.version): return [StyledLine("Easel \(version)")]
    case .flag(let set):
      guard attached == nil else { throw Refusal("\(spelling) takes no value") }
      set(&invocation)
    case .value(let placeholder, let words, let set):
      guard let text = attached ?? rest.popFirst() else {
        throw Refusal("\(spelling) needs a value: \(spelling) \(placeholder)")
      }
      if let expected = set(&invocation, text) { throw .unfitValue(text, of: spelling, expected, words) }
    }
    return nil
  }
}

extension CommandLineParser {
  /// What of a command line does not go together; nil where all does.
  private static func contradiction(in invocation: Invocation, used: [CommandLineOption]) -> Refusal? {
    func stray(_ home: CommandLineOption.Home) -> CommandLineOption? { used.first { $0.home == home } }
    guard invocation.isTest else {
      return stray(.test).map { option in
        Refusal("\(option.spelling) belongs to easel test: easel test \(option.usage) FILE ...")
      }
    }
    if let option = stray(.elsewhere) { return .strayInTest(option, invocation) }
    // Before a lack of scripts, which a report that took the only one's name would be told as.
    if let name = invocation.test.junit, let refusal = Refusal(ofReport: name) { return refusal }
    if invocation.inputs.isEmpty {
      return Refusal("test needs scripts, sessions or folders to run; a script called test is ./test")
    }
    if invocation.inputs.contains(.standardInput) {
      return Refusal("test takes files and folders; standard input is called /dev/stdin")
    }
    if invocation.test.records, invocation.test.golden == nil {
      return Refusal("--update needs --golden DIR, the folder to record in")
    }
    return nil
  }
}

extension Refusal {
  fileprivate static func unknownOption(_ spelling: String) -> Refusal {
    let spellings = CommandLineOption.all.map(\.spelling)
    return Refusal(
      "there is no option \(spelling)",
      suggestion: CommandLineOption.foreign[spelling] ?? Suggestion.closest(to: spelling, among: spellings)
    )
  }

  /// - Parameter words: Those that would have been values.
  fileprivate static func unfitValue(
    _ text: String,
    of spelling: String,
    _ expected: String,
    _ words: [String]
  ) -> Refusal {
    let meant = Suggestion.closest(to: text, among: words)
    return Refusal(
      "\(spelling) takes \(expected), not '\(text)'",
      suggestion: meant.map { "\(spelling) \($0)" }
    )
  }
}
