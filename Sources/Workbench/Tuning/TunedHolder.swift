import Language
import Model

/// Something typed that holds animations, and so the numbers that knobs turn.
enum TunedHolder: Equatable, Sendable {
  /// Clips as they were typed behind the verb.
  case line([ClipSyntax], clauses: [ClauseSyntax])
  case definition(DefinitionSyntax)
  /// What last moved a view.
  case change(view: String, [ActionSyntax])

  /// As it would be typed, a string a line.
  var lines: [String] {
    let text: String
    switch self {
    case .line(let clips, let clauses):
      let clips = clips.map { SyntaxPrinter.text($0) }.joined(separator: ", ")
      text = ([clips] + clauses.map { SyntaxPrinter.text($0) }).joined(separator: " ")
    case .definition(let syntax): text = SyntaxPrinter.text(syntax)
    case .change(_, let actions): text = actions.map { SyntaxPrinter.text($0) }.joined(separator: "\n")
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines that are others now, without what stands before them.
  ///
  /// Only expressions are replaced, and each is printed on one line: both have as many lines.
  func changedLines(since old: TunedHolder) -> [String] {
    zip(lines, old.lines).filter { $0 != $1 }.map { line, _ in
      String(line.drop { $0 == " " })
    }
  }
}

extension TunedHolder {
  /// The part of a scene that a place is in, and which of its places it is there; of anything else, all of it.
  func part(around place: Int) -> (holder: TunedHolder, place: Int) {
    guard case .definition(.scene(let scene)) = self else { return (self, place) }
    var first = 0
    for entry in scene.entries {
      let part = TunedHolder.definition(.scene(SceneSyntax(name: scene.name, entries: [entry])))
      let count = PlaceRewriter.places(of: part).count
      if place < first + count { return (part, place - first) }
      first += count
    }
    return (self, place)
  }
}

/// A place in a holder where an animation, or a number of a motion, is written.
struct TunedPlace {
  /// What tells it from the others of its holder: `settle`, `scale 1`; empty where it is alone.
  let name: String

  /// What the place asks for; nil where any type will do.
  let wanted: LanguageType?
  let expression: Expression

  /// What a number is called that stands here by itself: `value`, `time`.
  let bareName: String

  /// Whether it is the value of a property, whose name says nothing about what the number may be.
  let isProperty: Bool

  init(
    _ name: String,
    _ wanted: LanguageType?,
    _ expression: Expression,
    bare: String = "value",
    isProperty: Bool = false
  ) {
    self.isProperty = isProperty
    self.name = name
    self.wanted = wanted
    self.expression = expression
    bareName = bare
  }

  /// The same place with something else in it.
  func holding(_ expression: Expression) -> TunedPlace {
    TunedPlace(name, wanted, expression, bare: bareName, isProperty: isProperty)
  }
}

extension Expression {
  /// What a text says that is known to be an expression.
  init(typed text: String) {
    let nothing = Expression(nodes: [.init(operation: .none, range: 0..<0, size: 1)], range: 0..<0)
    self = (try? Parser.expression(text)) ?? nothing
  }
}
