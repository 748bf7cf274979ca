/// Follows, in the bytes that pass, whether a paste has begun and not ended.
struct PasteBrackets {
  /// What a terminal sends before a paste, and behind it.
  static let opening = Array("\u{1B}[200~".utf8)
  static let closing = Array("\u{1B}[201~".utf8)

  private(set) var isOpen = false

  /// The last six bytes, the newest lowest.
  private var latest: UInt64 = 0

  /// Takes the next byte in.
  mutating func take(_ byte: UInt8) {
    latest = (latest << 8 | UInt64(byte)) & 0xFFFF_FFFF_FFFF
    if latest == Self.number(isOpen ? Self.closing : Self.opening) { isOpen.toggle() }
  }

  private static func number(_ bytes: [UInt8]) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
