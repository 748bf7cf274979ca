import Language
import Motion

/// What is asked of a clip in a way that other programs have: `max(Ball.y)`, `Ball(0.3)`, `.bouncy.overshoot`.
extension ExpectationReader {
  /// `max(Ball.y)`: the measure that a function of numbers was meant to be; nil for anything else.
  func extreme(of position: Int) -> Diagnostic? {
    guard position > 0, case .name(let callee) = nodes[position - 1].operation,
      callee == "max" || callee == "min",
      let call = call(from: position - 1), call.operands(of: call.root).count == 2,
      let measure = MeasureCatalog.meant(by: callee)
    else { return nil }
    return Diagnostic(
      id: "unknown-function",
      message: "'\(callee)' is of two numbers; of a clip it is '\(measure)'",
      range: nodes[position - 1].range,
      suggestion: measure
    )
  }

  /// `Ball(0.3)`: a clip with a time in brackets; nil for anything else.
  func calledClip(_ name: String, _ position: Int) -> Diagnostic? {
    guard let call = call(from: position), case .call(let labels) = call.nodes[call.root].operation,
      labels == [nil]
    else { return nil }
    let time = SyntaxPrinter.text(call.subexpression(at: call.operands(of: call.root)[1]))
    let channel = firstChannel(of: name).map { ".\($0)" } ?? ""
    return Diagnostic(
      id: "missing-time",
      message: "a time stands behind 'at', without brackets",
      range: nodes[position].range.lowerBound..<call.range(of: call.root).upperBound,
      suggestion: "\(name)\(channel) at \(time)"
    )
  }

  /// `.bouncy.overshoot`: a measure as if it were a part of its clip; nil for anything else.
  func askedOfMember(_ fault: Diagnostic) -> Diagnostic? {
    guard fault.id == "unknown-member",
      let position = expression.nodes.indices.first(where: {
        expression.nodes[$0].range.upperBound == fault.range.upperBound
      }),
      position > 0, case .member(let name) = expression.nodes[position].operation,
      MeasureCatalog.measure(named: name) != nil
    else { return nil }
    let clip = SyntaxPrinter.text(expression.subexpression(at: position - 1))
    return asMember(name, of: clip, expression.range(of: position - 1).lowerBound..<fault.range.upperBound)
  }
}
