import Foundation
import FuzzTargets
import Testing

/// What the fuzzers found worth keeping, once more in every test run.
struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fuzz/Corpus").standardized

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `every law holds for every kept input`(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let folder = Self.folder.appending(path: name)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 10)
    for file in files {
      let sentence = target.check(Array(try Data(contentsOf: file)))
      #expect(sentence == nil, "\(file.lastPathComponent)")
    }
  }
}
