import FuzzTargets
import Language
import Model
import TestSupport
import Testing
import Workbench

/// What moved the views is told by `show all` however the session came about.
struct ShownSessionTests {
  /// Sessions in which typing the last changes again, behind all definitions, would give others.
  private static let sessions = [
    "state a = false; view V { scale = a ? 1 : 2 }; a = true; view W { opacity = a ? 1 : 0 }",
    "view V { scale = reduceMotion ? 1 : 2 }; reduceMotion = true",
    "view V { scale = colorScheme == .dark ? 1 : 2 }; withAnimation { colorScheme = .dark }",
    "state a = false; view V { scale = a ? 1 : 2 }; a = true; onChange (of: a) { a = false }",
    "state a = false; state b = false; view V { x = a ? 1 : 2 }; view W { x = b ? 1 : 2 }; a = true; "
      + "onChange (of: a) { b = true }",
    "state a = false; state x = 1; view V { s = a ? 1 : 2 }; view U { s = x }; x = a ? 2 : 3; a = true",
    "state a = false; state x = 1; view U { scale = x }; view V { scale = x }.animation(.bouncy, value: a); "
      + "x += 1; state a = 2",
    "state x = 1; view W { scale = x }; x = 2; state z = 1; view W { scale = z }",
    "state a = false; view V if a { s = 1 }; withAnimation(.snappy) { a = true }; view W if a { s = 1 }",
  ]

  private func document(_ script: String) -> Document {
    var workbench = Workbench()
    workbench.enter(.init(text: script))
    while workbench.advance() != nil {}
    return workbench.session.document
  }

  @Test(arguments: sessions)
  func `a last change that cannot be typed again is restored`(script: String) {
    let document = document(script)
    #expect(document.closingCommands.contains { $0.hasPrefix("restore ") })
    #expect(DocumentLaws.broken(by: document) == nil)
  }

  /// First values that depend on what was another when the state was defined.
  @Test(arguments: [
    ("state a = reduceMotion; set reduceMotion on", "a", "false"),
    ("set reduceMotion on; state a = reduceMotion; set reduceMotion off", "a", "true"),
    ("let k = 5; state a = k; let k = 7", "a", "7"),
    ("let k = reduceMotion ? 1 : 2; state a = k; set reduceMotion on", "a", "2"),
    ("state a = colorScheme == .dark; set colorScheme dark", "a", "false"),
  ])
  func `a state begins with the same value when the session is opened`(
    script: String,
    name: String,
    value: String
  ) throws {
    let document = document(script)
    let opened = try SessionCodec.decode(Array(SessionCodec.encode(document, name: "x").utf8))
    for one in [document, opened] {
      let state = one.definition(named: name) as? StateDefinition
      #expect(state.map { SyntaxPrinter.text($0.initialValue.expression) } == value)
    }
    #expect(DocumentLaws.broken(by: document) == nil)
  }

  @Test func `changes are told in the time of their number`() {
    func changed(_ count: Int) -> Document {
      let script = (0..<count).map { "state a\($0) = 1; view v\($0) { x = a\($0) }; a\($0) = 2" }
      return document(script.joined(separator: "\n"))
    }
    let documents = [100, 400].map { (count: $0, document: changed($0)) }
    let times = documents.map { count, document in
      (0..<3).map { _ in
        Growth.seconds { for _ in 0..<5 { #expect(document.closingCommands.count == count) } }
      }.min() ?? 0
    }
    #expect(times[1] < 8 * times[0], "\(times)")
    #expect(DocumentLaws.broken(by: documents[0].document) == nil)
  }
}
