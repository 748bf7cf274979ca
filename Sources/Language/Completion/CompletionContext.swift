/// Where the cursor stands in a half-typed text: what may be typed there, and what of it is there already.
package struct CompletionContext: Equatable, Sendable {
  package enum Place: Equatable, Sendable {
    /// The start of a statement: verbs, definition words, names.
    case statement
    /// The start of an entry in a block that this word opened: `view`, `scene`, `withAnimation`, `{` when unknown.
    case blockEntry(opener: String)
    /// A value or clip: names, functions, type prefixes; in a call, the value of this argument.
    case value(of: Argument?)
    /// Right after a leading dot: factories and cases; in a call, of this argument's type.
    case implicitMember(of: Argument?)
    /// Right after `BASE.`: members of a name, `Card`, or of what a call gave, `.spring()`.
    case member(base: String)
    /// The start of an argument of a call: its labels, or a value.
    case argument(of: Argument)
    /// After a complete operand of a verb, or of a clip in parentheses when the verb is nil.
    case clause(verb: String?, used: [String])
    /// After `--`.
    case option(verb: String)
    /// A name operand: `show`, `delete`, `live`.
    case name(verb: String)
    case path(verb: String)
    case settingName
    case settingValue(name: String)
    /// The rest of the line, `help`.
    case text(verb: String)
    /// The type of a state, or of a constant.
    case typeName(isState: Bool)
    /// `by`, `to`, `over`, `curve` and `release` of a drag, `to` and `with` of a release.
    case dragClause
    /// A new name, the inside of a string or comment, behind a complete value: nothing can be offered.
    case nothing
  }

  /// An argument of a call, as far as it is typed.
  package struct Argument: Equatable, Sendable {
    /// The callee as written, without spaces: `.spring`, `Spring`, `Animation.easeIn`, `.repeatCount`; of the
    /// parentheses behind a definition's name its word, `phases`.
    package let callee: String

    /// Labels of the arguments before it.
    package let before: [String]

    /// Its own label; nil where none is typed.
    package let label: String?

    package init(callee: String, before: [String], label: String?) {
      self.callee = callee
      self.before = before
      self.label = label
    }
  }

  /// What kind of value a place asks for.
  package enum Wanted: Equatable, Sendable {
    case anything
    /// An operand of a verb that takes clips.
    case clip
    /// Behind `with`, and behind a phase.
    case animation
    /// A value that moves, or a number: behind `from`, `at`.
    case value
    /// The operand of `expect`: something measured, or compared.
    case condition
    /// A value that a property of this name may have.
    case property(String)
    /// A value of the type of this name: it is assigned, or compared.
    case like(String)
  }

  package let place: Place

  /// What the words before the cursor ask for; calls ask through their ``Argument``.
  package let wanted: Wanted

  /// What is typed of the word, up to the cursor.
  package let prefix: String

  /// The prefix in the text's UTF-8, half open; it ends at the cursor.
  package let range: Range<Int>

  package init(place: Place, wanted: Wanted = .anything, prefix: String, range: Range<Int>) {
    self.place = place
    self.wanted = wanted
    self.prefix = prefix
    self.range = range
  }

  /// Finds where the cursor stands.
  ///
  /// - Parameters:
  ///   - offset: The cursor in the text's UTF-8; what stands behind it does not matter.
  ///   - text: All that is typed, earlier lines of the same entry included.
  ///   - signatures: The verbs.
  package static func at(_ offset: Int, in text: String, signatures: [CommandSignature]) -> CompletionContext
  {
    let end = min(max(offset, 0), text.utf8.count)
    let bytes = Array(text.utf8.prefix(end))
    var finder = CompletionFinder(bytes, signatures: signatures)
    return finder.context()
  }
}
