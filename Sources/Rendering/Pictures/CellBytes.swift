extension Picture {
  /// Appends a cell's character as UTF-8; nothing for the right half of a wide one.
  ///
  /// A string for each cell would cost more than all the rest of a frame.
  func append(_ cell: Cell, to bytes: inout [UInt8]) {
    let scalar = cell.scalar
    if scalar < 0x80 {
      if scalar != 0 { bytes.append(UInt8(truncatingIfNeeded: scalar)) }
    } else if scalar >= 0x800, scalar < 0x1_0000 {
      bytes.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
      bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
      bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
    } else {
      bytes += text(of: cell).utf8
    }
  }
}
