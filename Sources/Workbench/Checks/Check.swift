package import Model
package import Rendering

/// One thing that a script under `easel test` turned out to do: an expectation, or a fault.
package struct Check: Sendable {
  /// What came of it.
  package enum Outcome: Sendable {
    /// An expectation that holds.
    case held

    /// An expectation that does not hold.
    case fell(Flaw)

    /// A command that could not be carried out.
    case broke(Flaw)

    /// An expectation that nobody got to.
    case unreached
  }

  /// What is wrong, in words.
  package struct Flaw: Sendable {
    /// The kind of fault.
    package let id: String

    /// One sentence, without the place.
    package let message: String

    /// All that is told of it: place, line, caret and picture.
    package let lines: [StyledLine]

    init(id: String, message: String, lines: [StyledLine]) {
      (self.id, self.message, self.lines) = (id, message, lines)
    }

    /// Several of one statement as one, called as the first is.
    init(joining flaws: [Flaw]) {
      let message = flaws.first?.message ?? ""
      self.init(
        id: flaws.first?.id ?? "",
        message: flaws.count > 1 ? "\(message), and \(flaws.count - 1) more" : message,
        lines: flaws.flatMap(\.lines)
      )
    }
  }

  /// The expectation as it was typed, on one line; of a fault the line it stands in.
  package let title: String

  /// Where it stands; nil of a file that could not be read.
  package let place: FaultPlace?
  package let outcome: Outcome

  /// What `--json` tells of it: one object, or one for each thing that is wrong with a command.
  package let objects: [JSONValue]

  /// What is wrong; nil of what holds and of what nobody got to.
  package var flaw: Flaw? {
    switch outcome {
    case .held, .unreached: nil
    case .fell(let flaw), .broke(let flaw): flaw
    }
  }

  /// A text on one line, without what stands at its ends.
  static func title(of text: some StringProtocol) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
