import Testing

@testable import Motion

/// Keyframe tracks against what SwiftUI's `KeyframeTimeline` printed, to half of its last digit.
struct KeyframeVectorTests {
  static func vector(_ x: Double?) -> SIMD4<Double>? { x.map { [$0, 0, 0, 0] } }

  static func keyframe(_ object: [String: Any]) throws -> Keyframe {
    let to = try #require(vector(object.number("to")))
    switch object.text("kind") {
    case "move": return .move(to: to)
    case "linear":
      let name = object.text("curve") + object.text("timingCurve")
      let curve: any Curve = name == "easeInOut" ? BezierCurve.easeInOut : LinearCurve()
      return .linear(to: to, duration: try #require(object.number("duration")), curve: curve)
    case "cubic":
      return .cubic(
        to: to,
        duration: try #require(object.number("duration")),
        startVelocity: vector(object.number("startVelocity")),
        endVelocity: vector(object.number("endVelocity"))
      )
    default:
      let inner = object["spring"] as? [String: Any]
      let spring = try Spring(
        duration: try #require(inner?.number("duration") ?? object.number("springDuration")),
        bounce: try #require(inner?.number("bounce") ?? object.number("springBounce"))
      )
      return .spring(
        to: to,
        duration: object.number("duration"),
        spring: spring,
        startVelocity: vector(object.number("startVelocity"))
      )
    }
  }

  static func track(_ object: [String: Any], _ initial: Double?) throws -> KeyframeTrack {
    let steps = try #require(object["keyframes"] as? [[String: Any]])
    return try KeyframeTrack(
      from: try #require(vector(initial)),
      keyframes: steps.map(Self.keyframe)
    )
  }

  @Test func `tracks follow every measured arm`() throws {
    let vectors = try Vectors.objects("apple-keyframetimeline-measured.json")
    #expect(vectors.count > 100)
    for vector in vectors {
      let track = try Self.track(vector, vector.number("initial"))
      let tolerance = try #require(vector.number("tol"))
      if let duration = vector.number("expect_duration") {
        #expect(abs(track.duration - duration) <= tolerance, "\(vector)")
        continue
      }
      let time = try #require(vector.number("t") ?? vector.number("progress").map { $0 * track.duration })
      let expected = try #require(vector.number("expect"))
      #expect(abs(track.state(at: time).value.x - expected) <= tolerance, "\(vector)")
    }
  }

  @Test func `the sampled tracks agree too`() throws {
    var tracks: [String: KeyframeTrack] = [:]
    for object in try Vectors.list("swiftui-keyframe-tracks.json") {
      let track = try Self.track(object, object.number("initialValue"))
      tracks[object.text("id")] = track
      #expect(abs(track.duration - (try #require(object.number("trackDuration")))) < 1e-9)
    }
    for row in try Vectors.rows("swiftui-keyframe-samples.csv") {
      let track = try #require(tracks[row.text("id")])
      let value = track.state(at: try #require(row.number("t"))).value.x
      let expected = try #require(row.number("value"))
      #expect(abs(value - expected) <= (try #require(row.number("abs_tol"))), "\(row)")
    }
  }

  @Test func `a shorter track holds while the timeline goes on`() throws {
    let x = try KeyframeTrack(
      from: .zero,
      keyframes: [.linear(to: [10, 0, 0, 0], duration: 0.2), .linear(to: .zero, duration: 0.2)]
    )
    let s = try KeyframeTrack(from: [1, 0, 0, 0], keyframes: [.linear(to: [2, 0, 0, 0], duration: 0.6)])
    #expect(abs(KeyframeTrack.timelineDuration([x, s]) - 0.6) < 1e-12)
    for (time, first, second) in [(0.05, 2.5, 1.083), (0.2, 10, 1.333), (0.4, 0, 1.667), (0.6, 0, 2)] {
      #expect(abs(x.state(at: time).value.x - first) < 0.0006)
      #expect(abs(s.state(at: time).value.x - second) < 0.0006)
    }
  }
}
