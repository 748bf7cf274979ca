import Foundation
import Testing

@testable import Workbench

/// The manual page and CONTRIBUTING.md say what is really there.
struct ManualTests {
  @Test func `the manual page names every option`() throws {
    let page = House.root.appending(path: "Documentation/easel.1")
    let text = try String(contentsOf: page, encoding: .utf8).replacing("\\-", with: "-")
    for option in CommandLineOption.all {
      #expect(text.contains(option.spelling), "\(option.spelling)")
    }
  }

  @Test func `every folder that CONTRIBUTING sends people to exists`() throws {
    let text = try String(contentsOf: House.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let paths = text.split(separator: "`").filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") }
    #expect(paths.count > 5)
    for path in paths {
      let isThere = FileManager.default.fileExists(atPath: House.root.appending(path: String(path)).path())
      #expect(isThere, "\(path)")
    }
  }
}
