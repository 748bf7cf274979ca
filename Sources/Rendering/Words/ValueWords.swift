package import Motion

/// Values in the words of a sentence.
package enum ValueWords {
  /// A value as a person would write it: `0.96`, `10°`, `(140, 0)`, `#A253A2`, `saving`.
  ///
  /// - Parameters:
  ///   - vector: The animatable vector of a motion's state.
  package static func text(_ vector: SIMD4<Double>, kind: ValueKind) -> String {
    switch kind {
    case .number: return number(vector.x)
    case .angle: return number(vector.x * PlotPanel.degrees) + "°"
    case .point, .size: return "(\(number(vector.x)), \(number(vector.y)))"
    case .rect: return "(\((0..<4).map { number(vector[$0]) }.joined(separator: ", ")))"
    case .bool: return vector.x == 0 ? "false" : "true"
    case .choice(let names):
      let index = vector.x.rounded()
      return index >= 0 && index < Double(names.count) ? names[Int(index)] : "none"
    case .color:
      let color = Value(kind: .color, animatableData: vector).components
      let opacity = color.w == 1 ? "" : " at \(NumberText.significant(color.w * 100)) %"
      return SwatchColor(color).hex + opacity
    }
  }

  /// Four digits; what only rounding made different from zero is zero.
  private static func number(_ value: Double) -> String {
    abs(value) < 1e-9 ? "0" : NumberText.significant(value, digits: 4)
  }
}
