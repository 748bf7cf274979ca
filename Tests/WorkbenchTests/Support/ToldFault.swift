/// The first fault of a text as a person reads it: a message, the line it is in, and below that carets with
/// what to type in the place of what they underline.
struct ToldFault {
  let message: String

  /// The line that was told of, and its columns that are underlined; nil where no place is told.
  private let place: (line: String, columns: Range<Int>)?

  /// What to type.
  let instead: String?

  init?(_ complaints: [String]) {
    guard let first = complaints.first, first.hasPrefix("error: ") else { return nil }
    message = String(first.dropFirst("error: ".count))
    let carets = complaints.count > 2 ? complaints[2] : ""
    let start = carets.prefix { $0 == " " }.count
    let end = start + carets.dropFirst(start).prefix { $0 == "^" }.count
    place = end > start ? (complaints[1], start..<end) : nil
    let behind = carets.dropFirst(end)
    instead = behind.hasPrefix(" type: ") ? String(behind.dropFirst(" type: ".count)) : nil
  }

  /// A text with what is told to be typed where it is to stand; nil where nothing is told.
  func mending(_ text: String) -> String? {
    guard let instead, let (line, columns) = place else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let index = lines.firstIndex(of: line) ?? (lines.count == 1 ? 0 : nil) else { return nil }
    let typed = lines[index]
    lines[index] = typed.prefix(columns.lowerBound) + instead + typed.dropFirst(columns.upperBound)
    return lines.joined(separator: "\n")
  }
}
