/// One number of a motion over time, with its exact slope.
struct MeasuredSignal {
  struct Sample {
    let time: Double
    let value: Double
    let velocity: Double
  }

  let start: Double
  let end: Double

  private let trajectory: any Trajectory
  private let projection: Projection

  private enum Projection {
    case component(Int)
    case along(SIMD4<Double>)
    case awayFrom(SIMD4<Double>)
  }

  init(_ trajectory: any Trajectory, along direction: Measures.Direction) {
    self.trajectory = trajectory
    switch direction {
    case .component(let index):
      let index = min(max(index, 0), 3)
      projection = .component(index)
      start = trajectory.start[index]
      end = trajectory.end[index]
    case .line:
      let change = trajectory.end - trajectory.start
      let distance = length(change)
      projection = distance > 0 ? .along(change / distance) : .awayFrom(trajectory.start)
      start = 0
      end = distance
    }
  }

  var distance: Double { abs(end - start) }

  /// Which way the end lies: 1 or −1.
  var sense: Double { end < start ? -1 : 1 }

  func sample(at time: Double) -> Sample {
    let state = trajectory.state(at: time)
    switch projection {
    case .component(let index):
      return Sample(time: time, value: state.value[index], velocity: state.velocity[index])
    case .along(let direction):
      // Nothing times an infinite slope across the line is nothing.
      let velocity = (state.velocity * direction).replacing(with: 0, where: direction .== 0).sum()
      return Sample(
        time: time,
        value: ((state.value - trajectory.start) * direction).sum(),
        velocity: velocity
      )
    case .awayFrom(let origin):
      let offset = state.value - origin
      let away = length(offset)
      let velocity = away > 0 ? (state.velocity * offset).sum() / away : length(state.velocity)
      return Sample(time: time, value: away, velocity: velocity)
    }
  }
}
