import Language
import Testing

struct DiagnosticRendererTests {
  private func fault(_ marked: String, message: String = "wrong", suggestion: String? = nil) -> (
    Diagnostic, String
  ) {
    let place = MarkedText(marked)
    return (Diagnostic(id: "test", message: message, range: place.range, suggestion: suggestion), place.text)
  }

  private func picture(
    _ marked: String,
    suggestion: String? = nil,
    isASCIIOnly: Bool = false,
    width: Int = 200
  ) -> String {
    let (fault, text) = fault(marked, suggestion: suggestion)
    return DiagnosticRenderer(isASCIIOnly: isASCIIOnly, width: width)
      .render(fault, in: Source(name: "a.easel", text: text))
  }

  @Test func `the place, the line, the carets and what to type`() {
    #expect(
      picture("plot Card\nplot «.bouncyy»\nplot Dot", suggestion: ".bouncy") == """
        a.easel:2:6: error: wrong
        plot .bouncyy
             ^^^^^^^^ type: .bouncy
        """
    )
  }

  @Test func `lines are counted from the number of the first`() {
    let (fault, text) = fault("list\n«x»")
    let source = Source(name: "standard input", text: text, firstLine: 10)
    #expect(DiagnosticRenderer().render(fault, in: source).hasPrefix("standard input:11:1: error: wrong\n"))
  }

  @Test func `an empty place has one caret`() {
    #expect(
      picture("plot Card,«»") == """
        a.easel:1:11: error: wrong
        plot Card,
                  ^
        """
    )
    #expect(picture("«»") == "a.easel:1:1: error: wrong\n\n^")
  }

  @Test func `columns are characters and carets are as wide as what they mark`() {
    #expect(
      picture("\"日本é\" «größe» x") == """
        a.easel:1:7: error: wrong
        "日本é" größe x
                ^^^^^
        """
    )
    #expect(
      picture("x «日本»") == """
        a.easel:1:3: error: wrong
        x 日本
          ^^^^
        """
    )
    #expect(
      picture("e\u{301} «👩‍👩‍👧»") == """
        a.easel:1:3: error: wrong
        e\u{301} 👩‍👩‍👧
          ^^
        """
    )
  }

  @Test func `a tab is as wide as it is shown, one character to count`() {
    #expect(picture("a\t«b»") == "a.easel:1:3: error: wrong\na       b\n        ^")
  }

  @Test func `a range over several lines is marked to the end of its first`() {
    #expect(picture("f«(1,\n2)»") == "a.easel:1:2: error: wrong\nf(1,\n ^^^")
  }

  @Test func `lines end as they do in editors`() {
    #expect(picture("a\r\n«b»\r\nc") == "a.easel:2:1: error: wrong\nb\n^")
    #expect(picture("a\r«b»") == "a.easel:2:1: error: wrong\nb\n^")
    #expect(picture("\u{FEFF}«b»") == "a.easel:1:1: error: wrong\nb\n^")
  }

  @Test func `a long line is cut on both sides of the place`() {
    let long = String(repeating: "a", count: 50) + "«XX»" + String(repeating: "b", count: 50)
    #expect(
      picture(long, width: 20) == """
        a.easel:1:51: error: wrong
        …aaaaaaXXbbbbbbbbbbbb…
               ^^
        """
    )
    #expect(
      picture(long, isASCIIOnly: true, width: 20) == """
        a.easel:1:51: error: wrong
        ...aaaaaaXXbbbbbbbbbbbb...
                 ^^
        """
    )
    #expect(
      picture(String(repeating: "a", count: 50) + "«X»", width: 20) == """
        a.easel:1:51: error: wrong
        …aaaaaaaaaaaaaaaaaaaX
                            ^
        """
    )
  }

  @Test func `no more than the width is shown of any line`() {
    for length in [10, 19, 20, 21, 400, 100_000] {
      for position in [0, 1, length / 2, length - 1, length] {
        let text =
          String(repeating: "日", count: position) + "«»" + String(repeating: "x", count: length - position)
        let lines = picture(text, width: 20).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3)
        #expect(lines[1].count <= 22)
        #expect(lines[2].count <= 42)
      }
    }
  }

  @Test func `a terminal is shown nothing it would obey`() {
    #expect(picture("a\u{1B}[31m«b»") == "a.easel:1:7: error: wrong\na\\u{1B}[31mb\n           ^")
    #expect(picture("a\u{202E}«b»").contains("\\u{202E}"))
  }

  @Test func `without Unicode everything is ASCII`() {
    let text = picture("\"日本é\" «größe»", suggestion: "…", isASCIIOnly: true)
    #expect(
      text == #"""
        a.easel:1:7: error: wrong
        "\u{65E5}\u{672C}\u{E9}" gr\u{F6}\u{DF}e
                                 ^^^^^^^^^^^^^^^ type: \u{2026}
        """#
    )
  }

  // MARK: At the prompt

  private func typed(_ marked: String, message: String = "wrong", suggestion: String? = nil) -> String {
    let (fault, text) = fault(marked, message: message, suggestion: suggestion)
    return DiagnosticRenderer().render(fault, in: Source(text: text), promptWidth: 7, screenWidth: 40)
  }

  @Test func `at the prompt the carets stand under what was typed`() {
    #expect(
      "easel> plto .bouncy\n" + typed("«plto» .bouncy", suggestion: "plot") == """
        easel> plto .bouncy
               ^^^^ wrong; type: plot
        """
    )
    #expect("easel> é 日 x\n" + typed("é 日 «x»") == "easel> é 日 x\n            ^ wrong")
    #expect(typed("a\t«b»") == String(repeating: " ", count: 16) + "^ wrong")
  }

  @Test func `words that do not fit stand on a line of their own`() {
    #expect(
      typed("plot «Crad»", message: "a message of some length, longer") == """
                    ^^^^
        a message of some length, longer
        """
    )
  }

  @Test func `what to type has a line of its own where it does not fit`() {
    #expect(
      typed("plot «Crad»", message: "a message of len 22...", suggestion: "withAnimation") == """
                    ^^^^ a message of len 22...
        type: withAnimation
        """
    )
    let message = "nothing has changed yet that could be shown; change it first"
    #expect(
      typed("plot «Crad»", message: message, suggestion: "withAnimation(.bouncy) { isOn.toggle() }") == """
                    ^^^^
        nothing has changed yet that could be
        shown; change it first
        type: withAnimation(.bouncy) {
        isOn.toggle() }
        """
    )
  }

  @Test func `a line that was wrapped is cropped to the window`() {
    let text = String(repeating: "a", count: 60) + " «bad» " + String(repeating: "b", count: 60)
    #expect(
      typed(text, message: "wrong in a way that takes more words", suggestion: "good") == """
        error: wrong in a way that takes more
        words
        …aaaaaaaaaaa bad bbbbbbbbbbbbbbbbbbbbbb…
                     ^^^ type: good
        """
    )
    let end = String(repeating: "a", count: 80)
    #expect(
      typed("\(end)«»") == """
        error: wrong
        …\(String(repeating: "a", count: 38))
        \(String(repeating: " ", count: 39))^
        """
    )
  }

  @Test func `at any width the caret stands in the window, below what it marks`() {
    for width in [16, 20, 39, 40, 41, 80] {
      for length in [0, 1, width - 9, width - 8, width - 7, width, 3 * width] {
        let text = String(repeating: "a", count: max(length, 0))
        let fault = Diagnostic(id: "test", message: "wrong", range: text.utf8.count..<text.utf8.count)
        let lines = DiagnosticRenderer().lines(
          fault,
          in: Source(text: text),
          promptWidth: 7,
          screenWidth: width
        )
        let carets = lines.first { $0.parts.contains { $0.text == "^" && $0.isFault } }
        #expect(carets.map { ($0.text.firstIndex(of: "^")?.utf16Offset(in: $0.text) ?? 0) < width } == true)
        #expect(lines.allSatisfy { $0.text.count <= width })
      }
    }
  }

  @Test func `only the word error and the carets are marked as the fault`() {
    let (fault, text) = fault("plot «x»", suggestion: "y")
    let lines = DiagnosticRenderer().lines(fault, in: Source(name: "a", text: text))
    #expect(lines.map { $0.parts.filter(\.isFault).map(\.text) } == [["error:"], [], ["^"]])
    #expect(lines.map(\.text).joined(separator: "\n") == "a:1:6: error: wrong\nplot x\n     ^ type: y")
  }

  @Test func `what was typed on several lines, or wrapped, is shown again`() {
    #expect(typed("view Card {\n  «3»") == "error: wrong\n  3\n  ^")
    let wrapped = String(repeating: "a", count: 33)
    #expect(typed("«\(wrapped)»").hasPrefix("error: wrong\n\(wrapped)\n^"))
  }
}
