/// `state NAME = EXPR`, `state NAME: TYPE = EXPR`, `state NAME: a | b | c = .a`.
package struct StateSyntax: Hashable, Sendable {
  package enum Annotation: Hashable, Sendable {
    /// `Bool Int Double CGFloat Angle CGPoint CGSize CGRect Color`.
    case type(Word)
    case cases([Word])
  }

  package let name: Word
  package let annotation: Annotation?
  package let initial: Expression

  package init(name: Word, annotation: Annotation?, initial: Expression) {
    self.name = name
    self.annotation = annotation
    self.initial = initial
  }
}
