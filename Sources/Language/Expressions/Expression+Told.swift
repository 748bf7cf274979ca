/// What stands in place of parts of which all is told elsewhere.
extension Expression {
  /// The name of an expression that could not be read; no name that can be typed.
  package static let toldName = "("

  /// Stands for an expression that could not be read; nothing else is found wrong with it.
  package static func told(at range: Range<Int>) -> Expression {
    Expression(nodes: [.init(operation: .name(toldName), range: range, size: 1)], range: range)
  }
}

extension Word {
  /// Stands for a name that could not be read; nothing that was typed can be called so.
  package static func told(at range: Range<Int>) -> Word {
    Word(text: "(\(range.lowerBound)", range: range)
  }
}

extension Diagnostic {
  private static let toldID: ID = "told"

  /// Says of a part only that what is wrong with it is told elsewhere.
  package static func told(at range: Range<Int>) -> Diagnostic {
    Diagnostic(id: toldID, message: "what is wrong here is told elsewhere", range: range)
  }

  /// Whether it says nothing of its own.
  package var isTold: Bool { id == Self.toldID }
}
