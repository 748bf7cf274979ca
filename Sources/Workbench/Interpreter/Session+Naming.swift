import Language
import Model

extension Session {
  /// The fault of a line that begins with no verb, where it begins with a state: `taps 5`.
  func naming(_ fault: Diagnostic, in source: Source) -> Diagnostic {
    fault.mapped { $0.id == "unknown-command" ? givenNothing($0, in: source) ?? $0 : $0 }
  }

  private func givenNothing(_ fault: Diagnostic, in source: Source) -> Diagnostic? {
    let name = source.text(in: fault.range)
    guard let state = document.definition(named: name) as? StateDefinition else { return nil }
    let rest = source.text.utf8.dropFirst(fault.range.upperBound)
      .prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: ";") }
    let value = try? Parser.expression(String(Substring(rest)))
    let fits =
      value.map { (try? document.evaluate($0, wanted: Wanted(state.type, by: name))) != nil } ?? false
    return Diagnostic(
      id: fault.id,
      message: "'\(name)' is a state, and '=' gives it another value",
      range: fault.range,
      suggestion: fits ? "\(name) =" : nil
    )
  }
}
