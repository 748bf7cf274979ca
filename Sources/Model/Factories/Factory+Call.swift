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
      guard case .success(let datum) = operand.result else {
        return Evaluator.Outcome(result: .failure(everyFault(slots, operands, places, callRange: callRange)))
      }
      data.append(datum)
      notes += operand.notes
    }
    let base = hasBase ? data.first : nil
    let arguments = arguments(slots, base: base, Array(data.dropFirst(hasBase ? 1 : 0)))
    do throws(ParameterError) {
      if let fault = misfits(slots, data.dropFirst(hasBase ? 1 : 0).map(\.self), places, callRange) {
        return Evaluator.Outcome(result: .failure(fault))
      }
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

  /// What cannot be worked out of some operands, and which of the others are out of range.
  private func everyFault(
    _ slots: [Int],
    _ operands: [Evaluator.Outcome],
    _ places: [Range<Int>],
    callRange: Range<Int>
  ) -> Diagnostic {
    var faults = FaultCollector()
    for case .failure(let fault) in operands.map(\.result) { faults.note(fault) }
    let arguments = operands.dropFirst(hasBase ? 1 : 0).map { try? $0.result.get() }
    if let fault = misfits(slots, arguments, places, callRange) { faults.note(fault) }
    return faults.together ?? .notAValue(at: callRange)
  }

  /// The numbers out of range among some arguments, nil standing for one that is not known.
  func misfits(
    _ slots: [Int],
    _ arguments: [Datum?],
    _ places: [Range<Int>],
    _ callRange: Range<Int>
  ) -> Diagnostic? {
    var faults: [Diagnostic] = []
    for (index, (slot, argument)) in zip(slots, arguments).enumerated() {
      let parameter = parameters[slot]
      guard let number = argument?.scalar, let allowed = parameter.allowed else { continue }
      let isWhole = !parameter.isWhole || number == number.rounded()
      guard !number.isFinite || !allowed.contains(number) || !isWhole else { continue }
      let error = ParameterError(name: parameter.name, value: number, allowed: allowed)
      faults.append(diagnostic(error, at: places[safe: index] ?? callRange))
    }
    return Diagnostic.together(faults)
  }

  private func diagnostic(_ error: ParameterError, at range: Range<Int>) -> Diagnostic {
    let parameter = parameters.first { $0.name == error.name }
    // Nobody has typed a name that no parameter has.
    guard parameter != nil || result != .transition else {
      return Diagnostic(
        id: "out-of-range",
        message: "'\(spelling)' makes \(JSONWriter.text(of: error.value)) \(error.name), and must make "
          + error.allowed.inWords,
        range: range
      )
    }
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
