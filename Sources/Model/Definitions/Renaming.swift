import Language

/// Writes a new name wherever an old one stands for the definition that has it.
struct Renaming {
  let old: String
  let new: Word

  func apply(_ word: Word) -> Word { word.text == old ? Word(text: new.text, range: word.range) : word }

  /// Renames in an expression; what stands before a bracket is a function and keeps its name.
  func apply(_ expression: Expression) -> Expression {
    guard expression.nodes.contains(where: { $0.operation == .name(old) }) else { return expression }
    var isCallee = Array(repeating: false, count: expression.nodes.count)
    for (position, node) in expression.nodes.enumerated() {
      if case .call = node.operation { isCallee[expression.operands(of: position)[0]] = true }
    }
    let nodes = expression.nodes.enumerated().map { position, node in
      guard node.operation == .name(old), !isCallee[position], !isType(position, in: expression) else {
        return node
      }
      return Expression.Node(operation: .name(new.text), range: node.range, size: node.size)
    }
    return Expression(nodes: nodes, range: expression.range)
  }

  /// Whether the old name stands for a type there, as in `Color.red`.
  private func isType(_ position: Int, in expression: Expression) -> Bool {
    guard position + 1 < expression.nodes.count,
      case .member(let member) = expression.nodes[position + 1].operation
    else { return false }
    return TypeNames.has(member, of: old)
  }

  func apply(_ property: PropertySyntax) -> PropertySyntax {
    PropertySyntax(name: property.name, expression: apply(property.expression))
  }

  // MARK: - Actions

  func apply(_ action: ActionSyntax) -> ActionSyntax {
    ActionRewriter(word: apply, expression: apply).apply(action)
  }

  // MARK: - What is shown

  func apply(_ motion: ShownMotion) -> ShownMotion {
    ShownMotion(clips: motion.clips.map(apply), clauses: motion.clauses.map(apply))
  }

  private func apply(_ clip: ClipSyntax) -> ClipSyntax {
    ClipSyntax(expression: apply(clip.expression), clauses: clip.clauses.map(apply), range: clip.range)
  }

  private func apply(_ clause: ClauseSyntax) -> ClauseSyntax {
    switch clause.argument {
    case .expression(let value): ClauseSyntax(word: clause.word, argument: .expression(apply(value)))
    case .expressions(let list): ClauseSyntax(word: clause.word, argument: .expressions(list.map(apply)))
    case .none, .name, .bindings: clause
    }
  }

  // MARK: - Definitions

  func apply(_ syntax: DefinitionSyntax) -> DefinitionSyntax {
    switch syntax {
    case .state(let state):
      .state(
        StateSyntax(name: apply(state.name), annotation: state.annotation, initial: apply(state.initial))
      )
    case .constant(let constant):
      .constant(
        LetSyntax(
          name: apply(constant.name),
          annotation: constant.annotation,
          expression: apply(constant.expression)
        )
      )
    case .view(let view): .view(apply(view))
    case .phases(let phases): .phases(apply(phases))
    case .keyframes(let keyframes): .keyframes(apply(keyframes))
    case .onChange(let onChange):
      .onChange(
        OnChangeSyntax(
          name: onChange.name.map(apply) ?? (isMeant(onChange) ? new : nil),
          observed: apply(onChange.observed),
          actions: onChange.actions.map(apply)
        )
      )
    case .scene(let scene):
      .scene(
        SceneSyntax(
          name: apply(scene.name),
          entries: scene.entries.map {
            SceneSyntax.Entry(time: apply($0.time), actions: $0.actions.map(apply))
          }
        )
      )
    }
  }

  /// Whether an `onChange` without a name of its own is what gets one.
  private func isMeant(_ onChange: OnChangeSyntax) -> Bool {
    DefinitionSyntax.onChange(onChange).name.text == old
  }

  private func apply(_ view: ViewSyntax) -> ViewSyntax {
    ViewSyntax(
      name: apply(view.name),
      condition: view.condition.map(apply),
      properties: view.properties.map(apply),
      modifiers: view.modifiers.map { modifier in
        switch modifier {
        case .animation(let animation, let value): .animation(apply(animation), value: apply(value))
        case .transition(let transition): .transition(apply(transition))
        }
      }
    )
  }

  private func apply(_ phases: PhasesSyntax) -> PhasesSyntax {
    PhasesSyntax(
      name: apply(phases.name),
      trigger: phases.trigger.map(apply),
      phases: phases.phases.map {
        PhasesSyntax.Phase(
          name: $0.name,
          values: $0.values.map(apply),
          animation: $0.animation.map(apply)
        )
      }
    )
  }

  private func apply(_ keyframes: KeyframesSyntax) -> KeyframesSyntax {
    let run: KeyframesSyntax.Run =
      switch keyframes.run {
      case .once: .once
      case .trigger(let value): .trigger(apply(value))
      case .repeating(let value): .repeating(apply(value))
      }
    let tracks = keyframes.tracks.map { track in
      KeyframesSyntax.Track(
        property: track.property,
        initial: apply(track.initial),
        keyframes: track.keyframes.map { keyframe in
          KeyframesSyntax.Keyframe(
            kind: keyframe.kind,
            arguments: keyframe.arguments.map { ArgumentSyntax(label: $0.label, value: apply($0.value)) }
          )
        }
      )
    }
    return KeyframesSyntax(name: apply(keyframes.name), run: run, tracks: tracks)
  }
}
