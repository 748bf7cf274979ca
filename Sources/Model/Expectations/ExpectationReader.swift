import Language
import Motion

/// Finds the measured terms of an expectation, and leaves an expression that names their values.
///
/// One walk over the flat nodes: where a term is complete, its nodes give way to a single name.
struct ExpectationReader {
  let document: Document
  let expression: Expression

  private(set) var nodes: [Expression.Node] = []

  /// Where each complete operand begins in ``nodes``.
  private var starts: [Int] = []
  private(set) var terms: [MeasuredTerm] = []

  init(_ expression: Expression, in document: Document) throws(Diagnostic) {
    self.expression = expression
    self.document = document
    for position in expression.nodes.indices { try read(position) }
    try refuseUnasked()
  }

  /// What is left: the terms are names in it.
  var rest: Expression { Expression(nodes: nodes, range: expression.range) }

  /// The names of the expression: the document's, and over them the terms.
  var scope: any Scope {
    MeasuredScope(
      document: document.contents.lookup.everything,
      terms: Dictionary(terms.map { ($0.name, $0.type) }) { first, _ in first }
    )
  }

  private mutating func read(_ position: Int) throws(Diagnostic) {
    let node = expression.nodes[position]
    let operands = Array(starts.suffix(node.operation.operandCount)) + [nodes.count]
    switch node.operation {
    case .infix(.at): try take(timed(position, operands), operands)
    case .call:
      guard case .name(let callee) = nodes[operands[0]].operation, operands[1] == operands[0] + 1 else {
        return keep(node, operands)
      }
      if let measure = MeasureCatalog.measure(named: callee) {
        try take(measured(by: measure, position, operands), operands)
      } else if callee == "updates" {
        try take(updates(position, operands), operands)
      } else {
        keep(node, operands)
      }
    default: keep(node, operands)
    }
  }

  private mutating func keep(_ node: Expression.Node, _ operands: [Int]) {
    starts.removeLast(operands.count - 1)
    starts.append(operands[0])
    var kept = Expression.Node(
      operation: node.operation,
      range: node.range,
      size: nodes.count - operands[0] + 1
    )
    kept.labelStart = node.labelStart
    nodes.append(kept)
  }

  /// Puts a term in place of its operands.
  private mutating func take(_ term: MeasuredTerm, _ operands: [Int]) {
    starts.removeLast(operands.count - 1)
    nodes.removeSubrange(operands[0]...)
    starts.append(operands[0])
    nodes.append(Expression.Node(operation: .name(term.name), range: term.range, size: 1))
    terms.append(term)
  }

  // MARK: - Terms

  /// `CLIP.CHANNEL at T`, `velocity(CLIP.CHANNEL) at T`.
  private func timed(_ position: Int, _ operands: [Int]) throws(Diagnostic) -> MeasuredTerm {
    let time = part(operands[1]..<operands[2])
    for node in time.nodes {
      guard case .number(let number, unit: .times) = node.operation else { continue }
      throw Diagnostic(
        id: "wrong-unit",
        message: "'at' takes seconds here, not a speed",
        range: node.range,
        suggestion: "\(SyntaxPrinter.number(number))s"
      )
    }
    let typed = try Checker.check(time, wanted: Wanted(.number, by: "'at'"), in: scope)
    let isVelocity = isVelocity(operands[0]..<operands[1])
    let subject = operands[0] + (isVelocity ? 1 : 0)..<operands[1] - (isVelocity ? 1 : 0)
    let (clip, channel) = try clipAndChannel(subject)
    if isVelocity {
      guard channel.kind.interpolates, channel.kind != .color else {
        throw .noSuchMeasure("velocity", of: channel.kind, at: part(subject).range)
      }
    }
    return term(
      position,
      isVelocity ? .velocity(at: typed) : .value(at: typed),
      LanguageType(channel.kind),
      clip,
      [channel]
    )
  }

  private func isVelocity(_ places: Range<Int>) -> Bool {
    guard case .call(let labels)? = nodes[places].last?.operation else { return false }
    return labels.count == 1 && nodes[places.lowerBound].operation == .name("velocity")
  }

  /// `overshoot(CLIP)`.
  private func measured(
    by measure: Measure,
    _ position: Int,
    _ operands: [Int]
  ) throws(Diagnostic) -> MeasuredTerm {
    guard operands.count == 3 else {
      throw Diagnostic(
        id: "wrong-arguments",
        message: "'\(measure.name)' is of one clip: \(measure.name)(.bouncy)",
        range: expression.nodes[position].range
      )
    }
    let subject = operands[1]..<operands[2]
    if measure.isOfWholeClip {
      return term(position, .measure(measure), .number, try clip(subject), [])
    }
    let clip = try clip(subject)
    let channels = try channels(of: clip, for: measure, subject)
    let type = channels.first.map { measure.type(of: $0.kind) } ?? .number
    return term(position, .measure(measure), type, clip, channels)
  }

  /// `updates(SCENE, STATE)`.
  private func updates(_ position: Int, _ operands: [Int]) throws(Diagnostic) -> MeasuredTerm {
    guard operands.count == 4 else {
      throw Diagnostic(
        id: "wrong-arguments",
        message: "'updates' takes a scene and a state: updates(swipe, offset)",
        range: expression.nodes[position].range
      )
    }
    let state = part(operands[2]..<operands[3])
    guard state.nodes.count == 1, case .name(let name)? = state.nodes.first?.operation,
      document.definition(named: name) is StateDefinition
    else {
      throw Diagnostic(
        id: "not-a-state",
        message: "'updates' counts the assignments to a state, and this is none",
        range: state.range
      )
    }
    let clip = try clip(operands[1]..<operands[2])
    guard clip.kind == .scene else {
      throw Diagnostic(
        id: "not-a-scene",
        message: "'updates' counts in a scene, and '\(clip.label)' is none",
        range: part(operands[1]..<operands[2]).range
      )
    }
    let count = clip.stateUpdates.first { $0.state == name }?.count ?? 0
    return term(position, .updates(count), .number, clip, [])
  }

  private func term(
    _ position: Int,
    _ question: MeasuredTerm.Question,
    _ type: LanguageType,
    _ clip: Clip,
    _ channels: [Trace.Channel]
  ) -> MeasuredTerm {
    let part = expression.subexpression(at: position)
    return MeasuredTerm(
      question: question,
      label: SyntaxPrinter.text(part),
      range: part.range,
      type: type,
      clip: clip,
      channels: channels
    )
  }

  // MARK: - Clips

  func part(_ places: Range<Int>) -> Expression {
    let nodes = Array(nodes[places])
    let start = nodes.map(\.range.lowerBound).min() ?? expression.range.lowerBound
    let end = nodes.map(\.range.upperBound).max() ?? expression.range.upperBound
    return Expression(nodes: nodes, range: start..<end)
  }

  private func clip(_ places: Range<Int>) throws(Diagnostic) -> Clip {
    let part = part(places)
    for node in part.nodes {
      guard case .name(let name) = node.operation, terms.contains(where: { $0.name == name }) else {
        continue
      }
      throw Diagnostic(
        id: "not-a-clip",
        message: "a clip cannot be made of what is measured",
        range: node.range
      )
    }
    return try ClipResolver.resolve(part, in: document)
  }

  /// A clip with one channel, or one that is named.
  private func clipAndChannel(_ places: Range<Int>) throws(Diagnostic) -> (Clip, Trace.Channel) {
    let clip = try clip(places)
    guard let channel = clip.trace.channels.first, clip.trace.channels.count == 1 else {
      throw .whichChannel(of: clip, at: part(places).range)
    }
    return (clip, channel)
  }

  /// The channels of a clip that have a measure; all of one unit, since the largest of them counts.
  private func channels(
    of clip: Clip,
    for measure: Measure,
    _ places: Range<Int>
  ) throws(Diagnostic) -> [Trace.Channel] {
    let part = part(places)
    if clip.trace.channels.count == 1, let channel = clip.trace.channels.first {
      if let fault = measure.fault(of: channel.kind, asked: part) { throw fault }
      return [channel]
    }
    let measured = clip.trace.channels.filter { measure.fault(of: $0.kind, asked: part) == nil }
    guard let first = measured.first,
      measured.allSatisfy({ measure.type(of: $0.kind) == measure.type(of: first.kind) })
    else { throw .whichChannel(of: clip, at: part.range) }
    return measured
  }
}

/// The document's names and the terms of an expectation.
private struct MeasuredScope: Scope {
  let document: any Scope
  let terms: [String: LanguageType]

  func meaning(of name: String) -> NameMeaning? {
    terms[name].map { .constant($0) } ?? document.meaning(of: name)
  }

  var names: [String] { document.names }
}
