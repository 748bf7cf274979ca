import Language
import Motion

/// What an expectation cannot ask, and what was meant.
extension ExpectationReader {
  /// The fault of a clip that nothing was asked about; nil for everything else.
  func unasked(_ position: Int) -> Diagnostic? {
    let node = nodes[position]
    guard !node.isTold, case .name(let name) = node.operation else { return nil }
    if name == "velocity", let call = call(from: position) { return timeless(call, at: node.range) }
    guard case .clip(let kind)? = document.contents.table[name]?.definition.meaning else { return nil }
    if let fault = unknownMeasure(before: position) ?? extreme(of: position) { return fault }
    if let fault = calledClip(name, position) { return fault }
    var (text, last) = (name, node)
    for next in nodes[(position + 1)...] {
      guard case .member(let member) = next.operation else { break }
      if MeasureCatalog.measure(named: member) != nil || member == "velocity" {
        return asMember(member, of: text, node.range.lowerBound..<next.range.upperBound)
      }
      text += "." + member
      last = next
    }
    let channel = text == name ? firstChannel(of: name).map { ".\($0)" } ?? "" : ""
    // Alone it is compared with nothing either.
    let isAlone = nodes.count == text.split(separator: ".").count
    return Diagnostic(
      id: "missing-time",
      message: "'\(name)' is \(kind) and moves; say when, or ask for a measure of it"
        + (isAlone ? ", as in expect \(text)\(channel) at 0.1 < 1" : ""),
      range: node.range.lowerBound..<last.range.upperBound,
      suggestion: isAlone ? nil : "\(text)\(channel) at 0.1"
    )
  }

  /// The first of several channels of a clip; nil where it has one, or cannot be shown.
  func firstChannel(of name: String) -> String? {
    let node = Expression.Node(operation: .name(name), range: 0..<0, size: 1)
    let whole = Expression(nodes: [node], range: 0..<0)
    let clip = try? ClipResolver.resolve(whole, in: document)
    return clip.flatMap { $0.trace.channels.count > 1 ? $0.trace.channels.first?.name : nil }
  }

  /// `Save.duration`: a measure as if it were a channel.
  func asMember(_ measure: String, of clip: String, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "not-a-channel",
      message: "'\(measure)' is asked with the clip in brackets",
      range: range,
      suggestion: "\(measure)(\(clip))" + (measure == "velocity" ? " at 0.1" : "")
    )
  }

  /// A measure that is nearly one, and what is wrong with the clip in its brackets.
  func misspelt(_ callee: String, _ operands: [Int]) -> Diagnostic? {
    guard operands.count == 3, callee != "velocity", FactoryCatalog.functions(named: callee).isEmpty,
      FactoryCatalog.initializers(named: callee).isEmpty,
      Suggestion.closest(to: callee, among: MeasureCatalog.all.map(\.name)) != nil
    else { return nil }
    let subject = part(operands[1]..<operands[2])
    guard document.clipName(subject) == nil, !isFaulty(operands[1]..<operands[2]) else { return nil }
    var faults = FaultCollector()
    faults.note(unknownMeasure(callee, at: nodes[operands[0]].range))
    _ = faults.attempt(try ClipResolver.resolve(subject, in: document))
    return faults.together
  }

  /// `velocity(.bouncy)` without a time, or with one inside of its brackets.
  private func timeless(_ call: Expression, at range: Range<Int>) -> Diagnostic {
    let whole = range.lowerBound..<call.range(of: call.root).upperBound
    let inner = call.operands(of: call.root).dropFirst().first.map(call.subexpression(at:))
    let term = terms.first { inner?.nodes.last?.operation == .name($0.name) }
    guard let term, case .value = term.question, inner?.nodes.count == 1, call.nodes.count == 3 else {
      return Diagnostic(
        id: "missing-time",
        message: "a velocity is one at a time",
        range: whole,
        suggestion: "\(SyntaxPrinter.text(call)) at 0.1"
      )
    }
    let parts = term.label.split(separator: " at ")
    return Diagnostic(
      id: "missing-time",
      message: "a velocity is one at a time, which stands behind the brackets",
      range: whole,
      // Of several times nobody knows which was meant.
      suggestion: parts.count == 2 ? "velocity(\(parts[0])) at \(parts[1])" : nil
    )
  }

  /// A word that names nothing where a scene belongs.
  func unknownScene(_ part: Expression) -> Diagnostic? {
    guard part.nodes.count == 1, case .name(let name)? = part.nodes.first?.operation,
      document.definition(named: name) == nil
    else { return nil }
    let scenes = document.definitions.filter { $0 is SceneDefinition }.map(\.name)
    return .unknown("scene", name, at: part.range, among: scenes)
  }

  /// The state whose assignments are counted.
  func state(_ part: Expression) throws(Diagnostic) -> String {
    guard part.nodes.count == 1, case .name(let name)? = part.nodes.first?.operation else {
      throw .noState(at: part.range)
    }
    if document.definition(named: name) is StateDefinition { return name }
    guard document.definition(named: name) == nil else { throw .noState(at: part.range) }
    let states = document.definitions.filter { $0 is StateDefinition }.map(\.name)
    throw .unknown("state", name, at: part.range, among: states)
  }

  /// A clip is the argument of a function that does not exist: a measure was meant.
  private func unknownMeasure(before position: Int) -> Diagnostic? {
    guard position > 0, case .name(let callee) = nodes[position - 1].operation,
      call(from: position - 1) != nil, FactoryCatalog.functions(named: callee).isEmpty,
      FactoryCatalog.initializers(named: callee).isEmpty
    else { return nil }
    return unknownMeasure(callee, at: nodes[position - 1].range)
  }

  private func unknownMeasure(_ callee: String, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "unknown-function",
      message: "no measure is called '\(callee)'",
      range: range,
      suggestion: MeasureCatalog.meant(by: callee)
    )
  }

  /// The call whose callee stands at a position.
  func call(from start: Int) -> Expression? {
    let end = nodes.indices.first { position in
      if case .call = nodes[position].operation {
        position - nodes[position].size + 1 == start
      } else {
        false
      }
    }
    return end.map { part(start..<$0 + 1) }
  }

  /// A fault about an unknown function or name, with the measure or clip that was nearly written.
  func meaningMeasure(_ fault: Diagnostic) -> Diagnostic { fault.mapped(meaningMeasureAlone) }

  private func meaningMeasureAlone(_ fault: Diagnostic) -> Diagnostic {
    guard fault.suggestion == nil else { return fault }
    if let asked = askedOfMember(fault) ?? extreme(insteadOf: fault) { return asked }
    let called = expression.nodes.first { $0.range == fault.range }?.operation
    guard case .name(let name)? = called else { return fault }
    if fault.id == "unknown-name" {
      let meant = document.meaningClip(fault, named: name)
      return meant.suggestion == nil ? fault : meant
    }
    guard fault.id == "unknown-function" else { return fault }
    return Diagnostic(
      id: fault.id,
      message: fault.message,
      range: fault.range,
      suggestion: MeasureCatalog.meant(by: name)
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
  fileprivate static func unknown(
    _ kind: String,
    _ name: String,
    at range: Range<Int>,
    among known: [String]
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-name",
      message: "no \(kind) named '\(name)'",
      range: range,
      suggestion: Suggestion.closest(to: name, among: known)
    )
  }

  fileprivate static func noState(at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "not-a-state",
      message: "'updates' counts the assignments to a state, and this is none",
      range: range
    )
  }

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
      message: "'\(clip.label)' has several channels: \(names.listed())",
      range: range,
      suggestion: names.first.map { clip.name(of: $0) }
    )
  }
}
