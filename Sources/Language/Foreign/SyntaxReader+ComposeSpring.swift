/// `spring(dampingRatio = 0.5f, stiffness = Spring.StiffnessLow)`: a spring as Jetpack Compose writes it.
extension SyntaxReader {
  /// Whether a call of `spring` without a dot has Kotlin's arguments in its brackets.
  var isAtComposeSpring: Bool {
    guard stream.isAtIdentifier("spring") else { return false }
    var ahead = stream
    ahead.advance()
    guard ahead.current.kind == .symbol(.openParenthesis), !ahead.current.hasSpaceBefore else { return false }
    ahead.advance()
    let first = ahead.currentText
    switch (ahead.current.kind, ahead.peek().kind) {
    case (.identifier, .symbol(.assign)), (.number, _): return true
    case (.faulty, _): return first.hasSuffix("f") || first.hasSuffix("F")
    case (.identifier, .symbol(.dot)): return first == "Spring"
    default: return false
    }
  }

  /// Reads the call as `.spring(response:dampingFraction:)`, the same spring in this language.
  mutating func composeSpring() throws(Diagnostic) {
    let start = stream.current.range.lowerBound
    stream.advance()
    stream.advance()
    let arguments = try foreignArguments(.assign, until: .closeParenthesis)
    let whole = start..<stream.previousEnd
    let named = try arguments.named(as: ["dampingRatio", "stiffness", "visibilityThreshold"])
    try named.refuse(allBut: ["dampingRatio", "stiffness"], of: "a spring of Compose")
    let resolved = try named.resolved(Self.composeConstants)
    let ratio = try resolved.number("dampingRatio", default: 1, "at least 0") { $0 >= 0 }
    let stiffness = try resolved.number("stiffness", default: 1500)
    foreignCall(
      .implicitMember("spring"),
      [
        ("response", 2 * .pi / stiffness.squareRoot(), resolved.range(of: "stiffness", or: whole)),
        ("dampingFraction", ratio, resolved.range(of: "dampingRatio", or: whole)),
      ],
      whole
    )
  }

  /// `androidx.compose.animation.core.Spring`.
  private static let composeConstants: [String: Double] = [
    "DampingRatioHighBouncy": 0.2, "DampingRatioMediumBouncy": 0.5, "DampingRatioLowBouncy": 0.75,
    "DampingRatioNoBouncy": 1, "StiffnessHigh": 10_000, "StiffnessMedium": 1500, "StiffnessMediumLow": 400,
    "StiffnessLow": 200, "StiffnessVeryLow": 50,
  ]

  /// Adds a call with labelled numbers to the expression.
  mutating func foreignCall(
    _ callee: Expression.Operation,
    _ arguments: [(label: String, value: Double, range: Range<Int>)],
    _ range: Range<Int>
  ) {
    fold(callee, range, operands: 0)
    for argument in arguments {
      fold(.number(abs(argument.value), unit: nil), argument.range, operands: 0)
      if argument.value < 0 { fold(.prefix(.minus), argument.range, operands: 1) }
    }
    fold(.call(labels: arguments.map { $0.label }), range, operands: arguments.count + 1)
  }
}

extension ForeignArguments {
  /// Gives those that stand by their place the names of these places.
  fileprivate func named(as names: [String]) throws(Diagnostic) -> ForeignArguments {
    var result = ForeignArguments()
    for (index, argument) in all.enumerated() {
      guard argument.name != nil || index < names.count else {
        throw .expected("')'", at: argument.range)
      }
      let name = argument.name ?? Word(text: names[index], range: argument.range)
      try result.add(Argument(name: name, value: argument.value, range: argument.range))
    }
    return result
  }

  /// Puts numbers in place of constants.
  fileprivate func resolved(_ constants: [String: Double]) throws(Diagnostic) -> ForeignArguments {
    var result = ForeignArguments()
    for argument in all {
      var value = argument.value
      if case .word(let word) = value {
        let name = word.split(separator: ".").last.map(String.init) ?? word
        guard let number = constants[name] else {
          throw Diagnostic(
            id: "unknown-name",
            message: "Compose has no constant '\(word)' for springs",
            range: argument.range,
            suggestion: Suggestion.closest(to: name, among: constants.keys.sorted()).map { "Spring.\($0)" }
          )
        }
        value = .number(number)
      }
      try result.add(Argument(name: argument.name, value: value, range: argument.range))
    }
    return result
  }
}
