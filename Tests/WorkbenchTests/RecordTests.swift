import Language
import Model
import Testing

@testable import Workbench

/// `record`: what is in the file, and which file it is.
struct RecordTests {
  /// The lines of a recording made by one command in a fresh session.
  private func recorded(
    _ line: String,
    before: String = "",
    _ adjust: (inout Configuration) -> Void = { _ in }
  ) throws -> [JSONValue] {
    var world = World(adjust)
    world.type(before)
    world.type(line)
    #expect(world.complaints == [])
    let text = String(decoding: try #require(world.files["demo.cast"]), as: UTF8.self)
    #expect(text.hasSuffix("\n"))
    return try text.split(separator: "\n").map { try JSONReader.read(Array($0.utf8)) }
  }

  private func events(_ lines: [JSONValue]) -> [(time: Double, kind: String, text: String)] {
    lines.dropFirst().compactMap { line in
      guard case .array(let parts) = line.content, parts.count == 3,
        case .number(let time) = parts[0].content,
        case .string(let kind) = parts[1].content, case .string(let text) = parts[2].content
      else { return nil }
      return (time, kind, text)
    }
  }

  @Test func `the header says how large the terminal is, and nothing of when it was made`() throws {
    let header = try #require(try recorded("record \"demo.cast\" .linear(duration: 0.1) at 0.5x").first)
    #expect(
      JSONWriter.line(header) == """
        {"version":2,"width":80,"height":24,"title":"play .linear(duration: 0.1) at 0.5x",\
        "env":{"TERM":"xterm-256color"}}
        """
    )
  }

  @Test func `the settings decide the size, the window does not`() throws {
    let narrow = { (configuration: inout Configuration) in configuration.window.columns = 33 }
    let header = try #require(try recorded("record demo.cast .bouncy", before: "set width 100", narrow).first)
    #expect(JSONWriter.line(header).contains("\"width\":100,\"height\":24"))
  }

  @Test func `events are output, from zero on, never back in time, a frame apart`() throws {
    let events = events(try recorded("record demo.cast .linear(duration: 0.5)"))
    #expect(events.count == 31)
    #expect(events.allSatisfy { $0.kind == "o" && !$0.text.isEmpty })
    for (index, event) in events.enumerated() { #expect(abs(event.time - Double(index) / 60) < 1e-6) }
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test func `the cursor is taken away once and given back once`() throws {
    let text = events(try recorded("record demo.cast .bouncy")).map(\.text).joined()
    #expect(text.hasPrefix("easel> play .bouncy\r\n\u{1B}[?25l"))
    #expect(text.ranges(of: "\u{1B}[?25l").count == 1)
    #expect(text.ranges(of: "\u{1B}[?25h").count == 1)
  }

  @Test(arguments: [false, true])
  func `the same bytes come at every terminal and everywhere else`(isElsewhere: Bool) throws {
    var worlds = [World(), World()]
    worlds[1] = World { configuration in
      configuration.isASCII = isElsewhere
      configuration.isPlain = isElsewhere
      configuration.isJSON = isElsewhere
      configuration.movesPictures = !isElsewhere
      configuration.isInteractive = true
      configuration.window.rows = 7
    }
    for index in worlds.indices { worlds[index].type("record demo.cast .bouncy, .smooth at 2x") }
    #expect(worlds[0].files["demo.cast"] != nil)
    #expect(worlds[0].files == worlds[1].files)
  }

  @Test func `without a colour nothing but the cursor's moves is sent`() throws {
    let text = events(try recorded("record demo.cast .bouncy", before: "set color never")).map(\.text)
      .joined()
    #expect(text.firstMatch(of: /\e\[[0-9;]*m/) == nil)
  }

  @Test func `alone it records what was last shown, once even where that looped`() throws {
    let before = "play .linear(duration: 0.25) at 0.5x loop"
    let lines = try recorded("record demo.cast", before: before)
    #expect(JSONWriter.line(lines[0]).contains("\"title\":\"play .linear(duration: 0.25) at 0.5x\""))
    #expect(events(lines).last?.time == 0.5)
  }

  @Test func `notes stand below the last picture`() throws {
    let last = events(try recorded("record demo.cast .linear(duration: 0.1).repeatForever() for 0.2s")).last
    #expect(last?.text.contains("never rests") == true)
  }

  @Test(arguments: [
    ("record .bouncy", "unfit-name", "\"demo.cast\" .bouncy"),
    ("record demo", "unfit-name", "\"demo.cast\""),
    ("record demo.cast .bouncy at 0s", "wrong-unit", ""),
    ("record demo.cast .bouncy loop", "unknown-clause", ""),
    ("record demo.cast", "nothing-to-play", "could be recorded"),
    ("record demo.cast", "nothing-to-play", "record \"demo.cast\" .bouncy"),
    ("record", "unfit-name", "record \"demo.cast\" .bouncy"),
    ("record demo.cast .bouncy --forse", "unknown-option", "--force"),
    ("record demo.cast .linear(duration: 4) at 0.01x", "out-of-range", ""),
    ("state on = false; view V { x = on ? 1 : 0 }; on = true; record demo.cast V", "nothing-moves", ""),
  ])
  func `what cannot be recorded is refused, and no file is written`(line: String, id: String, hint: String) {
    var world = World { $0.isJSON = true }
    let told = world.type(line)
    #expect(told.contains { $0.contains("\"id\":\"\(id)\"") }, "\(told)")
    #expect(world.complaints.joined().contains(hint))
    #expect(world.files.isEmpty)
  }

  @Test func `a file that is there stays, and the way to say otherwise is named`() {
    var world = World()
    world.files["demo.cast"] = [1]
    world.type("record demo.cast .bouncy")
    #expect(world.files["demo.cast"] == [1])
    #expect(world.complaints.joined().contains("record --force demo.cast .bouncy"))
    world.type("record --force demo.cast .bouncy")
    #expect(world.files["demo.cast"].map { $0.count > 1000 } == true)
  }

  @Test(arguments: ["record demo.cast .bouncy", "save ./demo.json"])
  func `no is an answer: one sentence, and what stands behind it does not run`(line: String) {
    var world = World { $0.isInteractive = true }
    let name = line.hasPrefix("save") ? "./demo.json" : "demo.cast"
    world.files[name] = [1]
    #expect(world.type("\(line); 1 + 1") == ["  '\(name)' stays as it is"])
    #expect(world.files[name] == [1] && world.complaints.isEmpty)
    #expect(world.type("1 + 1") == ["2"])
  }

  @Test(arguments: [false, true])
  func `at the prompt it asks, and yes writes what was recorded`(saysYes: Bool) {
    var world = World { $0.isInteractive = true }
    world.files["demo.cast"] = [1]
    world.saysYes = saysYes
    let told = world.type("record demo.cast .linear(duration: 0.5)")
    #expect(world.questions == ["'demo.cast' is in the way; write over it?"])
    #expect((world.files["demo.cast"] == [1]) == !saysYes)
    #expect(told.contains("  recorded demo.cast: 0.5 s, 31 frames") == saysYes)
    #expect(world.workbench.hasUnsavedWork == false)
  }
}
