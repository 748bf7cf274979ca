import Language
import Model
import Motion

/// One clip under every value of one parameter, or under every pair of two.
struct Sweep: Sendable {
  let clip: ClipSyntax
  let clauses: [ClauseSyntax]

  /// One, or two: rows and columns of a grid.
  let parameters: [SweepParameter]
  let document: Document

  /// How many motions there are.
  var count: Int { parameters.reduce(1) { $0 * $1.values.count } }

  /// The values of the parameters for a motion, the last parameter changing fastest.
  func values(at index: Int) -> [Double] {
    var rest = index
    let values = parameters.reversed().map { parameter -> Double in
      defer { rest /= parameter.values.count }
      return parameter.values[rest % parameter.values.count]
    }
    return values.reversed()
  }

  /// Works out one motion.
  ///
  /// - Throws: What is wrong with it, and for which values.
  func row(at index: Int) throws(Diagnostic) -> SweepRow {
    let values = values(at: index)
    do throws(Diagnostic) {
      var document = document
      for (parameter, value) in zip(parameters, values) {
        let constant = LetSyntax(
          name: parameter.name,
          annotation: nil,
          expression: Value.number(value).expression
        )
        try document.define(.constant(constant))
      }
      return SweepRow(values: values, clip: try ClipResolver.resolve(clip, clauses: clauses, in: document))
    } catch {
      throw error.explained("with \(title(of: values)), ")
    }
  }

  /// `b 0.1`, `b 0.1, d 0.5`: what tells one motion from the others.
  func title(of values: [Double]) -> String {
    zip(parameters, values).map { "\($0.name.text) \(SyntaxPrinter.number($1))" }.joined(separator: ", ")
  }
}

extension Diagnostic {
  /// The same fault with words before its message.
  fileprivate func explained(_ words: String) -> Diagnostic {
    Diagnostic(id: id, message: words + message, range: range, suggestion: suggestion)
  }
}
