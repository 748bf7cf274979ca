/// A quantity that can be a state, a property, or an end of an animation.
package struct Value: Hashable, Sendable {
  /// What the numbers stand for.
  package let kind: ValueKind

  /// The quantity in the user's terms; components that `kind` does not use are zero.
  ///
  /// number: itself. angle: radians. point: x, y. size: width, height. rect: x, y, width, height.
  /// color: sRGB red, green, blue, opacity, each 0...1, not premultiplied. bool: 0 or 1.
  /// choice: the case's index.
  package let components: SIMD4<Double>

  package init(kind: ValueKind, components: SIMD4<Double>) {
    self.kind = kind
    self.components = components
  }

  /// A number without unit.
  package static func number(_ x: Double) -> Value { Value(kind: .number, components: [x, 0, 0, 0]) }

  /// An angle, in radians.
  package static func angle(radians: Double) -> Value { Value(kind: .angle, components: [radians, 0, 0, 0]) }

  /// A point, in points of the screen.
  package static func point(_ x: Double, _ y: Double) -> Value {
    Value(kind: .point, components: [x, y, 0, 0])
  }

  /// A size, in points of the screen.
  package static func size(_ width: Double, _ height: Double) -> Value {
    Value(kind: .size, components: [width, height, 0, 0])
  }

  /// A rect by its origin and size, in points of the screen.
  package static func rect(x: Double, y: Double, width: Double, height: Double) -> Value {
    Value(kind: .rect, components: [x, y, width, height])
  }

  /// A switch.
  package static func bool(_ flag: Bool) -> Value {
    Value(kind: .bool, components: [flag ? 1 : 0, 0, 0, 0])
  }
}
