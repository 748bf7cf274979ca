import Rendering

/// How many frames there were, how many were missed, and how late they came.
struct FrameTally: Hashable, Sendable {
  private(set) var drawn = 0
  private(set) var dropped = 0

  /// The latest frame, in seconds after its moment.
  private var worst = 0.0

  /// Frames by lateness: a playback may last a day, so none is kept on its own.
  private var counts: [Int: Int] = [:]

  /// Seconds of lateness that count as the same: a hundredth of a millisecond.
  private static let grain = 1e-5

  /// Takes note of a frame that was drawn.
  ///
  /// - Parameter lateness: Seconds after its moment.
  mutating func draw(lateness: Double) {
    drawn += 1
    worst = max(worst, lateness)
    // Frames more than a second late are all the same.
    counts[Int(min(max(lateness, 0), 1) / Self.grain), default: 0] += 1
  }

  mutating func drop(_ count: Int) { dropped += count }

  /// The lateness half of the frames stay under, in seconds.
  private var median: Double {
    var seen = 0
    for (grains, count) in counts.sorted(by: { $0.key < $1.key }) {
      seen += count
      if seen * 2 >= drawn { return Double(grains) * Self.grain }
    }
    return 0
  }

  /// `120 frames drawn, 0 dropped; 0.06 ms late in the median, 0.41 ms at worst`.
  var text: String {
    let late = [median, worst].map { NumberText.fixed($0 * 1000, decimals: 2) + " ms" }
    return "\(drawn) frame\(drawn == 1 ? "" : "s") drawn, \(dropped) dropped; "
      + "\(late[0]) late in the median, \(late[1]) at worst"
  }
}
