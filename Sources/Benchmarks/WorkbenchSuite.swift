import Language
import Workbench

/// What whole commands cost, and big sessions.
enum WorkbenchSuite {
  static func run() {
    for command in ["1 + 2", "plot .bouncy", "inspect .bouncy", "sample .bouncy every 1/60"] {
      Measure(name: "a fresh workbench runs '\(command)'").run("command") { Double(effects(of: command)) }
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
