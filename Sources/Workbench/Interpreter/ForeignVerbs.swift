import Language
import Model

/// Words and lines that other programs have for a verb, and names of measures: what begins no line here.
enum ForeignVerbs {
  // To add a word: its line here, with the verb it means.
  private static let verbs = [
    "exit": "quit", "q": "quit", "bye": "quit", "logout": "quit", "stop": "quit", "man": "help",
    "usage": "help", "ls": "list", "load": "open", "reset": "new", "animate": "play", "draw": "plot",
    "graph": "plot", "chart": "plot", "diff": "compare", "const": "let", "val": "let", "def": "let",
    "assert": "expect", "source": "run", "include": "use", "require": "use", "variable": "state",
    "token": "let", "constant": "let", "alias": "let",
  ]

  /// Whole lines with which other programs are left, or asked.
  private static let lines = [
    "?": "help",
    "exit()": "quit", "quit()": "quit", "quit!": "quit", "q!": "quit", "q()": "quit", ":q": "quit",
    ":q!": "quit", ":wq": "quit", ":x": "quit", ":quit": "quit", ":exit": "quit", "\\q": "quit",
    "/quit": "quit", "/exit": "quit", "/q": "quit", ".exit": "quit", ".quit": "quit",
    "help()": "help", "/help": "help", "--help": "help", "-h": "help", ":h": "help", ":help": "help",
    "\\h": "help", "\\?": "help", ".help": "help",
  ]

  /// What help answers with a verb, as far as it is one word.
  private static let synonyms = HelpSynonyms.all.flatMap { entry -> [(String, WordHint)] in
    guard let verb = entry.topics.first, CommandCatalog.definition(named: verb) != nil else { return [] }
    return entry.words.filter { $0.allSatisfy(\.isLetter) }.map { ($0, WordHint(verb: verb)) }
  }

  /// Words that are said to be none, with why.
  private static let explained: [(words: [String], explanation: String)] = [
    (["clear", "cls"], "Ctrl-L clears the screen"),
    (["sudo", "cd", "pwd", "git", "echo", "vim", "make"], "the shell's commands are not run here"),
    (coming, "there is none yet"),
    (
      ["sleep", "wait", "pause", "delay", "after"],
      "time passes in scenes: scene NAME { at 0.5 isOn = true }"
    ),
    (["change", "update", "flip"], "a state is changed by 'NAME = VALUE' or 'NAME.toggle()'"),
    (["restart"], "play shows the last motion again, and new begins with nothing"),
    (["test"], "expect checks something, and easel test runs scripts of checks"),
  ]

  /// Words before a file, which is taken in by a verb of its own.
  private static let files = [
    (
      "easel",
      WordHint(verb: nil, explanation: "this is easel already", files: [".easel": "run", ".json": "open"])
    ),
    ("import", WordHint(verb: nil, explanation: "there is none yet", files: [".easel": "use"])),
  ]

  /// Verbs that are to come.
  private static let coming = ["export", "fit", "advise", "audit", "explain", "learn"]

  /// What has its bracket right behind its name: functions, types and measures.
  static let functions: Set<String> = {
    let factories = FactoryCatalog.all.filter { $0.form == .function || $0.form == .initializer }
    return Set(factories.map(\.name) + MeasureCatalog.questions)
  }()

  /// What is told of each; of a word alone on its line or with something behind it.
  static let hints: [String: WordHint] = {
    let asked = WordHint(verb: "inspect", explanation: "expect asks for it, and inspect tells all of a clip")
    let measures = MeasureCatalog.questions.map { ($0, asked) }
    let all =
      verbs.map { ($0, WordHint(verb: $1)) } + lines.map { ($0, WordHint(verb: $1)) } + files + settings
      + clauses + measures
      + explained.flatMap { group in
        group.words.map { ($0, WordHint(verb: nil, explanation: group.explanation)) }
      } + synonyms
    let foreign = all.filter { CommandCatalog.definition(named: $0.0) == nil }
    return Dictionary(foreign) { first, _ in first }
  }()

  /// `fps 60`: settings are set.
  private static var settings: [(String, WordHint)] {
    SettingCatalog.all.map { ($0.name, WordHint(verb: "set \($0.name)", explanation: "it is a setting")) }
  }

  /// `loop 3`: words that stand behind a clip.
  private static var clauses: [(String, WordHint)] {
    CommandSignature.clauseWords.map { word in
      (word, WordHint(verb: nil, explanation: "it stands behind a clip, and 'help \(word)' tells how"))
    }
  }
}
