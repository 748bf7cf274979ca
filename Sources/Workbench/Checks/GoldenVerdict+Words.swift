import Rendering

extension GoldenVerdict {
  /// One sentence about what is wrong; nil where nothing is.
  func message(script: String) -> String? {
    switch finding {
    case .same, .recorded: nil
    case .missing: "nothing was recorded yet of what '\(script)' prints; --update records it"
    case .differs(let difference):
      "'\(script)' prints something else: \(difference.count == 1 ? "one line differs" : "\(difference.count) lines differ");"
        + " --update records it"
    case .unusable(let fault): fault.message
    }
  }

  /// What is told of it: a place in the golden file, and the first lines that differ.
  func lines(script: String) -> [StyledLine] {
    guard let message = message(script: script) else { return [] }
    var place = path
    if case .differs(let difference) = finding { place += ":\(difference.line):1" }
    if case .unusable = finding { place = "easel" }
    let head = StyledLine([.init(place + ": "), .init("error: ", .error), .init(message)])
    guard case .differs(let difference) = finding else { return [head] }
    return [head] + difference.lines(old: path, new: script)
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
