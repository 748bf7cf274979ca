import Foundation
import Testing

/// The list of checks for a workbench in a terminal, and the one among them that is about the sources.
struct ChecksTests {
  private static func lines() throws -> [Substring] {
    let list = House.root.appending(path: "Tests/Terminal/CHECKS.md")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
  }

  @Test func `every one of the thirty-five checks has its line`() throws {
    let numbers = try Self.lines().compactMap { line in
      line.hasPrefix("| ") ? Int(line.dropFirst(2).prefix { $0 != " " }) : nil
    }
    #expect(numbers == Array(1...35))
  }

  @Test func `every test that the list names is there`() throws {
    let swift = try House.swiftFiles(below: "Tests").map(\.text).joined()
    for line in try Self.lines() where line.hasPrefix("| ") {
      for name in line.split(separator: "`").enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
        let parts = name.split(separator: ".")
        if parts.count == 2 {
          let file = House.root.appending(path: "Tests/Terminal/\(parts[0])_test.py")
          let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
          #expect(text.contains("def \(parts[1])():"), "\(name)")
        } else {
          #expect(swift.contains("struct \(name) {"), "\(name)")
        }
      }
    }
  }

  /// Check 31: a child that outlives Ctrl-C cannot be where there is never a child.
  @Test(arguments: ["fork(", "exec", "posix_spawn", "popen(", "system(", "Process("])
  func `no source starts a child`(call: String) throws {
    let sources = House.root.appending(path: "Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
    let files = names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h") }
    #expect(files.count > 100)
    for name in files {
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      guard text.contains(call) else { continue }
      for line in text.split(separator: "\n") where line.contains(call) {
        let code = line.drop { $0 == " " }
        #expect(code.hasPrefix("//") || code.hasPrefix("*"), "\(name): \(line)")
      }
    }
  }
}
