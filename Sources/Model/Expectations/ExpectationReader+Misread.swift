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
    return Self.extreme(callee, measure, at: nodes[position - 1].range)
  }

  /// `max(.bouncy)`: the same of a clip that nobody named, whose fault is one of its arguments.
  func extreme(insteadOf fault: Diagnostic) -> Diagnostic? {
    guard fault.id == "wrong-arguments" else { return nil }
    let calls = expression.nodes.indices.filter { expression.nodes[$0].operation == .call(labels: [nil]) }
    for call in calls {
      let operands = expression.operands(of: call)
      guard expression.range(of: operands[1]) == fault.range, beginsWithDot(operands[1]),
        case .name(let callee) = expression.nodes[operands[0]].operation, callee == "max" || callee == "min",
        let measure = MeasureCatalog.meant(by: callee)
      else { continue }
      return Self.extreme(callee, measure, at: expression.nodes[operands[0]].range)
    }
    return nil
  }

  private func beginsWithDot(_ position: Int) -> Bool {
    let first = position - expression.nodes[position].size + 1
    if case .implicitMember = expression.nodes[first].operation { return true }
    return false
  }

  private static func extreme(_ callee: String, _ measure: String, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "unknown-function",
      message: "'\(callee)' is of two numbers; of a clip it is '\(measure)'",
      range: range,
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
