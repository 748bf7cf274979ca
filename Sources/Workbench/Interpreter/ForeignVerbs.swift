import Language
import Model

/// Words that other programs have for a verb, and names of measures: what begins no line here.
enum ForeignVerbs {
  // To add a word: its line here, with the verb it means.
  private static let verbs = [
    "exit": "quit", "q": "quit", "bye": "quit", "logout": "quit", "stop": "quit", "man": "help",
    "usage": "help", "ls": "list", "load": "open", "reset": "new", "animate": "play", "draw": "plot",
    "graph": "plot", "chart": "plot", "diff": "compare",
  ]

  /// What is told of each, alone on its line or with something behind it.
  static let hints: [String: WordHint] = {
    let clear = WordHint(verb: nil, explanation: "Ctrl-L clears the screen")
    let asked = WordHint(verb: "inspect", explanation: "expect asks for it, and inspect tells all of a clip")
    let measures = (MeasureCatalog.all.map(\.name) + ["velocity", "updates"]).filter {
      CommandCatalog.definition(named: $0) == nil
    }
    let hints =
      verbs.map { ($0, WordHint(verb: $1)) } + ["clear", "cls"].map { ($0, clear) }
      + measures.map { ($0, asked) }
    return Dictionary(hints) { first, _ in first }
  }()
}
