import Motion
import Testing

import Rendering

/// The stage stands still: only what moves changes, and it never leaves the picture.
struct StageCameraTests {
  private static let still = SIMD4(0.0, 0, 40, 30)

  /// A shape that stands at the left while another flies about at the right.
  private static let stage = Stage([
    ("Wall.frame", .rect, { _ in still }),
    ("Ball.frame", .rect, { [70 + 120 * $0 * $0, 80 * $0 * (1 - $0) * 4, 30, 30] }),
  ])

  @Test(arguments: [(100, 30), (40, 12), (24, 8)])
  func `what does not move looks the same at every moment`(width: Int, height: Int) {
    let drawing = StageDrawing(Self.stage, width: width, height: height)
    let pictures = (0...40).map {
      drawing.picture(.revealed(until: Double($0) / 40), showsSkins: false)
    }
    let left = pictures.map { $0.rows.map { $0.prefix(width / 4) } }
    #expect(left.allSatisfy { $0 == left[0] })
    #expect(Set(pictures.map(\.text)).count > 8)
  }

  @Test(arguments: [(100, 30), (40, 12)])
  func `a shape is never cut by the edge`(width: Int, height: Int) {
    let stage = Stage([
      ("offset", .point, { [300 * $0, -200 * $0 * $0, 0, 0] }), ("rotation", .angle, { [9 * $0, 0, 0, 0] }),
    ])
    let drawing = StageDrawing(stage, width: width, height: height)
    let counts = (0...40).map { moment in
      drawing.picture(.revealed(until: Double(moment) / 40), showsSkins: false).dots
    }
    let mean = Double(counts.reduce(0, +)) / Double(counts.count)
    // A few dots of the way it took come in, and the edge falls between dots now and then.
    #expect(counts.allSatisfy { abs(Double($0) - mean) < 0.15 * mean + 20 })
  }

  @Test(arguments: [0, 1, 2, 5, 16, 4000])
  func `no size is too small or too large`(size: Int) {
    for stage in [Self.stage, Stage([]), Stage([("value", .number, { [$0, 0, 0, 0] })])] {
      let drawing = StageDrawing(stage, width: size, height: min(size, 40))
      #expect(drawing.picture().width == size)
      _ = drawing.picture(.revealed(until: .nan))
      _ = drawing.picture(.cursor(at: -.infinity))
    }
  }

  @Test func `a factor of a factor too large to be a number takes nothing else away`() {
    for factor in [1e300, -1e300, 1e-300] {
      let stage = Stage([
        ("Card.scale", .number, { _ in [factor, 0, 0, 0] }),
        ("Card.scaleX", .number, { _ in [factor, 0, 0, 0] }),
        ("Card.cornerRadius", .number, { _ in [factor, 0, 0, 0] }), ("Card.width", .number, { _ in .zero }),
        ("offset", .point, { [factor * $0, 0, 0, 0] }), ("Ball.value", .number, { [$0, 0, 0, 0] }),
      ])
      for color in [false, true] {
        let drawing = StageDrawing(stage, width: 60, height: 12, options: PlotOptions(color: color))
        #expect(drawing.picture().rows.last?.contains("Ball") == true)
      }
    }
  }

  static let awkward: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1, 1e-300]

  @Test(arguments: awkward)
  func `no value is too awkward`(value: Double) {
    let kinds: [(String, ValueKind)] = [
      ("offset", .point), ("scale", .number), ("rotation", .angle), ("opacity", .number), ("blur", .number),
      ("size", .size), ("frame", .rect), ("cornerRadius", .number), ("value", .number), ("color", .color),
      ("isOn", .bool), ("width", .number), ("scale", .size),
    ]
    for (name, kind) in kinds {
      let formula: Trace.Formula = { $0 >= 0.1 ? SIMD4(repeating: value) : SIMD4(repeating: 1) }
      let stage = Stage([(name, kind, formula)])
      for style in PlotStyleCatalog.all {
        for color in [true, false] {
          let options = PlotOptions(style: style, color: color)
          let drawing = StageDrawing(stage, width: 40, height: 12, options: options)
          #expect(drawing.picture().height == 12)
          _ = drawing.picture(.revealed(until: 0.25))
        }
      }
    }
  }
}

extension Picture {
  /// How many dots of braille there are.
  fileprivate var dots: Int {
    text.unicodeScalars.reduce(0) { count, scalar in
      (0x2800..<0x2900).contains(scalar.value) ? count + (scalar.value - 0x2800).nonzeroBitCount : count
    }
  }
}
