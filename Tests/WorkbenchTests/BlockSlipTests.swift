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
    let fault = try #require(ToldFault(told))
    #expect(fault.instead == instead)
    guard instead != nil else { return }
    let mended = try #require(fault.mending(line))
    #expect(Self.complaints(of: mended, checksOnly: true).isEmpty, "\(mended)")
  }
}
