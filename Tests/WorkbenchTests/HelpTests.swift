import Language
import Model
import Rendering
import Testing

@testable import Workbench

/// Help says only what is true, and says it in eighty columns.
struct HelpTests {
  static let verbExamples = CommandCatalog.all.flatMap(\.examples)
  static let factoryExamples = FactoryCatalog.all.map(\.example)
  static let definitionExamples = DefinitionCatalog.all.map(\.example)

  @Test(arguments: verbExamples + factoryExamples + definitionExamples)
  func `an example runs as it stands`(example: String) {
    var world = World()
    world.type(example)
    #expect(world.complaints.isEmpty)
  }

  @Test(arguments: verbExamples)
  func `an example runs the same way in JSON`(example: String) throws {
    var world = World { $0.isJSON = true }
    let lines = world.type(example)
    #expect(world.complaints.isEmpty)
    for line in lines where !example.hasPrefix("help") {
      #expect(throws: Never.self) { try JSONReader.read(Array(line.utf8)) }
    }
  }

  @Test func `every topic can be asked for, and fits eighty columns`() {
    for name in HelpTopic.all.flatMap(\.names) {
      var world = World()
      let lines = world.type("help \(name)")
      #expect(world.complaints.isEmpty, "help \(name)")
      #expect(!lines.isEmpty, "help \(name)")
      for line in lines { #expect(DisplayWidth.columns(of: line) <= 80, "help \(name): \(line)") }
    }
  }

  @Test func `every verb stands in the overview`() {
    var world = World()
    let overview = world.type("help")
    for verb in CommandCatalog.all.map(\.signature.name) {
      #expect(overview.contains { $0.hasPrefix("  \(verb) ") }, "\(verb)")
    }
  }

  @Test func `a topic that is not there gets the one that was meant`() {
    var world = World()
    #expect(world.type("help plto").contains { $0.contains("help plot") })
  }
}
