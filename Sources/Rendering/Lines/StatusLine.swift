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

  /// Further readings, of constant width each: a phase, a value, a velocity.
  package var readings: [String] = []

  /// Keys and what they do, the most useful first: `space pause`.
  package var hints: [String] = []

  package init() {}

  /// The line in so many columns: hints go first, from the right, then readings, then counts.
  package func line(width: Int, charset: Charset = .unicode) -> StyledLine {
    let essential = charset.spell("  \(glyph) \(clock)")
    guard DisplayWidth.columns(of: essential) <= width else {
      let short = charset.spell("\(glyph) \(shortClock)").cropped(to: max(0, width), charset: charset)
      return StyledLine(short, .plain)
    }
    var spans = [StyledLine.Span(essential)]
    var used = DisplayWidth.columns(of: essential)
    let fields = counts.map { ($0, Role.plain) } + hints.map { ($0, Role.faint) }
    for (index, field) in fields.enumerated() {
      let text = charset.spell(field.0)
      let gap = index > counts.count ? 2 : 3
      used += gap + DisplayWidth.columns(of: text)
      guard used <= width else { break }
      spans.append(StyledLine.Span(String(repeating: " ", count: gap) + text, field.1))
    }
    return StyledLine(spans)
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

  private var counts: [String] {
    [
      speed.map { (NumberText.significant($0) + "×").padded(right: 6) },
      frame.map { "frame \(String($0).padded(right: 5))" },
      dropped.map { "\(String($0).padded(left: 2)) dropped" },
    ].compactMap { $0 } + readings
  }
}
