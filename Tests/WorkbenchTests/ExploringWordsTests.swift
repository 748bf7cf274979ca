import Language
import Rendering
import Testing

@testable import Workbench

/// What exploring says where no picture is wanted.
struct ExploringWordsTests {
  private static let session = """
    state isOn = false
    view Card { scale = isOn ? 1 : 0.8 }.animation(reduceMotion ? .easeOut(duration: 0.1) : .bouncy, value: isOn)
    isOn = true
    """

  /// Each verb of exploring, and what is said instead of a picture, or why nothing is.
  private static let words: [(line: String, told: [String])] = [
    (
      "tune Card",
      ["knob", "duration", "bounce", ".bouncy", "overshoot 4.6 %", "keys turn them on a terminal"]
    ),
    ("tune .smooth knob bounce", ["bounce", "above -1, up to 1", "fastest"]),
    ("compare .smooth, .bouncy", ["A is .smooth", "B is .bouncy", "most apart 0.165 at 0.233 s"]),
    ("compare Card, (Card reduced) at 0.1x", ["B is Card reduced", "most apart"]),
    ("compare Card, Card reduced", ["never apart", "compare Card, (Card reduced)"]),
    ("compare Card, (Card reduced) --stage", ["B is Card reduced", "most apart"]),
    ("sweep .spring(duration: 0.5, bounce: b) for b in 0...0.4 by 0.2", ["overshoot", "0.2", "9.5 %"]),
    (
      "sweep .spring(response: r, dampingFraction: d) for r in 0.2...0.4 by 0.2, d in 1...1",
      ["rise", "none"]
    ),
    ("live", ["live needs a terminal"]),
    ("pin Card", ["scale"]),
    ("play Card --stage", ["scale", "0.8"]),
  ]

  @Test(arguments: words, [false, true])
  func `every verb of exploring has words`(word: (line: String, told: [String]), isPrompt: Bool) {
    var world = World {
      $0.isPlain = true
      $0.isInteractive = isPrompt
      // Moving pictures are never asked for with --plain, so nothing else may bring them.
      $0.takesKeys = isPrompt
    }
    world.type(Self.session)
    let lines = world.type(word.line)
    let text = lines.joined(separator: "\n")
    for part in word.told { #expect(text.contains(part), "\(part) in\n\(text)") }
    #expect(world.shown.isEmpty && (word.line == "live") == !world.complaints.isEmpty)
    let drawn = text.unicodeScalars.contains {
      (0x2800...0x28FF).contains($0.value) || "┤└▁█╭".unicodeScalars.contains($0)
    }
    #expect(!drawn, "\(text)")
  }

  @Test(arguments: words)
  func `in a locale of ASCII the words are ASCII`(word: (line: String, told: [String])) {
    var world = World { ($0.isPlain, $0.isASCII) = (true, true) }
    world.type(Self.session)
    #expect(world.type(word.line).allSatisfy { $0.allSatisfy(\.isASCII) })
  }
}
