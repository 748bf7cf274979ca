import Foundation
import Testing

/// Arrows point one way: what a target may import, and nothing else.
struct ImportTests {
  static let libm: Set = ["Darwin", "Glibc", "Musl"]

  /// Allowed imports by target; `Libm.swift` alone may also import C.
  static let allowed: [String: Set<String>] = [
    "Motion": [],
    "Language": [],
    "Model": ["Motion", "Language"],
    "Rendering": ["Motion"],
    "Exchange": ["Motion", "Language", "Model"],
    "Workbench": ["Motion", "Language", "Model", "Rendering", "Exchange"],
    "Terminal": [
      "Workbench", "Language", "Rendering", "CReadline", "CTerminal", "Dispatch", "Synchronization",
      "CoreFoundation", "Darwin", "Glibc", "Musl",
    ],
    "easel": ["Terminal", "Workbench"],
    "Benchmarks": ["Motion", "Language", "Model", "Rendering", "Exchange", "Workbench"],
  ]

  @Test func `every target has its rule`() throws {
    let sources = House.root.appending(path: "Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path())
    let targets = folders.filter { !["CReadline", "CTerminal"].contains($0) && !$0.hasPrefix(".") }
    #expect(Set(targets) == Set(Self.allowed.keys))
  }

  @Test(arguments: allowed.keys.sorted())
  func `a target imports only what stands below it`(target: String) throws {
    for (path, text) in try House.swiftFiles(below: "Sources/\(target)") {
      let extra = path == "Sources/Motion/Libm.swift" ? Self.libm : []
      let permitted = (Self.allowed[target] ?? []).union(extra)
      for module in imports(of: text) where !permitted.contains(module) {
        Issue.record("\(path) imports \(module)")
      }
    }
  }

  @Test func `no library but the C one is a world of its own`() throws {
    let pure = ["Motion", "Language", "Model", "Rendering", "Exchange", "Workbench"]
    for target in pure {
      let isWorldly = (Self.allowed[target] ?? []).contains { ["Dispatch", "Foundation"].contains($0) }
      #expect(!isWorldly, "\(target) must stay pure")
    }
  }

  /// The modules a text imports, whatever the access level or attribute before the word.
  private func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
      let levels: Set<Substring> = ["package", "public", "internal", "private", "fileprivate"]
      let bare = words.drop { levels.contains($0) }
      guard bare.first == "import", let module = bare.dropFirst().last else { return nil }
      return String(module.split(separator: ".").first ?? module)
    }
  }
}
