extension PlotStyle {
  package static let braille = PlotStyle(
    name: "braille",
    summary: "dots, two by four a character: the finest",
    dotColumns: 2,
    dotRows: 4,
    glyphs: (0..<256).map { dots in
      // Unicode numbers the dots 1 2 3 7 down the left side, then 4 5 6 8 down the right.
      let places = [0, 3, 1, 4, 2, 5, 6, 7]
      let pattern = places.indices.reduce(0) { $0 | (dots >> $1 & 1) << places[$1] }
      // A blank braille cell is not blank in every font; a space is.
      return pattern == 0 ? " " : Unicode.Scalar(UInt32(0x2800 + pattern)) ?? " "
    }
  )
}
