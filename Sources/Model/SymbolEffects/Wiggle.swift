extension SymbolEffect {
  static let wiggle = SymbolEffect(
    name: "wiggle",
    summary: "turns to and fro, less each time; once; with a direction it shifts instead",
    variants: [
      ["left", "right", "up", "down", "forward", "backward", "clockwise", "counterClockwise"], layers,
    ]
  ) { words in
    let swings = [-12.0, 10, -6, 3, 0]
    let seconds = [0.12, 0.14, 0.13, 0.12, 0.14]
    let shifts: [(String, x: Double, y: Double)] = [
      ("left", 1, 0), ("right", -1, 0), ("up", 0, 1), ("down", 0, -1), ("backward", 1, 0), ("forward", -1, 0),
    ]
    func text(_ number: Double) -> String { JSONWriter.text(of: number == 0 ? 0 : number) }
    guard let shift = shifts.first(where: { words.contains($0.0) }) else {
      let sense: Double = words.contains("clockwise") ? -1 : 1
      let frames = zip(swings, seconds).map { EffectFrame.cubic(".degrees(\(text($0 * sense)))", $1) }
      return [EffectTrack("rotation", from: ".degrees(0)", frames)]
    }
    // Half a point for each degree.
    let frames = zip(swings, seconds).map { swing, time in
      EffectFrame.cubic("(\(text(swing / 2 * shift.x)), \(text(swing / 2 * shift.y)))", time)
    }
    return [EffectTrack("offset", from: "(0, 0)", frames)]
  }
}
