import Foundation
import Motion
import Testing

import Rendering

/// Reads plots back as a person would: from the labels to the scale, from the dots to the values.
struct CurveReadingTests {
  struct Curve: Sendable {
    let name: String
    let formula: @Sendable (Double) -> Double
  }

  static let curves = [
    Curve(name: "line") { $0 },
    Curve(name: "falling") { 3 - 8 * $0 },
    Curve(name: "hump") { 4 * $0 * (1 - $0) },
    Curve(name: "sine") { sin(9 * $0) },
    Curve(name: "steep") { tanh(40 * ($0 - 0.5)) },
    Curve(name: "small") { 100 + 0.01 * sin(6 * $0) },
  ]

  /// Dots across and down a cell, and whether a character has the dot of a column and a row.
  struct Reading {
    let columns: Int
    let rows: Int
    let hasDot: @Sendable (Unicode.Scalar, Int, Int) -> Bool
  }

  static let braille = Reading(columns: 2, rows: 4) { scalar, column, row in
    guard (0x2800...0x28FF).contains(scalar.value) else { return false }
    // Unicode's own numbering of the dots, by column and row.
    let bit = [[0, 1, 2, 6], [3, 4, 5, 7]][column][row]
    return scalar.value >> UInt32(bit) & 1 == 1
  }

  static let block = Reading(columns: 1, rows: 2) { scalar, _, row in
    scalar == "█" || scalar == (row == 0 ? "▀" : "▄")
  }

  /// The dot row of a value, from the labels in the gutter; the labels name the middle of their row.
  private func scale(of rows: [[Unicode.Scalar]], _ reading: Reading) -> (Double) -> Double {
    let labels: [(row: Int, value: Double)] = rows.enumerated().compactMap { row, line in
      guard let end = line.firstIndex(of: "┤") else { return nil }
      let text = String(String.UnicodeScalarView(line[..<end]))
      return text.split(separator: " ").last.flatMap { Double($0) }.map { (row, $0) }
    }
    let (first, last) = (labels[0], labels[labels.count - 1])
    let dotsPerUnit = Double((last.row - first.row) * reading.rows) / (last.value - first.value)
    let middle = Double(first.row * reading.rows) + Double(reading.rows - 1) / 2
    return { middle + ($0 - first.value) * dotsPerUnit }
  }

  @Test(arguments: [(24, 6), (40, 12), (79, 22), (119, 38)])
  func `every dot lies on the curve and the curve has no hole`(width: Int, height: Int) {
    for (style, reading) in [(PlotStyle.braille, Self.braille), (.block, Self.block)] {
      for curve in Self.curves {
        let trace = Trace.number("value", 1, curve.formula)
        let options = PlotOptions(style: style)
        let picture = Plot(trace).picture(width: width, height: height, options: options)
        check(picture, against: curve, reading)
      }
    }
  }

  private func check(_ picture: Picture, against curve: Curve, _ reading: Reading) {
    let rows = picture.rows.dropLast(2).map { Array($0.unicodeScalars) }
    let place = scale(of: rows, reading)
    let axis = Array(picture.rows[picture.height - 2].unicodeScalars)
    let left = (axis.firstIndex(of: "└") ?? 0) + 1
    let cells = axis[left...].prefix { $0 != " " }.count
    let dots = cells * reading.columns
    var previous: [Int] = []
    for dot in 0..<dots {
      let (column, side) = dot.quotientAndRemainder(dividingBy: reading.columns)
      let inked = (0..<rows.count * reading.rows).filter { height in
        let line = rows[height / reading.rows]
        guard left + column < line.count else { return false }
        return reading.hasDot(line[left + column], side, height % reading.rows)
      }
      let instant = Double(dot) / Double(dots - 1)
      let before = dot == 0 ? instant : Double(dot - 1) / Double(dots - 1)
      let seen = (0...20).map { place(curve.formula(before + (instant - before) * Double($0) / 20)) }
      let now = place(curve.formula(instant))
      #expect(inked.contains { abs(Double($0) - now) <= 1.01 }, "\(curve.name) at dot \(dot)")
      let (low, high) = ((seen.min() ?? 0) - 1.01, (seen.max() ?? 0) + 1.01)
      #expect(inked.allSatisfy { (low...high).contains(Double($0)) }, "\(curve.name) at dot \(dot)")
      let (first, last) = (inked.first ?? 0, inked.last ?? 0)
      #expect(inked.count == last - first + 1, "\(curve.name) at dot \(dot)")
      // Its neighbour is touched, if only at a corner.
      let touches = first <= (previous.last ?? first) + 1 && last >= (previous.first ?? last) - 1
      #expect(touches, "\(curve.name) at dot \(dot)")
      previous = inked
    }
  }
}
