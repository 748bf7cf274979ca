/// Reads CSS timing functions (css-easing-2).
package struct CSSCurveParser {
  /// What is wrong, and where.
  package struct Failure: Error, Hashable, Sendable {
    /// In words, ready to stand behind `error:`.
    package let message: String

    /// Offset into the UTF-8 of the text between the brackets.
    package let offset: Int
  }

  /// The functions this reads.
  package static let functions = ["cubic-bezier", "linear", "steps"]

  /// Reads a function's arguments.
  ///
  /// - Parameters:
  ///   - name: `cubic-bezier`, `linear` or `steps`, in any case of letters.
  ///   - arguments: The text between the brackets, as it was written.
  package static func curve(function name: String, arguments: String) throws(Failure) -> any Curve {
    var parser = CSSCurveParser(arguments)
    switch name.lowercased() {
    case "cubic-bezier": return try parser.bezier()
    case "linear": return try parser.linear()
    case "steps": return try parser.steps()
    default:
      throw Failure(message: "CSS has no timing function '\(name)' that is read here", offset: 0)
    }
  }

  var scanner: CSSScanner

  private init(_ text: String) { scanner = CSSScanner(text) }
}

extension CSSCurveParser {
  private mutating func bezier() throws(Failure) -> any Curve {
    var numbers: [Double] = []
    for (index, name) in ["x1", "y1", "x2", "y2"].enumerated() {
      if index > 0 { try expectComma(before: name) }
      let offset = scanner.offset
      guard case .number(let number) = try scanner.next() else {
        throw Failure(message: "cubic-bezier() takes four numbers; \(name) is missing", offset: offset)
      }
      if index.isMultiple(of: 2), !(0...1).contains(number) {
        throw Failure(message: "\(name) is \(Self.text(number)), and must be 0 to 1", offset: offset)
      }
      numbers.append(number)
    }
    try expectEnd(after: "cubic-bezier() takes four numbers")
    do {
      return try CSSBezierCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    } catch {
      throw Failure(message: "\(error.name) is out of range", offset: 0)
    }
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private mutating func steps() throws(Failure) -> any Curve {
    let offset = scanner.offset
    guard case .number(let number) = try scanner.next() else {
      throw Failure(message: "steps() takes a whole number from 1", offset: offset)
    }
    guard number == number.rounded(), (1...1e9).contains(number) else {
      let words = "steps() takes a whole number from 1, and \(Self.text(number)) is none"
      throw Failure(message: words, offset: offset)
    }
    var position = CSSStepsCurve.Position.jumpEnd
    if case .comma? = scanner.peek() {
      _ = try scanner.next()
      position = try stepPosition()
    }
    try expectEnd(after: "steps() takes a count and a position")
    do {
      return try CSSStepsCurve(count: Int(number), position: position)
    } catch {
      throw Failure(message: "steps() with jump-none takes a whole number from 2", offset: offset)
    }
  }

  private mutating func stepPosition() throws(Failure) -> CSSStepsCurve.Position {
    let offset = scanner.offset
    guard case .word(let word) = try scanner.next() else {
      throw Failure(message: "a step position is missing", offset: offset)
    }
    switch word {
    case "start": return .jumpStart
    case "end": return .jumpEnd
    default:
      if let position = CSSStepsCurve.Position(rawValue: word) { return position }
      let message = "'\(word)' is no step position; take jump-start, jump-end, jump-none or jump-both"
      throw Failure(message: message, offset: offset)
    }
  }

  private mutating func linear() throws(Failure) -> any Curve {
    var stops = [try stop()]
    while case .comma? = scanner.peek() {
      _ = try scanner.next()
      stops.append(try stop())
    }
    try expectEnd(after: "the stops of linear() are separated by commas")
    guard let curve = CSSLinearCurve(stops: stops) else {
      throw Failure(message: "linear() needs at least two stops", offset: 0)
    }
    return curve
  }

  /// One number, and up to two percentages that stand together before or after it.
  private mutating func stop() throws(Failure) -> CSSLinearCurve.Stop {
    let offset = scanner.offset
    var inputs = try percentages()
    guard case .number(let output)? = scanner.peek() else {
      throw Failure(message: "a stop of linear() needs a number", offset: offset)
    }
    _ = try scanner.next()
    if inputs.isEmpty { inputs = try percentages() }
    if inputs.count > 2 {
      throw Failure(message: "a stop of linear() takes at most two percentages", offset: offset)
    }
    return CSSLinearCurve.Stop(output: output, inputs: inputs)
  }

  private mutating func percentages() throws(Failure) -> [Double] {
    var shares: [Double] = []
    while case .percentage(let share)? = scanner.peek() {
      _ = try scanner.next()
      shares.append(share)
    }
    return shares
  }

  private mutating func expectComma(before name: String) throws(Failure) {
    let offset = scanner.offset
    switch try scanner.next() {
    case .comma: return
    case .end: throw Failure(message: "cubic-bezier() takes four numbers; \(name) is missing", offset: offset)
    default: throw Failure(message: "a comma is missing before \(name)", offset: offset)
    }
  }

  private mutating func expectEnd(after message: String) throws(Failure) {
    let offset = scanner.offset
    guard case .end = try scanner.next() else { throw Failure(message: message, offset: offset) }
  }
}
