import Rendering
import Testing

struct StyledLineWrapTests {
  static let line = StyledLine([
    .init("a.b.easel:3: "), .init("error: ", .error), .init("one  two 长长长 wordthatislong"),
  ])

  @Test(arguments: 1...70)
  func `wrapping loses nothing but spaces and keeps within the width`(width: Int) {
    for indent in [0, 4] {
      let lines = Self.line.wrapped(to: width, indent: indent, charset: .unicode)
      let kept = lines.flatMap(\.spans).flatMap { span in
        span.text.filter { $0 != " " }.map { ($0, span.role) }
      }
      let all = Self.line.spans.flatMap { span in span.text.filter { $0 != " " }.map { ($0, span.role) } }
      #expect(kept.map(\.0) == all.map(\.0))
      #expect(kept.map(\.1) == all.map(\.1))
      #expect(lines.allSatisfy { $0.columns <= max(width, indent == 0 ? 2 : 3) })
    }
  }

  @Test func `lines break between words, and only what is no role of its own is moved in`() {
    let lines = Self.line.wrapped(to: 22, indent: 2, charset: .unicode).map(\.text)
    #expect(lines == ["a.b.easel:3: error:", "  one  two 长长长", "  wordthatislong"])
  }

  @Test(arguments: 1...40)
  func `a path is cut at its front, from a slash where much is left`(width: Int) {
    let path = "/home/somebody/projects/Sessions/card.json"
    let cut = path.croppedAtFront(to: width, charset: .unicode)
    #expect(cut.count <= width)
    #expect(cut.hasPrefix("…"))
    #expect(path.hasSuffix(cut.dropFirst()))
    #expect(cut.hasPrefix("…/") == (width > 10 || cut == "…/"))
  }

  @Test(arguments: 8...60)
  func `in ASCII a path and what it stands in fit too`(width: Int) {
    let line = StyledLine([
      .init("easel: ", .error), .init("the file '/home/josé/日本/Sessions/card.json' is … 90° wide"),
    ])
    let lines = line.wrapped(to: width, indent: 2, charset: .ascii)
    #expect(lines.allSatisfy { $0.columns <= width }, "\(lines.map(\.text))")
    #expect(lines.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
    // The path is as wide as this; the folder's four columns are written as question marks.
    let path = "'/home/jose/????/Sessions/card.json'"
    #expect(lines.contains { $0.text.contains("'...") } == (path.utf8.count > width - 2))
  }
}
