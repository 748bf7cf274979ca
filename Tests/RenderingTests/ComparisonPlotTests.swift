import Motion
import Testing

import Rendering

struct ComparisonPlotTests {
  private static let linear = Contender(name: "linear", trace: .number { $0 })
  private static let square = Contender(
    name: "square",
    trace: .number { $0 * $0 },
    details: ["ends 1.000 s", "slow start"]
  )

  @Test func `motions over each other carry letters, and the difference stands below`() {
    let picture = Plot(comparing: [Self.linear, Self.square])
      .picture(width: 59, height: 14, moment: .cursor(at: 0.5))
    #expect(
      picture.text == """
                 1.0 ┤ · · · · · · · · · · · · · · · ·⢀⣀⣠⠤
                     │                       ⢀⣀⣀⠤⠤⠒⣒⡩⠝⠓⠉    A 0.500
                 0.5 ┤              ⢀⣀⣀⠤⠤⠒⠒⠊⠉⣁⡠⠤⠒⠊⠉         B 0.250
                     │      ⣀⣀⠤⠤⠒⠒A⠉⢁⣀⣀B⠤⠒⠒⠉⠉
                 0.0 ┤⠤⠴⠶⠮⠭⠭⠔⠒⠒⠒⠒⠉⠉⠉⠁· · · · · · · · · · ·
          B − A 0.00 ┤⢄⡀ · · · · · · · · · · · · · · · ·⢀⡠
                     │ ⠈⠒⠤⣀                          ⣀⠤⠒⠁    -0.250
                     │     ⠉⠒⠤⢄⣀                ⣀⡠⠤⠒⠉
               -0.25 ┤          ⠉⠑⠒⠒⠢⠤⠤◆⠤⠤⠤⠔⠒⠒⠊⠉
                     └┬───────┬────────▲────────┬───────AB  s
                      0      0.25     0.50     0.75     1.00
                      A linear  ends 1.000 s
                      B square  ends 1.000 s, slow start
                      ◆ most apart 0.250 at 0.500 s
        """
    )
  }

  @Test func `the legend stands among the curves where they leave room`() {
    // Both curves are flat at the top after the first fifth, so everything below it is free.
    let quick = Contender(name: "quick", trace: .number { min($0 * 10, 1) })
    let quicker = Contender(name: "quicker", trace: .number { min($0 * 20, 1) })
    let picture = Plot(comparing: [quick, quicker]).picture(width: 79, height: 20)
    #expect(picture.height == 20)
    #expect(picture.rows.prefix(10).contains { $0.contains("│") && $0.contains("A quick    ends 1.000 s") })
    #expect(picture.rows[18].contains("└") || picture.rows[17].contains("└"))
  }

  @Test func `every motion is named whatever the height`() {
    let named = ["linear", "square", "cube"]
    let three = [Self.linear, Self.square, Contender(name: "cube", trace: .number { $0 * $0 * $0 })]
    for (width, height) in [(79, 8), (79, 10), (79, 22), (119, 38), (39, 10), (39, 7), (39, 6), (79, 5)] {
      let picture = Plot(comparing: three).picture(width: width, height: height)
      for (letter, name) in zip(["A", "B", "C"], named) where height >= 6 {
        #expect(picture.text.contains("\(letter) \(name)"), "\(width) by \(height)")
      }
      #expect(picture.height <= height)
    }
    let low = Plot(comparing: three).picture(width: 60, height: 10)
    #expect(
      low.text == """
              1 ┤ · · · · · · · · · · · · · · · · · ⣀⣀⣀⣀⣀⣤⣤⠤  A 1.00
                │             A⣀⣀⣀⣀⣀⠤⠤⠤⠤⠤⣒⣒⣒⣒⡲⣮⣭⣭⡻⠿⠿⠞⠛⠛⠉⠉     B 1.00
              0 ┤⠤⠤⠤⠶⠶⠶⠶⠶⠭⠭⠭⠿⠿⠷⠶⠶⠶⠒B⠛⠛⠛⠛⠛⠊⠉⠉⠉C· · · · · · ·   C 1.00
          B − A │█▇▇▇▆▆▆▅▅▅▅▄▄▄▄▄▄▄▄▃▃▃▃▄▄▄▄▄▄▄▄▅▅▅▅▅▆▆▆▇▇██    0.00
          C − A │█▇▇▇▆▆▅▅▅▄▄▃▃▃▃▂▂▂▂▁▁▁▁▁▁▁▁▁▁▁▂▂▂▃▃▃▄▄▅▆▆▇█    0.00
                └┬───────┬────────┬───────┬────────┬─────ABC  s
                 0      0.2      0.4     0.6      0.8     1.0
                 A linear  ends 1.000 s
                 B square  ends 1.000 s, slow start
                 C cube    ends 1.000 s
        """
    )
    let plot = Plot(comparing: three)
    #expect(
      plot.picture(width: 79, height: plot.comfortableHeight).text.contains(
        "◆ A and C most apart 0.385 at 0.577 s"
      )
    )
  }

  @Test func `colours and switches over each other have their legend too`() {
    func contender(_ name: String, _ kind: ValueKind) -> Contender {
      let motion = FormulaTrajectory(knots: [0.5]) { [$0 < 0.5 ? 0 : 1, 0, 0, 0] }
      let channel = Trace.Channel(name: "value", kind: kind, trajectory: motion)
      return Contender(name: name, trace: Trace(channels: [channel], duration: 1, settlingDuration: 1))
    }
    for kind in [ValueKind.bool, .color] {
      let plot = Plot(comparing: [contender("first", kind), contender("second", kind)])
      let rows = plot.picture(width: 60, height: plot.comfortableHeight).rows
      #expect(rows.contains { $0.contains("A first   ends 1.000 s") })
      #expect(rows.contains { $0.contains("B second  ends 1.000 s") })
    }
  }

  @Test func `several channels have a mark each, and angles their unit`() {
    func trace(_ share: Double) -> Trace {
      let motion = FormulaTrajectory { [$0 * (1 + share * (1 - $0)), 0, 0, 0] }
      return Trace(
        channels: [
          .init(name: "scale", kind: .number, trajectory: motion),
          .init(name: "turn", kind: .angle, trajectory: motion),
        ],
        duration: 1,
        settlingDuration: 1
      )
    }
    let plot = Plot(comparing: [
      Contender(name: "one", trace: trace(0)), Contender(name: "two", trace: trace(1)),
    ])
    let text = plot.picture(width: 79, height: plot.comfortableHeight).text
    // t · (1 − t) is largest at a half; a quarter radian is 14.324°.
    #expect(text.contains("◆ scale most apart 0.250 at 0.500 s"))
    #expect(text.contains("◆ turn most apart 14.324° at 0.500 s"))
  }

  @Test func `six motions are told apart in one panel without colour`() {
    let contenders = (1...6).map { power in
      Contender(
        name: "power \(power)",
        trace: .number { time in (0..<power).reduce(1) { value, _ in value * time } }
      )
    }
    let text = Plot(comparing: contenders).picture(width: 100, height: 40).rows.prefix(18).joined()
    for letter in "ABCDEF" { #expect(text.contains(letter)) }
  }

  @Test func `the place where two are most apart is marked, whichever is ahead`() throws {
    let slow = Contender(name: "slow", trace: .number { $0 * $0 })
    let fast = Contender(name: "fast", trace: .number { 1 - (1 - $0) * (1 - $0) })
    for (pair, sign) in [([slow, fast], 1.0), ([fast, slow], -1)] {
      let panel = try #require(Plot(comparing: pair).panels.last)
      let place = try #require(panel.highlight)
      #expect(abs(place.time - 0.5) < 1e-6 && abs(place.value - sign / 2) < 1e-12)
    }
    #expect(Plot(comparing: [slow, slow]).panels.last?.highlight == nil)
  }

  @Test func `channels are matched by name, vectors by component`() {
    let point = FormulaTrajectory { [$0, 1 - $0, 0, 0] }
    let number = FormulaTrajectory { [$0, 0, 0, 0] }
    func trace(_ names: [(String, ValueKind)]) -> Trace {
      let channels = names.map { name, kind in
        Trace.Channel(name: name, kind: kind, trajectory: kind == .point ? point : number)
      }
      return Trace(channels: channels, duration: 1, settlingDuration: 1)
    }
    let plot = Plot(comparing: [
      Contender(name: "one", trace: trace([("scale", .number), ("offset", .point)])),
      Contender(name: "two", trace: trace([("offset", .point), ("opacity", .number)])),
    ])
    #expect(
      plot.panels.map(\.title) == ["scale", "offset.x", "B − A", "offset.y", "B − A", "opacity"]
    )
    #expect(
      plot.panels.map { $0.series.map(\.letter) } == [["A"], ["A", "B"], ["B"], ["A", "B"], ["B"], ["B"]]
    )
  }

  @Test func `nothing to compare is an empty plot`() {
    #expect(Plot(comparing: []).picture(width: 40, height: 10).height == 2)
  }
}
