import Motion

/// What a channel of one of these names changes about a shape.
struct StageProperty: Sendable {
  /// What the value must be.
  enum Kind: Hashable { case number, angle, point, size, rect, color }

  /// As SwiftUI spells them, and as people do.
  let names: [String]
  let kinds: Set<Kind>

  /// Puts a value, in the user's terms, into the pose.
  let apply: @Sendable (SIMD4<Double>, inout StagePose) -> Void

  init(
    _ names: String...,
    as kinds: Set<Kind>,
    apply: @escaping @Sendable (SIMD4<Double>, inout StagePose) -> Void
  ) {
    (self.names, self.kinds, self.apply) = (names, kinds, apply)
  }
}

extension StageProperty.Kind {
  /// Nil for what only switches.
  init?(_ kind: ValueKind) {
    switch kind {
    case .number: self = .number
    case .angle: self = .angle
    case .point: self = .point
    case .size: self = .size
    case .rect: self = .rect
    case .color: self = .color
    case .bool, .choice: return nil
    }
  }
}

/// The properties that can be seen on a stage.
enum StagePropertyCatalog {
  // To put a property on the stage: its line here. A later line stands over an earlier one; of several
  // for one kind, the last is what a channel of an unknown name is taken for.
  static let all: [StageProperty] = [
    .init("scale", "scaleEffect", as: [.size, .point]) { $1.scale *= [$0.x, $0.y] },
    .init("offset", "translation", as: [.size]) { $1.center += [$0.x, $0.y] },
    .init("accent", "tint", "foregroundColor", as: [.color]) { $1.color = $0 },
    .init("fill", "background", "backgroundColor", "color", as: [.color]) { $1.color = $0 },
    .init("frame", as: [.rect]) {
      $1.center += [$0.x + $0.z / 2, $0.y + $0.w / 2]
      $1.size = [$0.z, $0.w]
    },
    .init("size", as: [.size, .point]) { $1.size = [$0.x, $0.y] },
    .init("size", "diameter", as: [.number]) { $1.size = [$0.x, $0.x] },
    .init("width", "size.width", "frame.width", as: [.number]) { $1.size.x = $0.x },
    .init("height", "size.height", "frame.height", as: [.number]) { $1.size.y = $0.x },
    .init("position", as: [.point]) { $1.center += [$0.x, $0.y] },
    .init("offset", "translation", as: [.point]) { $1.center += [$0.x, $0.y] },
    .init("x", "offset", "offset.x", "offsetX", "xOffset", "horizontalOffset", "position.x", as: [.number]) {
      $1.center.x += $0.x
    },
    .init("y", "offset.y", "offsetY", "yOffset", "verticalOffset", "position.y", as: [.number]) {
      $1.center.y += $0.x
    },
    .init("scale", "scaleEffect", as: [.number]) { $1.scale *= $0.x },
    .init("scaleX", "xScale", "scale.x", "scale.width", as: [.number]) { $1.scale.x *= $0.x },
    .init("scaleY", "yScale", "scale.y", "scale.height", as: [.number]) { $1.scale.y *= $0.x },
    .init("degrees", "rotation", "angle", as: [.number]) { $1.rotation += $0.x * .pi / 180 },
    .init("rotation", "rotationEffect", "angle", "tilt", as: [.angle]) { $1.rotation += $0.x },
    .init("opacity", "alpha", as: [.number]) { $1.opacity *= min(max($0.x, 0), 1) },
    .init("blur", "blurRadius", as: [.number]) { $1.blur += max($0.x, 0) },
    .init("cornerRadius", "radius", as: [.number]) { $1.cornerRadius = $0.x },
  ]

  /// The place of the property a channel of this name and kind stands for.
  static func index(named name: String, kind: StageProperty.Kind) -> Int? {
    all.firstIndex { $0.kinds.contains(kind) && $0.names.contains(name) }
  }

  /// What stands behind a first word of its own: the scale of `oldScale`, and `old`.
  static func index(endOf name: String, kind: StageProperty.Kind) -> (index: Int, part: String)? {
    let endings = all.indices.filter { all[$0].kinds.contains(kind) }.flatMap { index in
      all[index].names.filter { !$0.contains(".") && $0.count > 1 }.map { (index, $0.capitalizedFirst) }
    }
    let fitting = endings.filter { name.hasSuffix($0.1) && name.count > $0.1.count }
    guard let longest = fitting.max(by: { $0.1.count < $1.1.count }) else { return nil }
    return (longest.0, String(name.dropLast(longest.1.count)))
  }

  /// What a value is that no name explains; nil for a number, which moves a ball along a line.
  static func index(of kind: StageProperty.Kind) -> Int? {
    kind == .number ? nil : all.lastIndex { $0.kinds.contains(kind) }
  }

  /// Whether the property says where a shape stands, rather than how far from its place.
  static func isAbsolute(_ index: Int) -> Bool {
    all[index].names.contains { $0 == "frame" || $0 == "position" }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
