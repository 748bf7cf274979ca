import Motion
import Testing

@testable import Rendering

/// Curves that stand as dots behind others, and beads that run along.
struct GhostTests {
  private let panel = PlotPanel(
    title: "",
    form: .number,
    series: [PlotSeries(signal: Signal { $0 })],
    window: 0...1
  )
  private let high = PlotPanel(
    title: "",
    form: .number,
    series: [PlotSeries(signal: Signal { 2 - 2 * $0 })],
    window: 0...1
  )

  private func picture(_ panel: PlotPanel, _ style: PlotStyle = .braille, _ moment: Plot.Moment = .whole)
    -> Picture
  {
    Plot(panels: [panel], window: 0...1)
      .picture(width: 40, height: 8, options: PlotOptions(style: style), moment: moment)
  }

  @Test func `a ghost is dots with gaps, and has room on the axis`() {
    #expect(
      picture(panel.over(high)).text == """
          2 ┤⠄⢀
            │   ⠁⠐ ⠄⢀
            │         ⠁⠐ ⠄⢀                 1.00
            │               ⠂⠠ ⡀⣀⣀⡠⠤⠤⠔⠒⠒⠊⠉
            │       ⢀⣀⣀⠤⠤⠤⠒⠒⠒⠉⠉⠉⠈ ⠂⠠ ⡀
          0 ┤⠤⠔⠒⠒⠊⠉⠉⠁                 ⠈ ⠂⠠
            └┬─────────────┬─────────────┬  s
             0            0.5           1.0
        """
    )
  }

  @Test func `a ghost is told by its role too, and the curve covers it`() {
    let picture = picture(panel.over(high))
    let roles = (0..<picture.height).flatMap { row in (0..<picture.width).map { picture[row, $0].role } }
    #expect(roles.contains(.faint) && roles.contains(.series(0)))
    let alone = self.picture(panel.holding(0...2))
    for row in 0..<alone.height {
      for column in 0..<alone.width where alone[row, column].role == .series(0) {
        #expect(picture[row, column].role == .series(0))
      }
    }
  }

  @Test func `a held range is shown whatever the curve does`() {
    let flat = PlotPanel(
      title: "",
      form: .number,
      series: [PlotSeries(signal: Signal { _ in 0.5 })],
      window: 0...1
    )
    #expect(flat.holding(0...2).extremes == 0...2)
    #expect(panel.holding(0.2...0.4).extremes == panel.extremes)
  }

  @Test func `a bead stands on the curve at its time`() {
    let picture = picture(panel, .braille, .running(at: 0.5))
    let whole = self.picture(panel, .braille, .cursor(at: 0.5))
    let beads = (0..<picture.height).flatMap { row in
      (0..<picture.width).filter { picture.text(of: picture[row, $0]) == "●" }.map { (row, $0) }
    }
    #expect(beads.count == 1)
    #expect(whole.rows.filter { $0.contains("●") } == [])
  }
}
