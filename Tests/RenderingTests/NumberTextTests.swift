import Foundation
import TestSupport
import Testing

import Rendering

struct NumberTextTests {
  static let awkward: [Double] = [
    0, -0.0, 0.5, 1.5, 2.5, 0.125, 0.375, 1.005, 2.675, -1.005, 0.05, 0.95, 9.995, 99.9995, -0.004,
    1e-5, 1e-20, 1e-300, .leastNonzeroMagnitude, 1e15, 123_456_789.123_456_789, 1e22, 1e23, 1.7e38, 3.5e38,
    1e300,
    .greatestFiniteMagnitude, -1e300, 4_503_599_627_370_497.5, 9_007_199_254_740_991,
  ]

  /// C's printf rounds the exact binary value, ties to even; only its "-0.00" is not wanted.
  private func printed(_ value: Double, _ decimals: Int) -> String {
    let text = String(format: "%.\(decimals)f", value)
    let isZero = text.allSatisfy { "-0.".contains($0) }
    return isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
  }

  @Test(arguments: awkward)
  func `fixed decimals are those of C`(value: Double) {
    for decimals in 0...20 {
      #expect(NumberText.fixed(value, decimals: decimals) == printed(value, decimals))
    }
  }

  @Test func `fixed decimals are those of C for any bits`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let decimals = Int.random(in: 0...20, using: &random)
      #expect(NumberText.fixed(value, decimals: decimals) == printed(value, decimals))
      let near = Double.random(in: -1000...1000, using: &random)
      #expect(NumberText.fixed(near, decimals: decimals) == printed(near, decimals))
    }
  }

  @Test func `what is no number has a word, and any count of decimals is taken`() {
    #expect(NumberText.fixed(.nan, decimals: 2) == "nan")
    #expect(NumberText.shortest(-.infinity) == "-infinity")
    #expect(NumberText.significant(.infinity) == "infinity")
    #expect(NumberText.fixed(1, decimals: -3) == "1")
    #expect(NumberText.fixed(1, decimals: .max) == "1.00000000000000000000")
  }

  @Test func `the shortest text reads back as the same number`() {
    var random = SeededGenerator(seed: 3)
    let many = (0..<2_000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    for value in many + Self.awkward {
      let text = NumberText.shortest(value)
      #expect(Double(text) == value)
      #expect(!text.hasSuffix(".0") && !text.contains("+"))
    }
  }

  @Test(arguments: [
    (0.1, "0.1"), (12.0, "12"), (-0.0, "0"), (0.00001, "0.00001"), (0.0000015, "1.5e-6"),
    (1e14, "100000000000000"), (1e15, "1e15"), (1.5e300, "1.5e300"), (-2.5, "-2.5"), (246.74, "246.74"),
  ])
  func `the shortest text is what a person would type`(value: Double, text: String) {
    #expect(NumberText.shortest(value) == text)
  }

  @Test(arguments: [
    (0.046_123, "0.0461"), (246.744, "247"), (246_744.2, "246744"), (9.996, "10"), (9.9949, "9.99"),
    (0.655, "0.655"), (7.2, "7.2"), (-1.5, "-1.5"), (12_345_678, "1.23e7"), (9_999_999, "9999999"),
    (9_999_999.9, "1e7"), (1e-7, "1e-7"), (0, "0"), (0.000_012_34, "0.0000123"), (1e300, "1e300"),
    (99_960_000, "1e8"),
  ])
  func `a summary keeps three digits and every whole one`(value: Double, text: String) {
    #expect(NumberText.significant(value) == text)
  }

  @Test func `texts are padded and cut by columns, not by characters`() {
    #expect("日".padded(left: 4) == "  日")
    #expect("日".padded(right: 3) == "日 ")
    #expect("long name".cropped(to: 6) == "long …")
    #expect("long name".cropped(to: 6, charset: .ascii) == "lon...")
    #expect("日本語".cropped(to: 4) == "日…")
    #expect("ab".cropped(to: 0) == "")
    #expect("abcdef".cropped(to: 2, charset: .ascii) == "..")
  }
}
