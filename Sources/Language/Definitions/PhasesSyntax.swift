/// `phases NAME(trigger: EXPR) { idle { scale = 1 } .smooth ... }`.
package struct PhasesSyntax: Equatable, Sendable {
  package struct Phase: Equatable, Sendable {
    package let name: Word
    package let values: [PropertySyntax]

    /// The animation that enters this phase; nil when left out, which means `.default`.
    package let animation: Expression?

    package init(name: Word, values: [PropertySyntax], animation: Expression?) {
      self.name = name
      self.values = values
      self.animation = animation
    }
  }

  package let name: Word
  package let trigger: Expression?
  package let phases: [Phase]

  package init(name: Word, trigger: Expression?, phases: [Phase]) {
    self.name = name
    self.trigger = trigger
    self.phases = phases
  }
}

extension SyntaxReader {
  /// Reads what follows `phases`.
  mutating func phases() throws(Diagnostic) -> PhasesSyntax {
    let name = try newName("a name for the phases")
    var trigger: Expression?
    passRepeating(name)
    if stream.take(.openParenthesis) {
      try expectLabel("trigger", "what starts a run")
      trigger = try expression("what starts a run")
      try expect(.closeParenthesis)
    } else {
      trigger = try bareTrigger(of: name)
    }
    let phases = try block(" and the phases of '\(name.text)'") { (reader) throws(Diagnostic) in
      try reader.phase()
    }
    return PhasesSyntax(name: name, trigger: trigger, phases: phases)
  }

  /// `phases Pulse(repeating: true) {`, as keyframes have it: passes over the brackets, and tells so.
  private mutating func passRepeating(_ name: Word) {
    var ahead = stream
    guard stream.isAt(.openParenthesis), let given = arguments(&ahead)?.first, given.label == "repeating"
    else {
      return
    }
    diagnostics.append(
      Diagnostic(
        id: "wrong-arguments",
        message: "phases without 'trigger:' loop, and those with it run once for each change",
        range: name.range.lowerBound..<ahead.previousEnd,
        suggestion: given.value == "true" ? name.text : nil
      )
    )
    stream = ahead
  }

  /// Reads `NAME { values } [ANIMATION]`.
  private mutating func phase() throws(Diagnostic) -> PhasesSyntax.Phase {
    try refuseStatement()
    let foreign = nameOfForeignPhase()
    let name = if let foreign { foreign } else { try newName("a phase such as 'idle { scale = 1 }'") }
    let values = try block(" and the values of '\(name.text)'", of: .phase) { (reader) throws(Diagnostic) in
      try reader.property()
    }
    let isContinued = stream.current.kind == .symbol(.dot)
    if isContinued { stream.beginEntry() }
    let isAtNextPhase = stream.isAtIdentifier && stream.peek().kind == .symbol(.openBrace)
    let animation = stream.isAtEntryEnd || isAtNextPhase ? nil : try phaseAnimation()
    return PhasesSyntax.Phase(name: name, values: values, animation: animation)
  }
}

extension SyntaxPrinter {
  static func text(_ phases: PhasesSyntax) -> String {
    let trigger = phases.trigger.map { "(trigger: \(text($0)))" } ?? ""
    return "phases \(phases.name.text)\(trigger) " + block(phases.phases.map { text($0) })
  }

  /// A phase stands on one line, so that its animation shows beside what it enters.
  private static func text(_ phase: PhasesSyntax.Phase) -> String {
    let animation = phase.animation.map { " " + text($0) } ?? ""
    return phase.name.text + " " + line(phase.values.map { text($0) }) + animation
  }
}
