import Testing

@testable import Rendering

struct PictureTests {
  @Test func `rows come out as they were written, without trailing spaces`() {
    var picture = Picture(width: 8, height: 2)
    picture.write("ab", row: 0, column: 1)
    picture.write("日本", row: 1, column: 0)
    #expect(picture.rows == [" ab", "日本"])
  }

  @Test func `text outside the picture is ignored, and text across its edge is cut`() {
    var picture = Picture(width: 4, height: 1)
    picture.write("abcdef", row: 0, column: 2)
    picture.write("xyz", row: 0, column: -2)
    picture.write("no", row: 1, column: 0)
    picture.write("no", row: -1, column: 0)
    #expect(picture.rows == ["z ab"])
  }

  @Test func `a wide character is never cut in half`() {
    var picture = Picture(width: 5, height: 1)
    picture.write("ab日本", row: 0, column: 0)
    #expect(picture.rows == ["ab日"])
    picture.write("x", row: 0, column: 3)
    #expect(picture.rows == ["ab x"])
    picture.write("日本", row: 0, column: 0)
    picture.write("x", row: 0, column: 0)
    #expect(picture.rows == ["x 本"])
  }

  @Test func `a sequence of scalars takes one cell`() {
    var picture = Picture(width: 6, height: 1)
    picture.write("e\u{301}👨‍👩‍👧!", row: 0, column: 0)
    #expect(picture.rows == ["e\u{301}👨‍👩‍👧!"])
  }

  @Test func `no control character gets into a picture`() {
    var picture = Picture(width: 12, height: 1)
    picture.write("a\u{1B}[2J\r\nb\u{9B}c\u{7F}", row: 0, column: 0)
    #expect(picture.rows == ["a?[2J?b?c?"])
  }

  @Test func `a picture inside a picture stands where it was put, cut at the edges`() {
    var inner = Picture(width: 4, height: 2)
    inner.write("日e\u{301}x", row: 0, column: 0, role: .strong)
    inner.write("1234", row: 1, column: 0)
    var outer = Picture(width: 5, height: 3)
    outer.draw(inner, row: 1, column: 2)
    #expect(outer.rows == ["", "  日e\u{301}", "  123"])
    outer.draw(inner, row: -1, column: -1)
    #expect(outer.rows == ["234", "  日e\u{301}", "  123"])
  }

  @Test func `drawing cuts wide characters at its sides, and takes its own with it`() {
    var outer = Picture(width: 8, height: 2)
    outer.write("日本語字", row: 0, column: 0)
    outer.write("日本語字", row: 1, column: 0)
    var inner = Picture(width: 3, height: 1)
    inner.write("a漢", row: 0, column: 0)
    outer.draw(inner, row: 0, column: 1)
    outer.draw(inner, row: 1, column: 6)
    #expect(outer.rows == [" a漢語字", "日本語a"])
  }

  @Test func `lines keep their roles, and a space belongs to the words around it`() {
    var picture = Picture(width: 20, height: 1)
    let line = StyledLine([.init("two words", .faint), .init(" "), .init("x", .series(2))])
    picture.write(line, row: 0)
    #expect(picture.lines == [StyledLine([.init("two words ", .faint), .init("x", .series(2))])])
  }

  @Test(arguments: [-1, 0, Int.max, Int.min])
  func `a size no terminal has makes no trouble`(size: Int) {
    let picture = Picture(width: size, height: 1)
    #expect(picture.width == min(max(size, 0), 4096))
    #expect(picture.rows == [""])
  }

  @Test func `every role survives being packed into a cell`() {
    let roles: [Role] =
      [.plain, .faint, .strong, .error, .good, .cursor] + (0...255).map { .series($0) }
      + (0...255).map { .swatch($0) }
    for role in roles { #expect(Cell(scalar: 0x41, role: role).role == role) }
  }
}

struct DisplayWidthTests {
  /// Widths as glibc's wcwidth and Unicode's EastAsianWidth.txt give them.
  static let widths: [(String, Int)] = [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("\u{1100}\u{1161}", 2), ("。", 2),
    ("Ａ", 2), ("ｱ", 1), ("·", 1), ("─", 1), ("┤", 1), ("▲", 1), ("⣿", 1), ("°", 1), ("…", 1), ("😀", 2),
    ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("\u{200B}", 0), ("\u{301}", 0), ("⌚", 2), ("㍿", 2),
    ("𠀀", 2), ("→", 1), ("ζ", 1), ("я", 1), ("א", 1), ("ก็", 1), ("\u{AC00}", 2), ("¢", 1), ("￠", 2),
  ]

  @Test(arguments: widths)
  func `a character takes the columns terminals give it`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }
}

struct CharsetTests {
  @Test func `every spelling in ASCII is ASCII`() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(Charset.ascii.spell(String(scalar)).utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test func `drawing characters have readable twins`() {
    #expect(Charset.ascii.spell("▶ 0.1× 10° … ‖ 日") == "> 0.1x 10deg ... = ??")
    #expect(Charset.unicode.spell("▶ 0.1×") == "▶ 0.1×")
  }
}
