extension StyledLine {
  /// The line as bytes for a terminal or a file, without a newline.
  ///
  /// Control characters leave as `?`, so no text can move the cursor or change a colour.
  package func bytes(color: Bool, charset: Charset = .unicode) -> [UInt8] {
    var bytes: [UInt8] = []
    var pen = Role.plain
    for span in spans where !span.text.isEmpty {
      if color {
        bytes += Palette.change(from: pen, to: span.role)
        pen = span.role
      }
      if span.text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
        bytes += span.text.utf8
        continue
      }
      for scalar in charset.spell(span.text).unicodeScalars {
        bytes += UTF8.encode(DisplayWidth.isControl(scalar) ? "?" : scalar).map(Array.init) ?? []
      }
    }
    return bytes + Palette.change(from: pen, to: .plain)
  }
}
