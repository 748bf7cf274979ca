import Language
import Rendering
import Workbench

/// What whole commands cost, and big sessions.
enum WorkbenchSuite {
  static func run() {
    for command in ["1 + 2", "plot .bouncy", "inspect .bouncy", "sample .bouncy every 1/60"] {
      Measure(name: "a fresh workbench runs '\(command)'").run("command") { Double(effects(of: command)) }
    }
    for animation in [".bouncy", ".easeInOut"] {
      let entries = (0..<2_000).map { "at \($0) * 0.01 withAnimation(\(animation)) { isOn.toggle() }" }
      let scene =
        "state isOn = false; view V { x = isOn ? 1 : 0 }\nscene S {\n\(entries.joined(separator: "\n"))\n}"
      Measure(name: "2,000 interruptions by \(animation), sampled 4,000 times").run("scene") {
        Double(effects(of: scene + "\nsample S every 0.005 until 20"))
      }
    }
    for (name, clip) in [("a spring", ".bouncy"), ("a scene of 200 changes", "S")] {
      guard var screen = tuneScreen(clip) else { continue }
      var time = 0.0
      var isUp = false
      Measure(name: "turn a knob of \(name), and draw it").run("turn") {
        time += 1
        isUp.toggle()
        _ = screen.handle(.key(isUp ? .right : .left), at: time)
        return Double(screen.picture(in: WindowSize(columns: 120, rows: 40)).height)
      }
    }
    let names = (0..<20_000).map { "let a\($0) = \($0)" }.joined(separator: "\n")
    Measure(name: "enter 20,000 names").run("session") { Double(effects(of: names)) }
  }

  /// The screen that tunes a clip.
  private static func tuneScreen(_ clip: String) -> (any Screen)? {
    var configuration = Configuration()
    (configuration.movesPictures, configuration.takesKeys) = (true, true)
    var workbench = Workbench(configuration: configuration)
    let entries = (0..<200).map { "at \($0) * 0.05 withAnimation(.bouncy) { isOn.toggle() }" }
    let scene =
      "state isOn = false; view V { x = isOn ? 1 : 0 }\nscene S {\n\(entries.joined(separator: "\n"))\n}"
    workbench.enter(Source(text: scene + "\ntune \(clip)"))
    while let effects = workbench.advance() {
      for case .show(let screen) in effects { return screen }
    }
    return nil
  }

  private static func effects(of text: String) -> Int {
    var workbench = Workbench()
    workbench.enter(Source(text: text))
    var count = 0
    while let effects = workbench.advance() { count += effects.count }
    return count
  }
}
