import Language
import Motion
import TestSupport

@testable import Model

/// Something that a person might do to a document, and that may not work.
enum Disturbance {
  /// A line that may or may not make sense where it is entered.
  private static func line(_ generator: inout SeededGenerator) -> String {
    func pick(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }
    let state = pick(["a", "b", "c"])
    let constant = pick(["p", "q", "r"])
    let view = pick(["V", "W"])
    let number = pick(["1", "2.5", "-3", "p", "q + 1", "r * 2"])
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: return "state \(state) = \(number)"
    case 2: return "state \(state) = \(pick(["true", "false", "(1, 2)", ".degrees(5)"]))"
    case 3, 4: return "let \(constant) = \(number)"
    case 5: return "let \(constant) = reduceMotion ? \(number) : 7"
    case 6: return "view \(view) { x = \(state); y = \(constant) + 1 }"
    case 7: return "withAnimation(.bouncy) { \(state) = \(number) }"
    case 8: return "\(state) += \(number)"
    default: return "\(state).toggle()"
    }
  }

  private static func word(_ text: String) -> Word { Word(text: text, range: 0..<text.utf8.count) }

  static func apply(to document: inout Document, _ generator: inout SeededGenerator) {
    let name = ["a", "b", "c", "p", "q", "r", "V", "W"].randomElement(using: &generator) ?? "a"
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: _ = try? document.delete([word(name)])
    case 1: try? document.rename(word(name), to: word(name + "x"))
    case 2: try? document.rename(word(name + "x"), to: word(name))
    case 3: document.setReduceMotion(Bool.random(using: &generator))
    default: try? enter(line(&generator), into: &document)
    }
  }
}
