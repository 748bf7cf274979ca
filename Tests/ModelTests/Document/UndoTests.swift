import Language
import Motion
import TestSupport
import Testing

@testable import Model

struct UndoTests {
  /// A line that may or may not make sense where it is entered.
  private func line(_ generator: inout SeededGenerator) -> String {
    func pick(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }
    let state = pick(["a", "b", "c"])
    let constant = pick(["p", "q", "r"])
    let view = pick(["V", "W"])
    let number = pick(["1", "2.5", "-3", "p", "q + 1", "r * 2"])
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: return "state \(state) = \(number)"
    case 2: return "state \(state) = \(pick(["true", "false", "(1, 2)", ".degrees(5)"]))"
    case 3, 4: return "let \(constant) = \(number)"
    case 5: return "let \(constant) = reduceMotion ? \(number) : 7"
    case 6: return "view \(view) { x = \(state); y = \(constant) + 1 }"
    case 7: return "withAnimation(.bouncy) { \(state) = \(number) }"
    case 8: return "\(state) += \(number)"
    default: return "\(state).toggle()"
    }
  }

  private func word(_ text: String) -> Word { Word(text: text, range: 0..<text.utf8.count) }

  private func disturb(_ document: inout Document, _ generator: inout SeededGenerator) {
    let name = ["a", "b", "c", "p", "q", "r", "V", "W"].randomElement(using: &generator) ?? "a"
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: try? document.delete([word(name)])
    case 1: try? document.rename(word(name), to: word(name + "x"))
    case 2: try? document.rename(word(name + "x"), to: word(name))
    case 3: document.setReduceMotion(Bool.random(using: &generator))
    default: try? enter(line(&generator), into: &document)
    }
  }

  @Test(arguments: 1...20)
  func `undoing everything leads back through every state, and redoing forward again`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var document = Document()
    var portraits = [portrait(of: document)]
    for _ in 0..<150 {
      let steps = document.past.count
      disturb(&document, &generator)
      if document.past.count > steps { portraits.append(portrait(of: document)) }
      #expect(portrait(of: document) == portraits.last)
    }
    #expect(document.past.count == portraits.count - 1 && portraits.count > 30)
    for expected in portraits.dropLast().reversed() {
      #expect(document.undo() != nil)
      #expect(portrait(of: document) == expected)
    }
    #expect(document.undo() == nil)
    for expected in portraits.dropFirst() {
      #expect(document.redo() != nil)
      #expect(portrait(of: document) == expected)
    }
    #expect(document.redo() == nil)
  }

  @Test(arguments: 1...20)
  func `a session built at random is the same again from its file and from its text`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var document = Document()
    for _ in 0..<80 { disturb(&document, &generator) }
    let file = SessionCodec.encode(document, name: "x")
    let opened = try SessionCodec.decode(Array(file.utf8))
    #expect(SessionCodec.encode(opened, name: "x") == file)
    #expect(script(of: opened) == script(of: document))
    let rebuilt = try fresh(script(of: document))
    #expect(script(of: rebuilt) == script(of: document))
  }

  private func fresh(_ text: String) throws -> Document { try document(text) }

  @Test func `a script is one step, however many it runs`() throws {
    var document = Document()
    document.beginStep("run \"a\"")
    try enter("state a = 1\na += 1", into: &document)
    document.beginStep("run \"b\"")
    try enter("a += 5\nlet p = 3", into: &document)
    document.endStep()
    document.endStep()
    #expect(document.past == ["run \"a\""])
    #expect(document.undo() == "run \"a\"")
    #expect(document.definitions.isEmpty && document.value(of: "a") == nil)
  }

  @Test func `a script takes back its own steps only, and is still one step`() throws {
    var document = try document("state a = 1")
    document.beginStep("run \"x\"")
    #expect(document.undo() == nil)
    try enter("a = 2\na = 3", into: &document)
    #expect(document.undo() == "a = 3")
    #expect(document.value(of: "a") == .number(2))
    #expect(document.redo() == "a = 3")
    #expect(document.undo() == "a = 3")
    document.markSaved(as: "x")
    document.endStep()
    #expect(!document.hasUnsavedChanges)
    #expect(document.undo() == "run \"x\"")
    #expect(document.value(of: "a") == .number(1) && document.hasUnsavedChanges)
    #expect(document.redo() == "run \"x\"")
    #expect(document.value(of: "a") == .number(2) && !document.hasUnsavedChanges)
  }

  @Test func `a new change forgets what was undone`() throws {
    var document = try document("state a = 1\na = 2")
    _ = document.undo()
    try enter("a = 3", into: &document)
    #expect(document.redo() == nil && document.future.isEmpty)
    #expect(document.value(of: "a") == .number(3))
  }

  @Test func `a session knows whether it differs from its file`() throws {
    var document = try document("state a = 1")
    #expect(document.hasUnsavedChanges)
    document.markSaved(as: "x")
    #expect(!document.hasUnsavedChanges)
    try enter("a = 2", into: &document)
    #expect(document.hasUnsavedChanges)
    _ = document.undo()
    #expect(!document.hasUnsavedChanges)
    try enter("a = 3", into: &document)
    _ = document.undo()
    _ = document.undo()
    #expect(document.hasUnsavedChanges)
  }

  @Test func `opening another session can be undone`() throws {
    var document = try document("state a = 1")
    document.replace(with: try fresh("state b = 2"), command: "open b")
    #expect(document.definitions.map(\.name) == ["b"] && !document.hasUnsavedChanges)
    _ = document.undo()
    #expect(document.definitions.map(\.name) == ["a"] && document.value(of: "b") == nil)
  }
}
