import Language
import Model
import Testing

/// Every fault of a session file is told in one pass, wherever it is and whatever kind it has.
struct SessionFaultCountTests {
  #if DEBUG
    private static let rounds: UInt64 = 30
  #else
    private static let rounds: UInt64 = 2000
  #endif

  @Test func `as many faults are told as were planted in a stored session, each in its place`() throws {
    for seed in 0..<Self.rounds {
      var session = try FaultySession(seed: seed)
      let (text, places) = session.make(count: Int(seed % 7))
      var told: [Diagnostic] = []
      do throws(Diagnostic) { _ = try SessionCodec.decode(Array(text.utf8)) } catch { told = error.all }
      #expect(told.map(\.range.lowerBound) == places, "seed \(seed)\n\(told.map(\.message))\n\(text)")
      #expect(told.allSatisfy { $0.message.hasPrefix("definitions") }, "\(told.map(\.message))")
    }
  }
}
