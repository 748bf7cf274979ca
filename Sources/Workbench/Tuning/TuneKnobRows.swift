import Rendering

/// The knobs in a list that scrolls to the chosen one: name, value, and where in its range it lies.
struct TuneKnobRows {
  let knobs: [Knob]
  let selected: Int

  /// Columns of the longest name.
  let longestName: Int

  /// What is being typed for the chosen one.
  let entry: String
  let isOver: Bool
  let charset: Charset

  private static let valueWidth = 7
  private static let unitWidth = 2

  /// Names longer than this are cut.
  private static let longestName = 24

  func draw(rows: Int, width: Int, from row: Int, on picture: inout Picture) {
    let first = min(max(selected - rows / 2, 0), max(knobs.count - rows, 0))
    let shown = knobs.indices.dropFirst(first).prefix(rows)
    let name = min(max(longestName, 8), Self.longestName, max(width - Self.valueWidth - 10, 1))
    for (offset, index) in shown.enumerated() {
      let above = offset == 0 && first > 0
      let below = offset == shown.count - 1 && index < knobs.count - 1
      draw(
        index,
        name: name,
        width: width,
        row: row + offset,
        more: above ? "↑" : below ? "↓" : "",
        on: &picture
      )
    }
  }

  private func draw(
    _ index: Int,
    name nameWidth: Int,
    width: Int,
    row: Int,
    more: String,
    on picture: inout Picture
  ) {
    let knob = knobs[index]
    let isChosen = index == selected
    let role: Role = isChosen && !isOver ? .strong : .plain
    if isChosen { picture.write(charset.spell("▸"), row: row, column: 2, role: role) }
    let name = charset.spell(knob.name).cropped(to: nameWidth, charset: charset)
    picture.write(name, row: row, column: 4, role: role)
    let text = isChosen && !entry.isEmpty ? entry + "_" : knob.valueText
    let column = 4 + nameWidth + 1
    picture.write(text.padded(left: Self.valueWidth), row: row, column: column, role: role)
    let unit = charset.spell(knob.kind.unit)
    var next = column + Self.valueWidth + 1
    picture.write(unit, row: row, column: next, role: .faint, limit: Self.unitWidth + 1)
    next += Self.unitWidth + 2
    let length = min(width - next - 2, 26)
    if length >= 6, let value = knob.value {
      picture.write(
        slider(value, knob, length: length),
        row: row,
        column: next,
        role: isChosen ? .plain : .faint
      )
    }
    picture.write(charset.spell(more), row: row, column: next + max(length, 0) + 1, role: .faint)
  }

  private func slider(_ value: Double, _ knob: Knob, length: Int) -> String {
    let range = Self.shown(value, knob.kind.shown)
    let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    let places = length - 3
    let place = Int(min(max((share * Double(places)).rounded(), 0), Double(places)))
    let track = { (count: Int) in String(repeating: "─", count: count) }
    return charset.spell("├" + track(place) + "●" + track(places - place) + "┤")
  }

  /// The range of the slider, twice as long as often as the value needs it.
  private static func shown(_ value: Double, _ range: ClosedRange<Double>) -> ClosedRange<Double> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while value > high, high < 1e12 { high = max(high * 2, 1) }
    while value < low, low > -1e12 { low = min(low * 2, -1) }
    return low...max(high, low + 1e-6)
  }
}
