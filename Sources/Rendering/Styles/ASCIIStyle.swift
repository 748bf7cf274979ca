extension PlotStyle {
  package static let ascii = PlotStyle(
    name: "ascii",
    summary: "plain characters, three heights each: for any terminal",
    dotColumns: 1,
    dotRows: 3,
    glyphs: [" ", "'", "-", "'", ".", "|", ".", "|"]
  )
}
