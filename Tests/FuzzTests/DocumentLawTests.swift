import FuzzTargets
import Testing

/// What is shown builds what was shown, what is saved opens as it was, and what is undone was never there:
/// for documents of every kind, made by random lines.
struct DocumentLawTests {
  /// Documents of each case; a debug build has time for fewer.
  #if DEBUG
    private static let rounds: UInt64 = 5
  #else
    private static let rounds: UInt64 = 500
  #endif

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `every law holds for any document`(part: UInt64) {
    var (taken, refused) = (0, 0)
    for seed in part * 10_000..<part * 10_000 + Self.rounds {
      let result = DocumentLaws.script(seed: seed)
      if let broken = result.broken { Issue.record("seed \(seed): \(broken)") }
      taken += result.taken
      refused += result.refused
    }
    // Scripts that are mostly refused would prove nothing.
    #expect(taken > 2 * refused, "\(taken) lines were taken and \(refused) refused")
  }
}
