import Language
import Motion
import TestSupport
import Testing

@testable import Model

/// Unsaved work that is kept line by line comes back as it was.
struct WorkCodecTests {
  private static let file = WorkFile(path: "/home/card.json", stamp: "1:2:3:4")

  /// Everything a person could tell one document from another by.
  private struct Portrait: Equatable {
    let file: String
    let names: [String]
    let values: [Value?]

    init(_ document: Document) {
      file = SessionCodec.encode(document, name: "portrait")
      names = document.definitions.map(\.name)
      values = names.map { document.value(of: $0) }
    }
  }

  private func decode(_ text: String) throws -> KeptWork { try WorkCodec.decode(Array(text.utf8)) }

  @Test(arguments: 0..<Effort.times(20))
  func `after any commands the lines give the same document`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var document = Document()
    Disturbance.apply(to: &document, &generator)
    var text = WorkCodec.first(document, file: Self.file)
    _ = document.takeTouched()
    for step in 0..<60 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: _ = document.undo()
      case 1: _ = document.redo()
      default: Disturbance.apply(to: &document, &generator)
      }
      guard Int.random(in: 0..<3, using: &generator) > 0 else { continue }
      text += WorkCodec.next(document, touched: document.takeTouched())
      let kept = try decode(text)
      #expect(kept.damage == nil && kept.file == Self.file)
      try #require(Portrait(kept.document) == Portrait(document), "step \(step)")
    }
  }

  @Test func `what comes back is unsaved, and remembers what moved a view`() throws {
    let source = try document("state isOn = false\nview V { x = isOn ? 1 : 0 }\nisOn.toggle()")
    var target = Document()
    let kept = try decode(WorkCodec.first(source, file: nil))
    target.replace(with: kept.document, command: "recover", isSaved: false)
    #expect(target.hasUnsavedChanges && target.value(of: "isOn") == .bool(true))
    #expect(try clip("V", in: target).trace.settlingDuration >= 0)
    _ = target.undo()
    #expect(target.isEmpty && !target.hasUnsavedChanges)
  }

  @Test func `a line that was cut off takes nothing but itself along`() throws {
    var source = try document("state a = 1")
    var text = WorkCodec.first(source, file: nil)
    _ = source.takeTouched()
    try enter("state b = 2", into: &source)
    let second = WorkCodec.next(source, touched: source.takeTouched())
    for count in 0..<second.utf8.count {
      let bytes = Array(text.utf8) + second.utf8.prefix(count)
      let kept = try WorkCodec.decode(bytes)
      #expect(kept.document.definitions.map(\.name) == ["a"] && kept.damage == nil)
    }
    text += second
    #expect(try decode(text).document.definitions.map(\.name) == ["a", "b"])
  }

  @Test func `damage in a later line is named, and all before it comes back`() throws {
    var source = try document("state a = 1")
    var text = WorkCodec.first(source, file: nil)
    _ = source.takeTouched()
    try enter("state b = 2", into: &source)
    text += WorkCodec.next(source, touched: source.takeTouched())
    let broken = #"{"definitions":[{"place":2,"definition":{"let":"c","value":"nonsense"}}]}"# + "\n"
    let kept = try decode(text + broken + broken)
    #expect(kept.document.definitions.map(\.name) == ["a", "b"])
    let damage = try #require(kept.damage)
    #expect(damage.message.hasPrefix("definitions[0].definition.value: "))
    let place = text.utf8.count + (broken.utf8.count - "\"nonsense\"}}]}\n".utf8.count) + 1
    #expect(damage.range == place..<place + "nonsense".utf8.count)
  }

  @Test(arguments: [
    "", "{", "{}\n", "[]\n", "\n", "{\"easel\":2}\n", "{\"easel\":1,\"what\":3}\n", "\u{0}\u{0}\u{0}\n",
    "{\"easel\":1,\"definitions\":[{\"place\":1e300,\"definition\":{\"state\":\"a\",\"initial\":1}}]}\n",
    "{\"easel\":1,\"definitions\":[{\"place\":-1,\"definition\":{\"state\":\"a\",\"initial\":1}}]}\n",
    "{\"easel\":1,\"definitions\":[{\"place\":0,\"definition\":{\"state\":\"a\",\"initial\":1},\"holds\":true}]}\n",
    "{\"easel\":1,\"file\":{\"path\":\"x\"}}\n",
  ])
  func `a file that is none is a fault`(text: String) {
    #expect(throws: Diagnostic.self) { try WorkCodec.decode(Array(text.utf8)) }
  }

  @Test func `keeping a change costs what the change costs, not what the session holds`() throws {
    let names = (0..<5_000).map { "state a\($0) = \($0)" }.joined(separator: "\n")
    var document = try document(names)
    _ = document.takeTouched()
    try enter("a7 = 8", into: &document)
    let line = WorkCodec.next(document, touched: document.takeTouched())
    #expect(line.utf8.count < 120)
    #expect(WorkCodec.next(document, touched: document.takeTouched()) == "{}\n")
  }
}
