import Language
import Motion
import TestSupport
import Testing

@testable import Model

struct UndoTests {
  @Test(arguments: 1...UInt64(Effort.times(20)))
  func `undoing everything leads back through every state, and redoing forward again`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var document = Document()
    var portraits = [portrait(of: document)]
    for _ in 0..<150 {
      let steps = document.past.count
      Disturbance.apply(to: &document, &generator)
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
    for _ in 0..<80 { Disturbance.apply(to: &document, &generator) }
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
    document.markSaved(as: "x", file: "x")
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
    document.markSaved(as: "x", file: "x")
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
