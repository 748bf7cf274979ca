import Motion
import TestSupport
import Testing

@testable import Rendering

struct PictureEncoderTests {
  /// Words that exercise every width, wide and combining ones among blanks.
  private static let words = ["a", "⣿⣿", "日本", "e\u{301}", "  ", "😀", "0.40", "└──", " "]
  private static let roles: [Role] = [
    .plain, .faint, .series(0), .series(1), .error, .cursor, .swatch(9), .pair(front: 1, back: 2),
    .pair(front: 2, back: 1),
  ]

  private static func scribble(on picture: inout Picture, with random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      picture.write(
        words[Int.random(in: words.indices, using: &random)],
        row: Int.random(in: 0..<max(1, picture.height), using: &random),
        column: Int.random(in: 0..<max(1, picture.width), using: &random),
        role: roles[Int.random(in: roles.indices, using: &random)]
      )
    }
  }

  @Test(arguments: [true, false])
  func `the screen shows the next picture, whatever stood there before`(color: Bool) {
    var random = SeededGenerator(seed: 1)
    let encoder = PictureEncoder(color: color)
    for _ in 0..<60 {
      var screen = Screen(width: 25, height: 12)
      screen.feed(Array("above\r\n".utf8))
      var shown: Picture?
      var picture = Picture(width: 24, height: 5)
      for _ in 0..<12 {
        Self.scribble(on: &picture, with: &random)
        screen.feed(encoder.bytes(from: shown, to: picture))
        shown = picture
        #expect(Array(screen.text[1...5]) == picture.rows)
        #expect(screen.text[0] == "above")
        #expect(screen.row == 6 && screen.column == 0 && screen.style == "")
        if color { #expect(Self.hasRoles(of: picture, screen, below: 1)) }
      }
      #expect(screen.faults == [])
    }
  }

  @Test(arguments: [true, false])
  func `a picture with rows of its own is drawn there from wherever the cursor is`(color: Bool) {
    var random = SeededGenerator(seed: 5)
    let encoder = PictureEncoder(color: color, firstRow: 4)
    for _ in 0..<60 {
      var screen = Screen(width: 25, height: 8)
      screen.feed(Array("above\r\nsecond\r\nthird\r\nold old old\r\n".utf8))
      var shown: Picture?
      var picture = Picture(width: 24, height: 5)
      for turn in 0..<12 {
        Self.scribble(on: &picture, with: &random)
        screen.feed(encoder.bytes(from: shown, to: picture))
        shown = picture
        #expect(screen.text == ["above", "second", "third"] + picture.rows)
        #expect(screen.style == "")
        if color { #expect(Self.hasRoles(of: picture, screen, below: 3)) }
        screen.feed(Array("\u{1B}[\(turn % 3 + 1);20H".utf8))
      }
      #expect(screen.faults == [])
      #expect(encoder.bytes(from: picture, to: picture) == [])
    }
  }

  private static func hasRoles(of picture: Picture, _ screen: Screen, below top: Int) -> Bool {
    (0..<picture.height).allSatisfy { row in
      (0..<picture.width).allSatisfy { column in
        let cell = picture[row, column]
        return cell == .continuation
          || screen.rows[top + row][column].style == Palette.parameters(of: cell.role)
      }
    }
  }

  @Test func `an unchanged picture costs no byte, nor does a role without colour`() {
    var picture = Picture(width: 10, height: 2)
    picture.write("e\u{301}日x", row: 1, column: 2, role: .series(0))
    #expect(PictureEncoder(color: true).bytes(from: picture, to: picture) == [])
    var other = picture
    other.write("x", row: 1, column: 5, role: .faint)
    #expect(PictureEncoder(color: false).bytes(from: picture, to: other) == [])
    #expect(PictureEncoder(color: true).bytes(from: picture, to: other) != [])
  }

  @Test func `without colour no style is ever sent`() {
    var picture = Picture(width: 10, height: 2)
    picture.write("x", row: 0, column: 0, role: .error)
    let bytes = PictureEncoder(color: false).bytes(from: nil, to: picture)
    #expect(!bytes.contains(0x1B))
  }

  @Test(arguments: [(3, 6), (6, 3), (0, 2), (2, 0)])
  func `a picture of another size replaces the old one whole`(before: Int, after: Int) {
    var old = Picture(width: 12, height: before)
    var new = Picture(width: 9, height: after)
    for row in 0..<before { old.write("old row \(row)", row: row, column: 0) }
    for row in 0..<after { new.write("new \(row)", row: row, column: 0) }
    let encoder = PictureEncoder(color: true)
    var screen = Screen(width: 20, height: 12)
    screen.feed(Array("above\r\n".utf8))
    screen.feed(encoder.bytes(from: nil, to: old))
    screen.feed(encoder.bytes(from: old, to: new))
    let rest = Array(repeating: "", count: 11 - after)
    #expect(screen.text == ["above"] + new.rows + rest)
    #expect(screen.row == 1 + after && screen.column == 0)
    #expect(screen.faults == [])
  }

  @Test func `erasing leaves blank rows and the cursor at the first of them`() {
    var picture = Picture(width: 12, height: 3)
    for row in 0..<3 { picture.write("row \(row)", row: row, column: 0) }
    let encoder = PictureEncoder(color: true)
    var screen = Screen(width: 20, height: 6)
    screen.feed(Array("above\r\n".utf8) + encoder.bytes(from: nil, to: picture))
    screen.feed(encoder.erasure(of: picture))
    #expect(screen.text == ["above", "", "", "", "", ""])
    #expect(screen.row == 1)
  }

  @Test func `a picture as high as the screen allows scrolls what is above by whole rows`() {
    let encoder = PictureEncoder(color: false)
    var screen = Screen(width: 20, height: 4)
    screen.feed(Array("one\r\ntwo\r\nthree\r\n".utf8))
    var picture = Picture(width: 5, height: 2)
    picture.write("top", row: 0, column: 0)
    picture.write("low", row: 1, column: 0)
    screen.feed(encoder.bytes(from: nil, to: picture))
    #expect(screen.text == ["three", "top", "low", ""])
  }
}

struct EncoderEconomyTests {
  /// A sine that wanders through a plot of 100 by 30, in one colour, with axes.
  private static let frames = (0..<30).map { step in
    Plot(.number { Libm.sine(12 * $0 + Double(step) / 10) }, window: 0...1).picture(width: 100, height: 30)
  }

  @Test func `a moving sine takes at most 2,000 bytes a frame`() {
    let encoder = PictureEncoder(color: true)
    let bytes = zip(Self.frames, Self.frames.dropFirst()).map { encoder.bytes(from: $0, to: $1).count }
    #expect(bytes.reduce(0, +) <= 2000 * bytes.count)
    #expect(bytes.allSatisfy { $0 > 0 })
  }

  @Test func `a curve that is drawn as it plays takes a tenth of that`() {
    let drawing = Plot(.number { Libm.sine(12 * $0) }).drawing(width: 100, height: 30)
    let encoder = PictureEncoder(color: true)
    var screen = Screen(width: 101, height: 32)
    var shown: Picture?
    var sizes: [Int] = []
    for step in 0...120 {
      let next = drawing.picture(.revealed(until: Double(step) / 120))
      let bytes = encoder.bytes(from: shown, to: next)
      sizes.append(bytes.count)
      screen.feed(bytes)
      shown = next
      #expect(screen.text.prefix(30) == next.rows[...])
    }
    #expect(sizes.dropFirst().reduce(0, +) <= 200 * 120)
    #expect(screen.faults == [])
  }
}

struct StyledLineBytesTests {
  private let line = StyledLine([.init("a"), .init("b°", .error), .init("", .good), .init("c\u{7}", .strong)])

  @Test func `a line without colour is its text`() {
    #expect(String(decoding: line.bytes(color: false), as: UTF8.self) == "ab°c?")
    #expect(String(decoding: line.bytes(color: false, charset: .ascii), as: UTF8.self) == "abdegc?")
  }

  @Test func `a line with colour ends plain`() {
    let expected = "a\u{1B}[31mb°\u{1B}[0;1mc?\u{1B}[m"
    #expect(String(decoding: line.bytes(color: true), as: UTF8.self) == expected)
  }
}
