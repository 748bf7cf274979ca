/// A curve in one row of text.
package enum Sparkline {
  /// The characters from the lowest level to the highest.
  package static func levels(in charset: Charset) -> [Unicode.Scalar] {
    switch charset {
    case .unicode: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    case .ascii: ["_", ".", "-", "'"]
    }
  }

  /// One character a value; a blank where there is none.
  ///
  /// - Parameters:
  ///   - range: The values of the lowest and the highest level; where they are equal the line is flat
  ///     in the middle.
  package static func text(
    of values: [Double],
    in range: ClosedRange<Double>,
    charset: Charset = .unicode
  ) -> String {
    let levels = levels(in: charset)
    return values.reduce(into: "") { text, value in
      text.unicodeScalars.append(scalar(of: value, in: range, levels: levels))
    }
  }

  static func scalar(
    of value: Double,
    in range: ClosedRange<Double>,
    levels: [Unicode.Scalar]
  ) -> Unicode.Scalar {
    guard value.isFinite else { return " " }
    let span = range.upperBound / 2 - range.lowerBound / 2
    guard span > 0 else { return levels[(levels.count - 1) / 2] }
    let share = (value / 2 - range.lowerBound / 2) / span
    let level = (share * Double(levels.count - 1)).rounded()
    return levels[Int(min(max(level, 0), Double(levels.count - 1)))]
  }
}
