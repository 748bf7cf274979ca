import Language

/// The verbs of the language's description, so that its own lines can be read here without the workbench.
enum Verbs {
  static let parser = Parser(signatures: all)

  static func parse(_ text: String) -> ParsedText { parser.parse(Source(text: text)) }

  static let all: [CommandSignature] = [
    CommandSignature(
      name: "play",
      operands: .clips(0...6),
      clauses: [clause("at"), clause("loop", .none), clause("for"), clause("until")],
      options: [
        .init("velocity", summary: "a track"), .init("simulate-drops", value: "20%", summary: "a share"),
      ]
    ),
    CommandSignature(
      name: "record",
      operands: .pathAndClips(0...6),
      clauses: [clause("at"), clause("for")],
      options: [.init("force", summary: "whatever is there")]
    ),
    CommandSignature(name: "plot", operands: .clips(1...6), clauses: [clause("for"), clause("until")]),
    CommandSignature(
      name: "compare",
      operands: .clips(2...6),
      clauses: [clause("at"), clause("step", .none)]
    ),
    CommandSignature(name: "inspect", operands: .clips(1...6)),
    CommandSignature(
      name: "sample",
      operands: .clips(1...6),
      clauses: [clause("at", .expressions), clause("every"), clause("until")]
    ),
    CommandSignature(name: "sweep", operands: .clips(1...1), clauses: [clause("for", .bindings)]),
    CommandSignature(name: "tune", operands: .clips(0...1), clauses: [clause("knob", .name)]),
    CommandSignature(name: "live", operands: .names(0...100)),
    CommandSignature(name: "pin", operands: .clips(1...1)),
    CommandSignature(name: "unpin", operands: .none),
    CommandSignature(
      name: "expect",
      operands: .expression,
      clauses: [clause("within")],
      functions: ["overshoot", "peak"]
    ),
    CommandSignature(name: "list", operands: .none),
    CommandSignature(name: "show", operands: .definitions(1...1)),
    CommandSignature(name: "delete", operands: .names(1...100)),
    CommandSignature(name: "rename", operands: .names(2...2)),
    CommandSignature(name: "restore", operands: .restore),
    CommandSignature(name: "undo", operands: .count),
    CommandSignature(name: "redo", operands: .count),
    CommandSignature(name: "history", operands: .none),
    CommandSignature(
      name: "save",
      operands: .path(optional: true),
      options: [.init("force", summary: "whatever is there")]
    ),
    CommandSignature(name: "open", operands: .path(optional: false)),
    CommandSignature(name: "sessions", operands: .none),
    CommandSignature(name: "new", operands: .none),
    CommandSignature(name: "run", operands: .path(optional: false)),
    CommandSignature(name: "set", operands: .setting),
    CommandSignature(name: "reduceMotion", operands: .names(0...1)),
    CommandSignature(name: "help", operands: .text),
    CommandSignature(name: "quit", operands: .none),
  ]

  private static func clause(
    _ word: String,
    _ argument: CommandSignature.Clause.Argument = .expression
  ) -> CommandSignature.Clause {
    CommandSignature.Clause(word: word, argument: argument, summary: "a value")
  }
}

/// A text with `«` and `»` around the place where something is expected.
struct MarkedText {
  let text: String
  let range: Range<Int>

  init(_ marked: String) {
    let before = marked.prefix { $0 != "«" }
    let within = marked.dropFirst(before.count + 1).prefix { $0 != "»" }
    let behind = marked.dropFirst(before.count + within.count + 2)
    text = String(before + within + behind)
    range = before.utf8.count..<before.utf8.count + within.utf8.count
  }
}
