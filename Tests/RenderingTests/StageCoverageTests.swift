import Foundation
import Motion
import Testing

@testable import Rendering

/// Which pixels a shape covers, held against a test of our own for whether a point lies in it.
struct StageCoverageTests {
  private static let poses: [StagePose] = [
    StagePose(),
    StagePose(center: [13.3, -7.7], rotation: 0.3),
    StagePose(rotation: .pi / 4),
    StagePose(size: [60, 60], rotation: -2, cornerRadius: 30),
    StagePose(scale: [0.4, 1.7], rotation: 1, cornerRadius: 0),
    StagePose(center: [-20, 5], size: [3, 90], scale: [-1, 1], rotation: 7),
    StagePose(size: [100, 44], cornerRadius: 500),
  ]

  /// Whether a point lies in a pose: in one of two bars or one of four circles, once turned back.
  private func contains(_ pose: StagePose, _ point: SIMD2<Double>) -> Bool {
    let (dx, dy) = (point.x - pose.center.x, point.y - pose.center.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let angle = atan2(dy, dx) - pose.rotation
    let (x, y) = (abs(length * cos(angle)), abs(length * sin(angle)))
    let (width, height) = (pose.size.x * abs(pose.scale.x) / 2, pose.size.y * abs(pose.scale.y) / 2)
    let radius = min(pose.cornerRadius * min(abs(pose.scale.x), abs(pose.scale.y)), width, height)
    if x <= width, y <= height - radius { return true }
    if x <= width - radius, y <= height { return true }
    return hypot(x - width + radius, y - height + radius) <= radius
  }

  private func camera(_ pixels: (across: Int, down: Int)) -> StageCamera {
    var bounds = StageBounds()
    bounds.include(StagePose(size: [160, 130]))
    return StageCamera(on: bounds, columns: 57, rows: 23, pixels: pixels)
  }

  @Test(arguments: poses.indices, [true, false])
  func `a pixel is set where its middle lies in the shape, and nowhere else`(index: Int, isDotted: Bool) {
    let pose = Self.poses[index]
    let camera = camera(isDotted ? (2, 4) : (2, 2))
    var raster = StageRaster(columns: camera.columns, rows: camera.rows, isDithered: isDotted)
    raster.draw(StageShape(pose, in: camera, margin: 1), opacity: 1, color: 9, margin: 0)
    var count = 0
    for row in 0..<camera.rows {
      for column in 0..<camera.columns {
        let place = SIMD2(Double(column) + 0.5, Double(row) + 0.5)
        let isInside = contains(pose, (place - camera.origin) / camera.scale)
        let isSet = raster.pixels[row * camera.columns + column].level == 16
        if isInside != isSet { Issue.record("pose \(index): row \(row), column \(column)") }
        count += isSet ? 1 : 0
      }
    }
    #expect(count > 20)
  }

  @Test func `opacity is the share of dots that are set`() {
    let camera = camera((2, 4))
    var pose = StagePose(cornerRadius: 0)
    pose.size = [80, 64]
    let whole = StageShape(pose, in: camera)
    for sixteenths in 0...16 {
      var raster = StageRaster(columns: camera.columns, rows: camera.rows, isDithered: true)
      raster.draw(whole, opacity: Double(sixteenths) / 16, color: 0, margin: 0)
      let area = 80 * 64 * camera.scale.x * camera.scale.y
      let share = Double(raster.pixels.filter { $0.level > 0 }.count) / area
      #expect(abs(share - Double(sixteenths) / 16) < 0.05)
    }
  }

  @Test func `blur softens the edge to both sides and leaves the middle whole`() {
    let camera = camera((2, 2))
    var raster = StageRaster(columns: camera.columns, rows: camera.rows, isDithered: false)
    let pose = StagePose(size: [100, 100], cornerRadius: 0, blur: 10)
    raster.draw(StageShape(pose, in: camera), opacity: 1, color: 0, margin: 0)
    for (distance, level) in [(-45.0, 16.0), (-10, 16), (-5, 12), (0, 8), (5, 4), (10, 0)] {
      let place = camera.pixel(of: [50 + distance, 0])
      let found = raster.pixels[Int(place.y) * camera.columns + Int(place.x)].level
      // A pixel is about a point wide here.
      #expect(abs(Double(found) - level) <= 1.2, "\(distance) points from the edge")
    }
  }

  @Test func `an outline runs along the edge of what is filled`() {
    for pose in Self.poses {
      let points = StageOutline(pose).points(every: 0.5)
      for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
        #expect(hypot(point.x - next.x, point.y - next.y) <= 0.75)
        let outwards = point - pose.center
        let unit = outwards / max(hypot(outwards.x, outwards.y), 1e-9)
        #expect(contains(pose, point - unit * 1e-6))
        #expect(!contains(pose, point + unit * 1e-6))
      }
    }
  }
}
