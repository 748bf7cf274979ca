import Motion
import Testing

import Rendering

struct MixedPlotTests {
  /// A channel of every kind, with phases and an interruption.
  private static let mixed: Trace = {
    let kinds: [(String, ValueKind, FormulaTrajectory)] = [
      ("offset", .point, FormulaTrajectory { [100 * $0, 50 - 50 * $0, 0, 0] }),
      ("rotation", .angle, FormulaTrajectory { [.pi / 2 * $0 * $0 * (3 - 2 * $0), 0, 0, 0] }),
      (
        "upload", .choice(["idle", "saving", "done"]),
        FormulaTrajectory(knots: [0.3, 0.7]) { [$0 < 0.3 ? 0 : $0 < 0.7 ? 1 : 2, 0, 0, 0] }
      ),
      (
        "tint", .color,
        FormulaTrajectory { Value(kind: .color, components: [$0, $0, $0, 1]).animatableData }
      ),
    ]
    return Trace(
      channels: kinds.map { Trace.Channel(name: $0.0, kind: $0.1, trajectory: $0.2) },
      duration: 0.9,
      settlingDuration: 1,
      marks: [
        .init(kind: .phase, time: 0, label: "idle"), .init(kind: .phase, time: 0.3, label: "saving"),
        .init(kind: .interruption, time: 0.6), .init(kind: .logicalEnd, time: 0.9),
        .init(kind: .rest, time: 1),
      ]
    )
  }()

  @Test func `every kind of channel has its panel, up to the cursor`() {
    let picture = Plot(Self.mixed).picture(width: 59, height: 18, moment: .revealed(until: 0.5))
    #expect(
      picture.text == """
          offset  100 ┤ · · · · · · · · · · · · · · · · ·
                      │                                     x  50
                   50 ┤⠤⠤⢄⣀⣀⣀⡀· · · ·⢀⣀⡠⠄ · · · · · · · ·   y  25
                      │     ⢀⣈⣉⠭⠭⠛⠒⠛⠛⠓⠢⠤⠄
                    0 ┤x⠔⠒⠊⠉⠁ · · · · · · · · · · · · · ·
          rotation    │ · · · · · · · · · · · · · · · · ·
                  50° ┤                ⢀⡀                     45°
                      │         ⢀⣀⡠⠤⠒⠒⠉⠁
                   0° ┤⠤⠤⠤⠤⠒⠒⠒⠉⠉⠁ · · · · · · · · · · · ·
          upload done ┤
               saving ┤          ⢠⠤⠤⠤⠤⠤⠤⠄                   saving
                 idle ┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠼
          tint        │░░░░░░░░░▒▒▒▒▒▒▒▒▓                   #807F7F
                      │░░░░░░░░░▒▒▒▒▒▒▒▒▓
                      └┼───────┬─┼──────▲──×────┬─────◇──◆  s
                       0      0.25     0.50    0.75     1.00
                       idle      saving
           × interrupted 0.600 s   ◇ ends 0.900 s   ◆ rests 1.000 s
        """
    )
  }

  @Test func `the same in ASCII, whole, with a cursor`() {
    let options = PlotOptions(charset: .ascii)
    let picture = Plot(Self.mixed)
      .picture(width: 59, height: 18, options: options, moment: .cursor(at: 0.5))
    #expect(
      picture.text == """
          offset      100 + . . . . . . . . . . . . . ..--
                          |                   ...--'''      x  50
                       50 +---..... . ...---''. . . . . .   y  25
                          |    ...-'''''-----.y...
                        0 +-x'' . . . . . . . . . '''''---
          rotation 100deg + . . . . . . . . . . . . ......
                          |                 ..---''''       45deg
                          |         ...--'''
                     0deg +-----''''. . . . . . . . . . .
          upload     done +                     .---------
                   saving +         .-----------'           saving
                     idle +---------'
          tint            |.....::::----=====++++****#####  #807F7F
                          |.....::::----=====++++****#####
                          +|--------|-----^--x--------o--*  s
                           0             0.5            1.0
                           idle     saving
           x interrupted 0.600 s   o ends 0.900 s   * rests 1.000 s
        """
    )
  }

  @Test func `a low window shows a line a curve, and says what it leaves out`() {
    let plot = Plot(Self.mixed)
    #expect(
      plot.picture(width: 59, height: 7, moment: .revealed(until: 0.5)).text == """
          offset.x ▁▁▁▂▂▂▂▂▃▃▃▃▃▃▄▄▄▄▄▅                      50
          offset.y ▄▄▄▄▄▄▄▄▄▄▄▃▃▃▃▃▃▃▃▃                      25
          rotation ▁▁▁▁▁▁▂▂▂▂▂▃▃▃▃▃▄▄▄▅                     45°
          upload   ▁▁▁▁▁▁▁▁▁▁▁▁▅▅▅▅▅▅▅▅                     saving
          tint     ░░░░░░░░░░▒▒▒▒▒▒▒▒▒▓                     #807F7F
                   ┼────────┬─┼───────▲───×────┬─────◇───◆  s
                   0       0.25      0.50     0.75      1.00
        """
    )
    #expect(
      plot.picture(width: 59, height: 3).rows.map { $0.prefix(10) } == [
        "  offset.x", "  offset.y", "  … 3 more",
      ]
    )
    let options = PlotOptions(charset: .ascii)
    #expect(
      plot.picture(width: 18, height: 9, options: options, moment: .revealed(until: 0.5)).text == """
        off... __...-
        off... -.....
        rot... ___..-
        upload ___---
        tint   ..:--=
        """
    )
  }

  @Test func `a lower window keeps as many charts as fit, and every row is used`() {
    let channels = ["x", "y", "z"].map { name in
      Trace.Channel(name: name, kind: .number, trajectory: FormulaTrajectory { [$0, 0, 0, 0] })
    }
    let plot = Plot(Trace(channels: channels, duration: 1, settlingDuration: 1))
    #expect(
      plot.picture(width: 40, height: 10).text == """
          x 1 ┤ · · · · · · · · · · · ⢀⣀⡠⠤
              │              ⢀⣀⣀⠤⠤⠒⠒⠉⠉⠁     1.00
              │      ⣀⣀⠤⠤⠒⠒⠊⠉⠁
            0 ┤⠤⠔⠒⠊⠉⠉ · · · · · · · · · ·
          y 1 ┤ · · · · · · · · · · ·⣀⣀⣀⠤⠤
              │        ⢀⣀⣀⣀⠤⠤⠤⠒⠒⠒⠊⠉⠉⠉       1.00
            0 ┤⠤⠤⠒⠒⠒⠉⠉⠉⠁· · · · · · · · ·
          z   │▁▁▂▂▂▂▃▃▃▄▄▄▄▅▅▅▅▆▆▆▆▇▇▇▇██  1.00
              └┬────────────┬────────────┬  s
               0           0.5          1.0
        """
    )
    // Two rows more make a line a chart; a single one is not drawn blank.
    #expect(plot.picture(width: 79, height: 6).height == 5)
    for height in 7...40 { #expect(plot.picture(width: 79, height: height).height == height) }
  }

  @Test func `a switch or a colour alone has its axis and its key`() {
    func plot(_ kind: ValueKind, _ motion: FormulaTrajectory) -> Plot {
      let channel = Trace.Channel(name: "it", kind: kind, trajectory: motion)
      let marks = [Trace.Mark(kind: .logicalEnd, time: 0.5), Trace.Mark(kind: .rest, time: 1)]
      return Plot(Trace(channels: [channel], duration: 0.5, settlingDuration: 1, marks: marks))
    }
    let bool = plot(.bool, FormulaTrajectory(knots: [0.5]) { [$0 < 0.5 ? 1 : 0, 0, 0, 0] })
    #expect(
      bool.picture(width: 50, height: bool.comfortableHeight).text == """
          it true ┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⡄                 false
            false ┤                ⠧⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤
                  └┬──────┬───────◇───────┬───────◆  s
                   0     0.25    0.50    0.75    1.00
                   ◇ ends 0.500 s   ◆ rests 1.000 s
        """
    )
    let blue = plot(
      .color,
      FormulaTrajectory { Value(kind: .color, components: [$0, 0, 1, 1]).animatableData }
    )
    #expect(
      blue.picture(width: 50, height: blue.comfortableHeight).text == """
          it ░░░░░░░░░░░░░░░░▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒  #FF00FF
             ░░░░░░░░░░░░░░░░▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
             ┬───────┬────────◇────────┬────────◆  s
             0      0.25     0.50     0.75     1.00
             ◇ ends 0.500 s   ◆ rests 1.000 s
        """
    )
  }

  @Test func `a colour is a swatch of itself where colours can be seen`() {
    let options = PlotOptions(color: true)
    let lines = Plot(Self.mixed).picture(width: 59, height: 18, options: options).lines
    let swatches = lines[12].spans.compactMap { span in
      if case .swatch(let index) = span.role { index } else { nil }
    }
    // From the terminal's black to its white, over its greys.
    #expect(swatches.first == 16 && swatches.last == 231)
    #expect(swatches.dropFirst().dropLast().contains { $0 > 231 })
    #expect(lines[12].text.filter { $0 == "█" }.count == 35)
  }

  @Test func `half a colour shows through, with its opacity beside it`() {
    let fade = FormulaTrajectory { Value(kind: .color, components: [1, 0, 0, 1 - $0]).animatableData }
    let channel = Trace.Channel(name: "tint", kind: .color, trajectory: fade)
    let trace = Trace(channels: [channel], duration: 1, settlingDuration: 1)
    let picture = Plot(trace).picture(width: 60, height: 9, options: PlotOptions(color: true))
    #expect(picture.rows[0].hasSuffix("░  #000000   0 %"))
    for step in ["█▓", "▓▒", "▒░"] { #expect(picture.rows[0].contains(step)) }
  }
}
