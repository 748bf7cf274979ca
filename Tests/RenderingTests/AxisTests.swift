import Testing

@testable import Rendering

struct ValueAxisTests {
  /// Ranges of every size and place, as ratios of each other.
  static let ranges: [ClosedRange<Double>] = [
    0...1, 0...1.046, -12...0.24, 0.96...1, -1...1, 0...1e300, -1e300...1e300, 1e-12...3e-12, 99...101,
    0...360, -7.3 ... -7.1, 1e9...1.000_001e9, 0...0.1, 3...3.7,
  ]

  @Test(arguments: ranges)
  func `an axis holds its range with room to spare, and its labels stand on their rows`(
    range: ClosedRange<Double>
  ) {
    for dotRows in 1...4 {
      for rows in [3, 4, 5, 6, 8, 11, 12, 17, 25, 40] {
        let axis = ValueAxis(showing: range, rows: rows, dotRows: dotRows)
        #expect(axis.ticks.count > 1)
        let top = axis.dot(for: range.upperBound)
        let bottom = axis.dot(for: range.lowerBound)
        #expect(top.map { (0..<rows * dotRows).contains($0) } == true)
        #expect((bottom ?? 0) - (top ?? 0) <= Int(Double(rows * dotRows) / 1.05) + 1)
        // At least half of the rows are used, or the axis would waste the window.
        #expect(Double((bottom ?? 0) - (top ?? 0)) >= 0.4 * Double(rows * dotRows) - 2)
        for tick in axis.ticks { #expect(Double(tick.label).flatMap(axis.row(for:)) == tick.row) }
      }
    }
  }

  @Test(arguments: ranges)
  func `labels are multiples of 1, 2, 2.5 or 5 times a power of ten, equally far apart`(
    range: ClosedRange<Double>
  ) {
    for rows in [3, 4, 5, 6, 8, 11, 12, 17, 25, 40] {
      let ticks = ValueAxis(showing: range, rows: rows, dotRows: 4).ticks
      let values = ticks.compactMap { Double($0.label) }
      for (above, below) in zip(values, values.dropFirst()) {
        var step = above - below
        // Down to one digit before the point, by tens.
        while step >= 9.999 { step /= 10 }
        while step < 0.9999 { step *= 10 }
        #expect([1, 2, 2.5, 5].contains { abs(step - $0) < 1e-3 }, "\(above) and \(below)")
      }
      let distances = Set(zip(ticks, ticks.dropFirst()).map { $1.row - $0.row })
      #expect(distances.count == 1)
    }
  }

  @Test func `labels of one axis have the same decimals and never a negative zero`() {
    for range in Self.ranges {
      let labels = ValueAxis(showing: range, rows: 9, dotRows: 4).ticks.map(\.label)
      let decimals = labels.filter { Double($0) != 0 }.map { label in
        label.split(separator: "e").first?.split(separator: ".").dropFirst().first?.count ?? 0
      }
      #expect(Set(decimals).count == 1, "\(labels)")
      #expect(!labels.contains { $0.hasPrefix("-0") && Double($0) == 0 })
    }
  }

  @Test(arguments: [
    (0.0, -1.0, 1.0), (1.0, 0.5, 1.5), (-4.0, -6.0, -2.0), (1e300, 5e299, 1.5e300), (1e-295, -1.0, 1.0),
  ])
  func `a flat line gets a range around it`(value: Double, low: Double, high: Double) {
    #expect(ValueRange.readable(value...value) == low...high)
  }

  @Test func `names stand on their rows, the first one lowest`() {
    let axis = ValueAxis(naming: ["idle", "saving", "done"], rows: 5, dotRows: 4)
    #expect(axis.ticks.map(\.label) == ["idle", "saving", "done"])
    #expect(axis.ticks.map(\.row) == [4, 2, 0])
    for (value, tick) in zip(0..., axis.ticks) { #expect(axis.row(for: Double(value)) == tick.row) }
  }

  @Test func `more names than rows still have an axis`() {
    let axis = ValueAxis(naming: (0..<50).map { "case \($0)" }, rows: 3, dotRows: 4)
    #expect(axis.ticks.map(\.row) == [2, 1, 0])
    #expect(axis.row(for: 49) == 0 && axis.row(for: 0) == 2)
  }

  @Test func `what is no number has no place`() {
    let axis = ValueAxis(showing: 0...1, rows: 5, dotRows: 4)
    #expect(axis.dot(for: .nan) == nil && axis.dot(for: .infinity) == nil)
    #expect(axis.dot(for: 1e308) == 0 && axis.dot(for: -1e308) == 19)
  }
}

struct TimeAxisTests {
  static let windows: [ClosedRange<Double>] = [0...1, 0...0.48, -1...3, 1000...1000.5, 0...1e6, 0...1e-6]

  @Test(arguments: windows)
  func `a dot's own instant is that dot, and the ends are the window's`(window: ClosedRange<Double>) {
    for columns in [1, 2, 7, 40, 119] {
      let axis = TimeAxis(window: window, columns: columns, dotColumns: 2)
      for dot in 0..<axis.dots { #expect(axis.dot(at: axis.time(ofDot: dot)) == dot) }
      #expect(axis.time(ofDot: 0) == window.lowerBound)
      #expect(axis.time(ofDot: axis.dots - 1) == window.upperBound)
      #expect(axis.column(at: window.upperBound) == columns - 1)
      #expect(axis.column(at: window.upperBound.nextUp) == nil)
    }
  }

  @Test(arguments: windows)
  func `labels leave a gap and name the instant of their column`(window: ClosedRange<Double>) {
    for columns in 20...119 {
      let axis = TimeAxis(window: window, columns: columns, dotColumns: 2)
      let ticks = axis.ticks()
      for tick in ticks { #expect(Double(tick.label).flatMap(axis.column(at:)) == tick.column) }
      for (left, right) in zip(ticks, ticks.dropFirst()) {
        #expect(right.column - left.column >= 7 && right.column - left.column > left.label.count + 2)
      }
    }
  }
}
