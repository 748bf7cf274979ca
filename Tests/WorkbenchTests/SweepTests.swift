import Language
import Model
import Rendering
import Testing

@testable import Workbench

/// `sweep`: one motion for each value of a number, in a table and in small frames.
struct SweepTests {
  private func rows(_ line: String) throws -> [[String: Double]] {
    var world = World { $0.isJSON = true }
    let told = try JSONReader.read(Array(try #require(world.type(line).first).utf8))
    guard case .array(let rows)? = told["rows"]?.content else { return [] }
    return rows.map { row in
      guard case .object(let members) = row.content else { return [:] }
      return members.reduce(into: [:]) { numbers, member in
        if case .number(let number) = member.value.content { numbers[member.key] = number }
      }
    }
  }

  @Test func `a row holds what the closed form says`() throws {
    let line = "sweep .spring(duration: 0.4, bounce: b) for b in 0...0.6 by 0.1"
    let rows = try rows(line)
    #expect(rows.compactMap { $0["b"] } == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
    for row in rows.dropFirst() {
      // An underdamped step response passes its end by exp(-πζ/√(1 − ζ²)), with ζ = 1 − b.
      let ratio = 1 - (row["b"] ?? 0)
      let overshoot = exponential(-.pi * ratio / (1 - ratio * ratio).squareRoot())
      #expect(abs((row["overshoot"] ?? 0) - overshoot) < 1e-9)
      #expect(row["duration"] == 0.4)
    }
    #expect(rows.first?["overshoot"] == 0)
  }

  /// e^x by its series, which for these few units is exact to the last digits.
  private func exponential(_ x: Double) -> Double {
    let half = (1...40).reduce((sum: 1.0, term: 1.0)) { series, n in
      let term = series.term * (x / 4) / Double(n)
      return (series.sum + term, term)
    }
    return half.sum * half.sum * half.sum * half.sum
  }

  @Test func `two parameters make a grid, the second changing fastest`() throws {
    let line = "sweep .linear(duration: d).delay(w) for d in 1...2 by 1, w in 0...1 by 0.5"
    let rows = try rows(line)
    #expect(rows.compactMap { $0["d"] } == [1, 1, 1, 2, 2, 2])
    #expect(rows.compactMap { $0["w"] } == [0, 0.5, 1, 0, 0.5, 1])
    #expect(rows.compactMap { $0["duration"] } == [1, 1.5, 2, 2, 2.5, 3])
  }

  private struct Steps: Sendable {
    let low: Double
    let high: Double
    let step: Double
    let values: [Double]
  }

  private static let steps: [Steps] = [
    Steps(low: 0, high: 0.6, step: 0.1, values: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]),
    Steps(low: 0.25, high: 0.6, step: 0.1, values: [0.25, 0.35, 0.45, 0.55]),
    Steps(low: -0.3, high: 0.3, step: 0.3, values: [-0.3, 0, 0.3]),
    Steps(low: 1.0 / 60, high: 0.05, step: 1.0 / 60, values: [1.0 / 60, 2.0 / 60, 0.05]),
    Steps(low: 0, high: 1, step: 1.0 / 3, values: [0, 1.0 / 3, 2.0 / 3, 1]),
    Steps(low: 1, high: 1, step: 0.1, values: [1]), Steps(low: 0, high: 1, step: 0.75, values: [0, 0.75]),
  ]

  @Test func `values are those a person would write`() {
    for steps in Self.steps {
      let values = SweepParameter.values(from: steps.low, through: steps.high, by: steps.step)
      #expect(values == steps.values)
    }
  }

  @Test func `thirds and sixths are told in as few digits as tell them apart`() {
    var world = World()
    let told = world.type("sweep .spring(bounce: b) for b in 0...1")
    let column = told.suffix(7).map { String($0.split(separator: " ").first ?? "") }
    #expect(column == ["0", "0.167", "0.333", "0.5", "0.667", "0.833", "1"])
    #expect(told.contains { $0.contains("0.167") && $0.contains("0.333") && $0.contains("0.5") })
    world.type("sweep .spring(bounce: b - 1) for b in 0...1")
    #expect(world.complaints.first?.contains("with b 0,") == true)
  }

  @Test func `the name of a let varies all that uses it, and stays as it was`() throws {
    var world = World { $0.isJSON = true }
    world.type("let d = 0.3; state on = false; view V { x = on ? 1 : 0 }")
    world.type("withAnimation(.linear(duration: d)) { on = true }")
    let told = world.type("sweep V for d in 0.1...0.3 by 0.1").joined()
    #expect(told.contains(#""d":0.2,"duration":0.2,"settlingDuration":0.2"#), "\(told)")
    #expect(world.type("d") == [#"{"command":"value","type":"number","value":0.3}"#])
    #expect(world.complaints.isEmpty)
  }

  @Test func `a number that nobody knows is not told to be out of range`() {
    var world = World { $0.keepsGoing = true }
    world.type("sweep .linear(duration: b - 9).delay(-1) for b in nothing...4")
    let faults = world.complaints.filter { $0.hasPrefix("error: ") }
    #expect(
      faults == ["error: delay is -1, and must be at least 0", "error: no state or let named 'nothing'"]
    )
  }

  @Test(arguments: [
    ("sweep .bouncy", "sweep needs 'for'"),
    ("sweep .linear(duration: b) for b in 0.5", "'in' takes a range"),
    ("sweep .bouncy for b in 0...1 by 0.5", "nothing in the clip uses 'b'"),
    ("sweep .linear(duration: b) for b in 0...1 by 0", "a step must be above 0"),
    ("sweep .linear(duration: b + 1) for b in 0...1 by 1e-9", "more than 10000 motions"),
    (
      "sweep .linear(duration: 1 + b).delay(c) for b in 0...1 by 0.001, c in 0...1 by 0.01",
      "more than 10000 motions"
    ),
    ("sweep .linear(duration: 1 + b) for b in 0...1, b in 0...1", "'b' varies already"),
    (
      "sweep .linear(duration: a + b + c + 1) for a in 0...1, b in 0...1, c in 0...1",
      "varies one number, or two"
    ),
    ("sweep .spring(duration: 0.5, bounce: b) for b in 0...1.2 by 0.4", "with b 1.2, bounce is 1.2"),
    ("state s = 1; sweep .bouncy for s in 0...1", "'s' is a name here already"),
    ("let s = .bouncy; sweep .bouncy for s in 0...1", "'s' is no number"),
  ])
  func `what cannot be swept is refused in words`(line: String, words: String) {
    var world = World()
    world.type(line)
    #expect(world.complaints.first?.contains(words) == true, "\(world.complaints)")
  }

  @Test func `frames stand over the same axes`() {
    var world = World { $0.window = WindowSize(columns: 60, rows: 24) }
    let lines = world.type("sweep .timingCurve(x, 0, 0.2, 1, duration: 1) for x in 0...1 by 0.5")
    let expected = """
            x 0              x 0.5            x 1
         1 ┤ · · · · ·⢀⣀⡤⠤⠤   · · · · ·⢀⣀⡠⠤⠤   · · · · · ⣀⡠⠤⠤
           │       ⣠⠔⠋⠁              ⣠⠖⠉               ⢠⠎⠁
           │     ⡴⠋                 ⡜⠁                 ⡇
           │   ⢠⠎                  ⡜                  ⢰⠁
           │  ⣰⠃                  ⢰⠁                  ⢸
           │ ⢰⠃                  ⢠⠃                  ⢀⡇
           │⢠⠃                  ⣠⠎                  ⣠⠞
         0 ┤⠜· · · · · · ·   ⠤⠤⠚⠁ · · · · ·   ⠤⠤⠤⠖⠒⠋ · · · ·
           └┬─────────────┬  ┬─────────────┬  ┬─────────────┬ s
            0             1  0             1  0             1

          x     ends  at rest  overshoot     rise  fastest
        0    1.000 s  1.000 s       none  0.570 s    5.0/s
        0.5  1.000 s  1.000 s       none  0.426 s    3.0/s
        1    1.000 s  1.000 s       none  0.283 s   10.6/s
      """
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test func `in ASCII and forty columns they are fewer to a row`() {
    var world = World {
      $0.window = WindowSize(columns: 40, rows: 24)
      $0.isASCII = true
    }
    let lines = world.type("sweep .linear(duration: d) for d in 0.5...1 by 0.25")
    let expected = """
            d 0.5           d 0.75
       1.0 + . . ...------   . . . . ..---
           |     .'                .''
       0.5 +   .'               ..'
           | .|'              .''
       0.0 +-' . . . . . .  -''. . . . . .
            d 1
       1.0 + . . . . . ...
           |         ..''
       0.5 +     ..-'
           |  ..''
       0.0 +-''. . . . . .
           ++------------+  +------------+ s
            0            1  0            1

           d     ends  at rest  overshoot     rise  fastest
        0.5   0.500 s  0.500 s       none  0.400 s   2.00/s
        0.75  0.750 s  0.750 s       none  0.600 s   1.33/s
        1     1.000 s  1.000 s       none  0.800 s   1.00/s
      """
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test func `a low window draws some and measures all`() {
    var world = World {
      $0.window = WindowSize(columns: 40, rows: 12)
      $0.hasWindow = true
    }
    let lines = world.type("sweep .spring(duration: 0.5, bounce: b) for b in 0...0.6 by 0.02")
    #expect(lines.contains { $0.contains("6 of 31 are drawn") }, "\(lines)")
    #expect(lines.filter { $0.hasSuffix("/s") }.count == 31)
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) < 40 }, "\(lines)")
  }

  @Test func `in words there is the table alone`() {
    var world = World { $0.isPlain = true }
    let lines = world.type("sweep .linear(duration: d) for d in 1...2 by 1")
    #expect(
      lines == [
        "  d     ends  at rest  overshoot     rise  fastest",
        "  1  1.000 s  1.000 s       none  0.800 s   1.00/s",
        "  2  2.000 s  2.000 s       none  1.600 s   0.50/s",
      ]
    )
  }

  @Test(arguments: [
    (40, "r in 0.2...0.6 by 0.2, d in 0.4...1 by 0.2", ["0.2, 0.4", "0.6, 1", "titles are r, d"]),
    (
      40, "r in 0.2...0.6 by 0.2, d in 0.125...1 by 0.125",
      ["1 1", "3 8", "titles are the places of r, d", "r 1 is 0.2, 3 is 0.6; d 1 is 0.125, 8 is 1"]
    ),
    (60, "r in 0.2...0.6 by 0.2, d in 0.4...1 by 0.2", ["0.2, 0.4", "0.6, 1", "titles are r, d"]),
    (120, "r in 0.2...0.6 by 0.2, d in 0.4...1 by 0.2", ["r 0.2, d 0.4", "r 0.6, d 1"]),
  ])
  func `no title is cut`(columns: Int, bindings: String, told: [String]) {
    var world = World {
      $0.window = WindowSize(columns: columns, rows: 24)
      $0.hasWindow = true
    }
    let lines = world.type("sweep .spring(response: r, dampingFraction: d) for \(bindings)")
    let picture = lines.prefix { !$0.isEmpty }
    let words = picture.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(!words.contains("…"), "\(lines)")
    for part in told { #expect(words.contains(part), "\(part) in \(words)") }
  }

  @Test(arguments: [40, 50, 60, 80])
  func `of a table too wide the columns that can best be spared are left out`(columns: Int) {
    var world = World {
      $0.window = WindowSize(columns: columns, rows: 24)
      $0.hasWindow = true
    }
    let lines = world.type("sweep .spring(response: r, dampingFraction: 0.5) for r in 0.2...0.6 by 0.2")
    let table = lines.drop { !$0.isEmpty }
    #expect(table.allSatisfy { DisplayWidth.columns(of: $0) < columns }, "\(table)")
    #expect(table.contains { $0.contains("at rest") && $0.contains("overshoot") })
    #expect(table.contains { $0.contains("rise") } == (columns >= 60))
  }
}
