extension SymbolEffect {
  static let replace = SymbolEffect(
    name: "replace",
    summary: "the old symbol shrinks away and the new one grows in its place; once",
    course: .once,
    variants: [["downUp", "upUp", "offUp"], layers]
  ) { words in
    let new = [
      EffectTrack("newScale", from: "0.5", [.linear("0.5", 0.12), .snappy("1", 0.3)]),
      EffectTrack("newOpacity", from: "0", [.linear("0", 0.12), .linear("1", 0.16)]),
    ]
    // Off is gone at once; up leaves as the new one comes.
    if words.contains("offUp") {
      let gone = EffectFrame(kind: "MoveKeyframe", value: "0", seconds: nil)
      return [EffectTrack("oldOpacity", from: "1", [gone])] + new
    }
    let size = words.contains("upUp") ? "1.5" : "0.5"
    return [
      EffectTrack("oldScale", from: "1", [.cubic(size, 0.16)]),
      EffectTrack("oldOpacity", from: "1", [.linear("0", 0.16)]),
    ] + new
  }
}
