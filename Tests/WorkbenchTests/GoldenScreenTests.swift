import Foundation
import Rendering
import Testing

@testable import Workbench

/// Screens as a person sees them at three sizes, from the first frame to the keys that are pressed.
///
/// With `EASEL_RECORD=1` in the environment the files in `Tests/Pictures` are rewritten instead of compared.
struct GoldenScreenTests {
  static let sizes = [(80, 24), (120, 40), (40, 12)]

  /// What is typed, and the keys that are pressed a tenth of a second apart afterwards.
  private static let scenes: [(line: String, keys: [Key])] = [
    ("play .bouncy at 0.5x", [.right]),
    ("play .bouncy", [.right, .character(" "), .character("v")]),
    ("play .bouncy --simulate-drops 60%", [.right, .character("?")]),
    ("play Feedback at 0.1x", [.right, .right]),
    ("play Save", [.right]),
    ("compare .easeInOut(duration: 0.25), .spring(response: 0.3, dampingFraction: 0.8) step", [.right]),
    ("compare .smooth, .snappy, .bouncy at 0.1x", [.right, .character("r")]),
    ("play UnitCurve.easeInOut step", [.right, .right]),
    ("play Save, .bouncy", [.right, .character(" ")]),
  ]

  private static let definitions = """
    state taps = 0
    keyframes Feedback(trigger: taps) {
      scale = 1 {
        SpringKeyframe(1.25, duration: 0.28, spring: .bouncy)
        CubicKeyframe(1, duration: 0.2)
      }
      rotation = .degrees(0) {
        CubicKeyframe(.degrees(10), duration: 0.18)
        CubicKeyframe(.degrees(0), duration: 0.3)
      }
      verticalOffset = 0 {
        CubicKeyframe(-12, duration: 0.2)
        SpringKeyframe(0, duration: 0.28, spring: .bouncy)
      }
    }
    phases Save(trigger: taps) {
      idle     { scale = 1 }    .smooth
      compress { scale = 0.88 } .easeIn(duration: 0.12)
      settle   { scale = 1.05 } .spring(duration: 0.35, bounce: 0.35)
    }
    taps += 1
    """

  @Test(arguments: sizes)
  func `screens look as they did`(columns: Int, rows: Int) throws {
    let window = WindowSize(columns: columns, rows: rows)
    var text = ""
    for scene in Self.scenes {
      var world = World { configuration in
        configuration.movesPictures = true
        configuration.window = window
      }
      world.type(Self.definitions)
      world.type(scene.line)
      #expect(world.complaints == [])
      guard var screen = world.shown.last else { continue }
      _ = screen.handle(.frame(skipped: 0), at: 0)
      for (index, key) in scene.keys.enumerated() {
        _ = screen.handle(.key(key), at: Double(index + 1) / 10)
      }
      text += "easel> \(scene.line)\n" + screen.picture(in: window).rows.joined(separator: "\n") + "\n\n"
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Pictures/screens-\(columns)x\(rows).txt")
    if ProcessInfo.processInfo.environment["EASEL_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
  }
}
