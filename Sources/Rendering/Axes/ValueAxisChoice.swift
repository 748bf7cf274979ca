extension ValueAxis {
  /// A step between ticks, the rows from one to the next, and where the lowest row lies.
  private struct Choice {
    let step: TickStep
    let rowsPerStep: Int

    /// The dot of a row, from its top, that labels name.
    let labelDot: Int

    /// The lowest row's value, in rows from zero.
    var lowest = 0.0
    var score = 0.0

    let valuePerRow: Double

    init(step: TickStep, rowsPerStep: Int, labelDot: Int) {
      self.step = step
      self.rowsPerStep = rowsPerStep
      self.labelDot = labelDot
      valuePerRow = step.value / Double(rowsPerStep)
    }

    /// How many rows carry a tick.
    func tickCount(rows: Int) -> Double {
      let last = ((lowest + Double(rows - 1)) / Double(rowsPerStep)).rounded(.down)
      return last - (lowest / Double(rowsPerStep)).rounded(.up) + 1
    }

    /// The rows that carry a tick, from the top, each with its multiple of the step.
    func ticks(rows: Int) -> [(row: Int, count: Double)] {
      (0..<rows).compactMap { row in
        let count = (lowest + Double(rows - 1 - row)) / Double(rowsPerStep)
        return count == count.rounded() ? (row, count) : nil
      }
    }
  }

  /// Creates the axis that shows a range in so many rows with the most readable ticks.
  init(showing range: ClosedRange<Double>, rows: Int, dotRows: Int, suffix: String = "") {
    let rows = max(1, rows)
    guard let best = Self.bestChoice(range, rows: rows, dotRows: dotRows) else {
      // Only a range that is not finite gets here.
      self.init(rows: rows, dotRows: dotRows, base: 0, valuePerRow: 1, ticks: [])
      return
    }
    let largest = max(abs(range.lowerBound), abs(range.upperBound))
    let format = NumberFormat(largest: largest, finest: best.step.finest, suffix: suffix)
    self.init(
      rows: rows,
      dotRows: dotRows,
      base: best.lowest * best.valuePerRow,
      valuePerRow: best.valuePerRow,
      labelDot: best.labelDot,
      ticks: best.ticks(rows: rows).map { Tick(row: $0.row, label: format.text(best.step.value * $0.count)) },
      valueFormat: NumberFormat(
        largest: largest,
        finest: Self.finest(below: best.step, over: range.upperBound - range.lowerBound),
        suffix: suffix
      )
    )
  }

  /// The power of ten of the last digit that shows a motion move: one below the step's own.
  private static func finest(below step: TickStep, over span: Double) -> Int {
    let finest = step.exponent - 1
    // Two ticks a span apart would leave it ten numbers to pass through.
    return span < 25 * NumberText.scaled(1, byTenTo: finest) * (1 - 1e-9) ? finest - 1 : finest
  }

  private static func bestChoice(_ range: ClosedRange<Double>, rows: Int, dotRows: Int) -> Choice? {
    let smallest = (range.upperBound - range.lowerBound) / Double(rows)
    var best: Choice?
    for step in TickStep.candidates(from: smallest, powers: 3) {
      for rowsPerStep in 1...min(max(rows - 1, 1), 8) {
        // The middle dot, or of two the lower one first.
        for labelDot in stride(from: dotRows / 2, through: (dotRows - 1) / 2, by: -1) {
          var choice = Choice(step: step, rowsPerStep: rowsPerStep, labelDot: labelDot)
          guard judge(&choice, range, rows: rows, dotRows: dotRows) else { continue }
          if choice.score > best?.score ?? -.infinity { best = choice }
        }
      }
    }
    return best
  }

  /// Judges a step: it must hold the range and show two ticks; little waste and airy labels win.
  ///
  /// - Returns: Whether the range fits at all.
  private static func judge(
    _ choice: inout Choice,
    _ range: ClosedRange<Double>,
    rows: Int,
    dotRows: Int
  ) -> Bool {
    let valuePerRow = choice.valuePerRow
    let span = (range.upperBound - range.lowerBound) / valuePerRow
    guard valuePerRow.isFinite, span * ValueRange.padding <= Double(rows) else { return false }
    // How far a row reaches below the dot its label names, in rows.
    let below = (Double(dotRows - choice.labelDot) - 0.5) / Double(dotRows)
    choice.lowest = (range.lowerBound / valuePerRow + below).rounded(.down)
    let spare = choice.lowest - below + Double(rows) - range.upperBound / valuePerRow
    guard spare >= 0, choice.lowest.isFinite else { return false }
    choice.lowest -= (spare / 2).rounded(.down)
    guard rows < 3 || choice.tickCount(rows: rows) > 1 else { return false }
    let ideal = rows < 5 ? 2 : rows < 12 ? 3 : 4
    let isCrowded = choice.rowsPerStep == 1 && rows > 2
    let distance = isCrowded ? 0.25 : 0.03 * Double(abs(choice.rowsPerStep - ideal))
    choice.score = span / Double(rows) - distance - (choice.step.mantissa == 2.5 ? 0.03 : 0)
    return true
  }

  /// Creates an axis of named steps, the first lowest, as far apart as the rows allow.
  init(naming names: [String], rows: Int, dotRows: Int) {
    let last = max(names.count - 1, 1)
    let rowsPerName = Double(rows - 1) / Double(last)
    let distance = rowsPerName >= 1 ? rowsPerName.rounded(.down) : max(rowsPerName, 0.001)
    let placed = names.enumerated().map { index, name in
      Tick(row: rows - 1 - Int((Double(index) * distance).rounded()), label: name)
    }
    var ticks: [Tick] = []
    // Where there are more names than rows, a row keeps its first.
    for tick in placed where tick.row >= 0 && ticks.last?.row != tick.row { ticks.append(tick) }
    self.init(rows: rows, dotRows: dotRows, base: 0, valuePerRow: 1 / distance, ticks: ticks)
  }
}
