import Language

/// The clauses that any clip takes: `from A to B velocity V with A reduced`.
struct ClipClauses: Sendable {
  private(set) var from: Expression?
  private(set) var to: Expression?
  private(set) var velocity: Expression?
  private(set) var animation: Expression?
  private(set) var isReduced = false

  /// Where the clause words stand, for faults.
  private(set) var ranges: [String: Range<Int>] = [:]

  /// Takes a verb's clauses and then the clip's own, which win; a verb's other clauses are passed over.
  init(_ clauses: [ClauseSyntax], own: [ClauseSyntax]) {
    for clause in clauses + own {
      ranges[clause.word.text] = clause.word.range
      switch (clause.word.text, clause.argument) {
      case ("from", .expression(let value)): from = value
      case ("to", .expression(let value)): to = value
      case ("velocity", .expression(let value)): velocity = value
      case ("with", .expression(let value)): animation = value
      case ("reduced", _): isReduced = true
      default: break
      }
    }
  }

  static let uselessID: Diagnostic.ID = "clause-without-use"

  /// Refuses clauses that a kind of clip has no use for.
  func refuse(_ words: [String], for kind: String) throws(Diagnostic) {
    for word in words {
      guard let range = ranges[word] else { continue }
      throw Diagnostic(id: Self.uselessID, message: "\(kind) has no use for '\(word)'", range: range)
    }
  }
}
