import Foundation
import TestSupport
import Testing

@testable import Terminal

/// Entries of the history: written, read back, and shared.
struct HistoryFileTests {
  /// What could be typed: several lines, tabs, characters of every width.
  private func entry(_ generator: inout SeededGenerator) -> [UInt8] {
    let parts = ["a", "\n", "\t", "\n\t", "\n\t\t", " ", "é", "日", "{", "\n\n", "play"]
    let count = Int.random(in: 0..<12, using: &generator)
    let rest = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
    return Array(("x" + rest + "y").utf8)
  }

  @Test(arguments: 0..<100)
  func `what is written is read`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let entries = (0..<20).map { _ in entry(&generator) }
    var bytes = entries.flatMap(HistoryFile.encode)
    let ranges = HistoryFile.entries(of: bytes)
    #expect(ranges.map { HistoryFile.decode(bytes[$0]) } == entries)
    bytes.append(0)
    var texts: [String] = []
    for range in ranges { HistoryFile.withText(of: range, in: &bytes) { texts.append(String(cString: $0)) } }
    #expect(texts == entries.map { String(decoding: $0, as: UTF8.self) })
  }

  @Test(arguments: [
    ("", []), ("\n\n\n", []), ("a", ["a"]), ("a\nb\n", ["a", "b"]), ("a\n\tb\nc", ["a\nb", "c"]),
    ("\ta\n", ["\ta"]), ("\n\ta\n", ["\na"]),
  ])
  func `a file that somebody else wrote is read as far as it goes`(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    let entries = HistoryFile.entries(of: bytes).map { HistoryFile.decode(bytes[$0]) }
    #expect(entries.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func `half a line that a dead session left stays alone`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "history").path()
    try Data("one\nha".utf8).write(to: URL(filePath: path))
    #expect(HistoryFile.append(HistoryFile.encode(Array("two".utf8)), to: path) == nil)
    #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == "one\nha\ntwo\n")
    #expect(HistoryFile.append([0x0A], to: folder.path()) != nil)
  }
}
