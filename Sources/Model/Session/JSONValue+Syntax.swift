import Language

extension JSONValue {
  /// Where the inside of a string stands, byte for byte; nil where it holds escapes.
  private var plainRange: Range<Int>? {
    guard case .string(let text) = content, range.count == text.utf8.count + 2 else { return nil }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  func text() throws(Diagnostic) -> String {
    guard case .string(let text) = content else { throw .wrongType(self, expected: "a string") }
    return text
  }

  func elements() throws(Diagnostic) -> [JSONValue] {
    guard case .array(let elements) = content else { throw .wrongType(self, expected: "a list") }
    return elements
  }

  func word() throws(Diagnostic) -> Word {
    let text = try text()
    let place = plainRange ?? range
    guard CharacterClass.isIdentifier(text) else {
      throw Diagnostic(id: "not-a-name", message: "\"\(text)\" is no name", range: place)
    }
    return Word(text: text, range: place)
  }

  /// A name that the language lets be given to something.
  func newName() throws(Diagnostic) -> Word {
    let word = try word()
    if let fault = Diagnostic.reserved(word) { throw fault }
    return word
  }

  /// Moves a fault found in a string's text to where the text stands in the file.
  func located(_ fault: Diagnostic) -> Diagnostic { fault.mapped(locatedAlone) }

  private func locatedAlone(_ fault: Diagnostic) -> Diagnostic {
    var place = range
    if let inside = plainRange, fault.range.upperBound <= inside.count {
      place = inside.lowerBound + fault.range.lowerBound..<inside.lowerBound + fault.range.upperBound
    }
    return fault.at(place)
  }

  /// Reads an expression from a string, so that its parts stand where they do in the file.
  func parsedExpression() throws(Diagnostic) -> Expression {
    let text = try text()
    let expression: Expression
    do throws(Diagnostic) { expression = try Parser.expression(text) } catch { throw located(error) }
    let nodes = expression.nodes.map {
      Expression.Node(operation: $0.operation, range: place(of: $0.range), size: $0.size)
    }
    return Expression(nodes: nodes, range: place(of: expression.range))
  }

  /// Where a part of a string's text stands in the file.
  func place(of part: Range<Int>) -> Range<Int> {
    guard let inside = plainRange else { return range }
    return inside.lowerBound + part.lowerBound..<inside.lowerBound + part.upperBound
  }
}

extension Diagnostic {
  static func wrongType(_ value: JSONValue, expected: String) -> Diagnostic {
    Diagnostic(
      id: "wrong-json-type",
      message: "expected \(expected), found \(value.typeInWords)",
      range: value.range
    )
  }
}
