import Motion

/// A stage laid out for one size: the camera stands still, a frame moves only the shapes.
package struct StageDrawing: Sendable {
  package var width: Int { base.width }
  package var height: Int { base.height }

  private let stage: Stage
  private let ink: StageInk
  private let camera: StageCamera
  private let trail: StageTrail

  /// The frame and the lines that balls run along.
  private let base: Picture

  /// Cells of the stage itself, inside the frame.
  private let inner: (row: Int, column: Int, rows: Int, columns: Int)

  /// - Parameters:
  ///   - width: Columns.
  ///   - height: Rows, all of which it takes.
  package init(_ stage: Stage, width: Int, height: Int, options: PlotOptions = PlotOptions()) {
    self.stage = stage
    ink = StageInk(options)
    let set = StageSet(stage, width: width, height: height, charset: options.charset)
    (base, inner) = (set.picture, set.inner)
    camera = StageCamera(
      on: stage.bounds,
      columns: inner.columns,
      rows: inner.rows,
      pixels: (ink.across, ink.down)
    )
    trail = StageTrail(of: stage, columns: inner.columns, rows: inner.rows, style: ink.trail)
  }

  /// Draws one frame.
  ///
  /// - Parameter showsSkins: Outlines what was seen before, at equal steps of time.
  package func picture(_ moment: Plot.Moment = .whole, showsSkins: Bool = true) -> Picture {
    let window = stage.window
    let (time, seen) =
      switch moment {
      case .whole: (window.upperBound, Double.infinity)
      case .cursor(let time), .running(let time), .passing(let time): (time, Double.infinity)
      case .revealed(let time): (time, time)
      }
    let now = time.isNaN ? window.lowerBound : min(max(time, window.lowerBound), window.upperBound)
    let dots = [showsSkins ? trail.skins : [], trail.path].map { $0.prefix { $0.time <= seen } }
    var picture = base
    var raster = StageRaster(columns: camera.columns, rows: camera.rows, isDithered: ink.isDotted)
    if ink.isDotted {
      for dot in dots.joined() { raster.setTrail(at: dot.pixel) }
    } else {
      draw(Array(dots.joined()), in: &picture)
    }
    let poses = stage.actors.map { $0.pose(at: now) }
    for (index, pose) in poses.enumerated() where pose.isVisible { draw(pose, index, in: &raster) }
    draw(raster, in: &picture)
    if poses.count > 1 {
      for (index, pose) in poses.enumerated() where pose.isVisible { letter(pose, index, in: &picture) }
    }
    return picture
  }

  private func draw(_ dots: [StageTrail.Dot], in picture: inout Picture) {
    var masks = [UInt8](repeating: 0, count: inner.rows * inner.columns)
    for dot in dots { masks[dot.cell] |= 1 << dot.bit }
    for (cell, mask) in masks.enumerated() where mask != 0 {
      let (row, column) = cell.quotientAndRemainder(dividingBy: inner.columns)
      let glyph = ink.trail.glyphs[Int(mask)]
      picture.put(glyph, row: inner.row + row, column: inner.column + column, role: .faint)
    }
  }

  private func draw(_ pose: StagePose, _ index: Int, in raster: inout StageRaster) {
    // What has no colour of its own to stand out by gets an edge.
    let isPlain = !ink.isColored && (ink.isDotted || stage.actors.count > 1)
    let margin = isPlain ? 1 / camera.scale.max() : 0
    let shape = StageShape(pose, in: camera, margin: isPlain ? 1 : 0)
    let opacity = pose.opacity * (pose.color?.w ?? 1)
    raster.draw(shape, opacity: opacity, color: StageColor(pose, index).terminalIndex, margin: margin)
  }

  private func draw(_ raster: StageRaster, in picture: inout Picture) {
    for row in 0..<inner.rows {
      for column in 0..<inner.columns {
        guard let cell = ink.cell(of: raster, row: row, column: column) else { continue }
        picture.put(cell, row: inner.row + row, column: inner.column + column)
      }
    }
  }

  /// Writes which one it is into its middle.
  private func letter(_ pose: StagePose, _ index: Int, in picture: inout Picture) {
    guard let letter = StageSet.letter(index), let place = StageShape(pose, in: camera).middlePixel else {
      return
    }
    let (row, column) = (inner.row + place.row / ink.down, inner.column + place.column / ink.across)
    let color = StageColor(pose, index)
    let isFilled = ink.isColored && ink.charset == .unicode && pose.opacity >= 0.5 && pose.halfExtents.x > 0
    let role: Role = isFilled ? .pair(front: color.contrast, back: color.terminalIndex) : .strong
    picture.write(letter, row: row, column: column, role: role)
  }
}

/// The colour a shape is seen in.
struct StageColor {
  let terminalIndex: UInt8

  /// Black or white, whichever is read better on it.
  let contrast: UInt8

  /// Its own, or that of its place in the order of the series, which begins with the blue.
  init(_ pose: StagePose, _ index: Int) {
    if let color = pose.color {
      let swatch = SwatchColor([color.x, color.y, color.z, 1])
      terminalIndex = swatch.terminalIndex
      contrast = swatch.lightness > 0.5 ? 16 : 231
    } else {
      terminalIndex = Palette.series[(index + 1) % Palette.series.count]
      contrast = 16
    }
  }
}
