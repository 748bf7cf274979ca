/// One complete entry of a text: a definition, an action, a command, or a bare value or clip.
package struct Statement: Sendable {
  package enum Kind: Equatable, Sendable {
    case command(CommandSyntax)
    case definition(DefinitionSyntax)
    case action(ActionSyntax)
    /// An expression on a line of its own: a value to print or a clip to play.
    case bare(ClipSyntax)
    /// At the prompt: `.animation(...)` or `.transition(...)` amending the view just defined.
    case amendment(ViewModifierSyntax)
  }

  package let kind: Kind

  /// The entry in the source's UTF-8, without what surrounds it.
  package let range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

/// A verb with what was typed behind it, checked against its signature's form but not its types.
package struct CommandSyntax: Equatable, Sendable {
  package enum Operands: Equatable, Sendable {
    case none
    case clips([ClipSyntax])
    case expression(Expression)
    case names([Word])
    case path(Word?)
    case pathAndClips(Word, [ClipSyntax])
    /// The value as it stands: `on`, `braille`, `1.5`; nil where only the name, or nothing, was typed.
    case setting(name: Word?, value: Word?)
    /// Empty where nothing was typed.
    case text(Word)
    case count(Int?)
    case restore(RestoreSyntax)
  }

  package let verb: Word
  package let operands: Operands
  package let clauses: [ClauseSyntax]
  package let options: [OptionSyntax]

  package init(verb: Word, operands: Operands, clauses: [ClauseSyntax], options: [OptionSyntax]) {
    self.verb = verb
    self.operands = operands
    self.clauses = clauses
    self.options = options
  }
}

/// An option word with its value.
package struct OptionSyntax: Equatable, Sendable {
  /// Without its dashes.
  package let name: Word

  /// As it stands; nil for an option that takes none.
  package let value: Word?

  package init(name: Word, value: Word? = nil) {
    self.name = name
    self.value = value
  }
}

/// A clause word with its arguments.
package struct ClauseSyntax: Equatable, Sendable {
  package enum Argument: Equatable, Sendable {
    case none
    case expression(Expression)
    case expressions([Expression])
    case name(Word)
    case bindings([BindingSyntax])
  }

  package let word: Word
  package let argument: Argument

  package init(word: Word, argument: Argument) {
    self.word = word
    self.argument = argument
  }
}

/// `NAME in RANGE by STEP`: a name that takes the values of a range, one after the other.
package struct BindingSyntax: Equatable, Sendable {
  package let name: Word
  package let range: Expression

  /// Nil where it was left out.
  package let step: Expression?

  package init(name: Word, range: Expression, step: Expression?) {
    self.name = name
    self.range = range
    self.step = step
  }
}

/// A clip as it was typed: an expression, and in parentheses clauses of its own.
package struct ClipSyntax: Sendable {
  package let expression: Expression

  /// Those inside the clip's own parentheses; a verb's clauses stand on the command.
  package let clauses: [ClauseSyntax]
  package let range: Range<Int>

  package init(expression: Expression, clauses: [ClauseSyntax], range: Range<Int>) {
    self.expression = expression
    self.clauses = clauses
    self.range = range
  }
}

// Two trees are equal when they say the same, wherever they stand.

extension Statement: Equatable {
  package static func == (left: Statement, right: Statement) -> Bool { left.kind == right.kind }
}

extension ClipSyntax: Equatable {
  package static func == (left: ClipSyntax, right: ClipSyntax) -> Bool {
    left.expression == right.expression && left.clauses == right.clauses
  }
}
