import Motion

/// A side of a view, as transitions name it.
enum Edge: String, CaseIterable {
  case top
  case bottom
  case leading
  case trailing

  /// The type an expression of an edge has.
  static let type = LanguageType.choice(allCases.map(\.rawValue))

  /// One whole view off this edge, in shares of the view's width and height; leading is on the left.
  var direction: SIMD2<Double> {
    switch self {
    case .top: [0, -1]
    case .bottom: [0, 1]
    case .leading: [-1, 0]
    case .trailing: [1, 0]
    }
  }

  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
