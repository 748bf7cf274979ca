import Language
import Testing

struct LexerTests {
  private func tokens(_ text: String) -> [Token] {
    var lexer = Lexer(Array(text.utf8))
    var tokens: [Token] = []
    repeat { tokens.append(lexer.next()) } while tokens.last?.kind != .end
    return Array(tokens.dropLast())
  }

  private func kinds(_ text: String) -> [Token.Kind] { tokens(text).map(\.kind) }

  @Test(
    arguments: [
      ("0.5", 0.5, nil), ("1_000", 1000, nil), ("1e-3", 0.001, nil), ("1.5e2", 150, nil), ("2E+2", 200, nil),
      ("120ms", 120, .milliseconds), ("3s", 3, .seconds), ("10deg", 10, .degrees), ("5%", 5, .percent),
      ("0.25x", 0.25, .times), ("1e3ms", 1000, .milliseconds), ("1_0.2_5s", 10.25, .seconds), ("007", 7, nil),
    ] as [(String, Double, Expression.Unit?)]
  )
  func `a number has one value and the unit that touches it`(
    text: String,
    value: Double,
    unit: Expression.Unit?
  ) {
    #expect(kinds(text) == [.number(value, unit: unit)])
  }

  @Test func `a percent sign is a unit unless what follows touches it`() {
    #expect(kinds("5% ") == [.number(5, unit: .percent)])
    #expect(kinds("(5%)")[1] == .number(5, unit: .percent))
    #expect(
      kinds("5%...20%") == [.number(5, unit: .percent), .symbol(.ellipsis), .number(20, unit: .percent)]
    )
    #expect(kinds("7 % 3") == [.number(7, unit: nil), .symbol(.percent), .number(3, unit: nil)])
    #expect(kinds("7%3") == [.number(7, unit: nil), .symbol(.percent), .number(3, unit: nil)])
  }

  @Test func `a range's dots are not a number's point`() {
    #expect(kinds("0...0.6") == [.number(0, unit: nil), .symbol(.ellipsis), .number(0.6, unit: nil)])
  }

  @Test(arguments: [
    (#""a b""#, "a b"), (#""\"\\\n\t""#, "\"\\\n\t"), (#""日本 é""#, "日本 é"), (#""\u{1F600}\r\0""#, "😀\r\0"),
    (#""""#, ""), (#""// no comment""#, "// no comment"),
  ])
  func `a string is what stands between its quotes`(text: String, value: String) {
    #expect(kinds(text) == [.string(value)])
  }

  @Test(
    arguments: [
      ("#FF8000", 0xFF80_00FF), ("#ff800080", 0xFF80_0080), ("#000000", 0x0000_00FF), ("#00000000", 0),
    ] as [(String, UInt32)]
  )
  func `a colour without opacity is opaque`(text: String, value: UInt32) {
    #expect(kinds(text) == [.color(value)])
  }

  @Test(
    arguments: [
      ("«.5»", "malformed-number", "0.5"), ("«1.»", "malformed-number", "1.0"),
      ("«1sec»", "unknown-unit", "1s"), ("«10degrees»", "unknown-unit", "10deg"),
      ("1«q»", "unknown-unit", nil),
      ("«1e999»", "number-too-large", nil), ("«#F80»", "malformed-color", "#FF8800"),
      ("«#12345»", "malformed-color", nil), ("«#GGGGGG»", "malformed-color", nil),
      ("«\"abc»", "unclosed-string", nil), ("\"a«\\q»b\"", "unknown-escape", "\\\\"),
      ("\"«\\u{110000»}\"", "unknown-escape", "\\\\"),
      ("«“»", "unknown-character", "\""), ("«−»", "unknown-character", "-"),
      ("«×»", "unknown-character", "*"),
      ("«@»", "unknown-character", nil), ("«&» a", "unknown-character", "&&"),
      ("«&»", "unknown-character", nil), ("«..<»", "unknown-sign", "..."),
      ("«..»1", "unknown-sign", "..."), ("«..»", "unknown-sign", nil), ("«*=»", "unknown-sign", nil),
      ("«++»", "unknown-sign", nil),
      ("«\u{0}»", "unknown-character", nil), ("«\u{200B}»", "unknown-character", nil),
    ] as [(String, Diagnostic.ID, String?)]
  )
  func `what is no token says so at its place`(marked: String, id: Diagnostic.ID, suggestion: String?) throws
  {
    let place = MarkedText(marked)
    let faults = tokens(place.text).compactMap { token in
      if case .faulty(let fault) = token.kind { fault } else { nil }
    }
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.id == id)
    #expect(fault.range == place.range)
    #expect(fault.suggestion == suggestion)
  }

  @Test func `comments, byte order mark, CRLF and a first line for the shell are space`() {
    let text = "\u{FEFF}#!/usr/bin/env easel\r\n/* a /* nested */ comment */ one // two\r\nthree\u{A0}four"
    let tokens = tokens(text)
    #expect(tokens.map { String(text.utf8[$0.range]) ?? "" } == ["one", "three", "four"])
    #expect(tokens.map(\.hasNewlineBefore) == [true, true, false])
    #expect(tokens.allSatisfy { $0.hasSpaceBefore })
  }

  @Test func `a newline inside a comment still counts`() {
    #expect(tokens("a /* \n */ b").map(\.hasNewlineBefore) == [false, true])
  }

  @Test func `an option stands after a space, else the dashes are signs`() {
    #expect(kinds("--force") == [.option])
    #expect(kinds("a --dry-run") == [.identifier, .option])
    #expect(kinds("a--b") == [.identifier, .symbol(.minus), .symbol(.minus), .identifier])
    #expect(kinds("a - -b").count == 4)
  }

  @Test(arguments: ["a", "_x1", "größe", "日本", "é", "🎈size", "e\u{301}", "👩‍👩‍👧"])
  func `a Swift identifier is one word`(name: String) {
    #expect(kinds(name) == [.identifier])
    #expect(CharacterClass.isIdentifier(name))
  }

  @Test(arguments: ["", "1a", "a b", "a-b", "a.b", ".a", "a\n"])
  func `other texts are no identifiers`(name: String) {
    #expect(!CharacterClass.isIdentifier(name))
  }

  @Test(arguments: Symbol.allCases)
  func `every sign reads as itself`(symbol: Symbol) {
    #expect(kinds("a \(symbol.rawValue) b") == [.identifier, .symbol(symbol), .identifier])
  }
}

extension String.UTF8View {
  fileprivate subscript(offsets: Range<Int>) -> Substring.UTF8View {
    self[index(startIndex, offsetBy: offsets.lowerBound)..<index(startIndex, offsetBy: offsets.upperBound)]
  }
}
