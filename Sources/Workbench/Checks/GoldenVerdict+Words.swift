import Rendering

extension GoldenVerdict {
  /// One sentence about what is wrong; nil where nothing is.
  var message: String? {
    switch finding {
    case .same, .recorded: nil
    case .missing: "nothing is recorded yet"
    case .differs(let difference):
      difference.count == 1 ? "one line differs" : "\(difference.count) lines differ"
    case .unusable(let fault): fault.message
    }
  }

  /// That sentence behind its place in the golden file.
  var head: StyledLine? {
    guard let message else { return nil }
    var place = path
    if let difference { place += ":\(difference.line):1" }
    if case .unusable = finding { place = "easel" }
    return StyledLine([.init(place + ": "), .init("error: ", .error), .init(message)])
  }

  var difference: LineDifference? { if case .differs(let difference) = finding { difference } else { nil } }

  /// All that is told of it.
  func lines(script: String) -> [StyledLine] {
    (head.map { [$0] } ?? []) + (difference?.lines(old: path, new: script) ?? [])
  }
}

extension LineDifference {
  /// The difference as `diff -u` shows it.
  func lines(old: String, new: String) -> [StyledLine] {
    var lines = [
      StyledLine("--- \(old)", .faint), StyledLine("+++ \(new)", .faint), StyledLine(span, .faint),
    ]
    lines += rows.map { row in
      switch row {
      case .both(let text): StyledLine(" " + text)
      case .old(let text): StyledLine("-" + text, .error)
      case .new(let text): StyledLine("+" + text, .good)
      }
    }
    if rest > 0 {
      lines.append(StyledLine("… \(rest == 1 ? "one more line" : "\(rest) more lines")", .faint))
    }
    return lines
  }
}
