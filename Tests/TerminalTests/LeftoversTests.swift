import Testing

@testable import Terminal

/// Names of files that a dead writer may have left.
struct LeftoversTests {
  @Test func `what is made is known`() {
    for _ in 0..<100 {
      let path = Leftovers.newPath(in: "/a/folder")
      #expect(path.hasPrefix("/a/folder/"))
      #expect(Leftovers.isOurs(String(path.dropFirst("/a/folder/".count))))
    }
  }

  @Test(arguments: [
    ".easel", ".easel-", ".easel-1", ".easel-1-", ".easel--1", ".easel-1-2-3", ".easel-a-1", ".easel-0-1",
    ".easel-1-4294967296", "easel-1-2", ".easel-1-2.json", ".easel-1--2",
  ])
  func `nothing else is`(name: String) {
    #expect(!Leftovers.isOurs(name))
  }
}
