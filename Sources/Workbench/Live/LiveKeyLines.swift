import Model
import Motion
import Rendering

/// The states with their keys and what they hold, in places that do not move when a value does.
struct LiveKeyLines: Sendable {
  let keys: [LiveKey]
  let values: [String: Value]
  let charset: Charset

  /// Rows that states may take; the rest is counted.
  private static let mostRows = 3
  private static let gap = 3

  /// Columns that the count of those without room takes.
  private static let moreWidth = 13

  func lines(width: Int) -> [StyledLine] {
    var lines: [[StyledLine.Span]] = [[]]
    var column = 2
    for (index, key) in keys.enumerated() {
      let spans = entry(key)
      let columns = spans.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
      // The last row keeps room to say how many have none.
      let room = lines.count == Self.mostRows && index < keys.count - 1 ? width - Self.moreWidth : width
      if column + Self.gap + columns > room, column > 2 {
        guard lines.count < Self.mostRows else {
          lines[lines.count - 1].append(.init("   \(charset.ellipsis) \(keys.count - index) more", .faint))
          break
        }
        lines.append([])
        column = 2
      }
      let gap = column > 2 ? Self.gap : 0
      lines[lines.count - 1] += [.init(String(repeating: " ", count: gap))] + spans
      column += gap + columns
    }
    return lines.map { StyledLine([.init("  ")] + $0).cropped(to: width, charset: charset) }
  }

  private func entry(_ key: LiveKey) -> [StyledLine.Span] {
    let value = values[key.state]
    let text = value.map { ValueText(kind: $0.kind).shortText($0.animatableData) } ?? ""
    let keys = value?.kind == .point ? "\(key.key) ←→↑↓" : String(key.key)
    return [
      .init(charset.spell(keys), .strong), .init(" \(key.state) "),
      .init(text.padded(right: width(of: value)), .faint),
    ]
  }

  /// Columns for any value of a kind.
  private func width(of value: Value?) -> Int {
    switch value?.kind {
    case .bool: 5
    case .choice(let cases): (cases.map { DisplayWidth.columns(of: $0) }.max() ?? 0) + 1
    case .point, .size: 12
    default: 7
    }
  }
}
