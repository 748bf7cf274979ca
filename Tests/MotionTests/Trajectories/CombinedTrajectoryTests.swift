import Testing

@testable import Motion

/// Motions laid over each other: values by the rule, velocities by differentiating it.
struct CombinedTrajectoryTests {
  private static let animations: [Animation] = [
    .default,
    Animation(base: .spring(.bouncy, blendDuration: 0)),
    Animation(base: .curve(BezierCurve.easeInOut, duration: 0.4)),
  ]

  private func moving(_ animation: Animation, from: Double, to: Double) -> AnimatedTrajectory {
    AnimatedTrajectory(animation: animation, from: [from, 2 * from, 0, 0], to: [to, 5, 0, 0])
  }

  private func expectDerivative(of motion: any Trajectory) {
    for time in stride(from: 0.013, through: 0.9, by: 0.03) {
      let step = 1e-6
      let rise = motion.state(at: time + step).value - motion.state(at: time - step).value
      let off = rise / (2 * step) - motion.state(at: time).velocity
      #expect((off * off).sum().squareRoot() < 1e-4, "at \(time)")
    }
  }

  @Test(arguments: animations.indices, animations.indices)
  func `a product and a sum hold at every instant, and their velocity is the derivative`(one: Int, other: Int)
  {
    let base = moving(Self.animations[one], from: 3, to: -1)
    let factor = moving(Self.animations[other], from: 0, to: 1)
    let (product, sum) = (ProductTrajectory(base, times: factor), SumTrajectory(base, plus: factor))
    for time in stride(from: -0.1, through: 2, by: 0.07) {
      let (x, y) = (base.state(at: time).value, factor.state(at: time).value)
      #expect(product.state(at: time).value == x * y.x)
      #expect(sum.state(at: time).value == x + y)
    }
    expectDerivative(of: product)
    expectDerivative(of: sum)
    #expect(product.start == .zero && product.end == [-1, 5, 0, 0])
    #expect(sum.start == [3, 6, 0, 0] && sum.end == [0, 10, 0, 0])
    #expect(product.settlingDuration == max(base.settlingDuration, factor.settlingDuration))
    #expect(sum.duration == max(base.duration, factor.duration))
    #expect(product.knots == product.knots.sorted())
  }

  @Test func `nothing times an upright tangent is nothing`() throws {
    let upright = AnimatedTrajectory(
      animation: Animation(base: .curve(try BezierCurve(x1: 0, y1: 1, x2: 0, y2: 1), duration: 1)),
      from: .zero,
      to: [1, 0, 0, 0]
    )
    let none = ConstantTrajectory(.zero)
    #expect(ProductTrajectory(upright, times: none).state(at: 0).velocity == .zero)
    #expect(ProductTrajectory(none, times: upright).state(at: 0).velocity == .zero)
  }
}
