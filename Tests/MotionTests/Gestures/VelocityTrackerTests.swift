import Foundation
import Testing

@testable import Motion

struct VelocityTrackerTests {
  private static func misc(_ key: String) throws -> [[String: Any]] {
    let data = try Data(contentsOf: Vectors.url("swiftui-misc.json"))
    let whole = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (whole?[key] as? [String: Any])?["cases"] as? [[String: Any]] ?? []
  }

  @Test func `velocities are those SwiftUI's sampler measured`() throws {
    let cases = try Self.misc("velocitySampler")
    #expect(cases.count == 2)
    for row in cases {
      var tracker = VelocityTracker()
      for sample in try #require(row["samples"] as? [[Double]]) {
        tracker.add([sample[1], 0, 0, 0], at: sample[0])
      }
      #expect(abs(tracker.velocity.x - (try #require(row["velocity"] as? Double))) < 1e-9)
    }
  }

  @Test func `the predicted end is what was measured`() throws {
    let cases = try Self.misc("dragPrediction")
    #expect(!cases.isEmpty)
    for row in cases {
      let place = SIMD4(try #require(row["location"] as? Double), 0, 0, 0)
      let velocity = SIMD4(try #require(row["velocity"] as? Double), 0, 0, 0)
      let end = VelocityTracker.predictedEnd(from: place, velocity: velocity)
      #expect(end.x == row["predictedEndLocation"] as? Double)
    }
  }

  @Test(arguments: [-1e9, -3, 0, 1e-9, 40, 1e12])
  func `a steady finger has its own velocity, however far and long`(velocity: Double) {
    var tracker = VelocityTracker()
    #expect(tracker.velocity == .zero)
    for step in 0..<50 {
      let time = Double(step) / 64
      tracker.add([velocity * time, 2 * velocity * time, 0, 0], at: time)
      guard step > 0 else { continue }
      #expect(abs(tracker.velocity.x - velocity) <= 1e-9 * abs(velocity))
      #expect(abs(tracker.velocity.y - 2 * velocity) <= 2e-9 * abs(velocity))
    }
  }

  @Test func `only the last three places count, and one instant has one place`() {
    var tracker = VelocityTracker()
    for (time, place) in [(0.0, 900.0), (1, 10), (2, 12), (3, 50), (3, 14)] {
      tracker.add([place, 0, 0, 0], at: time)
    }
    #expect(tracker.velocity.x == 2)
    tracker.add([999, 0, 0, 0], at: 2)
    #expect(tracker.velocity.x == 2)
  }
}
