import Language

/// What was meant by a part that its place cannot take.
extension Checker {
  /// A part as it is typed where its place wants a type: `30deg` for 30, `.saving` for "saving"; nil where
  /// nobody knows.
  func meant(_ position: Int, as type: LanguageType) -> String? {
    switch expression.nodes[position].operation {
    case .string(let text): return meant(text, as: type, isText: true)
    case .name(let name): return meant(name, as: type, isText: false)
    case .number(let number, nil) where type == .bool:
      return number == 1 ? "true" : number == 0 ? "false" : nil
    case .number, .prefix: return type == .angle ? degrees(position) : nil
    case .call, .tuple: return pairMeant(position, as: type)
    default: return nil
    }
  }

  private func meant(_ word: String, as type: LanguageType, isText: Bool) -> String? {
    if let cases = type.cases {
      let name = cases.contains(word) ? word : Suggestion.closest(to: word, among: cases)
      return name.map { ".\($0)" }
    }
    switch scope.meaning(of: word) {
    case .state(type) where isText, .constant(type) where isText: return word
    default: break
    }
    if type == .bool { return ForeignMembers.truths[word.lowercased()] }
    if isText, let value = valueInQuotes(word, as: type) { return value }
    guard isText, type == .number, let number = Double(word), number.isFinite,
      JSONWriter.text(of: number) == word
    else { return nil }
    return word
  }

  /// `#FF0000` and `.red` for texts that say so.
  private func valueInQuotes(_ text: String, as type: LanguageType) -> String? {
    if type == .color, text.first == "#", let color = try? Parser.expression(text), color.nodes.count == 1 {
      return text
    }
    let name = text.first == "." ? String(text.dropFirst()) : text
    let isMember = FactoryCatalog.members(named: name).contains { $0.result == type && $0.needsNoArguments }
    return isMember ? ".\(name)" : nil
  }

  /// `30deg` for a bare 30, with its sign; nil for anything else.
  func degrees(_ position: Int) -> String? {
    switch expression.nodes[position].operation {
    case .number(let number, nil): "\(JSONWriter.text(of: number))deg"
    case .prefix(.minus):
      if case .number(let number, nil) = expression.nodes[position - 1].operation {
        "-\(JSONWriter.text(of: number))deg"
      } else {
        nil
      }
    default: nil
    }
  }

  /// `30` for an angle that was typed as 30deg; nil for anything else.
  func plainNumber(_ position: Int) -> String? {
    guard case .number(let number, .degrees) = expression.nodes[position].operation else { return nil }
    return JSONWriter.text(of: number)
  }

  /// Says of an unknown name what its place would take under it, or takes back what that cannot take.
  mutating func explain(_ position: Int, as types: [LanguageType]) {
    guard let fault = unknownNames[position], case .name(let name) = expression.nodes[position].operation
    else { return }
    let found = types.count == 1 ? meant(position, as: types[0]) : nil
    let isMember = FactoryCatalog.members(named: name).contains { types.contains($0.result) }
    let isGuess = fault.suggestion == ".\(name)"
    let suggestion =
      found ?? (isGuess && !isMember ? Suggestion.closest(to: name, among: knownNames) : fault.suggestion)
    guard suggestion != fault.suggestion else { return }
    let isCase = found?.first == "."
    let better = Diagnostic(
      id: fault.id,
      message: fault.message + (isCase ? "; a case has a dot before it" : ""),
      range: fault.range,
      suggestion: suggestion
    )
    .about(name)
    faults.withdraw(fault)
    faults.note(better)
    unknownNames[position] = better
  }

  /// What an operator asks of an unknown name beside a value whose type is certain.
  mutating func explainOperands(of infix: Expression.Infix, _ operands: [Int]) {
    for (operand, other) in [(operands[0], operands[1]), (operands[1], operands[0])]
    where unknownNames[operand] != nil {
      guard let type = candidates[other].certain else { continue }
      explain(operand, as: [Operators.partner(of: infix, type)])
    }
  }

  /// A number whose decimal point is a comma: `.bouncy(duration: 0,3)`.
  mutating func decimalComma(_ labels: [String?], _ arguments: [Int]) -> Diagnostic? {
    for (index, (left, right)) in zip(arguments, arguments.dropFirst()).enumerated()
    where labels[index + 1] == nil {
      let (whole, part) = (expression.range(of: left), expression.range(of: right))
      guard part.lowerBound == whole.upperBound + 1, !expression.nodes[right].lacksComma,
        let before = digits(left), let behind = digits(right)
      else { continue }
      told.formUnion([left, right])
      return Diagnostic(
        id: "decimal-comma",
        message: "a decimal point is '.'",
        range: whole.lowerBound..<part.upperBound,
        suggestion: "\(before).\(behind)"
      )
    }
    return nil
  }

  /// A whole number as it was typed, with its leading zeros.
  private func digits(_ position: Int) -> String? {
    guard case .number(let number, nil) = expression.nodes[position].operation, number < 1e9,
      let whole = Int(exactly: number)
    else { return nil }
    let (text, count) = (String(whole), expression.nodes[position].range.count)
    return text.count <= count ? String(repeating: "0", count: count - text.count) + text : nil
  }

  /// `.x` for the `.width` of a point, and the other way round.
  static func otherComponent(_ name: String, among known: [String]) -> String? {
    let other = ["width": "x", "height": "y", "x": "width", "y": "height"][name]
    return other.flatMap { known.contains($0) ? $0 : nil }
  }

  /// `(1, 2)` for a size where a point is wanted, `.size(1, 2)` for a point where a size is.
  func pairMeant(_ position: Int, as type: LanguageType) -> String? {
    let operands = expression.operands(of: position)
    let pair: [Int]
    switch expression.nodes[position].operation {
    case .call(let labels) where labels.count == 2: pair = Array(operands.dropFirst())
    case .tuple(let labels) where labels.count == 2: pair = operands
    default: return nil
    }
    let texts = pair.map { SyntaxPrinter.text(expression.subexpression(at: $0)) }.joined(separator: ", ")
    switch (candidates[position].types, type) {
    case ([.size], .point): return "(\(texts))"
    case ([.point], .size): return ".size(\(texts))"
    default: return nil
    }
  }
}
