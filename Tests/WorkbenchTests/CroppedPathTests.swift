import Testing

@testable import Language
@testable import Rendering

/// Paths are cut by those who tell faults and by those who draw lines, who know nothing of each other.
struct CroppedPathTests {
  static let paths = [
    "'/home/somebody/projects/a-folder-with-a-long-name/Sessions/card.json'",
    "'Sessions/日本語の長い名前のフォルダ/そして/もうひとつ/card.json':",
    "'/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s/t/u/v/w/x/y/z/a/b/c/d/e/f/g/h/i/j/k/l/m/n.json'",
    "'/a-name-without-a-folder-that-is-longer-than-any-window-would-ever-be-on-a-desk-or-a-wall.json'",
  ]

  @Test(arguments: paths, 8...80)
  func `a path is cut in one way, wherever it is told`(path: String, width: Int) {
    for charset in [Charset.unicode, .ascii] where DisplayWidth.columns(of: path) > width {
      let told = DisplayCell.wrapped(path, width: width, mark: charset.ellipsis)
      #expect(told == [path.croppingPaths(to: width, charset: charset)])
    }
  }
}
