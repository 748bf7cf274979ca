import Language
import Motion
import Testing

@testable import Model

struct OnChangeTests {
  static let world = """
    state n = 0
    state log = 0
    state isSmall = false
    let line = .linear(duration: 1)
    """

  /// Definitions, actions, and what `log` holds then: each reaction writes a digit behind it.
  static let stories: [(definitions: String, actions: String, log: Double)] = [
    ("onChange(of: n > 2) { log = log * 10 + 1 }", "n = 1\nn = 3\nn = 4", 1),
    ("onChange(of: n > 2) { log = log * 10 + 1 }", "n = 3\nn = 0", 11),
    // In definition order, each once, whichever was entered last.
    ("onChange one(of: n) { log = log * 10 + 1 }\nonChange two(of: n) { log = log * 10 + 2 }", "n = 1", 12),
    ("onChange two(of: n) { log = log * 10 + 2 }\nonChange one(of: n) { log = log * 10 + 1 }", "n = 1", 21),
    // Chained: the change of a change.
    ("onChange two(of: isSmall) { log = log * 10 + 2 }\nonChange one(of: n) { isSmall = true }", "n = 1", 2),
    // A change that is taken back before it is complete is none.
    ("onChange(of: n) { log = 1 }", "if true { n = 1; n = 0 }", 0),
    // What changes while its round runs is seen in the next round again.
    ("onChange one(of: n) { if n < 5 { n += 1 } }\nonChange two(of: n) { log = log * 10 + n }", "n = 3", 455),
    // Reduce Motion can be watched as well.
    ("onChange(of: reduceMotion) { log = 7 }", "reduceMotion = true", 7),
    ("let calm = reduceMotion ? 1 : 0\nonChange(of: calm) { log = 8 }", "reduceMotion = true", 8),
  ]

  @Test(arguments: stories.indices)
  func `what watches a value runs when it is another`(index: Int) throws {
    let (definitions, actions, log) = Self.stories[index]
    let built = try document("\(Self.world)\n\(definitions)")
    let opened = try SessionCodec.decode(Array(SessionCodec.encode(built, name: "x").utf8))
    for var document in [built, opened, try ModelTests.document(script(of: built))] {
      let entries = actions.split(separator: "\n").enumerated().map { "at \($0.offset) \($0.element)" }
      try enter("view V { x = log }\nscene S { \(entries.joined(separator: "; ")) }", into: &document)
      #expect(try shown("S", in: document, at: [9]) == [log])
      try enter(actions, into: &document)
      #expect(document.value(of: "log") == .number(log), "\(definitions) \(actions)")
    }
  }

  @Test func `a view remembers what was set off, too`() throws {
    var document = try document(
      """
      \(Self.world)
      view Title { x = isSmall ? 1 : 0 }
      onChange(of: n < -30) { withAnimation(line) { isSmall.toggle() } }
      n = -40
      """
    )
    #expect(try shown("Title", in: document, at: [0, 0.25, 1]) == [0, 0.25, 1])
    let opened = try SessionCodec.decode(Array(SessionCodec.encode(document, name: "x").utf8))
    #expect(try shown("Title", in: opened, at: [0, 0.25, 1]) == [0, 0.25, 1])
    #expect(document.undo() == "n = -40")
    #expect(document.value(of: "isSmall") == .bool(false))
  }

  @Test func `those that set each other off for ever are refused, and nothing has changed`() throws {
    var document = try document(
      "\(Self.world)\nonChange ping(of: n) { isSmall.toggle() }\nonChange pong(of: isSmall) { n += 1 }"
    )
    let before = portrait(of: document)
    let fault = #expect(throws: Diagnostic.self) { try enter("n = 1", into: &document) }
    #expect(fault?.id == "endless-change")
    #expect(fault?.message.contains("'ping'") == true || fault?.message.contains("'pong'") == true)
    #expect(portrait(of: document) == before)
  }

  @Test func `a hundred rounds are allowed, one more is a loop`() throws {
    func outcome(_ goal: Int) throws {
      var document = try document("\(Self.world)\nonChange count(of: n) { if n < \(goal) { n += 1 } }")
      try enter("n = 1", into: &document)
      #expect(document.value(of: "n") == .number(Double(goal)))
    }
    // The last round sees the value that was reached, and changes nothing.
    try outcome(100)
    #expect(throws: Diagnostic.self) { try outcome(101) }
  }

  @Test func `without a name it is called by what it watches, also when that is renamed`() throws {
    var document = try document("\(Self.world)\nonChange(of: n < 3) { log = 1 }\nonChange(of: n) { log = 2 }")
    #expect(document.definitions.suffix(2).map(\.name) == ["n < 3", "onChange(of: n)"])
    try document.rename(Word(text: "n", range: 0..<0), to: Word(text: "m", range: 0..<0))
    #expect(document.definitions.suffix(2).map(\.name) == ["m < 3", "onChange(of: m)"])
    try document.rename(Word(text: "m < 3", range: 0..<0), to: Word(text: "low", range: 0..<0))
    #expect(script(of: document).contains("onChange low(of: m < 3)"))
    #expect(document.undo() != nil)
    #expect(document.undo() != nil)
    #expect(document.definitions.suffix(2).map(\.name) == ["n < 3", "onChange(of: n)"])
    try document.delete([Word(text: "n < 3", range: 0..<0)])
    #expect(document.definitions.count == 5)
  }

  @Test func `what it uses cannot be deleted, and it takes nothing that takes time`() throws {
    var document = try document("\(Self.world)\nonChange low(of: n < 3) { log = 1 }")
    #expect(throws: Diagnostic.self) { try document.delete([Word(text: "log", range: 0..<0)]) }
    #expect(
      fault(entering: "onChange(of: n) { drag n by 1 over 1 }", into: document).hasSuffix(
        "a drag takes time, and time passes in scenes only; write it behind 'at 0' in a scene"
      )
    )
    #expect(fault(entering: "onChange(of: line) { log = 1 }", into: document).contains("not an animation"))
  }
}
