/// What kind of quantity a channel carries.
package enum ValueKind: Hashable, Sendable {
  case number
  /// Radians inside, degrees wherever a person reads it.
  case angle
  case point
  case size
  case rect
  case color
  case bool
  /// One of these named cases; never interpolated.
  case choice([String])

  /// The names of the components that are channels of their own: `x`, `y`, `width`, `height`.
  package var componentNames: [String] {
    switch self {
    case .number, .angle, .color, .bool, .choice: []
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: ["x", "y", "width", "height"]
    }
  }

  /// Whether values between two values exist; booleans and cases switch instead.
  package var interpolates: Bool {
    switch self {
    case .bool, .choice: false
    default: true
    }
  }
}
