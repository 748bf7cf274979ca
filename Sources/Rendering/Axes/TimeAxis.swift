/// The horizontal axis: which column shows which instant, and where the labels stand.
struct TimeAxis: Hashable {
  struct Tick: Hashable {
    /// Cells from the left edge of the curves.
    let column: Int
    let label: String
  }

  /// Seconds, or progress; never empty.
  let window: ClosedRange<Double>

  /// Cells.
  let columns: Int
  let dotColumns: Int

  var dots: Int { columns * dotColumns }

  init(window: ClosedRange<Double>, columns: Int, dotColumns: Int) {
    self.window = window
    self.columns = columns
    self.dotColumns = dotColumns
  }

  /// The instant a dot column shows; the first and last are the ends of the window.
  func time(ofDot dot: Int) -> Double {
    if dot >= dots - 1 { return window.upperBound }
    return window.lowerBound + length * (Double(dot) / Double(max(dots - 1, 1)))
  }

  /// From one dot column's instant to the next.
  var step: Double { length / Double(max(dots - 1, 1)) }

  /// The last dot column whose instant has come; -1 before the window.
  func dot(at time: Double) -> Int {
    guard time >= window.lowerBound else { return -1 }
    guard time < window.upperBound else { return dots - 1 }
    // A dot's own instant must give that dot back, whatever the division rounds to.
    let dot = (time - window.lowerBound) / length * Double(dots - 1) + 1e-9
    return min(Int(dot), dots - 1)
  }

  /// The cell an instant falls into; nil outside the window.
  func column(at time: Double) -> Int? {
    guard window.contains(time) else { return nil }
    return max(dot(at: time), 0) / dotColumns
  }

  private var length: Double { window.upperBound - window.lowerBound }

  /// Ticks far enough apart for their labels; closer where there would be only one.
  func ticks() -> [Tick] {
    let airy = ticks(atLeast: 8, gap: 4)
    if airy.count > 1 { return airy }
    let close = ticks(atLeast: 0, gap: 2)
    return close.count > 1 ? close : airy
  }

  private func ticks(atLeast least: Int, gap: Int) -> [Tick] {
    guard columns > 0, length > 0 else { return [] }
    let largest = max(abs(window.lowerBound), abs(window.upperBound))
    for step in TickStep.candidates(from: length / Double(columns), powers: 4) {
      let format = NumberFormat(largest: largest, finest: step.finest)
      let width = max(format.text(largest).count, format.text(window.lowerBound).count)
      let distance = step.value / length * Double(columns)
      if distance >= Double(max(least, width + gap)) { return ticks(every: step.value, format) }
    }
    return []
  }

  private func ticks(every step: Double, _ format: NumberFormat) -> [Tick] {
    let first = (window.lowerBound / step).rounded(.up)
    return (0...columns).compactMap { index in
      let time = (first + Double(index)) * step
      guard let column = column(at: time) else { return nil }
      return Tick(column: column, label: time == 0 ? "0" : format.text(time))
    }
  }
}
