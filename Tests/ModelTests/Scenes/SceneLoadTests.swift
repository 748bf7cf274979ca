import Language
import Motion
import TestSupport
import Testing

@testable import Model

/// Scenes far larger than anybody writes; limits are generous since tests run unoptimised on a busy machine.
struct SceneLoadTests {
  @Test(arguments: [".bouncy", ".easeInOut(duration: 0.35)", ".spring(duration: 0.5).delay(0.01)"])
  func `hundreds of interruptions cost what runs, not what has ended`(animation: String) throws {
    let count = Effort.times(2_000)
    let entries = (0..<count).map {
      "at \($0) * \(20 / Double(count)) withAnimation(\(animation)) { on.toggle() }"
    }
    let document = try document(
      "state on = false\nview V { x = on ? 1 : 0 }\nscene S {\n\(entries.joined(separator: "\n"))\n}"
    )
    let track = try #require(try clip("S", in: document).trace.channels.first).trajectory
    func cost(_ count: Int, from start: Double) -> Double {
      Growth.seconds { for index in 0..<count { _ = track.state(at: start + Double(index) * 1e-4) } }
    }
    // As early samples have a hundredth of the past of late ones, they may not be a tenth of their price.
    let early = (0..<3).map { _ in cost(1000, from: 0.7) }.min() ?? 0
    let late = (0..<3).map { _ in cost(1000, from: 19.5) }.min() ?? 0
    #expect(late < early * 10 + 0.01)
  }

  @Test func `thousands of entries are a scene like any other`() throws {
    let count = Effort.times(4_000)
    let entries = (0..<count).map { "at \(count - 1 - $0) * 0.001 { n += 1; if n % 2 == 0 { on.toggle() } }" }
    let text =
      "state n = 0\nstate on = false\nview V { x = n; y = on ? 1 : 0 }\nscene S {\n\(entries.joined(separator: "\n"))\n}"
    let document = try document(text)
    let taken = try Growth.seconds {
      let trace = try clip("S.V.x", in: document).trace
      #expect(trace.channels[0].trajectory.state(at: 10).value.x == Double(count))
    }
    #expect(taken < 20 * Patience.factor)
    let opened = try SessionCodec.decode(Array(SessionCodec.encode(document, name: "x").utf8))
    #expect(try clip("S", in: opened).stateUpdates.map(\.count) == [count, count / 2])
  }

  @Test func `thousands of states and views are each asked about their own changes only`() throws {
    let all = Effort.times(3_000)
    let lines = (0..<all).map { "state s\($0) = 0\nview V\($0) { x = s\($0) }" }
    let entries = (0..<all).map { "at \($0) * 0.001 s\($0) = 1" }
    let document = try document(
      "\(lines.joined(separator: "\n"))\nscene S {\n\(entries.joined(separator: "\n"))\n}"
    )
    let taken = try Growth.seconds {
      let count = try clip("S", in: document).trace.channels.count
      #expect(count == all)
    }
    #expect(taken < 20 * Patience.factor)
  }

  @Test func `more changes than a story holds are refused in words, at once`() throws {
    let world = "state n = 0\nstate m = 0\nview V { x = n }"
    #expect(
      fault(entering: "scene S { at 0 drag n by 1 over 1e6 }", into: try document(world)).contains(
        "at most 1666"
      )
    )
    let many = try document(
      "\(world)\nlet long = 1600\nscene S { at 0 drag n by 1 over long; at 1 drag m by 1 over long }"
    )
    let fault = #expect(throws: Diagnostic.self) { try clip("S", in: many) }
    #expect(fault?.id == "too-many-changes")
    let late = try document("\(world)\nstate t = 1\nscene S { at 0 t = 1e300; at 1 drag n by 1 over t }")
    #expect(throws: Diagnostic.self) { try clip("S", in: late) }
  }

  @Test func `times may be as large as numbers are`() throws {
    let document = try document(
      "state n = 0\nview V { x = n }\nscene S { at 1e300 n = 1; at 1e-300 n = 2; at 1e15 drag n by 3 over 0.2 release to 0 with .bouncy }"
    )
    let track = try #require(try clip("S", in: document).trace.channels.first).trajectory
    #expect(track.state(at: 1).value.x == 2)
    #expect(track.state(at: 1e300).value.x == 1)
    for time in [0, 1e15, 1e16, 1e308] { #expect(track.state(at: time).value.x.isFinite) }
  }

  @Test func `ifs nest as deep as blocks may`() throws {
    let depth = 90
    let open = String(repeating: "if n == 0 { ", count: depth)
    let close = String(repeating: " }", count: depth)
    let document = try document("state n = 0\nview V { x = n }\nscene S { at 0 \(open)n = 1\(close) }")
    #expect(try shown("S", in: document, at: [0]) == [1])
  }
}
