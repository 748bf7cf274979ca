import Testing

@testable import Motion

struct ValueTests {
  static func color(_ row: [String: String], _ suffix: String) throws -> Value {
    Value.color(
      red: try #require(row.number("r" + suffix)) / 255,
      green: try #require(row.number("g" + suffix)) / 255,
      blue: try #require(row.number("b" + suffix)) / 255
    )
  }

  @Test func `colours mix as SwiftUI mixes them`() throws {
    for row in try Vectors.rows("swiftui-color-mix.csv") {
      let mixed = try Self.color(row, "1").interpolated(
        to: Self.color(row, "2"),
        by: try #require(row.number("fraction"))
      )
      let expected = try Self.color(row, "").components * 255
      let tolerance = try #require(row.number("abs_tol"))
      for component in 0..<3 {
        #expect(abs(mixed.components[component] * 255 - expected[component]) <= tolerance, "\(row)")
      }
    }
  }

  @Test func `a colour comes back from its vector to far below one step of 255`() {
    for red in stride(from: 0.0, through: 1, by: 0.2) {
      for blue in stride(from: 0.0, through: 1, by: 0.2) {
        for opacity in [0.01, 0.5, 1] {
          let color = Value.color(red: red, green: 0.7, blue: blue, opacity: opacity)
          let back = Value(kind: .color, animatableData: color.animatableData)
          for component in 0..<4 {
            #expect(abs(back.components[component] - color.components[component]) < 1e-9)
          }
        }
      }
    }
  }

  @Test func `a transparent colour lends no hue to what it fades into`() {
    let clear = Value.color(red: 0, green: 1, blue: 0, opacity: 0)
    let red = Value.color(red: 1, green: 0, blue: 0)
    let half = clear.interpolated(to: red, by: 0.5)
    #expect(abs(half.components.w - 0.5) < 1e-15)
    #expect(abs(half.components.x - 1) < 1e-9 && half.components.y < 1e-9 && half.components.z < 1e-9)
  }

  @Test func `a colour that overshoots stays on the screen`() {
    let white = Value.color(red: 1, green: 1, blue: 1, opacity: 1)
    let black = Value.color(red: 0, green: 0, blue: 0, opacity: 0.2)
    for share in [-3, -0.2, 1.2, 40] {
      let mixed = white.interpolated(to: black, by: share).components
      #expect(mixed.min() >= 0 && mixed.max() <= 1)
    }
  }

  @Test func `quantities are their own vector`() {
    let rect = Value.rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.animatableData == [1, 2, 3, 4])
    #expect(Value(kind: .rect, animatableData: [1, 2, 3, 4]) == rect)
    #expect(Value.point(0, 10).interpolated(to: .point(4, -10), by: 0.25) == .point(1, 5))
  }

  @Test func `ends are exact and what does not interpolate switches at the start`() {
    let (a, b) = (Value.number(0.1), Value.number(0.7))
    #expect(a.interpolated(to: b, by: 0) == a && a.interpolated(to: b, by: 1) == b)
    #expect(Value.bool(false).interpolated(to: .bool(true), by: 0) == .bool(false))
    #expect(Value.bool(false).interpolated(to: .bool(true), by: 1e-9) == .bool(true))
  }
}
