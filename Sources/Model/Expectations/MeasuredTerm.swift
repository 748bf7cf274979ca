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

  /// The one channel that is asked; nil where the clip as a whole is.
  package let channel: Trace.Channel?
}

/// What a term came to.
package struct Finding: Sendable {
  package let term: MeasuredTerm

  /// Nil where the clip has no such number.
  package let value: Value?

  /// Seconds, or progress, that were asked about; nil for a measure.
  package let time: Double?

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
    guard let channel = term.channel else { return 0 }
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
      return Finding(
        term: self,
        value: state(at: time).map { Value(kind: $0.kind, animatableData: $0.state.value) },
        time: time
      )
    case .velocity(let typed):
      let time = try moment(typed)
      let velocity = state(at: time).map { Value(kind: $0.kind, components: $0.state.velocity) }
      return Finding(term: self, value: velocity.flatMap { $0.isFinite ? $0 : nil }, time: time)
    case .measure(let measure):
      guard let channel = channel ?? clip.trace.channels.first else {
        return Finding(term: self, value: nil, time: nil)
      }
      return Finding(
        term: self,
        value: measure.read(MeasuredClip(trace: clip.trace, channel: channel)),
        time: nil
      )
    case .updates(let count):
      return Finding(term: self, value: .number(Double(count)), time: nil)
    }
  }

  private func state(at time: Double) -> (kind: ValueKind, state: MotionState)? {
    channel.map { ($0.kind, $0.trajectory.state(at: time)) }
  }
}
