import Language
import Motion
import TestSupport
import Testing

@testable import Model

struct RobustnessTests {
  static let words = [
    "isOn", "tilt", "place", "upload", "quick", "min", "max", "clamp", "lerp", "sqrt", "pow", "pi",
    "reduceMotion",
    ".bouncy", ".spring", ".zero", ".idle", ".degrees", ".init", ".easeIn", ".inverse", ".delay",
    ".repeatCount", ".x",
    ".opacity", ".red", "Spring", "Angle", "CGPoint", "CGRect", "Animation", "UnitCurve", "Color", "1", "0",
    "-1", "1e308",
    "2.5", "10deg", "35%", "120ms", "true", "nil", "#FF0000", "\"text\"", "(", ")", ",", "duration:",
    "bounce:", "x:", "y:",
    "+", "-", "*", "/", "%", "==", "<", "&&", "||", "!", "?", ":", "...", "steps(4)", "linear(0, 1)",
  ]

  /// Random texts: whatever is read must be checked and worked out, or refused at a place of the text.
  @Test(arguments: 1...8)
  func `no expression is too odd`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let document = try document(CheckerTests.states)
    var sound = 0
    for _ in 0..<Effort.times(3_000) {
      let count = Int.random(in: 1...9, using: &generator)
      let words = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
      let text = words.joined(separator: Bool.random(using: &generator) ? " " : "")
      guard let expression = try? Parser.expression(text) else { continue }
      do throws(Diagnostic) {
        let (type, datum, _) = try document.evaluate(expression)
        sound += 1
        if case .value(let value) = datum {
          #expect(value.isFinite && LanguageType(value.kind) == type, "\(text)")
          #expect(
            try document.evaluate(value.expression, wanted: Wanted(type, by: "x")).datum.value == value,
            "\(text)"
          )
        }
      } catch {
        #expect(error.range.upperBound <= text.utf8.count && !error.message.isEmpty, "\(text)")
      }
    }
    #expect(sound > Effort.times(80))
  }

  @Test func `a value is written so that it reads back as exactly itself`() throws {
    var generator = SeededGenerator(seed: 3)
    let kinds: [ValueKind] = [.number, .angle, .point, .size, .rect, .color, .bool, .choice(["a", "b"])]
    for kind in kinds {
      for _ in 0..<200 {
        var components = SIMD4<Double>.zero
        let count = kind == .color || kind == .rect ? 4 : kind == .point || kind == .size ? 2 : 1
        for index in 0..<count {
          let share = Double.random(in: -1...1, using: &generator)
          components[index] = kind == .color ? abs(share) : share * 1000
        }
        if !kind.interpolates { components.x = Bool.random(using: &generator) ? 1 : 0 }
        let value = Value(kind: kind, components: components)
        let again = try Document().evaluate(value.expression, wanted: Wanted(LanguageType(kind), by: "x"))
          .datum.value
        #expect(again == value)
      }
    }
  }

  @Test(arguments: ["-0.0 * 1", "(0 * -1, 1)", ".degrees(0) * -1", ".size(0, 2) * -1"])
  func `a zero is written without a sign, as it reads back`(text: String) throws {
    let value = try #require(try Document().evaluate(Parser.expression(text), wanted: nil).datum.value)
    #expect(!SyntaxPrinter.text(value.expression).contains("-0"))
  }

  @Test func `sessions with any byte changed are opened or refused, never worse`() {
    var generator = SeededGenerator(seed: 11)
    let bytes = Array(SessionCodecTests.file.utf8)
    for _ in 0..<Effort.times(1_500) {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: broken.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: broken[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: broken.remove(at: place)
        default: broken.insert(bytes.randomElement(using: &generator) ?? 0, at: place)
        }
      }
      do throws(Diagnostic) {
        let document = try SessionCodec.decode(broken)
        let file = SessionCodec.encode(document, name: document.name ?? "")
        let again = try SessionCodec.decode(Array(file.utf8))
        #expect(SessionCodec.encode(again, name: document.name ?? "") == file)
      } catch {
        #expect(error.range.upperBound <= broken.count + 1 && !error.message.isEmpty)
      }
    }
  }
}
