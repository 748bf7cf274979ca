import Language
import Testing

/// What is told to be typed takes the place of the fault's range, wherever it stands.
struct SuggestionPlaceTests {
  @Test(arguments: [
    "Circle()\n  .opacity(isOn ? 1 : 0)\nlist", ".bouncy at 0.1; list", "list; at 0 isOn = true",
    "compare step q, .smooth; list", "sample 0.1 q", "compare .smooth from 0 to 10, .snappy; list",
    "compare .bouncy .smooth", "compare .bouncy vs .smooth at 0.1x", "# a (comment\nlist",
    "private let quick = .snappy", "@Foo let quick = .snappy", "@Binding var isOpen: Bool",
    "@State\nprivate var isOpen = true", "@A @B(1)\n@C\nvar isOpen = true", "private(set) var isOpen = true",
    "private var isOpen = true // open", "easel plot .bouncy", "withAnimation .bouncy { x = 1 }",
    "withAnimation(.bouncy, completionCriteria: .removed) { x = 1 }", "if a { x = 1 } else x = 2",
    "x *= 2 + 3",
    "drag x by 5, 6 over 1", "run 'a'; list", "sweep .bouncy for b in 0, 1, 2", "toggle x",
    "view V { .offset(x: 1).opacity(2) }", "scene S { wait 1; x = 2 }", "scene S { at 0, x = 2 }",
    "enum Mood { case calm, busy }", "transition: all .3s ease-in 100ms", "import \"a.easel\"",
    "UIView.animate(withDuration: 0.3) { x = 1 }", "assert(1 < 2)", "#expect(1 < 2)", "300 ms", "(1 2)",
  ])
  func `in place of the range it is what was meant`(text: String) throws {
    let use = CommandSignature(name: "use", operands: .path(optional: false))
    let parser = Parser(
      signatures: Verbs.all + [use],
      hints: ["import": WordHint(verb: nil, files: [".easel": "use"])],
      clipWords: ClipWords(clips: ["bouncy", "smooth", "snappy"], labels: ["spring": ["duration"]])
    )
    let fault = try #require(parser.parse(Source(text: text)).diagnostics.first)
    let suggestion = try #require(fault.suggestion)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(fault.range, with: suggestion.utf8)
    let mended = String(decoding: bytes, as: UTF8.self)
    #expect(parser.parse(Source(text: mended)).diagnostics == [], "\(mended)")
  }
}
