/// Timing functions that are words in CSS: here they would be names, and differences of names.
package enum CSSTiming {
  /// A word that is an animation: what follows its dot here, and the points of its curve where that needs them.
  struct Animation {
    let word: String
    let member: String
    let points: [Double]

    /// The animation as it is written here, with its duration.
    func written(duration: String) -> String {
      let arguments = points.map { SyntaxPrinter.number($0) } + ["duration: \(duration)"]
      return ".\(member)(\(arguments.joined(separator: ", ")))"
    }
  }

  static let animations = [
    Animation(word: "ease-in-out", member: "easeInOut", points: []),
    Animation(word: "ease-in", member: "easeIn", points: []),
    Animation(word: "ease-out", member: "easeOut", points: []),
    Animation(word: "ease", member: "timingCurve", points: easePoints),
    Animation(word: "linear", member: "linear", points: []),
  ]

  private static let easePoints = [0.25, 0.1, 0.25, 1]

  /// The four numbers of `ease`, as they stand between brackets.
  static let ease = easePoints.map { SyntaxPrinter.number($0) }.joined(separator: ", ")

  /// Each with what it is here; `linear` alone may be a name.
  private static let words: [(word: String, here: String)] =
    animations.filter { $0.word != "linear" }.map { animation in
      (animation.word, ".\(animation.member)" + (animation.points.isEmpty ? "" : "(\(ease))"))
    } + [("step-start", "steps(1, jump-start)"), ("step-end", "steps(1, jump-end)")]

  /// Whether a word begins at a place, in bytes of UTF-8, and ends where it ends.
  static func isWord(_ word: String, at start: Int, in bytes: some BidirectionalCollection<UInt8>) -> Bool {
    let text = bytes.dropFirst(start)
    return text.starts(with: word.utf8) && text.dropFirst(word.utf8.count).first.map(continues) != true
  }

  private static func continues(_ byte: UInt8) -> Bool {
    CharacterClass.isASCIILetter(byte) || CharacterClass.isDigit(byte) || byte >= 0x80
      || [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "(")].contains(byte)
  }

  /// Says what such a word is called here; nil where none begins.
  ///
  /// - Parameters:
  ///   - start: Where the word would begin, in bytes of UTF-8.
  ///   - dots: How many bytes before the word belong to it, which was written with a dot.
  static func fault(
    at start: Int,
    dots: Int = 0,
    in bytes: some BidirectionalCollection<UInt8>
  ) -> Diagnostic? {
    guard let (word, here) = words.first(where: { isWord($0.word, at: start, in: bytes) }) else { return nil }
    return Diagnostic(
      id: "css-spelling",
      message: "'\(word)' is \(here) here",
      range: start - dots..<start + word.utf8.count,
      suggestion: here
    )
  }

  /// The faults of a text, with several that one such word brought told as one, at all of the word.
  package static func joined(_ faults: [Diagnostic], in text: String) -> [Diagnostic] {
    var told: [Diagnostic] = []
    for fault in faults {
      if let last = told.last, last.id == "css-spelling", last.range.overlaps(fault.range) { continue }
      told.append(spelled(fault, in: text) ?? fault)
    }
    return told
  }

  private static func spelled(_ fault: Diagnostic, in text: String) -> Diagnostic? {
    guard ["unknown-name", "unknown-command"].contains(fault.id.name),
      let spelled = self.fault(at: fault.range.lowerBound, in: text.utf8)
    else { return nil }
    // `ease` alone may be a slip of a name.
    return fault.suggestion == nil || spelled.range.count > fault.range.count ? spelled : nil
  }
}

/// `0.3s ease-in-out`, `0.655s linear(0, 0.5, 1)`: what stands behind CSS's `transition`.
extension SyntaxReader {
  /// Whether the number here is a time with one of CSS's timing functions behind it.
  var isAtCSSTransition: Bool {
    guard case .number(_, let unit?) = stream.current.kind, unit == .seconds || unit == .milliseconds
    else { return false }
    let next = stream.peek()
    guard next.kind == .identifier, !next.hasNewlineBefore else { return false }
    let place = next.range.lowerBound
    // `at 0.3s ease = 2`, `at 0.3s ease.toggle()`: there it is a state.
    var ahead = stream
    ahead.advance()
    if case .symbol(let symbol) = ahead.peek().kind, symbol.assigns || symbol == .dot { return false }
    return ["linear(", "steps(", "cubic-bezier("].contains { stream.bytes(at: place, spell: $0) }
      || cssWord(at: place) != nil
  }

  /// What CSS animates, before the time and the curve.
  private static let properties: Set<String> = [
    "all", "opacity", "transform", "color", "width", "height", "left", "top", "filter",
  ]

  /// `all 0.3s ease`: passes over the property, which is no part of a clip, and tells so.
  mutating func passCSSProperty() {
    guard stream.isAtIdentifier, Self.properties.contains(stream.currentText),
      case .number = stream.peek().kind
    else { return }
    var ahead = self
    ahead.stream.advance()
    guard ahead.isAtCSSTransition, !ahead.stream.current.hasNewlineBefore else { return }
    diagnostics.append(
      Diagnostic(
        id: "css-spelling",
        message: "'\(stream.currentText)' is what CSS animates, and no part of an animation",
        range: stream.current.range.lowerBound..<ahead.stream.current.range.upperBound,
        suggestion: ahead.stream.currentText
      )
    )
    stream.advance()
  }

  private func cssWord(at place: Int) -> CSSTiming.Animation? {
    CSSTiming.animations.first { CSSTiming.isWord($0.word, at: place, in: stream.bytes) }
  }

  /// Reads the two as an animation of that curve and duration.
  mutating func cssTransition() throws(Diagnostic) {
    let time = stream.current
    stream.advance()
    let curve = stream.current.range.lowerBound
    var labels: [String?] = []
    if let animation = cssWord(at: curve) {
      let range = curve..<curve + animation.word.utf8.count
      fold(.implicitMember(animation.member), range, operands: 0)
      for point in animation.points { fold(.number(point, unit: nil), range, operands: 0) }
      labels = animation.points.map { _ in nil }
      while stream.current.range.lowerBound < range.upperBound { stream.advance() }
    } else {
      fold(.implicitMember("timingCurve"), time.range, operands: 0)
      _ = try word()
      labels = [nil]
    }
    if case .number(let value, let unit) = time.kind {
      fold(.number(value, unit: unit), time.range, operands: 0)
    }
    labels.append("duration")
    let whole = time.range.lowerBound..<stream.previousEnd
    fold(.call(labels: labels), whole, operands: labels.count + 1)
  }
}
