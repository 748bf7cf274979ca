/// What a motion leaves behind: outlines at equal steps of time, and dots along the way.
struct StageTrail: Sendable {
  /// A dot that is there from a time on.
  struct Dot: Sendable {
    let time: Double

    /// The cell's place in the stage, row after row.
    let cell: Int

    /// The dot in the cell.
    let bit: UInt8

    /// The dot's place in the grid of all dots.
    let pixel: Int
  }

  /// Outlines, in order of time.
  private(set) var skins: [Dot] = []

  /// The way of each shape's middle, in order of time.
  private(set) var path: [Dot] = []

  private let camera: StageCamera
  private let style: PlotStyle

  /// Steps between the outlines, and between the dots.
  private static let (skinSteps, pathSteps) = (8, 48)

  init(of stage: Stage, columns: Int, rows: Int, style: PlotStyle) {
    self.style = style
    let dots = (across: style.dotColumns, down: style.dotRows)
    camera = StageCamera(on: stage.bounds, columns: columns, rows: rows, pixels: dots)
    let shapes = stage.actors.filter { $0.track == nil }
    var seen: Set<Int> = []
    for time in Self.times(in: stage.window, steps: Self.skinSteps) {
      for actor in stage.actors {
        let pose = actor.pose(at: time)
        guard pose.isVisible else { continue }
        let points = StageOutline(pose).points(every: 0.5 / camera.scale.max())
        skins += points.compactMap { dot(at: $0, time, in: &seen) }
      }
    }
    seen = []
    for time in Self.times(in: stage.window, steps: Self.pathSteps) {
      let poses = shapes.map { $0.pose(at: time) }.filter(\.isVisible)
      path += poses.compactMap { dot(at: $0.center, time, in: &seen) }
    }
  }

  private static func times(in window: ClosedRange<Double>, steps: Int) -> [Double] {
    let span = window.upperBound - window.lowerBound
    return (0...steps).map { window.lowerBound + span * Double($0) / Double(steps) }
  }

  /// The dot nearest to a point; nil where it was set before or lies outside.
  private func dot(at point: SIMD2<Double>, _ time: Double, in seen: inout Set<Int>) -> Dot? {
    let place = camera.pixel(of: point)
    guard place.x >= 0, place.y >= 0, place.x < Double(camera.columns), place.y < Double(camera.rows) else {
      return nil
    }
    let (column, row) = (Int(place.x), Int(place.y))
    let pixel = row * camera.columns + column
    guard seen.insert(pixel).inserted else { return nil }
    let cell = row / style.dotRows * (camera.columns / style.dotColumns) + column / style.dotColumns
    let bit = UInt8(row % style.dotRows * style.dotColumns + column % style.dotColumns)
    return Dot(time: time, cell: cell, bit: bit, pixel: pixel)
  }
}
