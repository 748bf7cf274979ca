import Motion
import Testing

@testable import Rendering

/// A plot beside which other things are done: all of it to be seen, and how far it is.
struct PassingPlotTests {
  @Test func `what passes by has its future in faint, and without colours none`() {
    let plot = Plot(.number { $0 })
    let plain = plot.drawing(width: 60, height: 12)
    #expect(plain.picture(.passing(at: 0.4)) == plain.picture(.revealed(until: 0.4)))
    let drawing = plot.drawing(width: 60, height: 12, options: PlotOptions(color: true))
    let (past, whole) = (drawing.picture(.revealed(until: 0.4)), drawing.picture(.whole))
    let picture = drawing.picture(.passing(at: 0.4))
    var missing: Set<Int> = []
    var faint = 0
    for row in 0..<picture.height {
      for column in 0..<54 where (0x2801...0x28FF).contains(whole[row, column].scalar) {
        let cell = picture[row, column]
        if past[row, column].role == .series(0) {
          #expect(cell == past[row, column])
        } else if cell == Cell(scalar: whole[row, column].scalar, role: .faint) {
          faint += 1
        } else {
          missing.insert(column)
        }
      }
    }
    // The pen may stand within a character.
    #expect(faint > 20 && missing.count <= 1)
  }
}
