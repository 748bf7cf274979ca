import Language
import Model
import Testing

@testable import Workbench

struct AngleKeyframesTests {
  /// SwiftUI animates 128 times the radians (measured), and so looks that much closer whether a spring
  /// has settled: ln(128·(π/2)·(ζω + 1)/0.0001)/ζω with ζω = 0.7·4π, not ln((π/2)·(ζω + 1)/0.0001)/ζω.
  @Test(arguments: [(".degrees(90)", 1.9094017), ("1.5707963267948966", 1.3578127)])
  func `a spring turns until SwiftUI says it rests`(target: String, seconds: Double) throws {
    var world = World { $0.isJSON = true }
    let start = target.hasPrefix(".") ? ".degrees(0)" : "0"
    world.type("keyframes K { turn = \(start) { SpringKeyframe(\(target), spring: .bouncy) } }")
    let result = try JSONReader.read(Array(try #require(world.type("inspect K").last).utf8))
    guard case .number(let duration)? = result["duration"]?.content else {
      Issue.record("no duration")
      return
    }
    #expect(abs(duration - seconds) < 1e-6)
  }
}
