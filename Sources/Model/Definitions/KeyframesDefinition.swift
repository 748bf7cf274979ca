package import Language
import Motion

/// `keyframes Feedback(trigger: taps) { scale = 1 { ... } }`: tracks on one timeline.
package struct KeyframesDefinition: ClipDefinition {
  struct Track: Sendable {
    let property: String
    let kind: ValueKind
    let initial: TypedExpression
    let keyframes: [BoundKeyframe]
  }

  package let syntax: DefinitionSyntax
  package let references: [String]
  package let expressions: [TypedExpression]
  let tracks: [Track]

  /// What starts a run when it changes.
  let trigger: TypedExpression?

  /// Whether it starts over at the end; nil where nothing was said.
  let repeating: TypedExpression?

  package var meaning: NameMeaning { .clip(kind: "keyframes") }

  package func channelNames(in document: Document) -> [String] { tracks.map(\.property) }

  private let keyframes: KeyframesSyntax

  private init(_ keyframes: KeyframesSyntax, in lookup: DefinitionLookup) throws(Diagnostic) {
    self.keyframes = keyframes
    syntax = .keyframes(keyframes)
    var faults = FaultCollector()
    var trigger: TypedExpression?
    var repeating: TypedExpression?
    switch keyframes.run {
    case .once: break
    case .trigger(let expression): trigger = faults.attempt(try lookup.changing(expression, as: "'trigger:'"))
    case .repeating(let expression):
      let wanted = Wanted(.bool, by: "'repeating:'")
      repeating = faults.attempt(try Checker.check(expression, wanted: wanted, in: lookup.everything))
    }
    self.trigger = trigger
    self.repeating = repeating
    var names: Set<String> = []
    tracks = keyframes.tracks.compactMap { track in
      if !names.insert(track.property.text).inserted { faults.note(PropertyBinder.duplicate(track.property)) }
      return Self.bind(track, in: lookup, &faults)
    }
    try faults.finish()
    expressions =
      [trigger, repeating].compactMap(\.self)
      + tracks.flatMap { [$0.initial] + $0.keyframes.flatMap(\.expressions) }
    references = expressions.flatMap(\.references).unique
  }

  private static func bind(
    _ track: KeyframesSyntax.Track,
    in lookup: DefinitionLookup,
    _ faults: inout FaultCollector
  ) -> Track? {
    let values = track.keyframes.compactMap { $0.arguments.first?.value }
    let type = lookup.sharedType(of: [track.initial] + values, property: track.property, &faults)
    if let type, type.valueKind?.interpolates != true {
      faults.note(
        Diagnostic(
          id: "wrong-type",
          message: "keyframes lead through values in between, and \(type.inWords) has none",
          range: track.initial.range
        )
      )
    }
    let keyframes = faults.attempt(each: track.keyframes) { keyframe throws(Diagnostic) in
      try BoundKeyframe(keyframe, moving: type, in: lookup)
    }
    guard let type, let kind = type.valueKind else { return nil }
    let wanted = Wanted(type, by: "'\(track.property.text)'")
    guard let initial = faults.attempt(try lookup.checked(track.initial, wanted)) else { return nil }
    return Track(property: track.property.text, kind: kind, initial: initial, keyframes: keyframes)
  }

  package static let kind = DefinitionKind(
    keyword: "keyframes",
    inWords: "keyframes",
    summary: "tracks of values on one timeline",
    example: "keyframes Pop { scale = 1 { CubicKeyframe(1.2, duration: 0.2) } }",
    details: [
      "A track begins at its value and runs through its keyframes; tracks run side by side.",
      "With `trigger:` each change of the value starts one run; `repeating: true` runs without end; without "
        + "parentheses it runs once.",
    ],
    form: """
      state taps = 0
      keyframes Feedback(trigger: taps) {
          scale = 1 {
              SpringKeyframe(1.25, duration: 0.28, spring: .bouncy)
              CubicKeyframe(1, duration: 0.2, endVelocity: 0)
          }
          rotation = .degrees(0) {
              LinearKeyframe(.degrees(10), duration: 0.18, timingCurve: .easeIn)
              MoveKeyframe(.degrees(0))
          }
      }
      play Feedback
      taps += 1
      """,
    bind: { syntax, lookup throws(Diagnostic) in
      guard case .keyframes(let keyframes) = syntax else { return nil }
      return try KeyframesDefinition(keyframes, in: lookup)
    },
    decode: { object in decode(&object) }
  )
}

// MARK: - In a session

extension KeyframesDefinition {
  package func encoded() -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    switch keyframes.run {
    case .once: break
    case .trigger(let expression): members.append(.init("trigger", ExpressionCoding.encode(expression)))
    case .repeating(let expression): members.append(.init("repeating", ExpressionCoding.encode(expression)))
    }
    let tracks = keyframes.tracks.map { track in
      JSONValue.object([
        "property": .string(track.property.text),
        "initial": ExpressionCoding.encode(track.initial),
        "keyframes": .array(track.keyframes.map(Self.encode)),
      ])
    }
    return members + [.init("tracks", .array(tracks))]
  }

  /// The kind with where the step leads, then its labels.
  private static func encode(_ keyframe: KeyframesSyntax.Keyframe) -> JSONValue {
    .object(
      keyframe.arguments.map { argument in
        .init(argument.label?.text ?? keyframe.kind.text, ExpressionCoding.encode(argument.value))
      }
    )
  }

  private static func decode(_ object: inout SessionObject) -> DefinitionSyntax {
    let name = object.name("keyframes")
    var run = KeyframesSyntax.Run.once
    if let trigger = object.optionalExpression("trigger") {
      run = .trigger(trigger)
    } else if let repeating = object.optionalExpression("repeating") {
      run = .repeating(repeating)
    }
    let tracks = object.list("tracks", decodeTrack)
    return .keyframes(KeyframesSyntax(name: name, run: run, tracks: tracks))
  }

  private static func decodeTrack(_ object: inout SessionObject) -> KeyframesSyntax.Track {
    let property = object.name("property")
    let initial = object.expression("initial")
    let keyframes = object.list("keyframes", decodeKeyframe).compactMap(\.self)
    return KeyframesSyntax.Track(property: property, initial: initial, keyframes: keyframes)
  }

  private static func decodeKeyframe(_ object: inout SessionObject) -> KeyframesSyntax.Keyframe? {
    var kind: Word?
    var arguments: [ArgumentSyntax] = []
    for (index, member) in object.takeRest().enumerated() {
      let word = Word(text: member.key, range: member.keyRange)
      if index == 0 { kind = word }
      let value = object.expression(of: member.value)
      arguments.append(ArgumentSyntax(label: index == 0 ? nil : word, value: value))
    }
    guard let kind else {
      object.note(
        Diagnostic(
          id: "missing-key",
          message:
            "a keyframe begins with its kind and value, as in {\"CubicKeyframe\": 1, \"duration\": 0.2}",
          range: object.range
        )
      )
      return nil
    }
    return KeyframesSyntax.Keyframe(kind: kind, arguments: arguments)
  }
}
