import Motion
import Testing

import Rendering

/// What holds for every plot, whatever it shows and however large it is.
struct PlotLawTests {
  static let sizes = [
    (0, 0), (1, 1), (3, 2), (10, 3), (19, 5), (20, 5), (30, 8), (39, 12), (79, 22), (119, 38),
  ]

  static let awkward: [(String, @Sendable (Double) -> Double)] = [
    ("flat", { _ in 1 }),
    ("flat at zero", { _ in 0 }),
    ("negative", { -3 - $0 }),
    ("nothing", { _ in .nan }),
    ("gaps", { $0 < 0.3 || $0 > 0.6 ? $0 : .nan }),
    ("infinite", { 1 / ($0 - 0.5) }),
    ("huge", { $0 * 1e300 }),
    ("largest", { ($0 - 0.5) * Double.greatestFiniteMagnitude }),
    ("denormal", { $0 * .leastNonzeroMagnitude * 100 }),
    ("tiny", { 1 + $0 * 1e-15 }),
    ("far away", { 1e15 + $0 }),
    ("one value", { $0 == 0.5 ? 7 : .nan }),
  ]

  /// Windows no motion should have, and some should.
  static let windows: [ClosedRange<Double>] = [
    0...1, 0...0, -1...2, 0...1e-12, 0...1e300, 1e300...1e301, 0 ... .infinity, 3...1e6,
  ]

  static let moments: [Plot.Moment] = [
    .whole, .revealed(until: 0.37), .revealed(until: -1), .revealed(until: .nan),
    .cursor(at: .infinity), .cursor(at: 0), .passing(at: 0.37), .passing(at: -.infinity),
  ]

  private static func trace(_ formula: @escaping @Sendable (Double) -> Double) -> Trace {
    let motion = FormulaTrajectory { [formula($0), formula($0 / 2), 1, 0] }
    let kinds: [ValueKind] = [
      .number, .point, .angle, .bool, .choice(["one", "two", "日本"]), .color, .choice([]),
    ]
    return Trace(
      channels: kinds.map { Trace.Channel(name: "日本 channel\u{1B}", kind: $0, trajectory: motion) },
      duration: 1,
      settlingDuration: 1,
      marks: [.init(kind: .phase, time: 0.2, label: "日本"), .init(kind: .rest, time: 1)]
    )
  }

  @Test(arguments: awkward.indices)
  func `no value, size or moment makes a plot too large, and none traps`(index: Int) {
    let trace = Self.trace(Self.awkward[index].1)
    for (width, height) in Self.sizes {
      for style in PlotStyleCatalog.all {
        let options = PlotOptions(style: style, charset: style.isASCII ? .ascii : .unicode)
        let drawing = Plot(trace).drawing(width: width, height: height, options: options)
        for moment in Self.moments {
          let picture = drawing.picture(moment)
          #expect(picture.height <= height && picture.width <= width)
          let widest = picture.rows.map { DisplayWidth.columns(of: $0) }.max() ?? 0
          #expect(widest <= width)
          if style.isASCII { #expect(picture.text.utf8.allSatisfy { $0 < 0x7F }) }
        }
      }
    }
  }

  @Test(arguments: windows)
  func `any window of time can be asked for`(window: ClosedRange<Double>) {
    for (_, formula) in Self.awkward {
      let picture = Plot(.number("x", 1, formula), window: window).picture(width: 60, height: 12)
      #expect(picture.height > 0)
    }
  }

  @Test(arguments: awkward.indices)
  func `nothing that can be compared or said traps`(index: Int) {
    let trace = Self.trace(Self.awkward[index].1)
    for (_, formula) in Self.awkward {
      let other = Self.trace(formula)
      let plot = Plot(comparing: [Contender(name: "one", trace: trace), Contender(name: "日本", trace: other)])
      let picture = plot.picture(width: 79, height: 60)
      #expect((picture.rows.map { DisplayWidth.columns(of: $0) }.max() ?? 0) <= 79)
    }
    #expect(TraceSentences.lines(for: trace).count == trace.channels.count)
    #expect(TraceSentences.lines(for: trace, charset: .ascii).joined().utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `while it plays a plot shows its past as it will stay, and nothing of its future`() {
    let trace = Trace.number { $0 * $0 * (3 - 2 * $0) }
    let drawing = Plot(trace).drawing(width: 60, height: 12)
    let whole = drawing.picture(.whole).rows.map(Array.init)
    var lastInk = 0
    for step in 0...40 {
      let rows = drawing.picture(.revealed(until: Double(step) / 40)).rows.map(Array.init)
      let chart = rows.dropLast(2).map { row in Array(row.prefix(54)) }
      let ink = chart.flatMap { row in row.indices.filter { row[$0].isBraille } }.max() ?? 0
      #expect(ink >= lastInk)
      lastInk = ink
      for (row, line) in chart.enumerated() {
        for column in line.indices where column < ink && column < whole[row].count {
          #expect(line[column] == whole[row][column])
        }
      }
    }
    #expect(drawing.picture(.revealed(until: 1)).rows.dropLast(2) == drawing.picture(.whole).rows.dropLast(2))
  }

  @Test func `the pen stops within a character`() {
    let drawing = Plot(.number { _ in 1 }).drawing(width: 40, height: 7)
    // 21 cells of two dots: dot 10 is the left one of the sixth cell.
    for (dot, curve) in [(0, "⠄"), (1, "⠤"), (10, "⠤⠤⠤⠤⠤⠄"), (11, "⠤⠤⠤⠤⠤⠤")] {
      let row = drawing.picture(.revealed(until: Double(dot) / 41)).rows[2]
      #expect(row.prefix { $0 != "┤" } == "        1.0 ")
      #expect(row.filter(\.isBraille) == curve)
    }
  }

  @Test func `neither axis nor width moves while a motion plays`() {
    let drawing = Plot(Self.trace { 120 * $0 - 10 }).drawing(width: 79, height: 40)
    let first = drawing.picture(.revealed(until: 0))
    for step in 1...30 {
      let picture = drawing.picture(.revealed(until: Double(step) / 30))
      for (old, new) in zip(first.rows, picture.rows) {
        #expect(old.prefix { !$0.isGutter } == new.prefix { !$0.isGutter })
      }
      #expect(picture.height == first.height)
    }
  }
}

extension Character {
  fileprivate var isGutter: Bool { "┤│└".contains(self) }
  fileprivate var isBraille: Bool { unicodeScalars.allSatisfy { (0x2801...0x28FF).contains($0.value) } }
}
