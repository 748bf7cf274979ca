extension Value {
  /// The vector that motion is made of.
  ///
  /// Quantities are their own vector; colours become ``OpponentColor``, premultiplied by their opacity,
  /// so that moving in a straight line there is moving through Oklab.
  package var animatableData: SIMD4<Double> {
    kind == .color ? OpponentColor.animatableData(of: components) : components
  }

  /// Reads a value back from the vector; a colour that left the screen's range is limited to it.
  package init(kind: ValueKind, animatableData: SIMD4<Double>) {
    let components = kind == .color ? OpponentColor.components(of: animatableData) : animatableData
    self.init(kind: kind, components: components)
  }

  /// Returns the value part of the way to another of the same kind.
  ///
  /// What does not interpolate switches at the start: at zero and before it is still this value.
  ///
  /// - Parameter share: 0 is this value, 1 the other; outside it goes on in a straight line.
  package func interpolated(to other: Value, by share: Double) -> Value {
    guard kind.interpolates else { return share > 0 ? other : self }
    if share == 0 { return self }
    if share == 1 { return other }
    let origin = animatableData
    return Value(kind: kind, animatableData: origin + (other.animatableData - origin) * share)
  }

  /// Creates a colour from sRGB components, each 0...1.
  package static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Value {
    Value(kind: .color, components: [red, green, blue, opacity])
  }
}
