import Model
import Motion
import Rendering

extension ExpectationPicture {
  /// The instants that a count or a yes and no is about: where the end is passed, where the way turns
  /// round, where a rise begins and ends.
  var passages: [Double] {
    guard verdict.isOneTerm, channel.kind.componentNames.isEmpty,
      case .measure(let measure) = finding.term.question
    else { return [] }
    switch measure.name {
    case "crossings": return passages(of: level(at: 1))
    case "monotone": return turns
    case "riseTime": return [0.1, 0.9].compactMap { arrival(at: level(at: $0)) }
    default: return []
    }
  }

  /// What the marks at those instants are called.
  var passageWords: String {
    guard case .measure(let measure) = finding.term.question else { return "" }
    switch measure.name {
    case "crossings": return "passes its end"
    case "monotone": return "turns round"
    default: return "10 % and 90 % of the way"
    }
  }

  /// Instants looked at: several to a column.
  private static let count = 2000

  /// Turns that are worth a mark; more would be a bar.
  private static let most = 40

  private var samples: [(time: Double, value: Double)] {
    let signal = signal(0)
    let step = (window.upperBound - window.lowerBound) / Double(Self.count)
    return (0...Self.count).map { index in
      let time = window.lowerBound + step * Double(index)
      return (time, signal.value(time))
    }
  }

  private func level(at share: Double) -> Double {
    let (start, end) = (channel.trajectory.start.x, channel.trajectory.end.x)
    let factor = channel.kind == .angle ? 180 / Double.pi : 1
    return (start + share * (end - start)) * factor
  }

  private func arrival(at level: Double) -> Double? {
    let samples = samples
    let pair = zip(samples, samples.dropFirst()).first { before, after in
      before.value != level && (before.value < level) != (after.value < level)
    }
    return pair?.1.time
  }

  /// Where it comes to the other side of a value; to come up to it is none.
  private func passages(of level: Double) -> [Double] {
    let samples = samples
    let values = samples.map(\.value)
    // Less than this is rounding, and what is left once it rests is none that was counted.
    let grain = 1e-12 * max((values.max() ?? 0) - (values.min() ?? 0), abs(level))
    let end = channel.trajectory.settlingDuration
    var (passages, side): ([Double], Double) = ([], 0)
    for sample in samples where abs(sample.value - level) > grain && sample.time <= end {
      if side != 0, (sample.value > level) != (side > 0) { passages.append(sample.time) }
      side = sample.value - level
    }
    return Array(passages.prefix(Self.most))
  }

  /// Where it goes back by more than a thousandth of all its way.
  private var turns: [Double] {
    let samples = samples
    let values = samples.map(\.value)
    let slack = ((values.max() ?? 0) - (values.min() ?? 0)) / 1000
    var (turns, farthest, sign): ([Double], (time: Double, value: Double)?, Double) = ([], nil, 0)
    for sample in samples {
      guard let best = farthest else { farthest = sample; continue }
      let moved = sample.value - best.value
      if sign == 0, abs(moved) > slack { sign = moved > 0 ? 1 : -1 }
      if moved * sign >= 0 {
        farthest = sample
      } else if moved * sign < -slack {
        turns.append(best.time)
        (farthest, sign) = (sample, -sign)
      }
    }
    return Array(turns.prefix(Self.most))
  }
}
