extension MeantSlips {
  // MARK: Words that fit in one place and not in another

  private static let oneAnimation = "'withAnimation' takes one animation and nothing else"
  private static let behind = "it stands behind the brackets, as a modifier"
  private static let time = "'at' stands behind what moves, before the comparison"

  private static func spoken(_ word: String) -> String {
    "'\(word)' is two comparisons here, joined with '&&'"
  }

  static let parts: [Slip] = [
    (
      "withAnimation(isOn ? .smooth : .bouncy, delay: 0.2) { isOn.toggle() }", oneAnimation,
      "withAnimation((isOn ? .smooth : .bouncy).delay(0.2)) {"
    ),
    (
      "withAnimation(.smooth(duration: 1), speed: 2) { isOn.toggle() }", oneAnimation,
      "withAnimation(.smooth(duration: 1).speed(2)) {"
    ),
    ("withAnimation(nil, delay: 0.2) { isOn.toggle() }", oneAnimation, nil),
    (
      "plot .easeInOut(duration: 1, autoreverses: false)",
      "'.easeInOut' has no argument 'autoreverses:'; \(behind)", ".easeInOut(duration: 1)"
    ),
    (
      "plot .easeInOut(autoreverses: true)", "'.easeInOut' has no argument 'autoreverses:'; \(behind)",
      ".easeInOut.repeatForever(autoreverses: true)"
    ),
    (
      "plot .easeInOut(duration: 1, autoreverses: 2)",
      "'.easeInOut' has no argument 'autoreverses:'; \(behind)", nil
    ),
    ("expect Card.scale + 1 == 2 at 0.1", time, nil), ("expect (isOn ? 1 : 2) == 2 at 0.1", time, nil),
    ("expect peak(Card) == 1 at 9", time, nil),
    ("expect .smooth(duration: 1) == 1 at 9", time, ".smooth(duration: 1) at 9 == 1"),
    ("expect -Card.scale == -1 at 9", time, "-Card.scale at 9 == -1"),
    (
      "expect isOn ? 1 : 2 between 1 and 2", spoken("between"), "(isOn ? 1 : 2) >= 1 && (isOn ? 1 : 2) <= 2"
    ),
    (
      "expect 1 == 1 && Card.scale at 0.1 in 0...2", spoken("in"),
      "1 == 1 && Card.scale at 0.1 >= 0 && Card.scale at 0.1 <= 2"
    ),
    (
      "expect Card.scale at 0.1 between isOn ? 0 : 1 and 2", spoken("between"),
      "Card.scale at 0.1 >= (isOn ? 0 : 1) && Card.scale at 0.1 <= 2"
    ),
    (
      "expect taps between 0 and 1 && isOn", spoken("between"), "taps >= 0 && taps <= 1 && isOn"
    ),
    ("expect taps == 1 in 0...1", spoken("in"), nil),
  ]
}
