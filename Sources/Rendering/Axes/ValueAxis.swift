/// A vertical axis whose ticks fall on whole rows.
///
/// A row is a whole fraction of a step between ticks, so labels stand at equal distances and say
/// exactly what their row shows.
struct ValueAxis: Hashable {
  struct Tick: Hashable {
    /// Counted from the top.
    let row: Int
    let label: String
  }

  let rows: Int
  let dotRows: Int
  let ticks: [Tick]

  /// How values between the ticks are written: one digit finer than the step from tick to tick.
  let valueFormat: NumberFormat

  /// The value at the middle of ``baseDot``.
  private let base: Double
  private let baseDot: Int
  private let valuePerDot: Double

  /// Creates an axis of evenly spaced rows.
  ///
  /// - Parameters:
  ///   - base: The value of the lowest row's label.
  ///   - labelDot: The dot of a row, from its top, that a label names; nil for the middle one, the
  ///     lower of two.
  init(
    rows: Int,
    dotRows: Int,
    base: Double,
    valuePerRow: Double,
    labelDot: Int? = nil,
    ticks: [Tick],
    valueFormat: NumberFormat = NumberFormat(largest: 0, finest: 0)
  ) {
    self.rows = rows
    self.dotRows = dotRows
    self.ticks = ticks
    self.valueFormat = valueFormat
    self.base = base
    baseDot = (rows - 1) * dotRows + (labelDot ?? dotRows / 2)
    valuePerDot = valuePerRow / Double(dotRows)
  }

  /// The dot row of a value, from the top; nil for a gap.
  func dot(for value: Double) -> Int? {
    guard value.isFinite else { return nil }
    let dot = (Double(baseDot) - (value - base) / valuePerDot).rounded()
    guard !dot.isNaN else { return nil }
    return Int(min(max(dot, 0), Double(rows * dotRows - 1)))
  }

  /// The row of a value, from the top; nil for a gap.
  func row(for value: Double) -> Int? { dot(for: value).map { $0 / dotRows } }
}
