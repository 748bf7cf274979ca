/// One column of one row: a character and its role, packed so that two cells compare in one step.
struct Cell: Hashable, Sendable {
  /// Low half: the scalar, or an index into the picture's clusters; high half: the role.
  let bits: UInt64

  static let blank = Cell(scalar: 0x20, role: .plain)

  /// The right half of a character two columns wide.
  static let continuation = Cell(scalar: 0, role: .plain)

  /// The first value that is no Unicode scalar: from here on `scalar` counts clusters.
  static let firstCluster: UInt32 = 0x11_0000

  init(scalar: UInt32, role: Role) {
    // A space looks the same in every role, so it has only one: nothing to send when only that changes.
    let code = scalar == 0x20 ? 0 : role.code
    bits = UInt64(scalar) | UInt64(code) << 32
  }

  var scalar: UInt32 { UInt32(truncatingIfNeeded: bits) }
  var role: Role { Role(code: UInt32(truncatingIfNeeded: bits >> 32)) }
}

extension Role {
  fileprivate var code: UInt32 {
    switch self {
    case .plain: 0
    case .faint: 1
    case .strong: 2
    case .error: 3
    case .good: 4
    case .cursor: 5
    case .series(let index): 0x100 | UInt32(index)
    case .swatch(let index): 0x200 | UInt32(index)
    case .pair(let front, let back): 0x10000 | UInt32(front) << 8 | UInt32(back)
    }
  }

  fileprivate init(code: UInt32) {
    let index = UInt8(truncatingIfNeeded: code)
    if code >= 0x10000 {
      self = .pair(front: UInt8(truncatingIfNeeded: code >> 8), back: index)
      return
    }
    switch (code >> 8, index) {
    case (1, _): self = .series(index)
    case (2, _): self = .swatch(index)
    case (_, 1): self = .faint
    case (_, 2): self = .strong
    case (_, 3): self = .error
    case (_, 4): self = .good
    case (_, 5): self = .cursor
    default: self = .plain
    }
  }
}
