import Language
import Model

extension PlaceRewriter {
  func apply(_ syntax: DefinitionSyntax) -> DefinitionSyntax {
    switch syntax {
    case .state: syntax
    case .constant(let constant):
      .constant(
        LetSyntax(
          name: constant.name,
          annotation: constant.annotation,
          expression: place(constant.name.text, type(of: constant), constant.expression)
        )
      )
    case .view(let view): .view(apply(view))
    case .phases(let phases):
      .phases(PhasesSyntax(name: phases.name, trigger: phases.trigger, phases: phases.phases.map(apply)))
    case .keyframes(let keyframes):
      .keyframes(
        KeyframesSyntax(name: keyframes.name, run: keyframes.run, tracks: keyframes.tracks.map(apply))
      )
    case .onChange(let onChange):
      .onChange(
        OnChangeSyntax(
          name: onChange.name,
          observed: onChange.observed,
          actions: onChange.actions.map { apply($0, of: "onChange") }
        )
      )
    case .scene(let scene): .scene(SceneSyntax(name: scene.name, entries: scene.entries.map(apply)))
    }
  }

  private func type(of constant: LetSyntax) -> LanguageType? {
    constant.annotation.flatMap { TypeNames.type(named: $0.text) }
  }

  private func apply(_ view: ViewSyntax) -> ViewSyntax {
    ViewSyntax(
      name: view.name,
      condition: view.condition,
      properties: view.properties,
      modifiers: view.modifiers.map { modifier in
        switch modifier {
        case .animation(let animation, let value):
          .animation(place(SyntaxPrinter.text(value), .animation, animation), value: value)
        case .transition(let transition): .transition(place("transition", .transition, transition))
        }
      }
    )
  }

  private func apply(_ phase: PhasesSyntax.Phase) -> PhasesSyntax.Phase {
    let animation = place(phase.name.text, .animation, phase.animation, meaning: ".default")
    let values = phase.values.map { value in
      let name = value.name.text
      let expression = place(phase.name.text, nil, value.expression, bare: name, isProperty: true)
      return PropertySyntax(name: value.name, expression: expression)
    }
    return PhasesSyntax.Phase(name: phase.name, values: values, animation: animation)
  }

  private func apply(_ entry: SceneSyntax.Entry) -> SceneSyntax.Entry {
    let name = "at \(SyntaxPrinter.text(entry.time))"
    // What moves comes first: the time is turned less often.
    let actions = entry.actions.map { apply($0, of: name) }
    return SceneSyntax.Entry(time: place(name, .number, entry.time, bare: "time"), actions: actions)
  }

  // MARK: - Keyframes

  private func apply(_ track: KeyframesSyntax.Track) -> KeyframesSyntax.Track {
    let keyframes = track.keyframes.enumerated().map { index, keyframe in
      apply(keyframe, of: "\(track.property.text) \(index + 1)")
    }
    return KeyframesSyntax.Track(property: track.property, initial: track.initial, keyframes: keyframes)
  }

  private func apply(_ keyframe: KeyframesSyntax.Keyframe, of name: String) -> KeyframesSyntax.Keyframe {
    var arguments = keyframe.arguments.map { argument in
      let (type, bare) = Self.meaning(of: argument.label?.text)
      let part = type == .spring ? "\(name) spring" : name
      return ArgumentSyntax(label: argument.label, value: place(part, type, argument.value, bare: bare))
    }
    if keyframe.kind.text == "SpringKeyframe", !arguments.contains(where: { $0.label?.text == "spring" }),
      let spring = place("\(name) spring", .spring, nil, meaning: "Spring.smooth")
    {
      let label = Word(text: "spring", range: 0..<0)
      let place = arguments.firstIndex { $0.label?.text == "startVelocity" } ?? arguments.count
      arguments.insert(ArgumentSyntax(label: label, value: spring), at: place)
    }
    return KeyframesSyntax.Keyframe(kind: keyframe.kind, arguments: arguments)
  }

  /// What an argument of a keyframe asks for, and what a bare number is called there.
  private static func meaning(of label: String?) -> (type: LanguageType?, name: String) {
    switch label {
    case "duration": (.number, "duration")
    case "spring": (.spring, "spring")
    case "timingCurve": (.curve, "curve")
    case let label?: (nil, label)
    case nil: (nil, "value")
    }
  }
}
