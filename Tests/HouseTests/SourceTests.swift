import Testing

/// Rules about the text of the sources that no compiler checks.
struct SourceTests {
  @Test func `no file has grown into a hall`() throws {
    for (path, text) in try House.swiftFiles(below: "Sources") {
      let lines = text.count { $0 == "\n" }
      #expect(lines <= 250, "\(path) has \(lines) lines")
    }
  }

  static let hatches = ["try!", "as!", "@unchecked", "nonisolated(unsafe)", "fatalError("]

  @Test(arguments: hatches)
  func `no escape hatch is open`(hatch: String) throws {
    for (path, text) in try House.swiftFiles(below: "Sources") {
      #expect(!text.contains(hatch), "\(path) uses \(hatch)")
    }
  }

  @Test func `a target's Swift files are never called Main`() throws {
    // Such a file turns a library target into an executable.
    for (path, _) in try House.swiftFiles(below: "Sources") {
      #expect(!path.hasSuffix("/Main.swift") && !path.hasSuffix("/main.swift"), "\(path)")
    }
  }
}
