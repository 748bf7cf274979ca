/// `keyframes NAME(trigger: EXPR) { scale = 1 { CubicKeyframe(1.2, duration: 0.2) ... } ... }`.
package struct KeyframesSyntax: Hashable, Sendable {
  package enum Run: Hashable, Sendable {
    case once
    case trigger(Expression)
    /// `(repeating: true)`.
    case repeating(Expression)
  }

  package struct Keyframe: Hashable, Sendable {
    /// `LinearKeyframe`, `CubicKeyframe`, `SpringKeyframe`, `MoveKeyframe`.
    package let kind: Word
    package let arguments: [ArgumentSyntax]

    package init(kind: Word, arguments: [ArgumentSyntax]) {
      self.kind = kind
      self.arguments = arguments
    }
  }

  package struct Track: Hashable, Sendable {
    package let property: Word
    package let initial: Expression
    package let keyframes: [Keyframe]

    package init(property: Word, initial: Expression, keyframes: [Keyframe]) {
      self.property = property
      self.initial = initial
      self.keyframes = keyframes
    }
  }

  package let name: Word
  package let run: Run
  package let tracks: [Track]

  package init(name: Word, run: Run, tracks: [Track]) {
    self.name = name
    self.run = run
    self.tracks = tracks
  }
}

/// One argument of a call: its label, if any, and its value.
package struct ArgumentSyntax: Hashable, Sendable {
  package let label: Word?
  package let value: Expression

  package init(label: Word?, value: Expression) {
    self.label = label
    self.value = value
  }
}
