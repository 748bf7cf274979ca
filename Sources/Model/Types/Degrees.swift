import Motion

/// Degrees are typed and shown; inside, angles are radians.
package enum Degrees {
  /// One degree, in radians; the same product everywhere, so that an angle reads back as exactly itself.
  static let inRadians = Double.pi / 180

  /// An angle in degrees: what was typed, where that gives the same angle.
  package static func of(radians: Double) -> Double {
    (radians / inRadians).asTyped { $0 * inRadians == radians }
  }
}
