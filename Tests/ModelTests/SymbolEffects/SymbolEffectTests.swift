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
    ("pulse", "opacity", 1.2, 1), ("variableColor", "inner", 0.15, 1), ("variableColor", "outer", 0.5, 0.35),
    ("replace", "oldOpacity", 0.16, 0), ("replace", "newOpacity", 0.12, 0), ("rotate", "rotation", 0.8, 360),
    ("wiggle", "rotation", 0.26, 10), ("breathe", "scale", 1.2, 1.12), ("breathe", "opacity", 2.4, 1),
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
    let document = try document("state taps = 0\nlet bounce = .linear")
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
    let trace = try clip("(.symbolEffect(.pulse, value: taps) with bounce)", in: document).trace
    #expect(trace.settlingDuration == 0.7)
  }

  @Test func `an effect that is none is refused with those there are`() {
    #expect(
      fault(".symbolEffect(.wigle)") == """
        .symbolEffect(.wigle)
                      ^^^^^^ '.wigle' is not one of .bounce .pulse .variableColor .replace .wiggle .rotate .breathe -> .wiggle
        """
    )
  }
}
