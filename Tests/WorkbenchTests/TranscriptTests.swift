import Foundation
import Testing

@testable import Workbench

/// What the README shows is what the workbench prints; `checks_test.py` says so of the examples.
///
/// With `EASEL_RECORD=1` in the environment the file is rewritten instead of compared; the
/// difference is then for a person to read.
struct TranscriptTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let records = ProcessInfo.processInfo.environment["EASEL_RECORD"] != nil

  @Test func `the README's sessions are real`() throws {
    let file = Self.root.appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    var rebuilt: [String] = []
    var block: Session?
    for line in text.components(separatedBy: "\n") {
      if block == nil {
        rebuilt.append(line)
        if line == "```text" { block = Session() }
      } else if line == "```" {
        rebuilt += block?.played() ?? []
        rebuilt.append(line)
        block = nil
      } else {
        block?.take(line)
      }
    }
    try compare(rebuilt.joined(separator: "\n"), with: file)
  }

  /// One block of the README: what is typed behind the prompts, played anew.
  private struct Session {
    private var lines: [String] = []

    mutating func take(_ line: String) { lines.append(line) }

    func played() -> [String] {
      guard lines.contains(where: { $0.hasPrefix("easel> ") }) else { return lines }
      var world = World { $0.isInteractive = true }
      var shown: [String] = []
      var typed = ""
      for line in lines where line.hasPrefix("easel> ") || line.hasPrefix("  ...> ") {
        shown.append(line)
        typed += (typed.isEmpty ? "" : "\n") + line.dropFirst(7)
        if world.workbench.needsMore(typed) { continue }
        shown += world.type(typed)
        typed = ""
      }
      return shown
    }
  }

  private func compare(_ text: String, with file: URL) throws {
    if Self.records {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text == (try String(contentsOf: file, encoding: .utf8)))
    }
  }
}
