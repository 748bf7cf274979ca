import Rendering

/// A terminal small enough to be read in one go: what a real one shows after the same bytes.
///
/// Whatever the encoder must not send is recorded as a fault.
struct Screen {
  struct Cell: Hashable {
    var text = " "
    var style = ""
  }

  private(set) var rows: [[Cell]]
  private(set) var row = 0
  private(set) var column = 0
  private var weight = ""
  private var color = ""
  private(set) var faults: [String] = []
  let width: Int

  init(width: Int, height: Int) {
    self.width = width
    rows = Array(repeating: Array(repeating: Cell(), count: width), count: height)
  }

  /// The parameters in force, weight before colour.
  var style: String { [weight, color].filter { !$0.isEmpty }.joined(separator: ";") }

  /// Rows as text without trailing spaces.
  var text: [String] {
    rows.map { row in
      var text = row.map(\.text).joined()
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  mutating func feed(_ bytes: [UInt8]) {
    var characters = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = characters.popFirst() {
      switch scalar {
      case "\r": column = 0
      case "\n": lineFeed()
      case "\u{8}": column = max(0, column - 1)
      case "\u{1B}": escape(&characters)
      default: show(scalar)
      }
    }
  }

  private mutating func lineFeed() {
    row += 1
    if row == rows.count {
      rows.removeFirst()
      rows.append(Array(repeating: Cell(), count: width))
      row -= 1
    }
  }

  private mutating func escape(_ characters: inout ArraySlice<Unicode.Scalar>) {
    guard characters.popFirst() == "[" else { return faults.append("escape without [") }
    var parameters = ""
    while let scalar = characters.popFirst() {
      if ("0"..."9").contains(scalar) || scalar == ";" {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      return act(scalar, parameters)
    }
  }

  private mutating func act(_ letter: Unicode.Scalar, _ parameters: String) {
    let count = Int(parameters) ?? 1
    switch letter {
    case "A": row -= count
    case "B": row += count
    case "C": column += count
    case "D": column -= count
    case "H":
      let place = parameters.split(separator: ";").compactMap { Int($0) }
      if place.count != 2 { faults.append("place \(parameters)") }
      row = min((place.first ?? 1) - 1, rows.count - 1)
      column = (place.last ?? 1) - 1
    case "K":
      if !parameters.isEmpty { faults.append("erase \(parameters)") }
      for column in column..<width { rows[row][column] = Cell() }
    case "m": setStyle(parameters)
    default: faults.append("sequence \(parameters)\(letter)")
    }
    if !rows.indices.contains(row) || column < 0 || column >= width { faults.append("moved outside") }
    row = min(max(row, 0), rows.count - 1)
    column = min(max(column, 0), width - 1)
  }

  /// Weight and colour live side by side until a reset, as in a real terminal.
  private mutating func setStyle(_ parameters: String) {
    var rest = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: (weight, color) = ("", "")
      case 1, 2: weight = weight.isEmpty ? "\(code)" : weight + ";\(code)"
      case 31, 32: color = "\(code)"
      case 38:
        color = (["38"] + rest.prefix(2).map(String.init)).joined(separator: ";")
        rest = rest.dropFirst(2)
      case 48:
        color += ";" + (["48"] + rest.prefix(2).map(String.init)).joined(separator: ";")
        rest = rest.dropFirst(2)
      default: faults.append("style \(parameters)")
      }
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    let width = DisplayWidth.columns(of: scalar)
    if width == 0 {
      if column > 0 { rows[row][column - 1].text.unicodeScalars.append(scalar) }
      return
    }
    guard column + width < self.width else { return faults.append("wrote the last column") }
    // Half of a wide character that is overwritten leaves a blank.
    if rows[row][column].text.isEmpty, column > 0 { rows[row][column - 1] = Cell() }
    if column + width < self.width, rows[row][column + width].text.isEmpty {
      rows[row][column + width] = Cell()
    }
    rows[row][column] = Cell(text: String(scalar), style: scalar == " " ? "" : style)
    if width == 2 { rows[row][column + 1] = Cell(text: "") }
    column += width
  }
}
