import Language
import Model
import Testing

@testable import Workbench

/// What is wrong inside a session file is told at its own place, all of it at once.
struct SessionFaultTests {
  private static let text = """
    {
      "easel": 1,
      "settings": {"fps": 9999},
      "definitions": [
        {"state": "a", "initial": "1 +"},
        {"let": "q", "value": {".easeOut": {"duration": -1}}},
        {"view": "V", "properties": {"x": "a * 2", "y": "missing"}, "extra": 1},
        {"view": "W", "properties": {"x": "missing + other"}}
      ]
    }
    """

  private static let places = ["3:23", "5:35", "6:53", "7:54", "7:65", "8:40", "8:50"]

  private func world(isJSON: Bool = false) -> World {
    var world = World { $0.isJSON = isJSON }
    world.files["bad.json"] = Array(Self.text.utf8)
    return world
  }

  private static let states =
    #"{"easel": 1, "definitions": [{"state": "on", "initial": 1}, {"state": "a", "initial": false}, "#

  @Test(arguments: [
    states + #"{"onChange": "on", "action": ["a.toggle()"]}]}"#,
    states + #"{"onChange": "my_watch", "on": "a", "actions": ["on = 2"]}]}"#,
    #"{"easell": 1, "definitions": []}"#, #"{"easel": 1, "defintions": []}"#,
    #"{"easel": 1, "definitions": [{"state": "a", "initail": 1}]}"#,
    #"{"easel": 1, "definitions": [{"view": "V", "propertis": {"x": 1}}]}"#,
  ])
  func `a key that is misspelt is one fault`(text: String) {
    var world = World()
    world.files["bad.json"] = Array(text.utf8)
    let lines = world.type("open \"bad.json\"")
    #expect(lines.count { $0.contains(": error: ") } == 1, "\(lines)")
    #expect(lines.contains { $0.contains("^ type: ") }, "\(lines)")
  }

  @Test(arguments: [
    #"{"view": "V", "properties": {"x": "a * 2"}}"#,
    #"{"view": "V", "properties": {"x": "\u0061 * 2"}}"#,
    #"{"onChange": "w", "of": "1 + \u0061", "actions": ["a = 2"]}"#,
    #"{"onChange": "w", "of": "1 + a", "actions": ["\u0061.toggle()"]}"#,
    #"{"let": "b", "value": "a"}, {"let": "c", "value": "\u0062"}"#,
  ])
  func `what lacks a definition with a fault has none of its own`(definitions: String) {
    var world = World()
    world.files["bad.json"] = Array(
      #"{"easel": 1, "definitions": [{"state": "a", "initial": "1 +"}, \#(definitions)]}"#.utf8
    )
    let lines = world.type("open \"bad.json\"")
    #expect(lines.count { $0.contains(": error: ") } == 1, "\(lines)")
  }

  @Test func `every fault stands in the file, with its line and a caret`() {
    var world = world()
    let lines = world.type("state kept = 3; open \"bad.json\"")
    let heads = lines.filter { $0.contains(": error: ") }
    #expect(heads.map { $0.prefix { $0 != " " } } == Self.places.map { "bad.json:\($0):" })
    #expect(heads.first == "bad.json:3:23: error: settings.fps: fps must be 1 to 240")
    #expect(
      Array(lines.prefix(3).dropFirst()) == [
        #"  "settings": {"fps": 9999},"#, String(repeating: " ", count: 22) + "^^^^",
      ]
    )
    #expect(world.type("list").count == 2, "the session stays as it was")
  }

  @Test func `in JSON file, line and column are the session's`() throws {
    var world = world(isJSON: true)
    let errors = world.type("open \"bad.json\"").compactMap { try? JSONReader.read(Array($0.utf8))["error"] }
    #expect(errors.map { $0["file"]?.content } == Self.places.map { _ in .string("bad.json") })
    let places = errors.map { error -> String in
      guard case .number(let line)? = error["line"]?.content,
        case .number(let column)? = error["column"]?.content
      else { return "" }
      return "\(Int(line)):\(Int(column))"
    }
    #expect(places == Self.places)
  }

  @Test func `the version stands first`() {
    var world = World()
    world.files["late.json"] = Array(#"{"name": "late", "easel": 1, "definitions": []}"#.utf8)
    let lines = world.type("open \"late.json\"")
    #expect(lines.first?.hasPrefix("late.json:1:2: error: ") == true, "\(lines)")
    #expect(lines.first?.contains("begins with \"easel\"") == true)
  }
}
