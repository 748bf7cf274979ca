import Foundation
import Testing

@testable import Workbench

/// What tuning looks like, in windows of three sizes.
struct TuneScreenTests {
  private func bench() throws -> TuneBench {
    var bench = try #require(TuneBench("", "tune .bouncy"))
    bench.press(.character("b"), .shiftLeft, apart: 0)
    bench.wait(0.2)
    return bench
  }

  @Test func `eighty columns`() throws {
    let rows = try bench().rows(80, 24).joined(separator: "\n")
    #expect(
      rows == """
          value 1.0 ┤ · · · · · ●⡠⠒⠒⡉⠙⠉⠋⠙⠒⠓⠚⠒⠣⠴⠤⠦⠴⠤⠦⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤
                    │         ⢀⠔⠁⡀⠈
                0.8 ┤        ⡠⠃⠠
                    │       ⡰⠁⠄
                0.6 ┤      ⡰⢁
                    │     ⢠⠃                                                       0.98
                0.4 ┤    ⢠⠃⠂
                    │   ⢀⢎
                0.2 ┤   ⡎
                    │ ⢀⠜⠁
                0.0 ┤⠤⠊ · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
                    └┬──────────▲───────────◇───────────┬──◆────────┬───────────┬  s
                     0         0.2         0.4         0.6         0.8         1.0
                     ◇ ends 0.400 s   ◆ rests 0.655 s
          ▸ duration    0.40 s   ├──────●──────────┤                   now baseline ···
            bounce      0.30     ├──────────●──────┤    overshoot    4.6 %        4.6 %
                                                        at rest    0.655 s      0.819 s
                                                        fastest     7.20/s       5.76/s
          .spring(duration: 0.4, bounce: 0.3)
          ▶ 0.200 of 0.655 s   1×
          ←→ turn  ⇧←→ coarse  0-9 type  Tab knob  p preset  u undo  b baseline
          v velocity  m reduce  s slow  space pause  Enter keep  Esc leave
        """
    )
  }

  @Test func `forty columns`() throws {
    let rows = try bench().rows(40, 12).joined(separator: "\n")
    #expect(
      rows == """
        value 1 ┤ · ⢀●⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤
                │  ⡔⠃                      0.98
              0 ┤⠤⠊ · · · · · · · · · · ·
                └┬───▲────◇─┬───◆───────┬  s
                 0         0.5         1.0
          ▸ duration    0.40 s   ├────●─────┤
            bounce      0.30     ├──────●───┤
          over 4.6 (4.6)  rest 0.655 (0.819)
          .spring(duration: 0.4, bounce: 0.3)
        ←→ turn Tab knob Enter keep Esc leave ?
        """
    )
  }

  @Test func `a hundred and twenty columns, with the velocity below the value`() throws {
    var bench = try bench()
    let before = bench.rows(120, 40)
    bench.press(.character("v"), apart: 0)
    let rows = bench.rows(120, 40)
    #expect(before.count == rows.count && rows.count <= 38)
    #expect(rows.filter { $0.contains("●⠤") || $0.contains("⠈●") || $0.contains("●⣀") }.count == 2)
    #expect(rows.contains { $0.hasSuffix("at rest    0.655 s      0.819 s") })
  }

  @Test func `where little room is left, the knob is`() throws {
    var bench = try bench()
    #expect(bench.rows(30, 7) == ["duration 0.40 s"])
    bench.type("3")
    #expect(bench.rows(30, 7) == ["duration 3_ s"])
    #expect(bench.rows(4, 3) == ["du…"])
  }

  @Test func `what is left behind has no keys`() throws {
    var bench = try bench()
    bench.press(.escape)
    let rows = bench.rows(80, 24)
    #expect(rows.count == 18 && !rows.contains { $0.contains("●⠤") || $0.contains("Enter keep") })
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (60, 20)])
  func `nothing moves but curve and digits while a knob is turned`(columns: Int, rows: Int) throws {
    var bench = try #require(TuneBench("", "tune .spring(duration: 0.3, bounce: 0.2)"))
    func frame(_ bench: TuneBench) -> [String] {
      let axis = bench.rows(columns, rows).map { row in
        String(row.prefix { $0 != "┤" && $0 != "│" && $0 != "└" })
      }
      return axis.map { String($0.map { $0.isNumber ? "0" : $0 }) }.filter { !$0.contains("spring") }
    }
    let before = frame(bench).prefix(4)
    for _ in 0..<12 {
      bench.press(.right, apart: 0.01)
      #expect(frame(bench).prefix(4) == before)
    }
  }

  @Test func `the axis of values holds what was reached until the loop starts again`() throws {
    var bench = try #require(TuneBench("", "tune .spring(duration: 0.5, bounce: 0) knob bounce"))
    func axis(_ bench: TuneBench) -> [String] {
      bench.rows(80, 24).prefix(11).map { String($0.prefix { $0 != "┤" && $0 != "│" }) }
    }
    let low = axis(bench)
    for _ in 0..<6 { bench.press(.shiftRight, apart: 0.001) }
    let high = axis(bench)
    for _ in 0..<6 { bench.press(.shiftLeft, apart: 0.001) }
    #expect(low != high && axis(bench) == high)
    bench.wait(1)
    bench.wait(0.4)
    #expect(axis(bench) == low)
  }

  @Test func `the axis grows where the curve leaves it, and shrinks when the loop starts again`() throws {
    var bench = try #require(TuneBench("", "tune .linear(duration: 0.4)"))
    func label(_ bench: TuneBench) -> Bool {
      bench.rows(80, 24).contains { $0.contains("0.5") && $0.contains("0.4") }
    }
    #expect(!label(bench))
    bench.press(.shiftRight, apart: 0.01)
    #expect(label(bench))
    bench.press(.shiftLeft, apart: 0.01)
    #expect(label(bench))
    bench.wait(0.5)
    bench.wait(0.45)
    #expect(!label(bench))
  }

  @Test func `the motion loops, stays a while at its end, and is slowed and stopped by keys`() throws {
    var bench = try #require(TuneBench("", "tune .linear(duration: 1)"))
    func status(_ bench: TuneBench) -> String {
      bench.rows(80, 24).first { $0.contains(" of 1.000 s") } ?? ""
    }
    bench.wait(0.25)
    #expect(status(bench).contains("0.250 of"))
    bench.wait(1)
    #expect(status(bench).contains("1.000 of"))
    bench.wait(0.5)
    #expect(status(bench).contains("0.250 of"))
    bench.press(.character("s"), apart: 0)
    bench.wait(1)
    #expect(status(bench).contains("0.500 of") && status(bench).contains("0.25×"))
    #expect(bench.press(.character(" "), apart: 0).next == .waiting)
    bench.wait(1)
    #expect(status(bench).contains("‖ 0.500 of"))
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (60, 20), (40, 24)])
  func `a stranger finds the ways out on the screen`(columns: Int, rows: Int) throws {
    let shown = try bench().rows(columns, rows).joined(separator: "\n")
    #expect(shown.contains("Enter keep") && shown.contains("Esc leave") && shown.contains("Tab knob"))
    #expect(shown.contains("▸ duration") && shown.contains("0.40"))
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (60, 20), (40, 24)])
  func `a long note leaves the keys that everybody needs`(columns: Int, rows: Int) throws {
    let star =
      "keyframes Star { scale = 1 { SpringKeyframe(1.25, duration: 0.28, spring: .bouncy); "
      + "CubicKeyframe(1, duration: 0.2) } }"
    var bench = try #require(TuneBench(star, "tune Star knob duration"))
    bench.press(.right)
    let shown = bench.rows(columns, rows)
    #expect(shown.contains { $0.contains("  scale goes on from 1.2") }, "\(shown)")
    for hint in ["←→ turn", "Tab knob", "Enter keep", "Esc leave"] {
      #expect(shown.contains { $0.contains(hint) }, "\(shown)")
    }
    let hints = TuneScreen.keys.map(\.hint).filter { !$0.isEmpty }
    let isWhole = hints.allSatisfy { hint in shown.contains { $0.contains(hint) } }
    #expect(isWhole || shown.contains { $0.contains(" ?") }, "\(shown)")
  }

  @Test func `a key leads to the hints that found no room`() throws {
    var bench = try bench()
    var seen = ""
    for _ in 0..<6 {
      seen += bench.rows(40, 12).joined()
      bench.press(.character("?"))
    }
    for hint in TuneScreen.keys.map(\.hint) where !hint.isEmpty { #expect(seen.contains(hint)) }
  }

  @Test func `the README shows what is to be seen`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(text.contains(try bench().rows(80, 24).joined(separator: "\n")))
  }
}
