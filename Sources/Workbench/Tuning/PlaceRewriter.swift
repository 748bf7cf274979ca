import Language
import Model

/// Goes through the places of a holder, always in the same order, and writes it anew.
struct PlaceRewriter {
  /// Looks at a place; nil leaves it as it is.
  private let visit: (TunedPlace) -> Expression?

  init(_ visit: @escaping (TunedPlace) -> Expression?) { self.visit = visit }

  /// The places of a holder, in order.
  static func places(of holder: TunedHolder) -> [TunedPlace] {
    var places: [TunedPlace] = []
    _ = PlaceRewriter { place in
      places.append(place)
      return nil
    }.apply(holder)
    return places
  }

  /// A holder with another expression in one of its places.
  static func replacing(_ index: Int, of holder: TunedHolder, with expression: Expression) -> TunedHolder {
    var next = 0
    return PlaceRewriter { _ in
      defer { next += 1 }
      return next == index ? expression : nil
    }.apply(holder)
  }

  private func apply(_ holder: TunedHolder) -> TunedHolder {
    switch holder {
    case .line(let clips, let clauses):
      .line(clips.map(apply), clauses: clauses.map { apply($0) })
    case .definition(let syntax): .definition(apply(syntax))
    case .change(let view, let actions):
      .change(view: view, actions.map { apply($0, of: "change") })
    }
  }

  // MARK: - Places

  func place(
    _ name: String,
    _ wanted: LanguageType?,
    _ expression: Expression,
    bare: String = "value",
    isProperty: Bool = false
  ) -> Expression {
    visit(TunedPlace(name, wanted, expression, bare: bare, isProperty: isProperty)) ?? expression
  }

  /// A place where nothing is written, which means something all the same.
  func place(_ name: String, _ wanted: LanguageType, _ expression: Expression?, meaning text: String)
    -> Expression?
  {
    if let expression { return place(name, wanted, expression) }
    return visit(TunedPlace(name, wanted, Expression(typed: text)))
  }

  // MARK: - Lines

  private func apply(_ clip: ClipSyntax) -> ClipSyntax {
    ClipSyntax(
      expression: place("", nil, clip.expression),
      clauses: clip.clauses.map { apply($0) },
      range: clip.range
    )
  }

  /// `with A` holds an animation; the other clauses say what moves, not how.
  private func apply(_ clause: ClauseSyntax) -> ClauseSyntax {
    guard clause.word.text == "with", case .expression(let animation) = clause.argument else { return clause }
    return ClauseSyntax(word: clause.word, argument: .expression(place("with", .animation, animation)))
  }

  // MARK: - Actions

  /// - Parameter name: What the actions belong to.
  func apply(_ action: ActionSyntax, of name: String) -> ActionSyntax {
    switch action {
    case .assign, .toggle: action
    case .withAnimation(let animation, let keyword, let actions):
      .withAnimation(
        place(name, .animation, animation, meaning: ".default"),
        keyword: keyword,
        actions.map { apply($0, of: name) }
      )
    case .conditional(let condition, let then, let otherwise):
      .conditional(
        condition,
        then: then.map { apply($0, of: name) },
        otherwise: otherwise.map { apply($0, of: name) }
      )
    case .drag(let drag): .drag(apply(drag, of: name))
    }
  }

  private func apply(_ drag: DragSyntax, of name: String) -> DragSyntax {
    DragSyntax(
      target: drag.target,
      isRelative: drag.isRelative,
      destination: drag.destination,
      duration: place(name, .number, drag.duration, bare: "drag time"),
      curve: drag.curve.map { place(name, .curve, $0) },
      release: drag.release.map { release in
        DragSyntax.Release(
          value: release.value,
          animation: release.animation.map { place("\(name) release", .animation, $0) }
        )
      }
    )
  }
}
