/// What is told of words that other programs have, for whoever asks about a word alone.
package enum ForeignHelp {
  /// By word, without the sign that it begins with there.
  package static let answers: [String: String] = {
    let told = advice + types + modifiers + properties + calls + operators
    return Dictionary(told) { first, _ in first }
  }()

  private typealias Answer = (String, String)

  private static var advice: [Answer] {
    let words =
      ForeignWords.statements.map { ($0, $0, $1) } + ForeignWords.attributes.map { ($0, "@" + $0, $1) }
    return words.map { ($0, $2.message.replacing("%", with: "'\($1)'")) }
      + ForeignWords.conformances.map { ($0, $1.message) }
  }

  private static var types: [Answer] {
    let levels = SwiftWords.levels.map { ($0, "nothing here is private or shared") }
    let holders = SwiftWords.types.map { word in
      (word, (word == "struct" ? ForeignWords.types : ForeignWords.holders).message)
    }
    return levels + holders + ForeignWords.drawing.map { ($0, ForeignWords.views) }
      + ForeignWords.animators.map { ($0, ForeignWords.changes) }
  }

  private static var modifiers: [Answer] {
    ForeignWords.modifiers.map { ($0, $1.message.replacing("%", with: "'.\($0)'")) }
  }

  private static var properties: [Answer] {
    ForeignWords.properties.map { word, property in
      (word, "behind a view '.\(word)' is the property '\(property)' here: view NAME { \(property) = ... }")
    }
  }

  private static var calls: [Answer] {
    ForeignCalls.all.map { word, entry in
      let example = entry.example.map { ", as in \($0)" } ?? ""
      return (word, entry.message.replacing("%", with: "'\(word)'") + example)
    }
  }

  private static var operators: [Answer] {
    ForeignWords.operators.map { ($0, "'\($0)' is written '\($1)' here") }
  }
}
