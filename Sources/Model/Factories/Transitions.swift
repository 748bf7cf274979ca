import Motion

extension Factory {
  /// How a view comes and goes, as it stands in `.transition(...)`.
  static let transitions: [Factory] = [
    fixed("opacity", .opacity, "fades in and out"),
    transition(
      "scale",
      [
        Parameter(
          label: nil,
          name: "scale",
          type: .number,
          defaultValue: .number(0),
          defaultText: "0",
          allowed: measurable
        )
      ],
      "grows from a scale, and shrinks back to it",
      "plot .scale(0.5)"
    ) { scaled($0.number("scale")) },
    transition(
      "scale",
      [.number("scale", measurable)],
      "grows from a scale, and shrinks back to it",
      "plot .scale(scale: 0.5)"
    ) { scaled($0.number("scale")) },
    anchored,
    transition(
      "move",
      [.required("edge", Edge.type)],
      "comes from beyond an edge of its own, and goes back there",
      "plot .move(edge: .top)"
    ) { Transition(.offset, beyond($0.edge("edge")), moves: true) },
    fixed(
      "slide",
      Transition(.offset, insertion: beyond(.leading), removal: beyond(.trailing), moves: true),
      "comes from the leading edge and goes to the trailing one"
    ),
    transition(
      "push",
      [.required("from", Edge.type)],
      "comes from an edge and goes to the opposite one, fading",
      "plot .push(from: .bottom)"
    ) { arguments throws(ParameterError) in
      let edge = arguments.edge("from")
      return try Transition(.offset, insertion: beyond(edge), removal: beyond(edge.opposite), moves: true)
        .combined(with: .opacity)
    },
    transition(
      "offset",
      [.number("x", default: 0, measurable), .number("y", default: 0, measurable)],
      "comes from a distance, and goes back there",
      "plot .offset(x: 40, y: 0)"
    ) { Transition(.offset, Side(value: [$0.number("x"), $0.number("y"), 0, 0]), moves: true) },
    transition("blurReplace", [], "comes out of a blur, and goes back into it", "plot .blurReplace") {
      _ throws(ParameterError) in try blurReplace(leavingAt: 0.9)
    },
    transition(
      "blurReplace",
      [.required(nil, name: "configuration", .choice(["downUp", "upUp"]))],
      "the same; with .upUp it grows as it goes",
      "plot .blurReplace(.upUp)"
    ) { arguments throws(ParameterError) in
      try blurReplace(leavingAt: arguments.value("configuration").components.x == 0 ? 0.9 : 1.1)
    },
    fixed("identity", .identity, "comes and goes at once"),
    transition(
      "asymmetric",
      [.required("insertion", .transition), .required("removal", .transition)],
      "one transition for coming, another for going",
      "plot .asymmetric(insertion: .move(edge: .top), removal: .opacity)"
    ) { arguments throws(ParameterError) in
      try .asymmetric(insertion: arguments.transition("insertion"), removal: arguments.transition("removal"))
    },
  ]

  /// What stands behind a transition.
  static let transitionModifiers: [Factory] = [
    Factory(
      "combined",
      .modifier(of: .transition),
      .transition,
      [.required("with", .transition)],
      summary: "two transitions at once",
      example: "plot .move(edge: .top).combined(with: .opacity)"
    ) { arguments throws(ParameterError) in
      .transition(try arguments.baseTransition.combined(with: arguments.transition("with")))
    },
    Factory(
      "animation",
      .modifier(of: .transition),
      .transition,
      [.required(nil, name: "animation", .animation)],
      summary: "the transition with an animation of its own, whatever that of the change is",
      example: "plot .move(edge: .top).animation(.bouncy)"
    ) { arguments in
      .transition(arguments.baseTransition.animated(arguments.animation("animation")))
    },
  ]

  /// The edges a transition can name.
  static let edges: [Factory] = Edge.allCases.enumerated().map { index, edge in
    let value = Value(kind: .choice(Edge.allCases.map(\.rawValue)), components: [Double(index), 0, 0, 0])
    return constant(edge.rawValue, Edge.type, value, "the \(edge.rawValue) edge of a view")
  }

  private typealias Side = Transition.Side

  /// Beyond this nothing is left of a view, and products of several stay numbers.
  private static let measurable = ParameterError.Allowed.within(-1e12...1e12)

  /// By its own size off an edge.
  private static func beyond(_ edge: Edge) -> Side { Side(value: .zero, shares: edge.direction) }

  private static func scaled(_ scale: Double) -> Transition {
    Transition(.scale, Side(value: [scale, 0, 0, 0]), moves: true)
  }

  /// About another place than its middle: the middle moves on a straight line, by the same share at each time.
  private static let anchored = Factory(
    "scale",
    .member,
    .transition,
    [.number("scale", default: 0, measurable), .required("anchor", .point)],
    summary: "grows from a scale about a place in the view, and shrinks back to it",
    example: "plot .scale(scale: 0.5, anchor: .topLeading)",
    notes: { arguments in
      arguments.value("anchor").components == SIMD4(0.5, 0.5, 0, 0)
        ? [] : ["about an anchor off its middle a view moves too: that is its offset"]
    }
  ) { arguments throws(ParameterError) in
    let (scale, anchor) = (arguments.number("scale"), arguments.value("anchor").components.lowHalf)
    let way = Transition(.offset, Side(value: .zero, shares: (anchor - 0.5) * (1 - scale)), moves: true)
    return .transition(try scaled(scale).combined(with: way))
  }

  /// Opacity, a blur of 7 and a scale of 0.9 (likely: as others have measured it by eye).
  private static func blurReplace(leavingAt scale: Double) throws(ParameterError) -> Transition {
    let (small, other) = (Side(value: [0.9, 0, 0, 0]), Side(value: [scale, 0, 0, 0]))
    return try Transition(.blur, Side(value: [7, 0, 0, 0]), moves: false)
      .combined(with: Transition(.scale, insertion: small, removal: other, moves: false))
      .combined(with: .opacity)
  }

  private static func fixed(_ name: String, _ made: Transition, _ summary: String) -> Factory {
    transition(name, [], summary, "plot .\(name)") { _ in made }
  }

  private static func transition(
    _ name: String,
    _ parameters: [Parameter],
    _ summary: String,
    _ example: String,
    _ make: @escaping @Sendable (Arguments) throws(ParameterError) -> Transition
  ) -> Factory {
    Factory(name, .member, .transition, parameters, summary: summary, example: example) {
      arguments throws(ParameterError) in .transition(try make(arguments))
    }
  }
}

extension Arguments {
  func edge(_ name: String) -> Edge {
    Edge.allCases[safe: Int(exactly: value(name).components.x) ?? 0] ?? .top
  }
}
