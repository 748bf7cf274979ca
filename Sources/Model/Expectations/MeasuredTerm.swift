import Language
package import Motion

/// A part of an expectation that asks a clip for something: `Card.scale at 0.2`, `overshoot(.bouncy)`.
package struct MeasuredTerm: Sendable {
  package enum Question: Sendable {
    case value(at: TypedExpression)
    case velocity(at: TypedExpression)
    case measure(Measure)
    /// Assignments to a state in a scene.
    case updates(Int)
  }

  package let question: Question

  /// The term as the printer writes it.
  package let label: String

  /// Where it stands in the source.
  package let range: Range<Int>
  package let type: LanguageType
  package let clip: Clip

  /// How the rest of the expectation names it: in brackets where it is no single word.
  var name: String {
    switch question {
    case .value, .velocity: "(\(label))"
    case .measure, .updates: label
    }
  }

  /// The channels that are asked; none where the clip as a whole is.
  package let channels: [Trace.Channel]
}

/// What a term came to.
package struct Finding: Sendable {
  package let term: MeasuredTerm

  /// The one channel that was found out about; nil where it was the clip as a whole.
  package let channel: Trace.Channel?

  /// Nil where the clip has no such number.
  package let value: Value?

  /// Seconds, or progress, that were asked about; nil for a measure.
  package let time: Double?

  /// The term as the printer writes it, with the channel that was chosen.
  package var label: String {
    guard term.channels.count > 1, let channel, term.label.hasSuffix(")") else { return term.label }
    return "\(term.label.dropLast()).\(channel.name))"
  }

  static let absenceID: Diagnostic.ID = "no-measure"

  /// Why there is no value.
  var absence: Diagnostic {
    var words = "there is none"
    if case .measure(let measure) = term.question { words = measure.absence }
    return Diagnostic(
      id: Self.absenceID,
      message: "\(term.label) has no value: \(words)",
      range: term.range
    )
  }

  /// The magnitude of what is measured, in the value's unit; zero for what counts in units of its own.
  var scale: Double {
    if case .measure(let measure) = term.question, measure.unit != .value { return 0 }
    guard let channel else { return 0 }
    return (0..<4).flatMap { [abs(channel.trajectory.start[$0]), abs(channel.trajectory.end[$0])] }
      .filter(\.isFinite).max() ?? 0
  }
}

extension MeasuredTerm {
  /// Asks the clip.
  ///
  /// - Parameter moment: Works out a time.
  func finding(_ moment: (TypedExpression) throws(Diagnostic) -> Double) throws(Diagnostic) -> Finding {
    switch question {
    case .value(let typed):
      let time = try moment(typed)
      return finding(
        state(at: time).map { Value(kind: $0.kind, animatableData: $0.state.value) },
        at: time
      )
    case .velocity(let typed):
      let time = try moment(typed)
      let velocity = state(at: time).map { Value(kind: $0.kind, components: $0.state.velocity) }
      return finding(velocity.flatMap { $0.isFinite ? $0 : nil }, at: time)
    case .measure(let measure): return finding(of: measure)
    case .updates(let count):
      return finding(.number(Double(count)))
    }
  }

  private func finding(_ value: Value?, at time: Double? = nil) -> Finding {
    Finding(term: self, channel: channels.first, value: value, time: time)
  }

  private func finding(of measure: Measure) -> Finding {
    guard channels.count > 1 else {
      return finding(measure.finding(in: clip, among: Array(channels.prefix(1)))?.value)
    }
    let chosen = measure.finding(in: clip, among: channels)
    return Finding(term: self, channel: chosen?.channel, value: chosen?.value, time: nil)
  }

  private func state(at time: Double) -> (kind: ValueKind, state: MotionState)? {
    channels.first.map { ($0.kind, $0.trajectory.state(at: time)) }
  }
}
