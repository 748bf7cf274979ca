/// The colours behind the roles, as SGR parameters of a terminal with 256 colours.
enum Palette {
  /// Okabe and Ito's seven colours, told apart by every kind of colour vision, on dark and light.
  static let series: [UInt8] = [166, 74, 35, 178, 25, 175, 220]

  /// What the role adds to plain text; empty for plain itself.
  static func parameters(of role: Role) -> String {
    switch role {
    case .plain: ""
    case .faint: "2"
    case .strong: "1"
    case .cursor: "1"
    case .error: "31"
    case .good: "32"
    case .series(let index): "38;5;\(series[Int(index) % series.count])"
    case .swatch(let index): "38;5;\(index)"
    case .pair(let front, let back): "38;5;\(front);48;5;\(back)"
    }
  }

  /// The bytes that change the pen from one role to another.
  static func change(from old: Role, to new: Role) -> [UInt8] {
    if old == new { return [] }
    let added = parameters(of: new)
    // A colour replaces a colour; everything else is undone first.
    let reset = old == .plain || replaces(old, new) ? "" : "0;"
    return Array((added.isEmpty ? "\u{1B}[m" : "\u{1B}[\(reset)\(added)m").utf8)
  }

  /// Whether the new role's colours stand in place of all that the old one set.
  private static func replaces(_ old: Role, _ new: Role) -> Bool {
    if case .pair = new { return isColor(old) || isPair(old) }
    return isColor(old) && isColor(new)
  }

  private static func isPair(_ role: Role) -> Bool {
    if case .pair = role { true } else { false }
  }

  private static func isColor(_ role: Role) -> Bool {
    switch role {
    case .series, .swatch, .error, .good: true
    case .plain, .faint, .strong, .cursor, .pair: false
    }
  }
}
