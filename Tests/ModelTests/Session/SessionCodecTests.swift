import Foundation
import Language
import Motion
import Testing

@testable import Model

struct SessionCodecTests {
  static let file = """
    {
      "easel": 1,
      "name": "card",
      "settings": {"fps": 120, "reduceMotion": true},
      "definitions": [
        {"state": "isExpanded", "initial": false},
        {"state": "upload", "cases": ["idle", "saving"], "initial": ".idle"},
        {"state": "tilt", "type": "Angle", "initial": ".degrees(10)"},
        {"let": "quick", "value": {".easeOut": {"duration": 0.12}}},
        {"let": "push", "value": {"Spring": {"duration": 0.5, "bounce": -0.3}}},
        {"let": "calm", "type": "Animation", "value": "reduceMotion ? quick : .bouncy"},
        {
          "view": "Card",
          "properties": {"scale": "isExpanded ? 1 : 0.96", "opacity": 1},
          "modifiers": [
            {"animation": ".bouncy", "value": "isExpanded"}
          ],
          "lastChange": {
            "action": "withAnimation(.snappy) { isExpanded.toggle() }",
            "before": {"isExpanded": false}
          }
        }
      ]
    }

    """

  private func decode(_ text: String) throws -> Document { try SessionCodec.decode(Array(text.utf8)) }

  @Test func `a file that was written is written again byte for byte`() throws {
    #expect(SessionCodec.encode(try decode(Self.file), name: "card") == Self.file)
  }

  @Test func `a document is what its file says`() throws {
    let document = try decode(Self.file)
    #expect(document.name == "card")
    #expect(document.settings.framesPerSecond == 120)
    #expect(document.value(of: "isExpanded") == .bool(false))
    #expect(
      script(of: document) == """
        state isExpanded = false
        state upload: idle | saving = .idle
        state tilt: Angle = .degrees(10)
        let quick = .easeOut(duration: 0.12)
        let push = Spring(duration: 0.5, bounce: -0.3)
        let calm: Animation = reduceMotion ? quick : .bouncy
        view Card {
            scale = isExpanded ? 1 : 0.96
            opacity = 1
        }
        .animation(.bouncy, value: isExpanded)
        """
    )
    #expect(try clip("Card", in: document).trace.channels.map(\.name) == ["scale", "opacity"])
  }

  /// Edits of the file above, with the place of the fault marked, and the words it must bring.
  static let broken: [(find: String, put: String, fault: String)] = [
    (
      "\"easel\": 1", "\"easel\": «2»",
      "easel: the file has version 2, and this Easel reads up to 1; a newer Easel is needed"
    ),
    ("\"easel\": 1", "\"easel\": «\"1\"»", "easel: expected a number, found a string"),
    ("\"fps\": 120", "\"fps\": «1200»", "settings.fps: fps must be 1 to 240"),
    ("\"fps\": 120", "\"fps\": «\"120\"»", "settings.fps: expected a number, found a string"),
    ("\"fps\": 120", "\"width\": «\"80\"»", "settings.width: expected a number or auto, found a string"),
    ("\"fps\": 120", "\"speed\": «null»", "settings.speed: expected a number, found null"),
    (
      "\"fps\": 120", "\"reduceMotion\": «1»", "settings.reduceMotion: expected true or false, found a number"
    ),
    ("\"fps\": 120", "\"color\": «3»", "settings.color: expected auto, always or never, found a number"),
    ("\"fps\"", "«\"fsp\"»", "settings.fsp: there is no key \"fsp\" here; the keys are fps, speed, style, "),
    ("0.12", "«-1»", "definitions[3].value[\".easeOut\"].duration: duration is -1, and must be above 0"),
    (
      "0.12", "«true»",
      "definitions[3].value[\".easeOut\"].duration: expected a number, found true or false"
    ),
    (
      "reduceMotion ? quick", "reduceMotion ? «quik»", "definitions[5].value: no state or let named 'quik'"
    ),
    ("\"push\"", "«\"quick\"»", "definitions[4].let: 'quick' is defined above already"),
    (
      "\"let\": \"push\"", "«\"lett\"»: \"push\"",
      "definitions[4].lett: a definition begins with what it is: state, let, "
    ),
    ("\"tilt\"", "\"«ti lt»\"", "definitions[2].state: \"ti lt\" is no name"),
    (
      "\"initial\": false", "\"initial\": «null»",
      "definitions[0].initial: expected a number, a string or a call, found null"
    ),
    (
      "\"initial\": false", "\"initial\": false, «\"x\"»: 1",
      "definitions[0].x: there is no key \"x\" here; the keys are state, cases, type, initial"
    ),
    (
      "isExpanded.toggle()", "«isOpen».toggle()",
      "definitions[6].lastChange.action: no state named 'isOpen'"
    ),
    (
      "{\"isExpanded\": false}", "{\"isExpanded\": «3»}",
      "definitions[6].lastChange.before.isExpanded: 'isExpanded' takes true or false, not a number"
    ),
  ]

  @Test(arguments: broken.indices)
  func `a broken file names the place and the key`(index: Int) throws {
    let (find, put, expected) = Self.broken[index]
    let edited = try #require(Self.file.range(of: find))
    let marked = Self.file.replacingCharacters(in: edited, with: put)
    let parts = marked.split { "«»".contains($0) }
    let place = parts[0].utf8.count..<parts[0].utf8.count + parts[1].utf8.count
    let fault = #expect(throws: Diagnostic.self) { try decode(parts.joined()) }
    #expect(fault?.range == place)
    #expect(fault?.message.hasPrefix(expected) == true, "\(fault?.message ?? "")")
  }

  @Test func `a file without a version is refused`() {
    let fault = #expect(throws: Diagnostic.self) { try decode("{\"definitions\": []}") }
    #expect(fault?.message == "the key \"easel\" is missing")
  }

  /// Documents whose last changes outlive, or run ahead of, what they use.
  @Test(arguments: [
    "state a = 1; view V { x = a }; state b = 1; withAnimation { b = 2; a = 2 }",
    "state a = 1; view V { x = a }; state b = 1; if true { b = 2; a = 2 }; delete b",
    "state a = 1; view V { x = a }; let b = 5; a = b; delete b",
    "state a = 1; view V { x = a }; state b = 1; if true { b = 2; a = 2 }; state b = true",
    "state a = 1; view V { x = a }; a = 2; let V = 1",
    "state a = 1; view V { x = a }; a = 2; view V { y = 1 }",
    "state a = 1; view V { x = a }; a = 2; state a = 5",
  ])
  func `whatever was done, the file can be opened`(text: String) throws {
    let parts = text.components(separatedBy: "; delete ")
    var document = try document(parts[0].replacingOccurrences(of: "; ", with: "\n"))
    if parts.count > 1 { try document.delete([Word(text: parts[1], range: 0..<1)]) }
    let file = SessionCodec.encode(document, name: "x")
    #expect(SessionCodec.encode(try decode(file), name: "x") == file)
  }
}
