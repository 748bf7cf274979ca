extension PlotStyle {
  package static let block = PlotStyle(
    name: "block",
    summary: "half blocks, one by two a character: bold, for a projector",
    dotColumns: 1,
    dotRows: 2,
    glyphs: [" ", "▀", "▄", "█"]
  )
}
