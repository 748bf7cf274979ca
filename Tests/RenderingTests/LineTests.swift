import Testing

import Rendering

struct StatusLineTests {
  private static var line: StatusLine {
    var line = StatusLine()
    line.time = 0.4
    line.total = 0.48
    line.speed = 0.1
    line.frame = 24
    line.dropped = 0
    line.readings = ["scale 1.094"]
    line.hints = ["? keys", "space pause", "←→ step"]
    return line
  }

  @Test func `what matters less gives way first, and the order stays`() {
    let lines = [
      (
        120,
        "  ▶ 0.400 of 0.480 s   0.1×      frame 24       0 dropped   scale 1.094   ? keys  space pause  ←→ step"
      ),
      (92, "  ▶ 0.400 of 0.480 s   0.1×      frame 24       0 dropped   scale 1.094   ? keys"),
      (79, "  ▶ 0.400 of 0.480 s   0.1×       0 dropped   scale 1.094   ? keys"),
      (60, "  ▶ 0.400 of 0.480 s   0.1×      scale 1.094   ? keys"),
      (50, "  ▶ 0.400 of 0.480 s   0.1×      scale 1.094"),
      (40, "  ▶ 0.400 of 0.480 s   0.1×      ? keys"),
      (20, "  ▶ 0.400 of 0.480 s"),
      (10, "▶ 0.400"),
    ]
    for (width, text) in lines { #expect(Self.line.line(width: width).text == text) }
    for width in 0...120 { #expect(Self.line.line(width: width).columns <= width) }
  }

  @Test func `in a narrow window Reduce Motion leaves the key that tells of all others`() {
    var line = Self.line
    line.isReduced = true
    #expect(line.line(width: 39).text == "  ▶ 0.400 s   0.1×     reduced  ? keys")
    line.speed = 1
    #expect(line.line(width: 39).text == "  ▶ 0.400 of 0.480 s  reduced  ? keys")
    for width in 0...60 { #expect(line.line(width: width).columns <= width) }
  }

  @Test func `no field moves while numbers grow`() {
    var line = Self.line
    line.total = 12.5
    let first = line.line(width: 120)
    line.time = 12.345
    line.speed = 0.015_625
    line.frame = 99_999
    line.dropped = 12
    line.state = .paused
    let last = line.line(width: 120)
    for word in ["of", "frame", "dropped", "scale", "? keys"] {
      #expect(first.column(of: word) == last.column(of: word))
    }
  }

  @Test func `ASCII has a line of its own, and what never ends shows no total`() {
    var line = Self.line
    line.total = nil
    line.state = .paused
    let text = line.line(width: 120, charset: .ascii).text
    #expect(text.utf8.allSatisfy { $0 < 0x7F })
    #expect(text.hasPrefix("  =   0.400 s   0.1x"))
  }
}

extension StyledLine {
  fileprivate func column(of word: String) -> Int? {
    text.ranges(of: word).first.map { text.distance(from: text.startIndex, to: $0.lowerBound) }
  }
}

struct TableTests {
  private static let table = Table(
    columns: [.init("time", .decimal), .init("value", .decimal), .init("name"), .init("note")],
    rows: [
      ["0", "0.00", "日本", "start of it"],
      ["0.1", "-10.125", "b", "short"],
      ["0.25", "nan", "", "a long text that goes on and on"],
      ["12.5", "4.6 %", "c"],
    ],
    wrapsLastColumn: true
  )

  @Test func `numbers stand one below the other by their points, and the last column wraps`() {
    #expect(
      Self.table.lines(width: 44).map(\.text) == [
        "   time    value  name  note",
        "   0       0.00   日本  start of it",
        "   0.1   -10.125  b     short",
        "   0.25      nan        a long text that",
        "                        goes on and on",
        "  12.5     4.6 %  c",
      ]
    )
  }

  @Test func `a heading ends where the widest of its cells ends, words and units included`() {
    let table = Table(
      columns: [.init("channel"), .init("to", .decimal), .init("fastest", .decimal)],
      rows: [["scale", "1.25", "83.3/s"], ["tint", "#A253A2", "-1.97/s"], ["offset", "-12", "8/s"]]
    )
    #expect(
      table.lines(width: nil).map(\.text) == [
        "  channel       to  fastest",
        "  scale       1.25  83.3/s",
        "  tint     #A253A2  -1.97/s",
        "  offset    -12      8/s",
      ]
    )
  }

  @Test func `a word that has no room beside the other columns stands whole below them`() {
    let table = Table(
      columns: [.init("kind"), .init("name"), .init("what")],
      rows: [
        ["scene", "doubleTap", "2 entries for HeartPulse.scale, Card.offset"], ["state", "isOn", "true"],
      ],
      wrapsLastColumn: true
    )
    #expect(
      table.lines(width: 31).map(\.text.trimmed) == [
        "  kind   name", "      what",
        "  scene  doubleTap", "      2 entries for", "      HeartPulse.scale,", "      Card.offset",
        "  state  isOn", "      true",
      ]
    )
  }

  @Test func `without a width nothing is cut or wrapped`() {
    let long = String(repeating: "word ", count: 40) + "end"
    for wraps in [true, false] {
      let table = Table(columns: [.init(), .init()], rows: [["a", long]], wrapsLastColumn: wraps)
      #expect(table.lines(width: nil).map(\.text) == ["  a  " + long])
    }
  }

  @Test func `no line is wider than asked`() {
    for width in 0...60 {
      for charset in [Charset.unicode, .ascii] {
        for line in Self.table.lines(width: width, charset: charset) { #expect(line.columns <= width) }
      }
    }
    #expect(Self.table.lines(width: 12).map(\.text)[2] == "   0.1   -1…")
  }

  @Test func `a table without titles has no heading, one without rows no body`() {
    #expect(
      Table(columns: [.init(), .init()], rows: [["a", "b"]]).lines(width: 20).map(\.text) == ["  a  b"]
    )
    #expect(Table(columns: [.init("a")], rows: []).lines(width: 20).map(\.text) == ["  a"])
    #expect(Table(columns: [], rows: [["a"]]).lines(width: 20).map(\.text) == [""])
  }

  @Test func `text breaks between words, and inside one only if it must`() {
    #expect(TextWrap.lines("one two three", width: 7) == ["one two", "three"])
    #expect(TextWrap.lines("incomprehensible", width: 6) == ["incomp", "rehens", "ible"])
    #expect(TextWrap.lines("日本語 x", width: 5) == ["日本", "語 x"])
    #expect(TextWrap.lines("", width: 5) == [""])
    #expect(TextWrap.lines("日", width: 0) == ["日"])
  }

  @Test func `of a text with more lines than there is room for the last says so`() {
    func cut(_ width: Int, _ charset: Charset, count: Int = 1) -> [String] {
      TextWrap.lines("nothing is called 'aLongName'", width: width, count: count, charset: charset)
    }
    #expect(cut(20, .unicode) == ["nothing is called …"])
    #expect(cut(20, .ascii) == ["nothing is ..."])
    #expect(cut(12, .ascii, count: 2) == ["nothing is", "called ..."])
    #expect(cut(7, .unicode) == ["nothin…"])
    #expect(cut(7, .ascii) == ["noth..."])
    #expect(cut(29, .ascii) == ["nothing is called 'aLongName'"])
    for width in 1...30 {
      for charset in [Charset.unicode, .ascii] {
        #expect(cut(width, charset).allSatisfy { DisplayWidth.columns(of: $0) <= width })
      }
    }
  }

  @Test func `a cut line keeps its roles and says that it was cut`() {
    let line = StyledLine([.init("abc", .strong), .init("defgh", .faint)])
    #expect(line.cropped(to: 8) == line)
    #expect(line.cropped(to: 5) == StyledLine([.init("abc", .strong), .init("d…", .faint)]))
    #expect(line.cropped(to: 3) == StyledLine([.init("ab…", .strong)]))
    #expect(line.cropped(to: 0) == StyledLine([StyledLine.Span]()))
  }
}

struct SparklineTests {
  @Test func `levels rise from the lowest to the highest value`() {
    #expect(Sparkline.text(of: (0...7).map(Double.init), in: 0...7) == "▁▂▃▄▅▆▇█")
    #expect(Sparkline.text(of: [0, 1, 2, 3, .nan, 9], in: 0...3, charset: .ascii) == "_.-' '")
    #expect(Sparkline.text(of: [5, 5], in: 5...5) == "▄▄")
    #expect(Sparkline.text(of: [-1e308, 0, 1e308], in: -1e308...1e308) == "▁▅█")
  }
}

extension String {
  /// Without spaces at its end.
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
