/// What may follow a verb: the one definition that parsing, usage, help and completion read.
package struct CommandSignature: Equatable, Sendable {
  /// What stands right after the verb.
  package enum Operands: Equatable, Sendable {
    case none
    /// Clips separated by commas, this many.
    case clips(ClosedRange<Int>)
    /// One expression of any type.
    case expression
    /// Names, separated by spaces or commas, this many: `delete a, b`, `rename OLD NEW`; in quotes where
    /// they are no identifiers, as an `onChange` named by its expression is.
    case names(ClosedRange<Int>)
    /// The same, or one expression that begins with a dot: `show .symbolEffect(.bounce)`.
    case definitions(ClosedRange<Int>)
    /// A file or session: a string, or the bare text up to the next space, `;` or end of line.
    case path(optional: Bool)
    /// A file as in ``path(optional:)``, then clips, this many: `record "demo.cast" .bouncy`.
    case pathAndClips(ClosedRange<Int>)
    /// `NAME VALUE`, the value being the next word as it stands, or a string: `set fps 120`.
    case setting
    /// The rest of the line as it stands, up to a `;`: `help spring`.
    case text
    /// A whole number, or nothing: `undo 3`.
    case count
    /// A view, what moved it and what was held before: `restore Card { isOn = true } from isOn = false`.
    case restore
  }

  /// A word after the operands with what follows it; clauses come in any order, once each.
  package struct Clause: Hashable, Sendable {
    package enum Argument: Hashable, Sendable {
      /// The word alone: `step`, `loop`, `reduced`.
      case none
      case expression
      /// One or more, separated by commas: `at 0, 0.1, 0.2`.
      case expressions
      case name
      /// `for NAME in RANGE by STEP [, NAME in RANGE by STEP]`.
      case bindings
    }

    package let word: String
    package let argument: Argument

    /// A short phrase for help: `seconds to show`.
    package let summary: String

    package init(word: String, argument: Argument, summary: String) {
      self.word = word
      self.argument = argument
      self.summary = summary
    }
  }

  /// A word with two dashes, which may stand anywhere behind the verb.
  package struct Option: Hashable, Sendable {
    /// Without its dashes: `force` for `--force`.
    package let name: String

    /// What its value looks like, as in `20%`, where it takes one: the text up to the next space.
    package let value: String?

    /// A short phrase for help: `as if so many frames were dropped`.
    package let summary: String

    package init(_ name: String, value: String? = nil, summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  package let name: String
  package let operands: Operands
  package let clauses: [Clause]
  package let options: [Option]

  /// Functions that may stand in the operand, each of a clip in brackets.
  package let functions: [String]

  package init(
    name: String,
    operands: Operands,
    clauses: [Clause] = [],
    options: [Option] = [],
    functions: [String] = []
  ) {
    self.name = name
    self.operands = operands
    self.clauses = clauses
    self.options = options
    self.functions = functions
  }

  /// The clauses any clip takes, inside its parentheses or after the clips of a verb.
  ///
  /// A verb with clips has them too, besides its own; a clause of its own with the same word wins.
  package static let clipClauses: [Clause] = [
    Clause(word: "from", argument: .expression, summary: "value the motion starts from"),
    Clause(word: "to", argument: .expression, summary: "value the motion goes to"),
    Clause(word: "velocity", argument: .expression, summary: "units a second at the start"),
    Clause(word: "with", argument: .expression, summary: "animation in place of every one in the clip"),
    Clause(word: "reduced", argument: .none, summary: "with Reduce Motion on"),
  ]

  /// The words that begin a clause of any verb; a clip with such a name is printed in brackets where it
  /// comes first, since `play loop` repeats the last motion and `play (loop)` plays the view.
  package static let clauseWords: Set<String> = [
    "at", "every", "for", "from", "knob", "loop", "reduced", "step", "to", "until", "velocity", "with",
    "within",
  ]

  /// Whether clips may stand behind the verb.
  package var takesClips: Bool {
    switch operands {
    case .clips, .pathAndClips: true
    default: false
    }
  }

  /// Whether it asks something of clips, in an expression where words may be operators.
  package var isExpectation: Bool { !functions.isEmpty }

  /// Every clause that may follow the operands.
  package var allClauses: [Clause] {
    guard takesClips else { return clauses }
    let own = Set(clauses.map(\.word))
    return clauses + Self.clipClauses.filter { !own.contains($0.word) }
  }
}
