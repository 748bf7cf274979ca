import Language
package import Motion

/// How nearly the two sides of a comparison must agree to count as equal.
package struct Tolerance: Hashable, Sendable {
  /// What `within` says, in the values' own unit, radians for angles; nil without that clause.
  package let absolute: Double?

  /// A share of the larger side that rounding may have changed.
  let relative: Double

  /// A magnitude, in the values' unit, that the larger side is at least taken to have.
  let scale: Double

  /// Nothing but the very same value is equal.
  static let exact = Tolerance(absolute: nil, relative: 0, scale: 0)

  /// Half of the step between two of the 256 values that a colour's part is written with.
  private static let halfColorStep = 0.5 / 255

  /// The tolerance of `expect`: a billionth of the larger side, or what `within` says.
  ///
  /// - Parameter scale: How large the motion is that is measured, so that what comes back to zero need
  ///   not be zero to the last bit.
  init(within absolute: Double?, scale: Double) {
    self.init(absolute: absolute, relative: 1e-9, scale: scale)
  }

  private init(absolute: Double?, relative: Double, scale: Double) {
    self.absolute = absolute
    self.relative = relative
    self.scale = scale
  }

  /// Whether a comparison holds; nil for an operator that compares nothing.
  func holds(_ infix: Expression.Infix, _ left: Datum, _ right: Datum) -> Bool? {
    guard infix.compares, let first = left.value else { return nil }
    if case .range(let range) = right {
      let slack = slack(range.lowerBound, range.upperBound)
      let x = first.components.x
      let isInside = range.contains(x) || range.lowerBound - slack <= x && x <= range.upperBound + slack
      return infix == .equal ? isInside : infix == .notEqual ? !isInside : nil
    }
    guard let second = right.value else { return nil }
    return holds(infix, first, second)
  }

  private func holds(_ infix: Expression.Infix, _ left: Value, _ right: Value) -> Bool? {
    let isEqual = isEqual(left, right)
    let (first, second) = (left.components.x, right.components.x)
    // Said out loud, a tolerance widens every bound; rounding alone never makes a number less than itself.
    let widens = absolute != nil
    return switch infix {
    case .equal: isEqual
    case .notEqual: !isEqual
    case .lessOrEqual: first <= second || isEqual
    case .greaterOrEqual: first >= second || isEqual
    case .less: first < second ? widens || !isEqual : widens && isEqual
    case .greater: first > second ? widens || !isEqual : widens && isEqual
    default: nil
    }
  }

  private func isEqual(_ left: Value, _ right: Value) -> Bool {
    guard left != right, relative > 0 else { return left == right }
    switch left.kind {
    case .bool, .choice: return false
    case .color: return difference(left, right) <= (absolute ?? Self.halfColorStep) * (1 + relative)
    case .number, .angle, .point, .size, .rect:
      let largest = (0..<4).flatMap { [abs(left.components[$0]), abs(right.components[$0])] }.max() ?? 0
      return difference(left, right) <= slack(largest, largest)
    }
  }

  private func slack(_ first: Double, _ second: Double) -> Double {
    (absolute ?? 0) + relative * max(abs(first), abs(second), scale, absolute ?? 0)
  }

  /// How far apart two values are: a length in their unit; for colours the largest of the parts' differences.
  package func difference(_ left: Value, _ right: Value) -> Double {
    let gap = left.components - right.components
    if left.kind == .color { return (0..<4).map { abs(gap[$0]) }.max() ?? 0 }
    return (gap * gap).sum().squareRoot()
  }
}
