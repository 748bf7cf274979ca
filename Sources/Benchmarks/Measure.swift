/// Times a piece of work by doing it over and over, and prints one line.
struct Measure {
  /// Seconds each piece of work is given.
  private static let budget = 0.3

  let name: String

  /// Runs the work until the budget is spent and prints the best of its rounds.
  ///
  /// The best round is told, not the mean: what else the machine does only ever makes one slower.
  ///
  /// - Parameters:
  ///   - count: Pieces of work that one call does.
  ///   - work: Returns something that depends on all of it, so that none is optimised away.
  func run(of count: Int = 1, _ unit: String, work: () -> Double) {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Self.budget)
    var best = Double.infinity
    var sink = 0.0
    while clock.now < end {
      let elapsed = clock.measure { sink += work() }
      best = min(best, Self.seconds(elapsed) / Double(count))
    }
    let note = sink.isNaN ? " (not a number)" : ""
    print("\(Self.padded(name))\(Self.told(best)) a \(unit)\(note)")
  }

  private static func padded(_ text: String) -> String {
    text + String(repeating: " ", count: max(1, 46 - text.count))
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  private static func told(_ seconds: Double) -> String {
    if seconds < 1e-6 { return "\((seconds * 1e10).rounded() / 10) ns" }
    if seconds < 1e-3 { return "\((seconds * 1e7).rounded() / 10) µs" }
    return "\((seconds * 1e4).rounded() / 10) ms"
  }
}
