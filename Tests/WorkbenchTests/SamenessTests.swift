import Language
import Rendering
import Testing

@testable import Workbench

/// What a comparison says where there is nothing to see.
struct SamenessTests {
  private static let session = """
    state isOn = false
    view Card { scale = isOn ? 1 : 0.8 }.animation(reduceMotion ? .easeOut(duration: 0.1) : .bouncy, value: isOn)
    view Plain { scale = isOn ? 1 : 0.8 }.animation(.snappy, value: isOn)
    scene tap { at 0 withAnimation(.snappy) { isOn = true } }
    isOn = true
    """

  private func world(_ adjust: (inout Configuration) -> Void = { _ in }) -> World {
    var world = World(adjust)
    world.type(Self.session)
    return world
  }

  /// What stands below the picture, without the spaces of its rows.
  private func told(_ line: String) -> String {
    var world = world()
    let lines = world.type(line)
    #expect(world.complaints == [])
    return lines.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " ")
  }

  @Test(arguments: [
    ("compare Card, Card reduced", "compare Card, (Card reduced)"),
    ("compare Card, Card", "compare Card, (Card reduced)"),
    ("compare Plain, Plain", "compare Plain, (Plain with .smooth)"),
    ("compare Card, Plain with .smooth", "compare Card, (Plain with .smooth)"),
    ("compare .smooth, .smooth, .bouncy with .linear", "compare .smooth, (.smooth with .linear), .bouncy"),
    ("compare (Card reduced), Card reduced", "compare (Card reduced), Card"),
    ("compare Card, Card, (Card reduced)", "compare Card, (Card with .smooth), (Card reduced)"),
    ("compare Card, Card reduced --velocity", "compare Card, (Card reduced) --velocity"),
  ])
  func `clips that a clause made the same are told with what to type`(line: String, meant: String) {
    let told = told(line)
    #expect(told.contains("never apart") || line.contains(", ("))
    #expect(told.contains("are the same") && told.contains(meant), "\(told)")
    // What is to be typed does differ.
    let again = self.told(meant)
    #expect(!again.contains("are the same") && again.contains("most apart"), "\(again)")
  }

  @Test func `a clause that changes nothing is said to`() {
    let told = told("compare Plain, Plain reduced")
    #expect(told.contains("A and B are the same clip, and 'reduced' changes nothing in it"))
  }

  @Test(arguments: [
    "compare Card, Plain", "compare Card, (Card reduced)", "compare tap, Card reduced",
    "compare .smooth, .spring(duration: 0.5, bounce: 0) with .linear",
  ])
  func `clips that differ, or are meant to be alike, need no words`(line: String) {
    var world = world()
    world.type(line)
    #expect(!world.output.joined().contains("are the same"))
  }

  @Test func `the legend has each clip's own clause, without its brackets`() {
    let told = told("compare Card, (Card reduced)")
    #expect(told.contains("A Card ") && told.contains("B Card reduced") && !told.contains("(Card"))
    #expect(self.told("compare (Card with .smooth), (Plain with .linear)").contains("A Card with .smooth"))
  }

  @Test func `a playing comparison says it at its end, and JSON in its notes`() {
    var world = world { $0.movesPictures = true }
    world.type("compare Card, Card reduced at 1x")
    #expect(world.output.joined().contains("compare Card, (Card reduced) at 1x"))
    var json = self.world { $0.isJSON = true }
    json.type("compare Card, Card reduced")
    #expect(json.output.joined().contains("\"notes\":[\"A and B are the same"))
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12)])
  func `a comparison has a stage, which leaves no row empty`(columns: Int, rows: Int) throws {
    var world = world {
      $0.movesPictures = true
      $0.window = WindowSize(columns: columns, rows: rows)
    }
    world.type("compare Card, (Card reduced) step --stage")
    #expect(world.complaints == [])
    var screen = try #require(world.shown.last)
    let picture = screen.picture(in: WindowSize(columns: columns, rows: rows)).rows
    #expect(picture.contains { $0.contains("╭") } && picture.contains { $0.contains("B Card reduced") })
    #expect(picture.allSatisfy { $0.contains { $0 != " " } }, "\(picture.joined(separator: "\n"))")
    var plain = self.world { $0.isPlain = true }
    #expect(plain.type("compare Card, (Card reduced) --stage").count > 4)
    var still = self.world()
    #expect(still.type("compare Card, (Card reduced) --stage").contains { $0.contains("╭") })
  }

  @Test func `a comparison is recorded as it plays`() {
    var world = world()
    world.type("record \"a.cast\" Card, (Card reduced) --compare")
    let text = String(decoding: world.files["a.cast"] ?? [], as: UTF8.self)
    #expect(text.contains("\"title\":\"compare Card, (Card reduced)\""), "\(world.output)")
    #expect(text.contains("most apart") && text.split(separator: "\n").count > 40)
    world.type("record \"b.cast\" Card --compare")
    world.type("record \"b.cast\" Card, Plain for 1s --compare")
    #expect(world.complaints.joined().contains("takes two clips or more"))
    #expect(world.complaints.joined().contains("recorded until all of it rests"))
    world.type("record \"b.cast\" Card, Plain --compare --simulate-drops 50%")
    #expect(world.complaints.joined().contains("recorded with all of its frames"))
    #expect(world.files.keys.sorted() == ["a.cast"])
  }
}
