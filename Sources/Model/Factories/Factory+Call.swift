import Language
import Motion

extension Factory {
  var hasBase: Bool {
    if case .modifier = form { true } else { false }
  }

  /// Runs the factory on what stands on the evaluator's stack.
  ///
  /// - Parameters:
  ///   - slots: For each argument, the parameter it goes to.
  ///   - operands: The base of a modifier, then the arguments.
  ///   - places: Where each argument stands.
  ///   - callRange: Where the call stands.
  func outcome(
    _ slots: [Int],
    _ operands: [Evaluator.Outcome],
    _ places: [Range<Int>],
    callRange: Range<Int>
  ) -> Evaluator.Outcome {
    var data: [Datum] = []
    var notes: [String] = []
    for operand in operands {
      guard case .success(let datum) = operand.result else { return operand }
      data.append(datum)
      notes += operand.notes
    }
    let base = hasBase ? data.first : nil
    let arguments = arguments(slots, base: base, Array(data.dropFirst(hasBase ? 1 : 0)))
    do throws(ParameterError) {
      try checkRanges(arguments)
      let datum = try make(arguments)
      if let value = datum.value, !value.isFinite { return notFinite(at: callRange) }
      return Evaluator.Outcome(result: .success(datum), notes: notes + self.notes(arguments))
    } catch {
      let range = place(of: error.name, slots, places) ?? callRange
      return Evaluator.Outcome(result: .failure(diagnostic(error, at: range)))
    }
  }

  /// Where the argument of a name stands; the only one where Motion knows it by another name.
  private func place(of name: String, _ slots: [Int], _ places: [Range<Int>]) -> Range<Int>? {
    let slot = parameters.firstIndex { $0.name == name } ?? (parameters.count == 1 ? 0 : nil)
    guard let slot, let index = slots.lastIndex(of: slot) else { return nil }
    return places[safe: index]
  }

  private func notFinite(at range: Range<Int>) -> Evaluator.Outcome {
    let fault = Diagnostic(
      id: "not-finite",
      message: "'\(spelling)' comes to no finite number here",
      range: range
    )
    return Evaluator.Outcome(result: .failure(fault))
  }

  private func arguments(_ slots: [Int], base: Datum?, _ data: [Datum]) -> Arguments {
    var values = parameters.map(\.defaultValue)
    var given = Array(repeating: false, count: parameters.count)
    var rest: [Datum] = []
    for (slot, datum) in zip(slots, data) {
      values[slot] = datum
      given[slot] = true
      if repeatsLast, slot == parameters.count - 1 { rest.append(datum) }
    }
    return Arguments(parameters: parameters, values: values, given: given, base: base, rest: rest)
  }

  private func checkRanges(_ arguments: Arguments) throws(ParameterError) {
    for (parameter, given) in zip(parameters, arguments.given) where given {
      guard let allowed = parameter.allowed else { continue }
      let number = try ParameterError.checked(arguments.number(parameter.name), parameter.name, allowed)
      if parameter.isWhole, number != number.rounded() {
        throw ParameterError(name: parameter.name, value: number, allowed: allowed)
      }
    }
  }

  private func diagnostic(_ error: ParameterError, at range: Range<Int>) -> Diagnostic {
    let parameter = parameters.first { $0.name == error.name }
    let whole = parameter?.isWhole == true ? "a whole number, " : ""
    // The advice is about the whole animation, so it is no suggestion for the number's place.
    let advice = result == .animation ? parameter?.advice.map { "; \($0)" } ?? "" : ""
    return Diagnostic(
      id: "out-of-range",
      message: "\(error.name) is \(JSONWriter.text(of: error.value)), and must be "
        + "\(whole)\(error.allowed.inWords)\(advice)",
      range: range
    )
  }
}
