/// One thing that takes bytes from strangers, and the laws it must keep whatever they are.
package struct FuzzTarget: Sendable {
  /// The name of its corpus folder and of its dictionary.
  package let name: String

  /// The most bytes worth trying at once.
  package let longest: Int

  private let law: @Sendable ([UInt8]) throws -> Void

  init(name: String, longest: Int, law: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.name = name
    self.longest = longest
    self.law = law
  }

  /// Feeds it some bytes.
  ///
  /// - Returns: Which law was broken, nil when all held; a trap or a hang is for the caller to notice.
  package func check(_ bytes: [UInt8]) -> String? {
    do {
      try law(bytes)
      return nil
    } catch {
      return (error as? BrokenLaw)?.sentence ?? "\(error)"
    }
  }

  package static let all: [FuzzTarget] = [.language, .expressions, .sessions, .keys, .workbench, .documents]
}

/// What did not hold, in words that show the values.
struct BrokenLaw: Error {
  let sentence: String
}

/// Throws unless something holds.
func require(_ holds: Bool, _ sentence: @autoclosure () -> String) throws {
  if !holds { throw BrokenLaw(sentence: sentence()) }
}
