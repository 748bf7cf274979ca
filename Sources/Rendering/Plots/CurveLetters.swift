/// Finds the places where a letter on each curve best says which is which.
enum CurveLetters {
  struct Place: Hashable {
    let row: Int
    let column: Int
  }

  /// One place a curve, in its path; nil for a curve that is nowhere to be seen.
  static func places(on raster: CurveRaster) -> [Place?] {
    guard raster.paths.count > 1, raster.width > 0 else { return raster.paths.map { _ in nil } }
    var taken: [Place] = []
    return raster.paths.indices.map { curve in
      let best = (0..<raster.width).compactMap { column in
        candidate(curve, column, on: raster, taken: taken)
      }.max { $0.score < $1.score }
      if let best { taken.append(best.place) }
      return best?.place
    }
  }

  /// A place and how good it is: far from the other curves, near the curve's own share of the width.
  private static func candidate(
    _ curve: Int,
    _ column: Int,
    on raster: CurveRaster,
    taken: [Place]
  ) -> (place: Place, score: Double)? {
    let dotColumn = column * raster.style.dotColumns + raster.style.dotColumns / 2
    guard dotColumn < raster.paths[curve].count, raster.paths[curve][dotColumn] >= 0 else { return nil }
    let dot = raster.paths[curve][dotColumn]
    let place = Place(row: dot / raster.style.dotRows, column: column)
    let isTaken = taken.contains { $0.row == place.row && abs($0.column - place.column) < 3 }
    guard !isTaken else { return nil }
    let apart =
      raster.paths.indices.filter { $0 != curve }
      .map { raster.paths[$0][dotColumn] }.filter { $0 >= 0 }
      .map { abs($0 - dot) }.min() ?? 0
    // Two rows apart is as clear as it gets.
    let clarity = Double(min(apart, 2 * raster.style.dotRows)) / Double(2 * raster.style.dotRows)
    let share = (Double(curve) + 1) / (Double(raster.paths.count) + 1)
    let offCentre = abs(Double(column) / Double(raster.width) - 0.15 - 0.5 * share)
    return (place, clarity - offCentre)
  }
}
