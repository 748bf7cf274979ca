import Foundation
import Motion
import Testing

import Rendering

/// Plots as a reader sees them, whole. What the curves pass through is checked by reading them back,
/// in `CurveReadingTests`; here stand the arrangement, the labels and the awkward cases.
struct PlotPictureTests {
  private static let line = Trace.number { $0 }
  private static let hump = Trace.number("height", 2) { 4 * $0 * (2 - $0) }

  private func text(
    _ trace: Trace,
    _ width: Int,
    _ height: Int,
    _ style: PlotStyle = .braille,
    _ moment: Plot.Moment = .whole
  ) -> String {
    let options = PlotOptions(style: style, charset: style.isASCII ? .ascii : .unicode)
    return Plot(trace).picture(width: width, height: height, options: options, moment: moment).text
  }

  @Test func `a line in braille at three sizes`() {
    #expect(
      text(Self.line, 24, 6) == """
        value 1 ┤ · · · · · ⣀⡤
                │       ⣀⡤⠖⠋⠁
                │   ⣀⠤⠖⠋⠁
              0 ┤⠤⠒⠉· · · · ·
                └┬───────────┬ s
                 0           1
        """
    )
    #expect(
      text(Self.line, 40, 8) == """
          value 1 ┤ · · · · · · · · · · ⣀⡤
                  │                ⢀⣠⠤⠒⠉⠁
                  │            ⣀⡤⠔⠊⠉        1.00
                  │       ⢀⣠⠤⠒⠉⠁
                  │   ⣀⡤⠔⠊⠉
                0 ┤⠤⠒⠉⠁ · · · · · · · · ·
                  └┬──────────┬──────────┬  s
                   0         0.5        1.0
        """
    )
    #expect(
      text(Self.line, 60, 11) == """
          value 1.0 ┤ · · · · · · · · · · · · · · · · · · · ⣀⠤
                    │                                  ⣀⠤⠔⠊⠉
                    │                            ⢀⣀⠤⠔⠊⠉
                    │                       ⢀⣀⠤⠒⠊⠁
                0.5 ┤                  ⢀⣀⠤⠒⠊⠁                   1.00
                    │             ⢀⣀⠤⠒⠊⠁
                    │        ⢀⡠⠤⠒⠊⠁
                    │   ⢀⡠⠤⠒⠉⠁
                0.0 ┤⠤⠒⠉⠁ · · · · · · · · · · · · · · · · · ·
                    └┬───────┬───────┬───────┬───────┬───────┬  s
                     0      0.2     0.4     0.6     0.8     1.0
        """
    )
  }

  @Test func `a line in half blocks at three sizes`() {
    #expect(
      text(Self.line, 24, 6, .block) == """
        value 1 ┤ · · · · · ·▄
                │       ▄▄▄▀▀
                │    ▄▄▀▀
              0 ┤▄▄▀▀ · · · ·
                └┬───────────┬ s
                 0           1
        """
    )
    #expect(
      text(Self.line, 40, 8, .block) == """
          value 1 ┤ · · · · · · · · · · ▄▄
                  │                 ▄▄█▀▀
                  │             ▄▄▀▀▀       1.00
                  │        ▄▄█▀▀
                  │    ▄▄█▀▀
                0 ┤▄▄▀▀ · · · · · · · · ·
                  └┬──────────┬──────────┬  s
                   0         0.5        1.0
        """
    )
    #expect(
      text(Self.hump, 48, 9, .block) == """
          height 4 ┤            ▄▄▄▄▄▄▄
                   │         ▄█▀▀      ▀▀▄▄
                   │      ▄█▀             ▀▀▄
                 2 ┤    ▄█▀                  ▀▄      0.0
                   │   ▄▀                      █▄
                   │ ▄█▀                        ▀█
                 0 ┤▄▀ · · · · · · · · · · · · · ·█
                   └┬──────────────┬──────────────┬  s
                    0              1              2
        """
    )
  }

  @Test func `a line in ASCII at three sizes`() {
    #expect(
      text(Self.line, 24, 6, .ascii) == """
        value 1 + . . . . ....
                |       ..''
                |   ..''
              0 +-''. . . . .
                ++-----------+ s
                 0           1
        """
    )
    #expect(
      text(Self.line, 40, 8, .ascii) == """
          value 1 + . . . . . . . . . ...-
                  |                ..-''
                  |            ..'''        1.00
                  |       ..-''
                  |   ..-''
                0 +-''. . . . . . . . . .
                  ++----------+----------+  s
                   0         0.5        1.0
        """
    )
    #expect(
      text(Self.hump, 48, 9, .ascii) == """
          height 4 +           ...----..
                   |        ..''        ''..
                   |      .''              '-.
                 2 +    .'                   '..     0.0
                   |   .'                      '.
                   | .'                         '|.
                 0 +-' . . . . . . . . . . . . . .'
                   ++--------------+--------------+  s
                    0              1              2
        """
    )
  }

  @Test func `a flat line stands in the middle of a range around it`() {
    #expect(
      text(.number { _ in 1 }, 40, 7) == """
          value 1.5 ┤
                    │
                1.0 ┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤  1.00
                    │
                0.5 ┤
                    └┬─────────┬─────────┬  s
                     0        0.5       1.0
        """
    )
  }

  @Test func `what is no number is a gap, counted, and one point is one dot`() {
    let gap = Trace.number { $0 > 0.25 && $0 < 0.5 ? .nan : $0 }
    #expect(
      text(gap, 40, 7) == """
          value 1.0 ┤ · · · · · · · · · ⣀⡤
                    │             ⢀⣀⠤⠔⠚⠉
                0.5 ┤          ⠠⠖⠊⠉         1.00
                    │   ⢀⣠⠄
                0.0 ┤⠤⠒⠋⠁ · · · · · · · ·
                    └┬─────────┬─────────┬  s
                     0        0.5       1.0
        """
    )
    // A quarter of the 256 instants looked at.
    #expect(Plot(gap).gaps == 64)
    #expect(
      text(.number { $0 == 1 ? 7 : .nan }, 40, 7) == """
          value 10 ┤
                   │
                   │ · · · · · · · · · · ·⠐  7.0
                 5 ┤
                   │
                   └┬──────────┬──────────┬  s
                    0         0.5        1.0
        """
    )
    #expect(
      text(.number { _ in .nan }, 40, 7) == """
          value 1.0 ┤
                    │
                0.5 ┤                        nan
                    │
                0.0 ┤
                    └┬─────────┬─────────┬  s
                     0        0.5       1.0
        """
    )
  }

  @Test func `huge, tiny and negative values have readable labels`() {
    #expect(
      text(.number { $0 * 1e300 }, 40, 7) == """
          value 1.0e300 ┤ · · · · · · · · · ⣀⡤
                        │             ⢀⣀⠤⠔⠚⠉
                5.0e299 ┤        ⢀⣀⠤⠖⠊⠉
                        │   ⢀⣠⠤⠖⠊⠉
                      0 ┤⠤⠒⠋⠁ · · · · · · · ·
                        └┬─────────┬─────────┬ s
                         0        0.5       1.0
        """
    )
    #expect(
      text(.number { -2 - $0 }, 40, 7) == """
          value -2.0 ┤⠤⣀⡀· · · · · · · · · · ·
                     │  ⠈⠉⠒⠢⠤⣀⡀
                -2.5 ┤        ⠈⠉⠒⠢⢤⣀⡀
                     │              ⠉⠙⠒⠦⢤⣀⡀
                -3.0 ┤ · · · · · · · · · ·⠉⠙⠒⠦
                     └┬──────────┬───────────┬ s
                      0         0.5         1.0
        """
    )
  }

  @Test func `twenty columns still show two labels on each axis and no row in vain`() {
    let marks: [Trace.Mark] = [.init(kind: .logicalEnd, time: 0.5), .init(kind: .rest, time: 0.8)]
    #expect(
      Plot(.number("verticalOffset", 0.8, marks: marks) { $0 }).picture(width: 20, height: 10).text == """
        vertica… │ · · · ⢀
                 │      ⡰⠋
             0.5 ┤    ⢠⠞⠁
                 │   ⡴⠋
                 │ ⣠⠞
             0.0 ┤⠴⠁ · · ·
                 └┬───◇──◆ s
                  0  0.5
             ◇ ends 0.500 s
             ◆ rests 0.800 s
        """
    )
  }

  @Test func `nothing past 1e300 is a hole`() {
    let plot = Plot(.number { 1e300 * (1 + $0 * (1 - $0)) })
    #expect(plot.gaps == 0)
  }

  @Test func `what rests is told as its end, and like panels have like decimals`() {
    var first = FormulaTrajectory { [$0 * 0.9995, 0, 0, 0] }
    first.end = [1, 0, 0, 0]
    var second = FormulaTrajectory { [0.96 + $0 * 0.039_99, 0, 0, 0] }
    second.end = [1, 0, 0, 0]
    let channels = [
      Trace.Channel(name: "opacity", kind: .number, trajectory: first),
      Trace.Channel(name: "scale", kind: .number, trajectory: second),
    ]
    let plot = Plot(Trace(channels: channels, duration: 1, settlingDuration: 1))
    let values = plot.picture(width: 79, height: 12).rows.compactMap { row -> String? in
      guard row.contains("│") || row.contains("┤") else { return nil }
      return row.suffix(7).contains("1.") ? String(row.suffix(7)) : nil
    }
    #expect(values == ["  1.000", "  1.000"])
  }

  @Test func `a jump is a vertical line, a fast motion a band`() {
    #expect(
      text(.number { $0 < 0.5 ? 0 : 1 }, 40, 7) == """
          value 1.0 ┤ · · · · ·⢠⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤
                    │          ⢸
                0.5 ┤          ⢸            1.00
                    │          ⢸
                0.0 ┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠜· · · · ·
                    └┬─────────┬─────────┬  s
                     0        0.5       1.0
        """
    )
    let fast = FormulaTrajectory(resolution: 0.003) { [sin($0 * 1000), 0, 0, 0] }
    let channel = Trace.Channel(name: "value", kind: .number, trajectory: fast)
    let trace = Trace(channels: [channel], duration: 1, settlingDuration: 1)
    #expect(
      text(trace, 40, 7) == """
          value 1 ┤⢠⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤
                  │⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿
                0 ┤⢼⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿   0.83
                  │⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿
               -1 ┤⠸⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿
                  └┬─────────┬──────────┬  s
                   0        0.5        1.0
        """
    )
  }
}
