import Testing

@testable import Workbench

/// Brackets and words that are forgotten, doubled or in a wrong place: each is one fault, with what mends it.
struct BlockSlipTests {
  private static func complaints(of text: String, checksOnly: Bool) -> [String] {
    var world = World {
      if checksOnly { $0.checksOnly = true } else { $0.keepsGoing = true }
    }
    world.type(WordSlips.definitions)
    world.type(text)
    return world.complaints
  }

  @Test(arguments: BlockSlips.all + HabitSlips.all + NearSlips.all)
  func `a slip is one fault, with what to type`(line: String, message: String, instead: String?) throws {
    let told = Self.complaints(of: line, checksOnly: false)
    #expect(told.filter { $0.hasPrefix("error: ") } == ["error: " + message], "\(told)")
    #expect(Self.complaints(of: line, checksOnly: true).first == told.first)
    let carets = try #require(told.dropFirst(2).first)
    let start = carets.prefix { $0 == " " }.count
    let end = start + carets.dropFirst(start).prefix { $0 == "^" }.count
    let typed = String(carets.dropFirst(end).drop { $0 == " " })
    #expect(typed == (instead.map { "type: " + $0 } ?? ""))
    guard let instead else { return }
    // The line that was told of, with what is told in place of what is underlined.
    var lines = line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let index = try #require(lines.firstIndex(of: told[1].hasPrefix("error") ? line : told[1]))
    lines[index] = String(lines[index].prefix(start)) + instead + lines[index].dropFirst(end)
    let mended = lines.joined(separator: "\n")
    #expect(Self.complaints(of: mended, checksOnly: true).isEmpty, "\(mended)")
  }
}
