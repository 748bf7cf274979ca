import Foundation
import Motion
import Testing

import Rendering

/// Stages as a reader sees them, at three sizes, in dots, in colours and in ASCII.
///
/// With `EASEL_RECORD=1` in the environment the files in `Tests/Pictures` are rewritten instead of compared.
struct StagePictureTests {
  typealias Channels = [(name: String, kind: ValueKind, formula: Trace.Formula)]

  /// What is drawn: a name for the file, its channels, and the second at which it is seen.
  static let stages: [(name: String, channels: Channels, time: Double)] = [
    ("offset, half the way", [offset], 0.5),
    ("scale, grown by half", [("scale", .number, { [1 + $0 / 2, 0, 0, 0] })], 1),
    ("rotation by 45°", [("rotation", .angle, { [$0 * .pi / 4, 0, 0, 0] })], 1),
    ("opacity 0.5", [("opacity", .number, { [1 - $0 / 2, 0, 0, 0] })], 1),
    ("colour", [("color", .color, { [1, 0.2 + $0 * 0.6, 0.2, 1] })], 1),
    ("blur", [("blur", .number, { [16 * $0, 0, 0, 0] })], 1),
    (
      "size and corner",
      [
        ("size", .size, { [80 - 20 * $0, 30 + 30 * $0, 0, 0] }),
        ("cornerRadius", .number, { [30 * $0, 0, 0, 0] }),
      ], 1
    ),
    (
      "two over each other",
      [
        ("Back.frame", .rect, { [0, 0, 100 + 20 * $0, 60] }),
        ("Back.color", .color, { _ in [0, 0.5, 1, 1] }),
        ("Front.frame", .rect, { [60 - 20 * $0, 20, 70, 60] }),
        ("Front.opacity", .number, { [1 - $0 / 2, 0, 0, 0] }),
      ], 1
    ),
    (
      "a ball and a switch",
      [
        ("value", .number, { [10 + 5 * $0 * (3 - 2 * $0), 0, 0, 0] }),
        ("isOn", .bool, { [$0 > 0.5 ? 1 : 0, 0, 0, 0] }),
      ], 0.6
    ),
  ]

  private static let offset: Channels.Element = ("offset", .point, { [140 * $0, -60 * $0 * (2 - $0), 0, 0] })

  private static let looks: [(name: String, options: PlotOptions)] = [
    ("dots", PlotOptions()),
    ("blocks in colour", PlotOptions(color: true)),
    ("ascii", PlotOptions(style: .ascii, charset: .ascii)),
  ]

  @Test(arguments: [(39, 9), (47, 21), (79, 12)])
  func `stages look as they did`(width: Int, height: Int) throws {
    var text = ""
    for (look, options) in Self.looks {
      for (name, channels, time) in Self.stages {
        let drawing = StageDrawing(Stage(channels), width: width, height: height, options: options)
        for skins in name.hasPrefix("offset") ? [false, true] : [false] {
          let picture = drawing.picture(.revealed(until: time), showsSkins: skins)
          text += "== \(look): \(name)\(skins ? ", with onion skins" : "")\n\(picture.text)\n"
          if options.color { text += "-- roles\n\(picture.roles)\n" }
        }
      }
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Pictures/stage-\(width)x\(height).txt")
    if ProcessInfo.processInfo.environment["EASEL_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
  }
}
