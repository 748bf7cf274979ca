import Language
import Motion

extension ClipKind {
  static let keyframes = ClipKind(
    kind: .keyframes,
    summary: "one run of keyframes, or without end where they repeat",
    example:
      "keyframes Pop { scale = 1 { CubicKeyframe(1.2, duration: 0.2); CubicKeyframe(1, duration: 0.2) } }"
      + "; plot Pop"
  ) { resolver throws(Diagnostic) in try resolver.keyframesClip() }
}

extension ClipResolver {
  fileprivate func keyframesClip() throws(Diagnostic) -> Clip? {
    guard let name, let definition = document.contents.table[name]?.definition as? KeyframesDefinition else {
      return nil
    }
    try clauses.refuse(["from", "to", "velocity", "with"], for: "keyframes")
    var notes: [String] = []
    let evaluator = document.contents.evaluator(in: environment)
    let builder = KeyframesBuilder(definition: definition, place: expression.range)
    let tracks = try builder.tracks(evaluator, notes: &notes)
    let length = KeyframeTrack.timelineDuration(tracks)
    let repeats = try builder.repeats(evaluator)
    let channels = zip(definition.tracks, tracks).map { track, built in
      Trace.Channel(
        name: track.property,
        kind: track.kind,
        trajectory: repeats ? RepeatingTrajectory(built, period: length) : built
      )
    }
    let whole = repeats && length > 0 ? Double.infinity : length
    let marks = Set(tracks.flatMap(\.borders)).sorted().filter { $0 > 0 && $0.isFinite }
    return try namedClip(
      .keyframes,
      channels: channels,
      marks: marks.map { Trace.Mark(kind: .keyframe, time: $0) },
      notes: notes,
      duration: whole,
      settlingDuration: whole
    )
  }
}

/// Works the tracks of keyframes out, as the states are when a run starts.
struct KeyframesBuilder {
  let definition: KeyframesDefinition

  /// Where a person reads of a fault.
  let place: Range<Int>

  /// - Parameter states: Where each track is by now, when a run starts in the middle of another.
  func tracks(
    _ evaluator: Evaluator,
    from states: [MotionState]? = nil,
    notes: inout [String]
  ) throws(Diagnostic) -> [KeyframeTrack] {
    var tracks: [KeyframeTrack] = []
    for (index, track) in definition.tracks.enumerated() {
      let built = try build(track, evaluator, from: states?[index], notes: &notes)
      tracks.append(built)
      notes += CutSpringNotes.notes(on: built, track)
    }
    return tracks
  }

  func repeats(_ evaluator: Evaluator) throws(Diagnostic) -> Bool {
    guard let repeating = definition.repeating else { return false }
    return try evaluator.quantity(of: repeating).components.x != 0
  }

  /// What the tracks show before any run.
  func initialValues(_ evaluator: Evaluator) throws(Diagnostic) -> [SIMD4<Double>] {
    try definition.tracks.map { track throws(Diagnostic) in
      try evaluator.quantity(of: track.initial).animatableData
    }
  }

  private func build(
    _ track: KeyframesDefinition.Track,
    _ evaluator: Evaluator,
    from state: MotionState?,
    notes: inout [String]
  ) throws(Diagnostic) -> KeyframeTrack {
    var found: [String] = []
    func datum(_ typed: TypedExpression) throws(Diagnostic) -> Datum {
      let (datum, more) = try evaluator.value(of: typed)
      found += more
      return datum
    }
    let start = try evaluator.quantity(of: track.initial).animatableData
    var keyframes: [Keyframe] = []
    for keyframe in track.keyframes { keyframes.append(try keyframe.keyframe(datum)) }
    notes += found
    do throws(ParameterError) {
      // SwiftUI scales an angle's radians by 128 before it looks at how fast a spring settles (measured).
      return try KeyframeTrack(
        from: state?.value ?? start,
        velocity: state?.velocity ?? .zero,
        keyframes: keyframes,
        settlingScale: track.kind == .angle ? 128 : 1
      )
    } catch {
      throw Diagnostic(
        id: "out-of-range",
        message: "\(error.name) is \(JSONWriter.text(of: error.value)), and must be \(error.allowed.inWords)",
        range: place
      )
    }
  }
}

/// What a teacher would add about springs that had less time than they need.
enum CutSpringNotes {
  static func notes(on track: KeyframeTrack, _ definition: KeyframesDefinition.Track) -> [String] {
    track.cutSprings.compactMap { note(on: $0, of: track, definition) }
  }

  private static func note(
    on spring: KeyframeTrack.CutSpring,
    of track: KeyframeTrack,
    _ definition: KeyframesDefinition.Track
  ) -> String? {
    let reached = Value(kind: definition.kind, animatableData: spring.reached).inShort
    let target = Value(kind: definition.kind, animatableData: spring.target).inShort
    guard reached != target else { return nil }
    // In the spring's own time, which is what its duration was typed in.
    let start = track.borders[safe: spring.index - 1] ?? 0
    let settling = spring.settling - start
    let rest = settling.isFinite ? "settles at \(settling.inShort) s" : "would never settle"
    let place = spring.index == definition.keyframes.count - 1 ? "rests at" : "goes on from"
    let cut = (spring.time - start).inShort
    return "\(definition.property) \(place) \(reached), not \(target): spring cut at \(cut) s (\(rest))"
  }
}

extension Double {
  /// With two decimals, or two digits where it is small, for a sentence.
  var inShort: String {
    guard magnitude < 1e12, magnitude > 1e-12 else { return JSONWriter.text(of: self) }
    var scale = 100.0
    while magnitude * scale < 10 { scale *= 10 }
    return JSONWriter.text(of: (self * scale).rounded() / scale)
  }
}

extension Value {
  /// For a sentence: `0.24`, `10deg`, `(3, 4)`.
  var inShort: String {
    switch kind {
    case .number: components.x.inShort
    case .angle: "\((components.x / Degrees.inRadians).inShort)deg"
    case .point, .size, .rect:
      "(\(kind.componentNames.indices.map { components[$0].inShort }.joined(separator: ", ")))"
    case .color, .bool, .choice: SyntaxPrinter.text(expression)
    }
  }
}
