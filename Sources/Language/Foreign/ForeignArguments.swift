/// The arguments of a spring as another language writes them.
struct ForeignArguments {
  struct Argument {
    /// Nil for one that stands by its place.
    let name: Word?
    let value: Value

    /// Where the value stands.
    let range: Range<Int>
  }

  enum Value {
    case number(Double)

    /// A string, or a constant such as `Spring.StiffnessLow`.
    case word(String)
  }

  private(set) var all: [Argument] = []

  mutating func add(_ argument: Argument) throws(Diagnostic) {
    if let name = argument.name, all.contains(where: { $0.name?.text == name.text }) {
      throw Diagnostic(
        id: "repeated-argument",
        message: "'\(name.text)' stands here twice",
        range: name.range
      )
    }
    all.append(argument)
  }

  func contains(_ name: String) -> Bool { all.contains { $0.name?.text == name } }

  func argument(_ name: String) -> Argument? { all.first { $0.name?.text == name } }

  /// Where an argument's value stands; the whole where it is left to its default.
  func range(of name: String, or whole: Range<Int>) -> Range<Int> { argument(name)?.range ?? whole }

  /// A number within what the other language takes, or its default.
  func number(
    _ name: String,
    default standard: Double,
    _ allowed: String = "above 0",
    where isAllowed: (Double) -> Bool = { $0 > 0 }
  ) throws(Diagnostic) -> Double {
    guard let argument = argument(name) else { return standard }
    guard case .number(let number) = argument.value else {
      throw Diagnostic(id: "wrong-type", message: "'\(name)' takes a number", range: argument.range)
    }
    guard isAllowed(number) else {
      throw Diagnostic(
        id: "out-of-range",
        message: "\(name) is \(SyntaxPrinter.number(number)), and must be \(allowed)",
        range: argument.range
      )
    }
    return number
  }

  /// Refuses every name that the other language's spring has not.
  func refuse(allBut known: [String], of owner: String) throws(Diagnostic) {
    for case let name? in all.map(\.name) where !known.contains(name.text) {
      throw Diagnostic(
        id: "unknown-argument",
        message: "\(owner) has no '\(name.text)'; it has \(known.joined(separator: ", "))",
        range: name.range,
        suggestion: Suggestion.closest(to: name.text, among: known)
      )
    }
  }
}
