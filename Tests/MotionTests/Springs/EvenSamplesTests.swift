import Testing

@testable import Motion

/// The recurrence beside the closed form.
struct EvenSamplesTests {
  static let dampingRatios = [
    0, 1e-9, 1e-5, 1e-4, 0.01, 0.2, 0.7, 0.999, 1 - 1e-9, 1 - 1e-15, 1, 1 + 1e-15, 1 + 1e-9, 1.001, 2, 10,
    1000,
    1e4,
  ]

  /// Times ω: from steps too short to move to steps over hundreds of swings.
  static let strides = [1e-12, 1e-6, 1e-4, 0.003, 0.05, 0.39, .pi / 4, 1, .pi, 30, 1e3, 1e4, 1e6]

  /// Samples of each run; a debug build has time for fewer.
  #if DEBUG
    private static let count = 403
  #else
    private static let count = 1003
  #endif

  @Test(arguments: dampingRatios)
  func `it stays within a trillionth of the closed form`(ratio: Double) throws {
    for response in [1e-6, 0.5, 1e6] {
      let spring = try Spring(response: response, dampingRatio: ratio)
      for start in SpringLawTests.starts {
        let size = abs(start.displacement) + abs(start.velocity) / spring.naturalFrequency
        for (stride, first) in Self.strides.flatMap({ stride in [0, 0.7, 40].map { (stride, $0) } }) {
          let (step, begin) = (stride / spring.naturalFrequency, first / spring.naturalFrequency)
          let samples = EvenSamples(of: spring, from: start, at: begin, every: step)
            .displacements(count: Self.count)
          #expect(samples.count == Self.count)
          let worst = samples.indices.map { index in
            let exact = spring.state(at: begin + Double(index) * step, from: start).displacement
            return abs(samples[index] - exact)
          }.max()
          #expect(try #require(worst) <= 1e-12 * size, "ζ \(ratio) step \(stride) from \(first), \(start)")
        }
      }
    }
  }

  @Test func `any count is answered, and the first sample is the start`() {
    let start = Spring.State(displacement: 3, velocity: 0)
    let samples = EvenSamples(of: .bouncy, from: start, every: 0.01)
    #expect(samples.displacements(count: 0).isEmpty && samples.displacements(count: -3).isEmpty)
    for count in [1, 7, 8, 9, 127, 128, 129, 500] {
      let all = samples.displacements(count: count)
      #expect(all.count == count && all[0] == 3)
      #expect(all == Array(samples.displacements(count: 500).prefix(count)))
    }
  }

  @Test func `steps that are no steps answer as the closed form does`() {
    let start = Spring.State(displacement: 1, velocity: 2)
    for step in [0, -0.1, 1e300, .infinity] {
      let samples = EvenSamples(of: .snappy, from: start, every: step).displacements(count: 20)
      for (index, sample) in samples.enumerated() {
        let time = Double(index) * step
        let exact = Spring.snappy.state(at: time.isNaN ? 0 : time, from: start).displacement
        #expect(time.isNaN || abs(sample - exact) <= 1e-12, "\(step) \(index)")
        #expect(sample.isFinite || time.isNaN)
      }
    }
  }
}
