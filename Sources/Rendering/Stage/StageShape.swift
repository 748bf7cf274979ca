/// A pose in a grid of pixels: how much of each pixel it covers.
struct StageShape {
  private let half: SIMD2<Double>
  private let radius: Double
  private let blur: Double
  private let turn: StageTurn
  private let camera: StageCamera
  private let center: SIMD2<Double>

  /// Rows of pixels it may touch.
  let rows: Range<Int>

  /// Columns of pixels it may touch.
  let columns: Range<Int>

  /// - Parameter margin: Pixels to look at around it.
  init(_ pose: StagePose, in camera: StageCamera, margin: Double = 0) {
    self.camera = camera
    half = pose.halfExtents
    radius = pose.seenRadius
    blur = pose.blur.isFinite ? min(max(pose.blur, 0), half.max()) : 0
    turn = StageTurn(pose.rotation)
    center = pose.center
    let (middle, reach) = (camera.pixel(of: pose.center), pose.reach * camera.scale + margin)
    rows = StageCamera.pixels(from: middle.y - reach.y, to: middle.y + reach.y, of: camera.rows)
    columns = StageCamera.pixels(from: middle.x - reach.x, to: middle.x + reach.x, of: camera.columns)
  }

  /// The pixel its middle is in; nil outside the grid.
  var middlePixel: (row: Int, column: Int)? {
    let place = camera.pixel(of: center)
    guard place.x >= 0, place.y >= 0, place.x < Double(camera.columns), place.y < Double(camera.rows) else {
      return nil
    }
    return (Int(place.y), Int(place.x))
  }

  /// Its own coordinates, unturned, of the first pixel's middle in a row, and how they change from one
  /// column to the next.
  func walk(alongRow row: Int) -> (first: SIMD2<Double>, step: SIMD2<Double>) {
    let place = SIMD2(Double(columns.lowerBound) + 0.5, Double(row) + 0.5)
    let world = (place - camera.origin) / camera.scale
    return (turn.undone(on: world - center), turn.undone(on: [1 / camera.scale.x, 0]))
  }

  /// Points from a place, in its own coordinates, to its edge; negative inside.
  @inline(__always)
  func distance(at place: SIMD2<Double>) -> Double {
    let x = abs(place.x) - half.x + radius
    let y = abs(place.y) - half.y + radius
    guard x > 0, y > 0 else { return max(x, y) - radius }
    return (x * x + y * y).squareRoot() - radius
  }

  /// The share of a pixel that is covered, for a distance of its middle from the edge.
  @inline(__always)
  func coverage(at distance: Double) -> Double {
    guard blur > 0 else { return distance <= 0 ? 1 : 0 }
    return min(max(0.5 - distance / (2 * blur), 0), 1)
  }
}
