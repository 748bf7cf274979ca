import Language
import Motion

/// What an expectation cannot ask, and what was meant.
extension ExpectationReader {
  /// Refuses clips that nothing was asked about.
  func refuseUnasked() throws(Diagnostic) {
    for (position, node) in nodes.enumerated() {
      guard case .name(let name) = node.operation else { continue }
      if name == "velocity", let call = call(from: position) {
        throw Diagnostic(
          id: "missing-time",
          message: "a velocity is one at a time",
          range: node.range,
          suggestion: "\(SyntaxPrinter.text(call)) at 0.1"
        )
      }
      guard case .clip(let kind)? = document.contents.table[name]?.definition.meaning else { continue }
      if let fault = unknownMeasure(before: position) { throw fault }
      var text = name
      for next in nodes[(position + 1)...] {
        guard case .member(let member) = next.operation else { break }
        text += "." + member
      }
      throw Diagnostic(
        id: "missing-time",
        message: "'\(name)' is \(kind) and moves; say when, or ask for a measure of it",
        range: node.range,
        suggestion: "\(text) at 0.1"
      )
    }
  }

  /// A clip is the argument of a function that does not exist: a measure was meant.
  private func unknownMeasure(before position: Int) -> Diagnostic? {
    guard position > 0, case .name(let callee) = nodes[position - 1].operation,
      call(from: position - 1) != nil, FactoryCatalog.functions(named: callee).isEmpty,
      FactoryCatalog.initializers(named: callee).isEmpty
    else { return nil }
    return Diagnostic(
      id: "unknown-function",
      message: "no measure is called '\(callee)'",
      range: nodes[position - 1].range,
      suggestion: Suggestion.closest(
        to: callee,
        among: MeasureCatalog.all.map(\.name) + ["velocity", "updates"]
      )
    )
  }

  /// The call whose callee stands at a position.
  private func call(from start: Int) -> Expression? {
    let end = nodes.indices.first { position in
      if case .call = nodes[position].operation {
        position - nodes[position].size + 1 == start
      } else {
        false
      }
    }
    return end.map { part(start..<$0 + 1) }
  }

  /// A fault about an unknown function, with the measure that was nearly written.
  func meaningMeasure(_ fault: Diagnostic) -> Diagnostic {
    guard fault.id == "unknown-function", fault.suggestion == nil else { return fault }
    let called = expression.nodes.first { $0.range == fault.range }?.operation
    guard case .name(let name)? = called else { return fault }
    let known = MeasureCatalog.all.map(\.name) + ["velocity", "updates"]
    return Diagnostic(
      id: fault.id,
      message: fault.message,
      range: fault.range,
      suggestion: Suggestion.closest(to: name, among: known)
    )
  }
}

extension Measure {
  /// Why a channel of a kind has no such measure; nil where it has.
  func fault(of kind: ValueKind, asked part: Expression) -> Diagnostic? {
    guard kind.interpolates, kind != .color else { return .noSuchMeasure(name, of: kind, at: part.range) }
    guard isByComponent, let first = kind.componentNames.first else { return nil }
    let text = SyntaxPrinter.text(part)
    return Diagnostic(
      id: "wrong-type",
      message: "'\(name)' is of one number, and \(text) is \(LanguageType(kind).inWords)",
      range: part.range,
      suggestion: "\(text).\(first)"
    )
  }
}

extension Diagnostic {
  static func noSuchMeasure(_ name: String, of kind: ValueKind, at range: Range<Int>) -> Diagnostic {
    let words: String =
      switch kind {
      case .bool: "what is true or false"
      case .choice: "what is one of several cases"
      default: LanguageType(kind).inWords
      }
    return Diagnostic(id: "wrong-type", message: "\(words) has no \(name)", range: range)
  }

  static func whichChannel(of clip: Clip, at range: Range<Int>) -> Diagnostic {
    let names = clip.trace.channels.map(\.name)
    return Diagnostic(
      id: "which-channel",
      message: "'\(clip.label)' has several channels: \(names.joined(separator: ", "))",
      range: range,
      suggestion: names.first.map { "\(clip.label).\($0)" }
    )
  }
}
