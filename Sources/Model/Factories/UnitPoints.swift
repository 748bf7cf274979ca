import Motion

extension Factory {
  /// SwiftUI's places in a view, as an anchor names them.
  static let unitPoints: [Factory] = [
    unitPoint("center", 0.5, 0.5), unitPoint("topLeading", 0, 0), unitPoint("top", 0.5, 0),
    unitPoint("topTrailing", 1, 0), unitPoint("leading", 0, 0.5), unitPoint("trailing", 1, 0.5),
    unitPoint("bottomLeading", 0, 1), unitPoint("bottom", 0.5, 1),
    unitPoint("bottomTrailing", 1, 1),
  ]

  private static func unitPoint(_ name: String, _ x: Double, _ y: Double) -> Factory {
    constant(name, .point, .point(x, y), "a place in a view, in shares of its size")
  }
}
