package import Language
import Motion

extension Document {
  /// Works out an expression with what the states hold now.
  ///
  /// - Parameter wanted: The type its place asks for, and what the place is called; any will do without.
  package func evaluate(
    _ expression: Expression,
    wanted: Wanted? = nil
  ) throws(Diagnostic) -> (type: LanguageType, datum: Datum, notes: [String]) {
    let typed = try Checker.check(expression, wanted: wanted, in: contents.lookup.everything)
    let (datum, notes) = try contents.evaluator(in: environment).value(of: typed)
    return (typed.type, datum, notes)
  }

  /// Works out a number: a moment, a duration, a tolerance.
  ///
  /// - Parameter place: What takes it, for a message: `'until'`.
  package func number(_ expression: Expression, for place: String) throws(Diagnostic) -> Double {
    let wanted = Wanted(.number, by: place)
    let typed = try Checker.check(expression, wanted: wanted, in: contents.lookup.everything)
    return try contents.evaluator(in: environment).quantity(of: typed).components.x
  }
}
