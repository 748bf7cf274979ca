import Testing

@testable import Language

/// A slip of one sign is told where it stands, and costs nothing around it.
struct MendingTests {
  private static let sound = [
    "let a = max(1, min(2, 3))\nlet b = 2",
    "view V {\n  scale = max(1, 2)\n  opacity = (1 + 2) * 3\n}\nlet b = 2",
    "scene S {\n  at 0 withAnimation(.smooth) { isOn.toggle() }\n  at 0.5 { x = 2 }\n}\nlet b = 2",
  ]

  private static let twins: [Character: [Character]] = ["(": ["{", "["], ")": ["}", "]"]]

  @Test(arguments: sound)
  func `a bracket of another kind is one fault, with the right one to type`(text: String) {
    for place in text.indices {
      for twin in Self.twins[text[place]] ?? [] {
        let slip = String(text[..<place]) + String(twin) + String(text[text.index(after: place)...])
        let told = Verbs.parse(slip)
        let offset = text.utf8.distance(from: text.startIndex, to: place)
        #expect(told.diagnostics.map(\.range) == [offset..<offset + 1], "\(slip)")
        #expect(told.diagnostics.map(\.suggestion) == [String(text[place])], "\(slip)")
        #expect(told.statements.count == 1 && told.damaged.count == 1, "\(slip)")
      }
    }
  }

  @Test(arguments: sound)
  func `a wide bracket is read as the one that is meant`(text: String) {
    let wide: [Character: String] = ["(": "\u{FF08}", ")": "\u{FF09}", "{": "\u{FF5B}", "}": "\u{FF5D}"]
    for place in text.indices {
      guard let twin = wide[text[place]] else { continue }
      let told = Verbs.parse(String(text[..<place]) + twin + String(text[text.index(after: place)...]))
      #expect(told.diagnostics.map(\.suggestion) == [String(text[place])], "\(twin) in \(text)")
      #expect(told.diagnostics.map(\.range.lowerBound) == [text[..<place].utf8.count])
    }
  }

  @Test func `what is told of a slip hides no other fault`() {
    let told = Verbs.parse("view V {\n  scale = max{1, 2)\n}\nlet b = = 2").diagnostics
    #expect(told.map(\.range.lowerBound) == [22, 39])
  }

  /// Whatever closes them may still come.
  @Test(arguments: ["view Card {", "scene S {\n at 0 {", "plot .spring(", "view V {\n scale = max(1,"])
  func `a text that ends in brackets has no slip in them`(text: String) {
    #expect(Verbs.parse(text).isIncomplete)
  }
}
