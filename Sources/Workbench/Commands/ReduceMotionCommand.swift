import Language
import Model
import Rendering

/// `reduceMotion on|off|toggle`: what `reduceMotion` is in every expression.
struct ReduceMotionCommand: Command {
  private enum Choice: String, CaseIterable {
    case on, off, toggle

    /// What other programs call them.
    init?(meant word: String) {
      switch word.lowercased() {
      case "yes", "true", "enable", "enabled", "y", "on": self = .on
      case "no", "false", "disable", "disabled", "n", "off", "none": self = .off
      default: return nil
      }
    }
  }

  private let choice: Choice?

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    guard case .names(let names) = syntax.operands, let word = names.first else {
      choice = nil
      return
    }
    guard let choice = Choice(rawValue: word.text) else {
      throw Diagnostic(
        id: "unknown-word",
        message: "reduceMotion is followed by on, off or toggle, not '\(word.text)'",
        range: word.range,
        suggestion: Choice(meant: word.text)?.rawValue
          ?? Suggestion.closest(to: word.text, among: Choice.allCases.map(\.rawValue))
      )
    }
    self.choice = choice
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    let isOn = session.reducesMotion
    guard let choice else {
      let object = JSONValue.object(["command": "reduceMotion", "value": .bool(isOn)])
      return Report(json: [object], lines: [StyledLine("reduceMotion is \(isOn ? "on" : "off")")])
        .effects(for: session.configuration)
    }
    session.document.reduceMotionOverride = nil
    session.document.setReduceMotion(choice == .toggle ? !isOn : choice == .on)
    return []
  }
}

extension CommandDefinition {
  static let reduceMotion = CommandDefinition(
    ReduceMotionCommand.self,
    signature: CommandSignature(name: "reduceMotion", operands: .names(0...1)),
    group: .workbench,
    usage: "reduceMotion [on | off | toggle]",
    summary: "what `reduceMotion` is in expressions",
    details: ["It changes what is animated; how the workbench draws is for --plain to say."],
    examples: ["reduceMotion on", "reduceMotion toggle"],
    runsInCheck: true
  )
}
