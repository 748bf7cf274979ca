extension StyledLine {
  /// The line in lines of a width, broken between words; each piece keeps what it means.
  ///
  /// A path that is longer than a line loses its beginning; any other such word is cut across lines.
  ///
  /// - Parameters:
  ///   - indent: Columns by which every line but the first is moved in.
  ///   - charset: Characters the pieces are spelled in, as some take more columns in ASCII.
  package func wrapped(to width: Int, indent: Int = 0, charset: Charset) -> [StyledLine] {
    let spelled = StyledLine(spans.map { Span(charset.spell($0.text), $0.role) })
    guard spelled.columns > width else { return [spelled] }
    let spans = spelled.spans.map { span in
      Span(span.text.croppingPaths(to: max(1, width - indent), charset: charset), span.role)
    }
    var rest = spans.flatMap { span in span.text.map { Piece(character: $0, role: span.role) } }[...]
    var lines: [StyledLine] = []
    while !rest.isEmpty {
      let start = lines.isEmpty ? 0 : min(indent, width / 2)
      let fitting = Self.fitting(rest, in: max(1, width - start))
      lines.append(Self.line(fitting, indent: start))
      rest = rest[fitting.endIndex...].drop { $0.character == " " }
    }
    return lines
  }

  private struct Piece {
    let character: Character
    let role: Role
  }

  /// The beginning that goes on a line: to a space, or as far as it goes where there is none.
  private static func fitting(_ pieces: ArraySlice<Piece>, in width: Int) -> ArraySlice<Piece> {
    var left = width
    let most = pieces.prefix { piece in
      left -= DisplayWidth.columns(of: piece.character)
      return left >= 0
    }
    guard most.endIndex < pieces.endIndex, pieces[most.endIndex].character != " " else { return most }
    guard let space = most.lastIndex(where: { $0.character == " " }),
      most[..<space].contains(where: { $0.character != " " })
    else { return most.isEmpty ? pieces.prefix(1) : most }
    return most[..<space]
  }

  private static func line(_ pieces: ArraySlice<Piece>, indent: Int) -> StyledLine {
    var line = StyledLine(indent > 0 ? [Span(String(repeating: " ", count: indent))] : [])
    for piece in pieces {
      if let last = line.spans.last, last.role == piece.role {
        line.spans[line.spans.count - 1] = Span(last.text + String(piece.character), piece.role)
      } else {
        line.spans.append(Span(String(piece.character), piece.role))
      }
    }
    return line
  }
}
