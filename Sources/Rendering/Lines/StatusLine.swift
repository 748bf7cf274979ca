/// The line under a motion that plays: every field has its place, so nothing jitters.
package struct StatusLine: Hashable, Sendable {
  package enum State: Hashable, Sendable { case playing, paused, finished }

  package var state = State.playing

  /// Seconds of the motion, or progress.
  package var time = 0.0

  /// The same at the end; nil where there is none.
  package var total: Double?

  /// What the time is counted in; empty for progress.
  package var unit = "s"

  /// Seconds of the motion a second of the clock; nil is not shown.
  package var speed: Double?
  package var frame: Int?
  package var dropped: Int?

  /// Whether Reduce Motion is on, which is told before anything else but the time.
  package var isReduced = false

  /// Further readings, of constant width each: a phase, a value, a velocity.
  package var readings: [String] = []

  /// Keys and what they do, the most useful first: `? keys`.
  package var hints: [String] = []

  package init() {}

  /// The line in so many columns.
  ///
  /// What gives way first: hints from the last to the second, the frame, the dropped frames, the first
  /// hint, then readings and speed. What stays keeps its order.
  package func line(width: Int, charset: Charset = .unicode) -> StyledLine {
    let essential = charset.spell("  \(glyph) \(clock)")
    guard DisplayWidth.columns(of: essential) <= width else {
      let short = charset.spell("\(glyph) \(shortClock)").cropped(to: max(0, width), charset: charset)
      return StyledLine(short, .plain)
    }
    let fields = fields(in: charset, isNarrow: isNarrow(width))
    let kept = Self.kept(fields, room: width - DisplayWidth.columns(of: essential))
    if isNarrow(width), !kept.contains(where: \.isFirstHint),
      let line = endless(fields, width: width, charset: charset)
    {
      return line
    }
    return StyledLine([StyledLine.Span(essential)] + kept.map(\.span))
  }

  /// The line without the end of the motion, which gives way to the key that tells of all others; nil where
  /// that would not help.
  private func endless(_ fields: [Field], width: Int, charset: Charset) -> StyledLine? {
    let clock = charset.spell("  \(glyph) \(shortClock)\(unit.isEmpty ? "" : " \(unit)")")
    let kept = Self.kept(fields.filter { !$0.isReading }, room: width - DisplayWidth.columns(of: clock))
    guard kept.contains(where: \.isFirstHint) else { return nil }
    return StyledLine([StyledLine.Span(clock)] + kept.map(\.span))
  }

  /// A part of the line that is there or not.
  private struct Field {
    /// With the gap before it.
    let span: StyledLine.Span

    /// The lowest stays longest.
    let rank: Int

    var isFirstHint: Bool { rank == 2 }
    var isReading: Bool { rank == 1 }

    init(_ text: String, _ role: Role = .plain, gap: Int = 3, rank: Int) {
      span = StyledLine.Span(String(repeating: " ", count: gap) + text, role)
      self.rank = rank
    }
  }

  /// Whether Reduce Motion has to be squeezed in.
  private func isNarrow(_ width: Int) -> Bool { isReduced && width < 50 }

  private func fields(in charset: Charset, isNarrow: Bool) -> [Field] {
    var fields: [Field] = []
    // A speed of 1 is what everybody expects.
    let speedRank = isNarrow && speed == 1 ? 3 : 0
    // The slowest speed, 0.0156×, must not push the others aside.
    if let speed { fields.append(Field((speedText(speed, charset)).padded(right: 7), rank: speedRank)) }
    if let frame { fields.append(Field("frame \(String(frame).padded(right: 5))", rank: 4)) }
    if let dropped { fields.append(Field("\(String(dropped).padded(left: 2)) dropped", rank: 3)) }
    fields += readings.map { Field(charset.spell($0), rank: 1) }
    if isReduced { fields.append(Field("reduced", gap: isNarrow ? 2 : 3, rank: -1)) }
    return fields
      + hints.enumerated().map { index, hint in
        let gap = index == 0 && !isNarrow ? 3 : 2
        return Field(charset.spell(hint), .faint, gap: gap, rank: index == 0 ? 2 : 5)
      }
  }

  private func speedText(_ speed: Double, _ charset: Charset) -> String {
    charset.spell(NumberText.significant(speed) + "×")
  }

  /// The most important fields that fit together, in the order of the line.
  ///
  /// A reading too long for the line leaves its room to the first hint, which tells of all keys.
  private static func kept(_ fields: [Field], room: Int) -> [Field] {
    var room = room
    var kept: Set<Int> = []
    let ranked = fields.indices.sorted { (fields[$0].rank, $0) < (fields[$1].rank, $1) }
    for index in ranked {
      let width = DisplayWidth.columns(of: fields[index].span.text)
      if width <= room {
        room -= width
        kept.insert(index)
      } else if fields[index].rank >= 2 {
        break
      }
    }
    return fields.indices.filter(kept.contains).map { fields[$0] }
  }

  private var glyph: String {
    switch state {
    case .playing: "▶"
    case .paused: "‖"
    case .finished: "■"
    }
  }

  /// `0.400 of 0.480 s`, as wide at the start as at the end.
  private var clock: String {
    let unit = unit.isEmpty ? "" : " \(unit)"
    guard let total else { return "\(shortClock)\(unit)" }
    return "\(shortClock) of \(format.text(total))\(unit)"
  }

  private var shortClock: String {
    format.text(time).padded(left: total.map { format.text($0).count } ?? 7)
  }

  private var format: NumberFormat {
    NumberFormat(largest: abs(total ?? 0), finest: -3)
  }
}
