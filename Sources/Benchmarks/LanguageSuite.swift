import Language
import Workbench

/// What reading a text costs.
enum LanguageSuite {
  static func run() {
    let parser = Parser(signatures: CommandCatalog.all.map(\.signature))
    let line = "plot .spring(duration: 0.4, bounce: 0.3).delay(0.1) from 0 to 100\n"
    let text = Source(text: String(repeating: line, count: 1000))
    Measure(name: "parse a line with a spring").run(of: 1000, "line") {
      Double(parser.parse(text).statements.count)
    }
    let terms = Source(text: (0..<20_000).map(String.init).joined(separator: " + "))
    Measure(name: "parse a sum of 20,000 terms").run("sum") { Double(parser.parse(terms).statements.count) }
  }
}
