import Model

/// One option of the `easel` command: its spelling, its line of help and what it sets.
struct CommandLineOption: Sendable {
  /// How an option without an argument, or one with, changes the invocation.
  enum Action: Sendable {
    case flag(@Sendable (inout Invocation) -> Void)
    /// Returns nil when the text will do, else what was expected.
    case value(String, words: [String] = [], @Sendable (inout Invocation, String) -> String?)
    case inform(Information)
  }

  /// What an option may print instead of starting the workbench.
  enum Information: Sendable { case help, version }

  /// With its dashes: `--fps`, `-i`.
  let spelling: String
  let summary: String
  let action: Action

  /// Where it means something.
  var home = Home.everywhere

  /// Where an option may stand.
  enum Home: Sendable { case everywhere, test, elsewhere }

  /// The left column of the help: `--fps N`.
  var usage: String {
    if case .value(let placeholder, _, _) = action { return "\(spelling) \(placeholder)" }
    return spelling
  }
}

extension CommandLineOption {
  /// Every option, in the order `--help` lists them.
  // To add an option: one entry here, and what it sets in `Invocation`.
  static let all: [CommandLineOption] = [
    CommandLineOption(
      spelling: "-c",
      summary: "run commands and exit; repeated, in order",
      action: .value("TEXT") { invocation, text in
        invocation.inputs.append(.command(text))
        return nil
      },
      home: .elsewhere
    ),
    flag("-i", "stay at the prompt afterwards", home: .elsewhere) { $0.staysAtPrompt = true },
    CommandLineOption(
      spelling: "--session",
      summary: "open a session first",
      action: .value("NAME") { invocation, text in
        invocation.session = text
        return text.isEmpty ? "a session's name" : nil
      }
    ),
    flag("--json", "results as JSON, one object a line") { $0.isJSON = true },
    flag("--check", "parse and type-check only", home: .elsewhere) { $0.checksOnly = true },
    number("--fps", "N", "frames a second, 1 to 240", Settings.frameRates) { $0.framesPerSecond = $1 },
    number("--speed", "X", "playback speed, 0.01 to 100", Settings.speeds) { $0.speed = $1 },
    flag("--reduce-motion", "read every clip with Reduce Motion on") { $0.reducesMotion = true },
    choice("--style", ["braille", "block", "ascii"], "what plots are made of") { $0.style = $1 },
    choice("--color", ["auto", "always", "never"], "when to use colour") {
      $0.color = Invocation.ColorChoice(rawValue: $1) ?? .auto
    },
    number("--width", "COUNT", "picture columns without a terminal", wide(Settings.widths)) {
      $0.width = Int($1)
    },
    number("--height", "COUNT", "picture rows without a terminal", wide(Settings.heights)) {
      $0.height = Int($1)
    },
    flag("--keep-going", "do not stop at the first error") { $0.keepsGoing = true },
    flag("--plain", "words instead of moving pictures") { $0.isPlain = true },
    CommandLineOption(
      spelling: "--sessions",
      summary: "the session folder",
      action: .value("DIR") { invocation, text in
        invocation.sessionFolder = text
        return text.isEmpty ? "a folder" : nil
      }
    ),
    CommandLineOption(
      spelling: "--junit",
      summary: "a report for CI servers, in JUnit's XML",
      action: .value("FILE") { invocation, text in
        invocation.test.junit = text
        return text.isEmpty ? "a file" : nil
      },
      home: .test
    ),
    CommandLineOption(
      spelling: "--golden",
      summary: "what scripts print must be what DIR holds of them",
      action: .value("DIR") { invocation, text in
        invocation.test.golden = text
        return text.isEmpty ? "a folder" : nil
      },
      home: .test
    ),
    flag("--update", "record there what is missing or differs", home: .test) { $0.test.records = true },
    CommandLineOption(spelling: "--help", summary: "this text", action: .inform(.help)),
    CommandLineOption(spelling: "--version", summary: "the version", action: .inform(.version)),
  ]

  /// What other programs call an option.
  static let foreign = [
    "-v": "--version", "-V": "--version", "-e": "-c", "--command": "-c", "--eval": "-c",
    "--no-color": "--color never", "--no-colour": "--color never", "--colour": "--color",
    "--interactive": "-i", "-j": "--json", "--dry-run": "--check", "--lint": "--check", "-?": "--help",
  ]

  private static func flag(
    _ spelling: String,
    _ summary: String,
    home: Home = .everywhere,
    _ set: @escaping @Sendable (inout Invocation) -> Void
  ) -> CommandLineOption {
    CommandLineOption(spelling: spelling, summary: summary, action: .flag(set), home: home)
  }

  private static func number(
    _ spelling: String,
    _ placeholder: String,
    _ summary: String,
    _ range: ClosedRange<Double>,
    _ set: @escaping @Sendable (inout Invocation, Double) -> Void
  ) -> CommandLineOption {
    let action = Action.value(placeholder) { invocation, text in
      let isWhole = placeholder == "COUNT"
      // As `set speed 0.25x` has it.
      let digits = spelling == "--speed" && text.hasSuffix("x") ? String(text.dropLast()) : text
      guard let value = Double(digits), range.contains(value), !isWhole || value.rounded() == value else {
        return
          "a \(isWhole ? "whole " : "")number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
      }
      set(&invocation, value)
      return nil
    }
    return CommandLineOption(spelling: spelling, summary: summary, action: action)
  }

  private static func choice(
    _ spelling: String,
    _ names: [String],
    _ summary: String,
    _ set: @escaping @Sendable (inout Invocation, String) -> Void
  ) -> CommandLineOption {
    let action = Action.value(names.joined(separator: "|"), words: names) { invocation, text in
      guard names.contains(text) else {
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      }
      set(&invocation, text)
      return nil
    }
    return CommandLineOption(spelling: spelling, summary: summary, action: action)
  }

  private static func wide(_ range: ClosedRange<Int>) -> ClosedRange<Double> {
    Double(range.lowerBound)...Double(range.upperBound)
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
