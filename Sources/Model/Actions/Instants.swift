/// When two times are one instant, but for rounding.
enum Instants {
  /// Seconds by which times near a time may differ and still be the same instant.
  static func grain(at time: Double) -> Double { max(1e-9, 2 * time.ulp) }

  /// A time that was added up, without what rounding has put on it: the short decimal number it is meant
  /// to be, or else two steps of rounding earlier. Whoever asks about the same instant by a shorter way, as in
  /// `sample scene at 0.15`, then never comes before it.
  static func early(_ time: Double) -> Double {
    let short = (time * 1e12).rounded() / 1e12
    return abs(short - time) <= 2 * time.ulp ? short : time.nextDown.nextDown
  }

  /// The instants among some times, ascending: those that rounding has kept apart become one.
  static func distinct(_ times: [Double]) -> [Double] {
    var instants: [Double] = []
    for time in times.sorted() {
      if let last = instants.last, time - last <= grain(at: time) { continue }
      instants.append(time)
    }
    return instants
  }

  /// The one of some instants, ascending, that a time misses by rounding only; otherwise the time itself.
  static func snapped(_ time: Double, to instants: [Double]) -> Double {
    var (low, high) = (0, instants.count)
    while low < high {
      let middle = (low + high) / 2
      if instants[middle] < time { low = middle + 1 } else { high = middle }
    }
    let near = [low - 1, low].compactMap { instants[safe: $0] }.min { abs($0 - time) < abs($1 - time) }
    guard let near, abs(near - time) <= grain(at: time) else { return time }
    return near
  }
}
