/// `{ type: "spring", stiffness: 300, damping: 20 }`: a spring as Motion for JavaScript writes it, and
/// `{ mass: 1, tension: 300, friction: 20 }` as react-spring does.
extension SyntaxReader {
  private static let motionKeys = [
    "type", "stiffness", "damping", "mass", "velocity", "duration", "visualDuration", "bounce", "delay",
  ]

  private static let reactKeys = ["mass", "tension", "friction", "velocity"]

  /// Whether a bracket opens an object whose first key is one of a spring's, or a slip of one.
  var isAtMotionSpring: Bool {
    guard stream.isAt(.openBrace) else { return false }
    var ahead = stream
    ahead.advance()
    let key = ahead.quoted ?? ahead.currentText
    let known = Self.motionKeys + Self.reactKeys
    return ahead.peek().kind == .symbol(.colon)
      && (known.contains(key) || Suggestion.closest(to: key, among: known) != nil)
  }

  /// Reads the object as the same spring in this language.
  mutating func motionSpring() throws(Diagnostic) {
    let start = stream.current.range.lowerBound
    stream.advance()
    let arguments = try foreignArguments(.colon, until: .closeBrace)
    let whole = start..<stream.previousEnd
    if let type = arguments.argument("type"), case .word("spring") = type.value {
    } else if let type = arguments.argument("type") {
      throw Diagnostic(
        id: "foreign-type",
        message: "only the type \"spring\" is read here",
        range: type.range
      )
    }
    let isReact = arguments.contains("tension") || arguments.contains("friction")
    try arguments.refuse(
      allBut: isReact ? Self.reactKeys : Self.motionKeys,
      of: isReact ? "a spring of react-spring" : "a spring of Motion"
    )
    try spring(arguments, isReact: isReact, whole)
    let delay = try arguments.number("delay", default: 0, "at least 0") { $0 >= 0 }
    guard delay > 0 else { return }
    fold(.member("delay"), whole, operands: 1)
    fold(.number(delay, unit: nil), arguments.range(of: "delay", or: whole), operands: 0)
    fold(.call(labels: [nil]), whole, operands: 2)
  }

  /// The animation without its delay: bare, or pushed by a velocity in distances a second.
  private mutating func spring(
    _ arguments: ForeignArguments,
    isReact: Bool,
    _ whole: Range<Int>
  ) throws(Diagnostic) {
    // react-spring counts milliseconds.
    let scale = isReact ? 1000.0 : 1
    let velocity = try scale * arguments.number("velocity", default: 0, "a number") { $0.isFinite }
    fold(.implicitMember(velocity == 0 ? "spring" : "interpolatingSpring"), whole, operands: 0)
    if isReact || arguments.names(oneOf: ["stiffness", "damping", "mass"])
      || !arguments.names(oneOf: ["duration", "visualDuration", "bounce"])
    {
      try physicalSpring(arguments, isReact: isReact, whole)
    } else if arguments.contains("visualDuration") {
      try visualSpring(arguments, whole)
    } else {
      try settlingSpring(arguments, whole)
    }
    guard velocity != 0 else { return fold(.call(labels: [nil]), whole, operands: 2) }
    fold(.number(abs(velocity), unit: nil), arguments.range(of: "velocity", or: whole), operands: 0)
    if velocity < 0 { fold(.prefix(.minus), arguments.range(of: "velocity", or: whole), operands: 1) }
    fold(.call(labels: [nil, "initialVelocity"]), whole, operands: 3)
  }

  /// Mass, stiffness and damping; both libraries keep more than critical damping.
  private mutating func physicalSpring(
    _ arguments: ForeignArguments,
    isReact: Bool,
    _ whole: Range<Int>
  ) throws(Diagnostic) {
    let names: (stiffness: String, damping: String) =
      isReact ? ("tension", "friction") : ("stiffness", "damping")
    let mass = try arguments.number("mass", default: 1)
    let stiffness = try arguments.number(names.stiffness, default: isReact ? 170 : 100)
    let damping = try arguments.number(names.damping, default: isReact ? 26 : 10, "at least 0") { $0 >= 0 }
    fold(.name("Spring"), whole, operands: 0)
    for (name, number) in [("mass", mass), (names.stiffness, stiffness), (names.damping, damping)] {
      fold(.number(number, unit: nil), arguments.range(of: name, or: whole), operands: 0)
    }
    let isOverdamped = damping > 2 * stiffness.squareRoot() * mass.squareRoot()
    if isOverdamped { fold(.boolean(true), whole, operands: 0) }
    let labels: [String?] = ["mass", "stiffness", "damping"] + (isOverdamped ? ["allowOverDamping"] : [])
    fold(.call(labels: labels), whole, operands: labels.count + 1)
  }

  /// Motion's `visualDuration` is 1.2 times shorter than the perceptual duration.
  private mutating func visualSpring(_ arguments: ForeignArguments, _ whole: Range<Int>) throws(Diagnostic) {
    let duration = try arguments.number("visualDuration", default: 0.3)
    let bounce = try arguments.motionBounce(default: 0)
    foreignCall(
      .name("Spring"),
      [
        ("duration", 1.2 * duration, arguments.range(of: "visualDuration", or: whole)),
        ("bounce", bounce, arguments.range(of: "bounce", or: whole)),
      ],
      whole
    )
  }

  /// Motion's `duration` is when its envelope is down to a thousandth: SwiftUI's settling duration.
  private mutating func settlingSpring(_ arguments: ForeignArguments, _ whole: Range<Int>) throws(Diagnostic)
  {
    let duration = try arguments.number("duration", default: 0.8)
    let bounce = try arguments.motionBounce(default: 0.3)
    foreignCall(
      .name("Spring"),
      [
        ("settlingDuration", duration, arguments.range(of: "duration", or: whole)),
        ("dampingRatio", 1 - bounce, arguments.range(of: "bounce", or: whole)),
      ],
      whole
    )
  }
}

extension ForeignArguments {
  fileprivate func names(oneOf names: [String]) -> Bool { names.contains(where: contains) }

  /// Motion takes any bounce and brings it into 0...0.95.
  fileprivate func motionBounce(default standard: Double) throws(Diagnostic) -> Double {
    try min(number("bounce", default: standard, "0 to 1") { (0...1).contains($0) }, 0.95)
  }
}
