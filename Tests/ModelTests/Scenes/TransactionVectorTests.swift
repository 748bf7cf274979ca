import Foundation
import Language
import Motion
import Testing

@testable import Model

/// What was seen SwiftUI's transactions do, played as scenes; each row of the file that Easel can say.
///
/// A is linear over one second and B over two, so that a quarter of a second tells which of them ran.
struct TransactionVectorTests {
  /// By row: a view, a scene's entries, and what the view's first property shows at times.
  static let rows: [String: (view: String, entries: String, shown: [(time: Double, value: Double)])] = [
    "T1": ("{ x = v }.animation(A, value: v)", "at 0 v = 200", [(0.25, 50), (1, 200)]),
    "T2": ("{ x = u }.animation(A, value: v)", "at 0 u = 200", [(0, 200)]),
    "T4": ("{ x = v }.animation(B, value: v)", "at 0 withAnimation(A) { v = 200 }", [(0.25, 25), (1, 100)]),
    "T4n": ("{ x = v }.animation(nil, value: v)", "at 0 withAnimation(A) { v = 200 }", [(0, 200)]),
    "T5": ("{ x = v }", "at 0 withAnimation(A) { v = 200 }", [(0.25, 50)]),
    "T5n": ("{ x = v }", "at 0 withAnimation(nil) { v = 200 }", [(0, 200)]),
    "T9": (
      "{ x = u; y = v }", "at 0 withAnimation(A) { withAnimation(B) { u = 200 }; v = 200 }", [(0.25, 25)]
    ),
    "T10": ("{ x = v }", "at 0 { withAnimation(A) { u = 200 }; withAnimation(B) { v = 200 } }", [(0.25, 25)]),
    // Half of B is over where A has gone on below it: 0.05 s of A are 10, at 1.05 s it stands at 200.
    "T13": (
      "{ x = v }", "at 0 withAnimation(A) { v = 200 }\nat 0.05 withAnimation(B) { v = 0 }",
      [(0.05, 10), (1.05, 100), (2.05, 0)]
    ),
    "R3": (
      "{ x = v }", "at 0 reduceMotion = true\nat 1 withAnimation(A) { v = 200 }", [(1.25, 50), (2, 200)]
    ),
    "R4": ("{ opacity = v }", "at 0 reduceMotion = true\nat 1 withAnimation(A) { v = 1 }", [(1.25, 0.25)]),
    "R6": ("{ x = v }.animation(A, value: v)", "at 0 { reduceMotion = true; v = 200 }", [(0.25, 50)]),
    "K10": ("{ x = 0 }", "at 1 { v += 1; v -= 1 }", [(0, 0), (2, 0)]),
    "K11": ("{ x = 0 }", "at 1 v += 1", [(1, 0), (1.5, 10), (2, 20), (3, 20)]),
    "K12": ("{ x = 0 }", "at 1 v += 1\nat 5 v += 1", [(4.9, 20), (5, 0), (5.5, 10)]),
    "K13": ("{ x = 0 }", "at 1 v += 1\nat 1.25 v += 1", [(1.25, 5), (2.25, 20)]),
    "P1": ("{ x = 0 }", "at 1 { v += 1; v -= 1 }", [(0, 0), (2, 0)]),
    "P2": ("{ x = 0 }", "at 0 v += 1", [(0.5, 5), (1, 10), (2, -10), (3, -30), (4, 0), (5, 0)]),
    "P3": ("{ x = 0 }", "at 0 v += 1", [(0.5, -50), (1, -100), (1.5, -50), (2, 0)]),
  ]

  /// What moves in the rows that are not about a view, in the view's place.
  static let others: [Character: String] = [
    "K": "keyframes W(trigger: v) { x = 0 { LinearKeyframe(20, duration: 1) } }",
    "P": "phases W(trigger: v) { a { x = 0 } A; b { x = 10 } A; c { x = -30 } B }",
  ]

  private static let still =
    "phases W(trigger: v) { a { x = 0 } A; b { x = -100 } A; c { x = -100 } A }"

  @Test func `each row is one that was measured`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Vectors/apple-transactions-behaviour.json")
    let whole = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let measured = (whole?["vectors"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    #expect(measured.count == 40)
    #expect(Set(Self.rows.keys).isSubset(of: measured))
  }

  @Test(arguments: rows.keys.sorted())
  func `a scene moves as SwiftUI was seen to`(id: String) throws {
    let row = try #require(Self.rows[id])
    let other = id == "P3" ? Self.still : id.first.flatMap { Self.others[$0] }
    let document = try document(
      """
      state u = 0
      state v = 0
      let A = .linear(duration: 1)
      let B = .linear(duration: 2)
      \(other ?? "view W \(row.view)")
      scene S {
      \(row.entries)
      }
      """
    )
    let values = try shown("S.W", in: document, at: row.shown.map(\.time))
    #expect(values == row.shown.map(\.value), "\(id)")
  }
}
