/// Degrees are typed and shown; inside, angles are radians.
enum Degrees {
  /// One degree, in radians; the same product everywhere, so that an angle reads back as exactly itself.
  static let inRadians = Double.pi / 180
}
