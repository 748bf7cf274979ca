import Language
import Motion

extension ExpectationReader {
  /// `CLIP.CHANNEL at T`, `velocity(CLIP.CHANNEL) at T`; nil where what it is of has a fault that was told.
  func timed(_ position: Int, _ operands: [Int]) throws(Diagnostic) -> MeasuredTerm? {
    let isVelocity = isVelocity(operands[0]..<operands[1])
    let subject = operands[0] + (isVelocity ? 1 : 0)..<operands[1] - (isVelocity ? 1 : 0)
    var faults = FaultCollector()
    let time = faults.attempt(try time(operands[1]..<operands[2]))
    let asked = isFaulty(subject) ? nil : faults.attempt(try clipAndChannel(subject, isVelocity: isVelocity))
    try faults.finish()
    guard let time, let (clip, channel) = asked else { return nil }
    return term(
      position,
      isVelocity ? .velocity(at: time) : .value(at: time),
      LanguageType(channel.kind),
      clip,
      [channel]
    )
  }

  private func time(_ places: Range<Int>) throws(Diagnostic) -> TypedExpression {
    let time = part(places)
    for node in time.nodes {
      guard case .number(let number, unit: .times) = node.operation else { continue }
      throw Diagnostic(
        id: "wrong-unit",
        message: "'at' takes seconds here, not a speed",
        range: node.range,
        suggestion: "\(SyntaxPrinter.number(number))s"
      )
    }
    return try Checker.check(time, wanted: Wanted(.number, by: "'at'"), in: scope)
  }

  private func isVelocity(_ places: Range<Int>) -> Bool {
    guard case .call(let labels)? = nodes[places].last?.operation else { return false }
    return labels.count == 1 && nodes[places.lowerBound].operation == .name("velocity")
  }

  /// `overshoot(CLIP)`.
  func measured(
    by measure: Measure,
    _ position: Int,
    _ operands: [Int]
  ) throws(Diagnostic) -> MeasuredTerm? {
    guard operands.count == 3 else {
      throw Diagnostic(
        id: "wrong-arguments",
        message: "'\(measure.name)' is of one clip: \(measure.name)(.bouncy)",
        range: expression.nodes[position].range
      )
    }
    let subject = operands[1]..<operands[2]
    if isFaulty(subject) { return nil }
    if measure.isOfWholeClip {
      return term(position, .measure(measure), .number, try clip(subject), [])
    }
    let clip = try clip(subject)
    let channels = try channels(of: clip, for: measure, subject)
    let type = channels.first.map { measure.type(of: $0.kind) } ?? .number
    return term(position, .measure(measure), type, clip, channels)
  }

  /// `updates(SCENE, STATE)`.
  func updates(_ position: Int, _ operands: [Int]) throws(Diagnostic) -> MeasuredTerm? {
    guard operands.count == 4 else {
      throw Diagnostic(
        id: "wrong-arguments",
        message: "'updates' takes a scene and a state: updates(swipe, offset)",
        range: expression.nodes[position].range
      )
    }
    let (scene, state) = (operands[1]..<operands[2], operands[2]..<operands[3])
    var faults = FaultCollector()
    let clip = isFaulty(scene) ? nil : faults.attempt(try self.scene(scene))
    let name = isFaulty(state) ? nil : faults.attempt(try self.state(part(state)))
    try faults.finish()
    guard let clip, let name else { return nil }
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

  private func scene(_ places: Range<Int>) throws(Diagnostic) -> Clip {
    let part = part(places)
    if let fault = unknownScene(part) { throw fault }
    let clip = try clip(places)
    guard clip.kind == .scene else {
      throw Diagnostic(
        id: "not-a-scene",
        message: "'updates' counts in a scene, and '\(clip.label)' is none",
        range: part.range
      )
    }
    return clip
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
  private func clipAndChannel(
    _ places: Range<Int>,
    isVelocity: Bool
  ) throws(Diagnostic) -> (Clip, Trace.Channel) {
    let clip = try clip(places)
    guard let channel = clip.trace.channels.first, clip.trace.channels.count == 1 else {
      throw .whichChannel(of: clip, at: part(places).range)
    }
    guard !isVelocity || channel.kind.interpolates && channel.kind != .color else {
      throw .noSuchMeasure("velocity", of: channel.kind, at: part(places).range)
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
    // A point beside a number cannot be passed over: what is asked for is of all of the clip.
    let needsChoice = clip.trace.channels.contains { channel in
      channel.kind.interpolates && channel.kind != .color
        && measure.fault(of: channel.kind, asked: part) != nil
    }
    guard let first = measured.first, !needsChoice,
      measured.allSatisfy({ measure.type(of: $0.kind) == measure.type(of: first.kind) })
    else { throw .whichChannel(of: clip, at: part.range) }
    return measured
  }
}
