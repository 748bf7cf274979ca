/// CSS `steps()`: equal jumps (css-easing-2).
package struct CSSStepsCurve: Curve, Hashable {
  /// Which ends of the range have a jump of their own.
  package enum Position: String, Hashable, Sendable, CaseIterable {
    case jumpStart = "jump-start"
    case jumpEnd = "jump-end"
    case jumpNone = "jump-none"
    case jumpBoth = "jump-both"
  }

  /// How many steps, at least 1; at least 2 without jumps at the ends.
  package let count: Int

  /// Where its jumps are: `start` and `end` of older CSS are `jumpStart` and `jumpEnd`.
  package let position: Position

  /// - Throws: ``ParameterError`` for fewer than one step, or than two without jumps at the ends.
  package init(count: Int, position: Position = .jumpEnd) throws(ParameterError) {
    let least: Double = position == .jumpNone ? 2 : 1
    _ = try ParameterError.checked(Double(count), "steps", .within(least...1e9))
    self.count = count
    self.position = position
  }

  /// The steps algorithm of css-easing-2 with its "before" flag unset, so no step inside 0...1 is below 0.
  package func value(at progress: Double) -> Double {
    var step = (progress * Double(count)).rounded(.down)
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    if progress <= 1, step > jumps { step = jumps }
    return step / jumps
  }

  /// Zero: the value stands still between jumps.
  package func velocity(at progress: Double) -> Double { 0 }

  /// The jumps; none are listed of more than a plot could show.
  package var knots: [Double] {
    guard count <= AnimationTiming.mostKnots else { return [] }
    return (1..<max(count, 2)).map { Double($0) / Double(count) }.filter { $0 < 1 }
  }

  private var jumps: Double {
    switch position {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpNone: Double(count) - 1
    case .jumpBoth: Double(count) + 1
    }
  }
}
