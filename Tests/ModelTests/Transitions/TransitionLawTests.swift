import Language
import Motion
import TestSupport
import Testing

@testable import Model

/// What holds of every transition, whatever it is made of.
struct TransitionLawTests {
  /// Transitions of every kind, some inside each other.
  private struct Maker {
    var generator: SeededGenerator

    mutating func pick(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }

    mutating func animation() -> String {
      pick([".bouncy", "nil", ".linear(duration: 0.5)", ".default", ".easeIn.delay(0.2)", ".snappy.speed(2)"])
    }

    mutating func transition(_ depth: Int) -> String {
      let edge = pick([".top", ".bottom", ".leading", ".trailing"])
      let number = Double.random(in: -90...90, using: &generator)
      let simple = [
        ".opacity", ".scale", ".scale(\(number))", ".move(edge: \(edge))", ".slide", ".push(from: \(edge))",
        ".offset(x: \(number))", ".blurReplace", ".identity",
      ]
      guard depth > 0 else { return pick(simple) }
      let (one, other) = (transition(depth - 1), transition(depth - 1))
      return pick(
        [
          pick(simple), ".asymmetric(insertion: \(one), removal: \(other))",
          "AnyTransition\(one).combined(with: \(other))", "AnyTransition\(one).animation(\(animation()))",
        ].filter { !$0.hasPrefix("AnyTransitionAny") }
      )
    }
  }

  private static func texts(_ count: Int, seed: UInt64) -> [String] {
    var maker = Maker(generator: SeededGenerator(seed: seed))
    return (0..<count).map { _ in maker.transition(2) }
  }

  private func same(_ one: String, _ other: String, _ clauses: String = "with .bouncy") throws {
    let (a, b) = (try clip("(\(one) \(clauses))").trace, try clip("(\(other) \(clauses))").trace)
    #expect(a.channels.map(\.name) == b.channels.map(\.name), "\(one), \(other)")
    for (left, right) in zip(a.channels, b.channels) {
      for time in stride(from: -0.1, through: 3, by: 0.07) {
        let (x, y) = (left.trajectory.state(at: time).value, right.trajectory.state(at: time).value)
        #expect(x == y, "\(one), \(other), \(left.name) at \(time)")
      }
    }
  }

  @Test(arguments: texts(60, seed: 5))
  func `the identity adds nothing, and both sides of the same are the same`(text: String) throws {
    try same("AnyTransition.identity.combined(with: \(text))", text)
    try same(".asymmetric(insertion: \(text), removal: \(text))", text)
  }

  @Test func `a slide is a move in at one side and out at the other, and a push one that fades`() throws {
    try same(".slide", ".asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))")
    try same(
      ".push(from: .top)",
      ".asymmetric(insertion: .move(edge: .top), removal: .move(edge: .bottom)).combined(with: .opacity)"
    )
    try same(".scale", ".scale(0)")
    try same(".move(edge: .top)", ".offset(y: -44)")
  }

  @Test func `asymmetric takes each side from where it is written`() throws {
    try same(
      ".asymmetric(insertion: .asymmetric(insertion: .slide, removal: .opacity), "
        + "removal: .asymmetric(insertion: .scale, removal: .blurReplace))",
      ".asymmetric(insertion: .move(edge: .leading), removal: .blurReplace)"
    )
  }

  /// One that looks the same on both sides, of any parts.
  @Test(arguments: texts(60, seed: 6))
  func `insertion and removal of a symmetric one end where it began`(text: String) throws {
    let symmetric = !text.contains("asymmetric") && !text.contains("slide") && !text.contains("push")
    guard symmetric else { return }
    for channel in try clip(text).trace.channels {
      let (start, end) = (channel.trajectory.start, channel.trajectory.end)
      let distance = start - end
      #expect((distance * distance).sum() < 1e-18, "\(text) \(channel.name)")
    }
  }

  @Test(arguments: texts(Effort.times(160), seed: 7))
  func `no transition traps, leaves a number, or moves with Reduce Motion`(text: String) throws {
    for clauses in ["", "with .bouncy", "with nil", "with .linear.repeatForever", "reduced"] {
      let trace = try clip("(\(text) \(clauses))").trace
      for channel in trace.channels {
        for time in [-1, 0, 0.1, 0.35, 0.6, 1, 1.7, 50, 1e9] {
          let state = channel.trajectory.state(at: time)
          #expect((0..<4).allSatisfy { state.value[$0].isFinite }, "\(text) \(clauses)")
        }
        #expect(channel.trajectory.knots == channel.trajectory.knots.sorted())
      }
      let moving = trace.channels.filter { $0.name == "offset" }
      if clauses == "reduced" { #expect(moving.isEmpty) }
    }
  }

  @Test func `parts that double are refused before they fill the memory`() throws {
    let doubled = (1...30).map { "let t\($0) = t\($0 - 1).combined(with: t\($0 - 1))" }
    var document = try document("let t0 = .opacity")
    #expect(throws: Diagnostic.self) {
      for line in doubled { try enter(line, into: &document) }
    }
    #expect(
      fault(entering: "let t5 = t4.combined(with: t4)", into: document) == """
        let t5 = t4.combined(with: t4)
                                   ^^ '.combined' makes 32 parts, and must make 0 to 16
        """
    )
  }

  @Test(arguments: [
    (".move(edge: .up)", "            ^^^ '.up' is not one of .top .bottom .leading .trailing -> .top"),
    (".move(from: .top)", "      ^^^^^ '.move' has no argument 'from:'; it takes edge: -> edge:"),
    (".push(edge: .top)", "      ^^^^^ '.push' has no argument 'edge:'; it takes from: -> from:"),
    (".move(edge: top)", "            ^^^ no state or let named 'top' -> .top"),
    (".move", "^^^^^ '.move' needs something in its brackets: 'edge:', as in plot .move(edge: .top)"),
    (".opacity.combined(with: .bouncy)", "                        ^^^^^^^ no transition is called '.bouncy'"),
    (".scale(1e13)", "       ^^^^ scale is 10000000000000, and must be -1000000000000 to 1000000000000"),
  ])
  func `faults name what was meant`(text: String, words: String) {
    #expect(fault(text) == "\(text)\n\(words)")
  }
}
