package import Language

/// Clips as they were last shown.
package struct ShownMotion: Equatable, Sendable {
  package let clips: [ClipSyntax]
  package let clauses: [ClauseSyntax]

  package init(clips: [ClipSyntax], clauses: [ClauseSyntax] = []) {
    self.clips = clips
    self.clauses = clauses
  }
}

extension ShownMotion {
  /// The same motion as if all of it had been typed at one place, so that its faults are told there.
  package func located(at place: Range<Int>) -> ShownMotion {
    ShownMotion(clips: clips.map { $0.located(at: place) }, clauses: clauses.map { $0.located(at: place) })
  }
}

extension ClipSyntax {
  fileprivate func located(at place: Range<Int>) -> ClipSyntax {
    ClipSyntax(
      expression: expression.located(at: place),
      clauses: clauses.map { $0.located(at: place) },
      range: place
    )
  }
}

extension ClauseSyntax {
  fileprivate func located(at place: Range<Int>) -> ClauseSyntax {
    let argument: Argument =
      switch argument {
      case .expression(let value): .expression(value.located(at: place))
      case .expressions(let values): .expressions(values.map { $0.located(at: place) })
      case .name(let name): .name(Word(text: name.text, range: place))
      case .none, .bindings: argument
      }
    return ClauseSyntax(word: Word(text: word.text, range: place), argument: argument)
  }
}

extension Expression {
  fileprivate func located(at place: Range<Int>) -> Expression {
    let nodes = nodes.map { Node(operation: $0.operation, range: place, size: $0.size) }
    return Expression(nodes: nodes, range: place)
  }
}
