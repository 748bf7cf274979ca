/// How many rows a panel makes use of.
struct PanelRows {
  /// As a line for each of its curves.
  let lines: Int

  /// As the smallest chart.
  let least: Int

  /// As the largest chart; nil uses all there are.
  let most: Int?

  /// As a chart that looks its best beside so many others.
  let comfortable: Int

  init(of panel: PlotPanel, among count: Int) {
    lines = panel.series.count
    switch panel.form {
    case .number, .degrees: (least, most, comfortable) = (3, nil, count == 1 ? 9 : count < 4 ? 5 : 3)
    case .steps(let names):
      most = max(names.count, 2)
      least = min(max(names.count, 2), 3)
      comfortable = min(max(names.count, 2), 6)
    case .color: (least, most, comfortable) = (1, 2, 2)
    }
  }

  static func all(of plot: Plot) -> [PanelRows] {
    plot.panels.map { PanelRows(of: $0, among: plot.panels.count) }
  }

  /// Rows for each panel as a chart, nil for a line a curve; nil altogether where not even lines fit.
  ///
  /// The first panels become charts first; what is left goes a row at a time to the lowest chart.
  static func shared(_ rows: Int, among panels: [PanelRows]) -> [Int?]? {
    var left = rows - panels.reduce(0) { $0 + min($1.lines, $1.least) }
    guard left >= 0 else { return nil }
    var heights: [Int?] = panels.map { panel in
      let more = panel.least - min(panel.lines, panel.least)
      guard more <= left else { return nil }
      left -= more
      return panel.least
    }
    while left > 0 {
      let open = heights.indices.filter { index in
        heights[index].map { $0 < panels[index].most ?? .max } ?? false
      }
      guard let next = open.min(by: { heights[$0] ?? 0 < heights[$1] ?? 0 }) else { break }
      heights[next] = (heights[next] ?? 0) + 1
      left -= 1
    }
    return heights
  }
}
