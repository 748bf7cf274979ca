import Language
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
    let names = (0..<20_000).map { "let a\($0) = \($0)" }.joined(separator: "\n")
    Measure(name: "enter 20,000 names").run("session") { Double(effects(of: names)) }
  }

  private static func effects(of text: String) -> Int {
    var workbench = Workbench()
    workbench.enter(Source(text: text))
    var count = 0
    while let effects = workbench.advance() { count += effects.count }
    return count
  }
}
