import Foundation
import Motion
import Testing

import Rendering

/// Whole pictures, awkward data included, of every style at three sizes, with their roles.
///
/// With `EASEL_RECORD=1` in the environment the files in `Tests/Pictures` are rewritten instead of compared;
/// the difference is then for a person to read. What curves pass through is checked elsewhere.
struct GoldenPictureTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)]

  static let cases = PlotStyleCatalog.all.flatMap { style in sizes.map { (style.name, $0.0, $0.1) } }

  /// What is drawn: a name for the file, the plot, and how much of it is seen.
  static let plots: [(name: String, plot: Plot, moment: Plot.Moment)] = [
    ("a swing with its marks, half of it seen", Plot(swing), .revealed(until: 0.5)),
    ("the same with a cursor and its velocity", Plot(swing, showsVelocity: true), .cursor(at: 0.3)),
    ("flat", Plot(.number { _ in 3 }), .whole),
    ("a hole in the middle", Plot(.number { $0 > 0.25 && $0 < 0.5 ? .nan : $0 }), .whole),
    ("one point", Plot(.number { $0 == 1 ? 7 : .nan }), .whole),
    ("no point at all", Plot(.number { _ in .nan }), .whole),
    ("no channel", Plot(panels: [], window: 0...1), .whole),
    ("up to 1e300", Plot(.number { $0 * 1e300 }), .whole),
    ("negative", Plot(.number { -2 - 3 * $0 }), .whole),
    ("two over each other", Plot(comparing: [one, two]), .cursor(at: 0.25)),
    (
      "what was seen of a swing when frames were dropped",
      Plot(swing).held(at: [0, 0.1, 0.4, 0.5]) { $0 < 0.1 ? 0 : $0 < 0.4 ? 0.1 : $0 < 0.5 ? 0.4 : 0.5 },
      .whole
    ),
  ]

  private static let swing = Trace.number(
    "scale",
    marks: [
      .init(kind: .keyframe, time: 0.2), .init(kind: .phase, time: 0.5, label: "saving"),
      .init(kind: .interruption, time: 0.7), .init(kind: .logicalEnd, time: 0.9), .init(kind: .rest, time: 1),
    ]
  ) { 1 + 0.25 * $0 * (1 - $0) * (2 - 3 * $0) }

  private static let one = Contender(name: "linear", trace: .number { $0 })
  private static let two = Contender(name: "square", trace: .number { $0 * $0 }, details: ["slow start"])

  @Test(arguments: cases)
  func `a style draws the pictures of its file`(style: String, width: Int, height: Int) throws {
    let style = try #require(PlotStyleCatalog[style])
    let charset: Charset = style.isASCII ? .ascii : .unicode
    let options = PlotOptions(style: style, charset: charset, color: true)
    let text = Self.plots.map { name, plot, moment in
      let picture = plot.picture(width: width - 1, height: height - 3, options: options, moment: moment)
      #expect(picture.width <= width - 1 && picture.height <= height - 3)
      return "== \(name)\n\(picture.text)\n-- roles\n\(picture.roles)\n"
    }.joined(separator: "\n")
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Pictures/plot-\(style.name)-\(width)x\(height).txt")
    if ProcessInfo.processInfo.environment["EASEL_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
  }
}

extension Picture {
  /// A character for the role of each cell that shows something: a digit for a series, `f` for faint.
  var roles: String {
    lines.map { line in
      var text = ""
      for span in line.spans {
        let mark: Character =
          switch span.role {
          case .plain: "p"
          case .faint: "f"
          case .strong: "s"
          case .cursor: "c"
          case .error: "e"
          case .good: "g"
          case .series(let index): Character(String(index % 10))
          case .swatch: "w"
          case .pair: "b"
          }
        text += span.text.map { $0 == " " ? " " : String(mark) }.joined()
      }
      return text
    }.joined(separator: "\n")
  }
}
