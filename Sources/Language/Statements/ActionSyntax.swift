/// Something that changes states: typed at the prompt, in a scene, or in an `onChange`.
package indirect enum ActionSyntax: Equatable, Sendable {
  /// `NAME = EXPR`, `NAME.x += EXPR`; `reduceMotion = true` too.
  case assign(target: TargetSyntax, operation: Expression.Infix?, value: Expression)
  /// `NAME.toggle()`.
  case toggle(TargetSyntax)
  /// `withAnimation(A) { ... }`; a nil animation is `.default`.
  case withAnimation(Expression?, keyword: Word, [ActionSyntax])
  case conditional(Expression, then: [ActionSyntax], otherwise: [ActionSyntax])
  case drag(DragSyntax)
}

/// What an assignment changes: a state, or one component of it.
package struct TargetSyntax: Equatable, Sendable {
  package let name: Word
  package let component: Word?

  /// Whether it is a name of which all is told elsewhere.
  package let isTold: Bool

  package init(name: Word, component: Word?, isTold: Bool = false) {
    (self.name, self.component, self.isTold) = (name, component, isTold)
  }
}

/// `drag STATE by CHANGE | to PLACE over T [curve C] [release [to VALUE] [with A]]`.
package struct DragSyntax: Equatable, Sendable {
  package struct Release: Equatable, Sendable {
    package let value: Expression?
    package let animation: Expression?

    package init(value: Expression?, animation: Expression?) {
      self.value = value
      self.animation = animation
    }
  }

  package let target: TargetSyntax

  /// True for `by`: a change added to where the drag began.
  package let isRelative: Bool
  package let destination: Expression
  package let duration: Expression
  package let curve: Expression?
  package let release: Release?

  package init(
    target: TargetSyntax,
    isRelative: Bool,
    destination: Expression,
    duration: Expression,
    curve: Expression?,
    release: Release?
  ) {
    self.target = target
    self.isRelative = isRelative
    self.destination = destination
    self.duration = duration
    self.curve = curve
    self.release = release
  }
}
