/// What tells several curves apart, in as few or as many lines as there is room for.
package struct Legend: Sendable {
  /// One curve: its letter, what it is, and what there is to know about it.
  struct Entry: Sendable {
    let letter: String
    let role: Role
    let name: String
    let details: [String]
  }

  let entries: [Entry]

  /// Lines below the entries, about marks among the curves.
  let remarks: [StyledLine]

  package static let none = Legend(entries: [], remarks: [])

  package var isEmpty: Bool { entries.isEmpty && remarks.isEmpty }

  private var nameWidth: Int { entries.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0 }

  /// Details below each other beside the name: the narrowest for short names.
  var columns: [StyledLine] {
    entries.flatMap { entry -> [StyledLine] in
      let indent = "".padded(right: nameWidth + 4)
      return [entry.line(nameWidth, entry.details.first)]
        + entry.details.dropFirst().map { StyledLine(indent + $0, .faint) }
    } + remarks
  }

  /// One line an entry, with everything.
  var wide: [StyledLine] { detailed + remarks }

  /// One line an entry, with its details.
  var detailed: [StyledLine] { entries.map { $0.line(nameWidth, $0.joinedDetails) } }

  /// Details below the name.
  var stacked: [StyledLine] {
    entries.flatMap { entry in
      [entry.line(0, nil)] + (entry.joinedDetails.map { [StyledLine("  \($0)", .faint)] } ?? [])
    } + remarks
  }

  /// One line an entry, which nothing can do without.
  var brief: [StyledLine] { entries.map { $0.line(0, nil) } }

  /// All entries in one line, for where lines that carry letters take all other rows.
  var joined: [StyledLine] {
    [StyledLine(entries.flatMap { $0.line(0, nil).spans + [StyledLine.Span("  ")] })]
  }
}

extension Legend.Entry {
  fileprivate var joinedDetails: String? { details.isEmpty ? nil : details.joined(separator: ", ") }

  fileprivate func line(_ nameWidth: Int, _ detail: String?) -> StyledLine {
    let name = StyledLine.Span(" \(detail == nil ? name : name.padded(right: nameWidth))")
    let detail = detail.map { [StyledLine.Span("  \($0)", .faint)] } ?? []
    return StyledLine([StyledLine.Span(letter, role), name] + detail)
  }
}

extension [StyledLine] {
  /// Columns of the widest line once spelled.
  package func columns(in charset: Charset) -> Int {
    map { DisplayWidth.columns(of: charset.spell($0.text)) }.max() ?? 0
  }
}
