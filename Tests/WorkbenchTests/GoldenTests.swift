import Rendering
import Testing

@testable import Workbench

/// What a script prints against what was recorded.
struct GoldenTests {
  @Test(arguments: [
    ("a.easel", "G", "G/a.txt"), ("./x//a.easel", "G/", "G/x/a.txt"), ("a", ".", "a.txt"),
    ("x/../y/a.easel", "./", "y/a.txt"), ("/home/me/x/a.easel", "G", "G/x/a.txt"),
    ("/other/a.easel", "G", "G/_up/_up/other/a.txt"), ("../a.easel", "/G", "/G/_up/a.txt"),
    ("/home/a.easel", "/G", "/G/_up/a.txt"), ("../../../../a.easel", "G", "G/_up/_up/a.txt"),
    ("_up/a.easel", "G", "G/__up/a.txt"), ("../__up/a", "G", "G/_up/___up/a.txt"),
    ("up/a", "G", "G/up/a.txt"),
  ])
  func `a script has one golden file, however it is named`(script: String, folder: String, path: String) {
    #expect(GoldenFile.path(of: script, in: folder, from: "/home/me") == path)
  }

  @Test func `how lines end does not matter`() {
    for text in ["a\nb\n", "a\r\nb\r\n", "a\nb"] { #expect(GoldenFile.lines(of: text) == ["a", "b"]) }
    #expect(GoldenFile.lines(of: "") == [])
    #expect(GoldenFile.lines(of: "\n") == [""])
  }

  @Test func `a script that prints nothing needs no golden file`() {
    #expect(!GoldenVerdict(path: "g", recorded: nil, printed: []).isFault)
    #expect(GoldenVerdict(path: "g", recorded: nil, printed: ["1"]).isFault)
    #expect(GoldenVerdict(path: "g", recorded: "1\n", printed: []).isFault)
    #expect(!GoldenVerdict(path: "g", recorded: "1\n", printed: ["1"]).isFault)
  }

  private func shown(_ old: [String], _ new: [String]) -> String {
    LineDifference(from: old, to: new)?.lines(old: "old", new: "new").map(\.text).joined(separator: "\n")
      ?? ""
  }

  @Test func `the first lines that differ are shown as diff would`() {
    #expect(
      shown(["1", "2", "3", "4", "5", "6", "7"], ["1", "2", "3", "x", "y", "5", "6", "7"]) == """
        --- old
        +++ new
        @@ -2,5 +2,6 @@
         2
         3
        -4
        +x
        +y
         5
         6
        """
    )
    #expect(shown([], ["a"]) == "--- old\n+++ new\n@@ -0,0 +1,1 @@\n+a")
    #expect(shown(["a", "b"], ["a"]) == "--- old\n+++ new\n@@ -1,2 +1,1 @@\n a\n-b")
  }

  @Test func `a difference is short, and says how much there is`() {
    let old = (1...5000).map { "line \($0)" }
    let difference = LineDifference(from: old, to: old.map { $0 + "!" })
    #expect(difference?.count == 5000)
    #expect(difference?.rows.count == 16)
    #expect(difference?.rest == 10_000 - 16)
    #expect(difference?.line == 1)
  }

  static let changes: [(old: [String], new: [String], count: Int)] = [
    (["a", "b"], ["x", "b"], 1), (["a", "b", "c"], ["b", "c", "d"], 2), (["a"], ["x", "y", "z"], 3),
    (["a", "b", "c", "d"], ["x", "y", "c"], 3),
  ]

  @Test(arguments: changes)
  func `a line that became another counts once, elsewhere each counts`(
    old: [String],
    new: [String],
    count: Int
  ) {
    #expect(LineDifference(from: old, to: new)?.count == count)
  }

  /// Many of the ways to leave out lines of six, on both sides.
  @Test func `the rows of a difference are both texts, in order`() {
    for mask in stride(from: 0, to: 4096, by: 5) {
      let old = (0..<6).filter { mask >> $0 & 1 == 1 }.map { "\($0 % 3)" }
      let new = (0..<6).filter { mask >> ($0 + 6) & 1 == 1 }.map { "\($0 % 3)" }
      guard let difference = LineDifference(from: old, to: new) else {
        #expect(old == new)
        continue
      }
      let olds = difference.rows.filter { if case .new = $0 { false } else { true } }.map(\.text)
      let news = difference.rows.filter { if case .old = $0 { false } else { true } }.map(\.text)
      let skipped =
        difference.line - 1 - difference.rows.prefix { if case .both = $0 { true } else { false } }.count
      #expect(Array(old.dropFirst(skipped).prefix(olds.count)) == olds)
      #expect(Array(new.dropFirst(skipped).prefix(news.count)) == news)
    }
  }
}

extension LineDifference.Row {
  fileprivate var text: String {
    switch self {
    case .both(let text), .old(let text), .new(let text): text
    }
  }
}
