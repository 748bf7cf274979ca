/// `phases NAME(trigger: EXPR) { idle { scale = 1 } .smooth ... }`.
package struct PhasesSyntax: Hashable, Sendable {
  package struct Phase: Hashable, Sendable {
    package let name: Word
    package let values: [PropertySyntax]

    /// The animation that enters this phase; nil when left out, which means `.default`.
    package let animation: Expression?

    package init(name: Word, values: [PropertySyntax], animation: Expression?) {
      self.name = name
      self.values = values
      self.animation = animation
    }
  }

  package let name: Word
  package let trigger: Expression?
  package let phases: [Phase]

  package init(name: Word, trigger: Expression?, phases: [Phase]) {
    self.name = name
    self.trigger = trigger
    self.phases = phases
  }
}
