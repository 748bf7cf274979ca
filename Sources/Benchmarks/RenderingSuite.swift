import Motion
import Rendering

/// What a plot of 100 × 30 costs: from nothing, as a frame, and as bytes.
enum RenderingSuite {
  static func run() {
    guard let animation = try? Animation.spring(Spring.bouncy) else { return }
    let motion = AnimatedTrajectory(animation: animation, from: .zero, to: [1, 0, 0, 0])
    let channel = Trace.Channel(name: "value", kind: .number, trajectory: motion)
    let end = motion.settlingDuration
    let trace = Trace(channels: [channel], duration: motion.duration, settlingDuration: end)
    Measure(name: "braille plot, from nothing").run("plot") {
      Double(Plot(trace, window: 0...end).picture(width: 100, height: 30).height)
    }
    let drawing = Plot(trace, window: 0...end).drawing(width: 100, height: 30)
    Measure(name: "frame of a plot that is laid out").run("frame") {
      Double(drawing.picture(.revealed(until: end / 2)).height)
    }
    let encoder = PictureEncoder(color: true)
    let frames = (0...60).map { drawing.picture(.revealed(until: end * Double($0) / 60)) }
    Measure(name: "difference of two frames").run(of: 60, "frame") {
      zip(frames, frames.dropFirst()).reduce(0) { $0 + Double(encoder.bytes(from: $1.0, to: $1.1).count) }
    }
    let bytes = zip(frames, frames.dropFirst()).map { encoder.bytes(from: $0.0, to: $0.1).count }
    let shapes = [
      Trace.Channel(name: "scale", kind: .number, trajectory: motion),
      Trace.Channel(name: "rotation", kind: .angle, trajectory: motion),
      Trace.Channel(name: "x", kind: .number, trajectory: motion),
    ]
    let stage = Stage(
      [(name: "", trace: Trace(channels: shapes, duration: end, settlingDuration: end))],
      end: end
    )
    for color in [false, true] {
      let options = PlotOptions(color: color)
      let drawing = StageDrawing(stage, width: 100, height: 30, options: options)
      Measure(name: "frame of a stage, \(color ? "in colour" : "in dots")").run("frame") {
        Double(drawing.picture(.revealed(until: end)).height)
      }
    }
    print("bytes a frame as the curve is revealed        \(bytes.reduce(0, +) / bytes.count)")
  }
}
