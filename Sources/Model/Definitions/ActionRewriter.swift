import Language

/// Writes actions anew with other words and expressions in the same places.
struct ActionRewriter {
  /// For the names of states.
  let word: (Word) -> Word

  /// For the component of one, which is no name of a definition.
  var component: (Word) -> Word = { $0 }
  let expression: (Expression) -> Expression

  func apply(_ action: ActionSyntax) -> ActionSyntax {
    switch action {
    case .assign(let target, let operation, let value):
      .assign(target: apply(target), operation: operation, value: expression(value))
    case .toggle(let target):
      .toggle(apply(target))
    case .withAnimation(let animation, let keyword, let actions):
      .withAnimation(animation.map(expression), keyword: keyword, actions.map(apply))
    case .conditional(let condition, let then, let otherwise):
      .conditional(expression(condition), then: then.map(apply), otherwise: otherwise.map(apply))
    case .drag(let drag):
      .drag(apply(drag))
    }
  }

  private func apply(_ target: TargetSyntax) -> TargetSyntax {
    TargetSyntax(
      name: word(target.name),
      component: target.component.map(component),
      isTold: target.isTold
    )
  }

  private func apply(_ drag: DragSyntax) -> DragSyntax {
    DragSyntax(
      target: apply(drag.target),
      isRelative: drag.isRelative,
      destination: expression(drag.destination),
      duration: expression(drag.duration),
      curve: drag.curve.map(expression),
      release: drag.release.map {
        DragSyntax.Release(value: $0.value.map(expression), animation: $0.animation.map(expression))
      }
    )
  }
}
