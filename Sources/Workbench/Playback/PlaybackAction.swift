/// What a key does while a motion plays.
enum PlaybackAction: Hashable, Sendable {
  case pause, back, forward, faster, slower, restart, loop, reverse, reduceMotion, velocity
  case stage, skins, keys, stop
}

extension PlaybackScreen {
  /// The keys, for pressing and for `help keys`; what is not listed does nothing.
  // To add a key: its action above, its line here, and what it does in `perform`.
  static let keys: [(keys: [Key], name: String, summary: String, action: PlaybackAction)] = [
    ([.character(" ")], "space", "pause and go on", .pause),
    ([.left], "left", "a frame back while paused, 0.1 s while playing", .back),
    ([.right], "right", "a frame on while paused, 0.1 s while playing", .forward),
    ([.up], "up", "faster: 0.1x, 0.25x, 0.5x, 1x, 2x and so on", .faster),
    ([.down], "down", "slower: the same, downwards", .slower),
    ([.character("0")], "0", "start again", .restart),
    ([.character("l")], "l", "loop", .loop),
    ([.character("r")], "r", "run backwards", .reverse),
    ([.character("m")], "m", "Reduce Motion", .reduceMotion),
    ([.character("v")], "v", "the velocity below each track", .velocity),
    ([.character("t")], "t", "the stage: the thing itself beside its tracks", .stage),
    ([.character("o")], "o", "onion skins on the stage: where it was at equal steps of time", .skins),
    ([.character("?")], "?", "show the keys", .keys),
    ([.character("q"), .escape, .interrupt], "q, Esc, Ctrl-C", "stop and keep the picture", .stop),
  ]

  static let actions: [Key: PlaybackAction] = {
    let pairs = keys.flatMap { entry in entry.keys.map { ($0, entry.action) } }
    return Dictionary(pairs) { first, _ in first }
  }()
}
