import Language
import Motion
import Testing

@testable import Model

struct SymbolEffectTests {
  static let names = ["bounce", "pulse", "variableColor", "replace", "wiggle", "rotate", "breathe"]

  private func shown(_ text: String, in document: Document = Document()) throws -> String {
    let syntax = try document.definition(ofEffect: try Parser.expression(text))
    return SyntaxPrinter.text(try #require(syntax))
  }

  @Test func `all of SwiftUI's are there`() {
    #expect(SymbolEffectCatalog.all.map(\.name) == Self.names)
  }

  @Test(arguments: names)
  func `what show prints plays the same when it is pasted`(name: String) throws {
    let effect = try clip(".symbolEffect(.\(name))").trace
    let pasted = try clip(name, in: document(try shown(".symbolEffect(.\(name))"))).trace
    #expect(effect.channels.map(\.name) == pasted.channels.map(\.name))
    #expect(effect.settlingDuration == pasted.settlingDuration)
    for (one, other) in zip(effect.channels, pasted.channels) {
      for time in stride(from: -0.1, through: 3, by: 0.09) {
        #expect(one.trajectory.state(at: time) == other.trajectory.state(at: time))
      }
    }
    #expect(effect.notes == [SymbolEffect.note])
  }

  /// Where each is at an instant, as its definition says.
  @Test(arguments: [
    ("bounce", "scale", 0.25, 1.18), ("bounce", "scale", 0.55, 1), ("pulse", "opacity", 0.6, 0.35),
    ("pulse", "opacity", 1.2, 1), ("variableColor", "inner", 0.15, 1),
    ("variableColor", "outer", 0.5, 0.35),
    ("replace", "oldOpacity", 0.16, 0), ("replace", "newOpacity", 0.12, 0),
    ("rotate", "rotation", 0.8, 360),
    ("wiggle", "rotation", 0.26, 10), ("breathe", "scale", 1.2, 1.12),
    ("breathe", "opacity", 2.4, 1),
  ])
  func `an effect passes where its definition says`(
    name: String,
    channel: String,
    time: Double,
    value: Double
  ) throws {
    let trace = try clip(".symbolEffect(.\(name))").trace
    let found = try #require(trace.channels.first { $0.name == channel })
    let unit = found.kind == .angle ? Double.pi / 180 : 1
    #expect(abs(found.trajectory.state(at: time).value.x / unit - value) < 1e-9)
  }

  @Test func `those that run once end where they began, the others never do`() throws {
    for name in ["bounce", "wiggle"] {
      let channel = try clip(".symbolEffect(.\(name))").trace.channels[0]
      #expect(channel.trajectory.start == channel.trajectory.end)
    }
    for name in ["pulse", "variableColor", "breathe"] {
      #expect(try clip(".symbolEffect(.\(name))").trace.settlingDuration == .infinity)
    }
  }

  @Test func `a value makes it a run that the value triggers`() throws {
    let document = try document("state taps = 0\nlet bounce = .linear\nlet pulse = .linear")
    #expect(
      try shown(".symbolEffect(.rotate, value: taps + 1)", in: document) == """
        keyframes rotate(trigger: taps + 1) {
            rotation = .degrees(0) {
                LinearKeyframe(.degrees(360), duration: 0.8, timingCurve: .easeInOut)
            }
        }
        """
    )
    // A name of the document's own stays what it is.
    #expect(
      try clip(".symbolEffect(.pulse, value: taps)", in: document).trace.settlingDuration == 1.2
    )
  }

  /// SwiftUI's words, and where they bring a channel by a time.
  @Test(arguments: [
    (".bounce.up", "scale", 0.25, 1.18), (".bounce.down", "scale", 0.25, 0.82),
    (".bounce.wholeSymbol", "scale", 0.25, 1.18),
    (".bounce.down.byLayer", "outerScale", 0.41, 0.82),
    (".bounce.byLayer", "innerScale", 0.25, 1.18),
    (".pulse.byLayer", "middleOpacity", 0.68, 0.35), (".wiggle.left", "offset", 0.12, -6),
    (".wiggle.right", "offset", 0.26, -5),
    (".wiggle.forward", "offset", 0.12, 6), (".wiggle.backward", "offset", 0.12, -6),
    (".wiggle.clockwise", "rotation", 0.12, 12),
    (".wiggle.counterClockwise", "rotation", 0.12, -12),
    (".rotate.clockwise", "rotation", 0.8, 360),
    (".rotate.counterClockwise", "rotation", 0.8, -360),
    (".breathe.plain", "scale", 1.2, 1.12), (".breathe.pulse", "opacity", 1.2, 0.75),
    (".replace.downUp", "oldScale", 0.16, 0.5), (".replace.upUp", "oldScale", 0.16, 1.5),
    (".replace.offUp", "oldOpacity", 0.001, 0),
    (".variableColor.iterative", "inner", 0.4, 0.35),
    (".variableColor.cumulative", "inner", 0.4, 1),
    (".variableColor.hideInactiveLayers", "outer", 0.4, 0),
    (".variableColor.dimInactiveLayers", "outer", 0.4, 0.35),
    (".variableColor.iterative.reversing", "middle", 0.95, 1),
    (".variableColor.iterative.reversing", "outer", 0.95, 0.35),
    (".variableColor.cumulative.reversing", "inner", 1.35, 1),
    (".variableColor.reversing", "outer", 1.05, 0.35),
    (".variableColor.iterative.nonReversing", "outer", 0.7, 1),
  ])
  func `a word behind an effect does what it says`(
    effect: String,
    channel: String,
    time: Double,
    value: Double
  ) throws {
    let trace = try clip(".symbolEffect(\(effect))").trace
    let found = try #require(trace.channels.first { $0.name == channel })
    let unit = found.kind == .angle ? Double.pi / 180 : 1
    #expect(abs(found.trajectory.state(at: time).value.x / unit - value) < 1e-9)
    #expect(try clip(effect).trace.channels.map(\.name) == trace.channels.map(\.name))
  }

  @Test func `up and down shift up and down`() throws {
    for (word, y) in [("up", -6.0), ("down", 6)] {
      let offset = try clip(".symbolEffect(.wiggle.\(word))").trace.channels[0].trajectory
      #expect(abs(offset.state(at: 0.12).value.y - y) < 1e-9 && offset.state(at: 0.12).value.x == 0)
    }
  }

  @Test func `options say how often and how fast`() throws {
    func length(_ options: String, _ effect: String = ".bounce") throws -> Double {
      try clip(".symbolEffect(\(effect), options: \(options))").trace.settlingDuration
    }
    let once = 0.55
    #expect(
      try abs(length(".default") - once) < 1e-12 && abs(length(".nonRepeating") - once) < 1e-12
    )
    #expect(try abs(length(".repeat(3)") - 3 * once) < 1e-12)
    #expect(try abs(length(".speed(2)") - once / 2) < 1e-12)
    #expect(try abs(length(".repeat(4).speed(2)") - 2 * once) < 1e-12)
    #expect(try abs(length(".speed(2).speed(2).repeat(2)") - once / 2) < 1e-12)
    #expect(try length(".repeating") == .infinity && length(".nonRepeating.repeating") == .infinity)
    #expect(try abs(length(".nonRepeating", ".pulse") - 1.2) < 1e-12)
    #expect(try abs(length(".repeat(2)", ".variableColor") - 2.1) < 1e-12)
    // Turned round twice it starts from nothing again.
    let turns = try clip(".symbolEffect(.rotate, options: .repeat(2))").trace.channels[0].trajectory
    #expect(
      abs(turns.state(at: 1.2).value.x - .pi) < 1e-9
        && abs(turns.state(at: 0.4).value.x - .pi) < 1e-9
    )
  }

  @Test func `what is active goes on while it is`() throws {
    let document = try document("state on = true\nstate taps = 0")
    #expect(
      try shown(".symbolEffect(.pulse, isActive: on)", in: document).hasPrefix(
        "keyframes pulse(repeating: on) {"
      )
    )
    #expect(
      try clip(".symbolEffect(.wiggle, isActive: on)", in: document).trace.settlingDuration
        == .infinity
    )
    #expect(
      try clip(".symbolEffect(.wiggle, isActive: !on)", in: document).trace.settlingDuration == 0.65
    )
    let three = try shown(".symbolEffect(.bounce, options: .repeat(3), value: taps)", in: document)
    #expect(
      three.hasPrefix("keyframes bounce(trigger: taps) {")
        && three.split(separator: "\n").count { $0.contains("CubicKeyframe") } == 12
    )
  }

  @Test(arguments: [
    (
      ".bounce.left",
      "'.bounce' takes no '.left'; behind it may stand .up .down .wholeSymbol .byLayer"
    ),
    (".wiggle.up.down", "'.up' and '.down' do not go together"),
    (".replace, options: .repeat(2)", "'.replace' happens once and does not repeat"),
    (".replace, isActive: true", "'.replace' happens once and does not repeat"),
    (
      ".pulse, options: .repeating, value: 1",
      "what 'value:' sets off ends by itself: .repeat(3), or 'isActive:' without end"
    ),
    (
      ".pulse, options: .repeat(2), isActive: true",
      "'isActive:' repeats as long as it is true: 'value:' takes a number of times"
    ),
  ])
  func `what does not go together is refused in words`(arguments: String, message: String) {
    let fault = #expect(throws: Diagnostic.self) { try clip(".symbolEffect(\(arguments))") }
    #expect(fault?.message == message)
  }

  @Test func `an effect that is none is refused with those there are`() {
    #expect(
      fault(".symbolEffect(.wigle)") == """
        .symbolEffect(.wigle)
                      ^^^^^^ no symbol effect is called '.wigle' -> .wiggle
        """
    )
  }
}
