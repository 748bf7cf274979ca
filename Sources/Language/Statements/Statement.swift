/// One complete entry of a text: a definition, an action, a command, or a bare value or clip.
package struct Statement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
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
package struct CommandSyntax: Hashable, Sendable {
  package enum Operands: Hashable, Sendable {
    case none
    case clips([ClipSyntax])
    case expression(Expression)
    case names([Word])
    case path(Word?)
    case setting(name: Word, value: SettingValue)
    case text(Word)
    case count(Int?)
  }

  /// What follows a setting's name: a word as it stands (`on`, `braille`, `1.5`), and nothing when absent.
  package struct SettingValue: Hashable, Sendable {
    package let word: Word?
    package init(word: Word?) { self.word = word }
  }

  package let verb: Word
  package let operands: Operands
  package let clauses: [ClauseSyntax]
  package let options: [Word]

  package init(verb: Word, operands: Operands, clauses: [ClauseSyntax], options: [Word]) {
    self.verb = verb
    self.operands = operands
    self.clauses = clauses
    self.options = options
  }
}

/// A clause word with its arguments.
package struct ClauseSyntax: Hashable, Sendable {
  package enum Argument: Hashable, Sendable {
    case none
    case expression(Expression)
    case expressions([Expression])
    case name(Word)
    case binding(name: Word, range: Expression, step: Expression)
  }

  package let word: Word
  package let argument: Argument

  package init(word: Word, argument: Argument) {
    self.word = word
    self.argument = argument
  }
}

/// A clip as it was typed: an expression, and in parentheses clauses of its own.
package struct ClipSyntax: Hashable, Sendable {
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
