/// `view NAME [if EXPR] { properties } .animation(A, value: s) .transition(T)`.
package struct ViewSyntax: Equatable, Sendable {
  package let name: Word
  package let condition: Expression?
  package let properties: [PropertySyntax]
  package let modifiers: [ViewModifierSyntax]

  package init(
    name: Word,
    condition: Expression?,
    properties: [PropertySyntax],
    modifiers: [ViewModifierSyntax]
  ) {
    self.name = name
    self.condition = condition
    self.properties = properties
    self.modifiers = modifiers
  }
}

/// A modifier behind a view's block.
package enum ViewModifierSyntax: Equatable, Sendable {
  /// What each is called.
  static let names = ["animation", "transition"]

  /// `.animation(A, value: EXPR)`.
  case animation(Expression, value: Expression)
  case transition(Expression)
}

extension SyntaxReader {
  /// Reads what follows `view`.
  mutating func view() throws(Diagnostic) -> ViewSyntax {
    let name = try newName("a name for the view")
    let condition = stream.takeIdentifier("if") == nil ? nil : try expression("a condition after 'if'")
    let properties = try block(" and the properties of '\(name.text)'", of: .view) {
      (reader) throws(Diagnostic) in try reader.property()
    }
    var modifiers: [ViewModifierSyntax] = []
    while isAtViewModifier { modifiers.append(try viewModifier(behind: properties)) }
    return ViewSyntax(name: name, condition: condition, properties: properties, modifiers: modifiers)
  }

  /// True at `.animation(` and `.transition(`, which no clip begins with.
  var isAtAmendment: Bool {
    stream.bytesHere(spell: ".animation(") || stream.bytesHere(spell: ".transition(")
  }

  private var isAtViewModifier: Bool {
    let name = stream.peek()
    if stream.isAtIdentifier, ViewModifierSyntax.names.contains(stream.currentText),
      name.kind == .symbol(.openParenthesis), !name.hasSpaceBefore
    {
      return true
    }
    guard stream.current.kind == .symbol(.dot), name.kind == .identifier else { return false }
    return !stream.isOnNewLine || !clipWords.clips.contains(stream.text(name.range))
  }

  /// Reads `.animation(A, value: EXPR)` or `.transition(T)`.
  ///
  /// - Parameter properties: Those of the view, one of whose states an animation is likely to watch.
  mutating func viewModifier(behind properties: [PropertySyntax] = []) throws(Diagnostic)
    -> ViewModifierSyntax
  {
    let start = stream.current.range.lowerBound
    if stream.current.kind == .symbol(.dot) {
      stream.advance()
    } else {
      diagnostics.append(.undotted(stream.currentWord))
    }
    let name = Word(text: stream.currentText, range: start..<stream.current.range.upperBound)
    stream.advance()
    let known = ViewModifierSyntax.names
    let meant = known.contains(name.text) ? name.text : Suggestion.closest(to: name.text, among: known)
    if meant != name.text {
      guard meant != nil, stream.isAt(.openParenthesis) else {
        throw foreignModifier(name) ?? .unknownModifier(name)
      }
      diagnostics.append(.unknownModifier(name))
    }
    try expect(.openParenthesis)
    passDoubledParenthesis()
    guard meant == "animation" else {
      let transition = try expression("a transition")
      try expect(.closeParenthesis)
      return .transition(transition)
    }
    if let fault = valueFirst() { throw fault }
    let animation = try expression("an animation, or nil")
    _ = passEarlyBracket()
    if stream.isAt(.closeParenthesis) {
      if stream.peek().kind == .symbol(.openBrace) { throw .scoped(at: stream.peek().range) }
      throw .unwatched(likelyState(in: properties), at: stream.current.range)
    }
    if !(stream.isAtIdentifier("value") && passMissingComma()) {
      try expect(.comma, " and 'value:' with what to watch")
    }
    try expectLabel("value", "what to watch")
    let value = try expression("what to watch")
    try expect(.closeParenthesis)
    return .animation(animation, value: value)
  }

  /// The first name in the properties that stands for nothing else.
  private func likelyState(in properties: [PropertySyntax]) -> String? {
    properties.lazy.flatMap(\.expression.names).first { name in
      !functions.contains(name) && !clipWords.types.contains(name) && !ReservedWord.all.contains(name)
    }
  }
}

extension SyntaxReader {
  /// `.animation(value: isOn, .smooth)`: the fault of two arguments in the wrong order; nil for anything else.
  private func valueFirst() -> Diagnostic? {
    var ahead = self
    let start = stream.current.range.lowerBound
    guard ahead.takeLabel() == "value", let value = try? ahead.expression(), ahead.stream.take(.comma),
      let animation = try? ahead.expression(), ahead.stream.isAt(.closeParenthesis)
    else { return nil }
    return Diagnostic(
      id: "wrong-arguments",
      message: "the animation comes first, and then 'value:' with what to watch",
      range: start..<animation.range.upperBound,
      suggestion: "\(stream.text(animation.range)), value: \(stream.text(value.range))"
    )
  }
}

extension SyntaxPrinter {
  static func text(_ view: ViewSyntax) -> String {
    let condition = view.condition.map { " if " + text($0) } ?? ""
    let head = "view \(view.name.text)\(condition) " + block(view.properties.map { text($0) })
    guard !view.modifiers.isEmpty else { return head }
    // Behind a block of several lines each modifier has a line of its own.
    let separator = view.properties.isEmpty ? "" : "\n"
    return head + view.modifiers.map { separator + text($0) }.joined()
  }

  static func text(_ modifier: ViewModifierSyntax) -> String {
    switch modifier {
    case .animation(let animation, let value): ".animation(\(text(animation)), value: \(text(value)))"
    case .transition(let transition): ".transition(\(text(transition)))"
    }
  }

  static func text(_ property: PropertySyntax) -> String {
    "\(property.name.text) = \(text(property.expression))"
  }
}

extension Expression {
  fileprivate var names: [String] {
    nodes.compactMap { if case .name(let name) = $0.operation { name } else { nil } }
  }
}

extension Diagnostic {
  fileprivate static func unwatched(_ state: String?, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "expected",
      message: "expected ', value:' and the state whose changes are animated",
      range: range,
      suggestion: state.map { ", value: \($0))" }
    )
  }

  /// `.animation(.smooth) { $0.scaleEffect(2) }`.
  fileprivate static func scoped(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "swift-spelling",
      message: "properties with an animation of their own are a view of their own: "
        + "view NAME { ... }.animation(.smooth, value: isOn)",
      range: range
    )
  }

  fileprivate static func undotted(_ name: Word) -> Diagnostic {
    Diagnostic(
      id: "unknown-sign",
      message: "a name has a dot before it",
      range: name.range,
      suggestion: ".\(name.text)"
    )
  }

  fileprivate static func unknownModifier(_ name: Word) -> Diagnostic {
    Diagnostic(
      id: "unknown-modifier",
      message: "a view has no modifier '\(name.text)'; expected animation or transition",
      range: name.range,
      suggestion: Suggestion.closest(to: name.text, among: ViewModifierSyntax.names).map { ".\($0)" }
    )
  }
}
