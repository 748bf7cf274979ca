import Model
import TestSupport
import Workbench

extension FuzzTarget {
  /// A document made of random lines keeps every law; the bytes only choose which lines.
  static let documents = FuzzTarget(name: "documents", longest: 8) { bytes throws in
    let seed = bytes.reduce(UInt64(bytes.count)) { $0 << 8 | UInt64($1) }
    if let sentence = DocumentLaws.brokenByScript(seed: seed) { throw BrokenLaw(sentence: sentence) }
  }
}

extension DocumentLaws {
  /// Runs a random script line by line, and checks the document now and then and at the end.
  ///
  /// - Returns: Which law does not hold, with the script; nil when all do.
  package static func brokenByScript(seed: UInt64) -> String? { script(seed: seed).broken }

  /// Runs a random script.
  ///
  /// - Returns: How many lines were taken, how many refused, and what does not hold.
  package static func script(seed: UInt64) -> (taken: Int, refused: Int, broken: String?) {
    var script = RandomScript(seed: seed)
    var world = MemoryWorld(variant: 64)
    var lines: [String] = []
    for index in 1...20 {
      let line = script.next()
      lines.append(line)
      do { try world.type(line) } catch { return (0, 0, "\(error)") }
      guard index.isMultiple(of: 10) else { continue }
      if let sentence = broken(by: world.workbench.session.document) {
        return (0, 0, sentence + "\nafter\n" + lines.joined(separator: "\n"))
      }
    }
    return (lines.count - world.refusals, world.refusals, nil)
  }
}
