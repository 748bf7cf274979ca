import Language
import Model
import Motion
import Rendering

extension Session {
  /// The clips of a command, with its clauses applied.
  func clips(of syntax: CommandSyntax) throws(Diagnostic) -> [Clip] {
    var faults = FaultCollector()
    let resolved = faults.attempt(each: syntax.clips) { clip throws(Diagnostic) in
      try resolve(clip, clauses: syntax.clauses)
    }
    if let fault = faults.together { throw Self.oncePerView(fault) }
    return resolved
  }

  /// Of a view that has not moved it is told once, however often it stands there.
  private static func oncePerView(_ fault: Diagnostic) -> Diagnostic {
    var told: [String] = []
    let once = fault.all.filter { one in
      guard one.id == "never-moved" else { return true }
      defer { told.append(one.message) }
      return !told.contains(one.message)
    }
    return Diagnostic.together(once) ?? fault
  }

  /// A clip as it moves now.
  ///
  /// - Parameter isReduced: Reads it with Reduce Motion on or off, whatever is set; nil leaves it as it is.
  func resolve(
    _ clip: ClipSyntax,
    clauses: [ClauseSyntax],
    isReduced: Bool? = nil
  ) throws(Diagnostic) -> Clip {
    var document = document
    if let isReduced { document.reduceMotionOverride = isReduced }
    return try ClipResolver.resolve(clip, clauses: clauses, in: document)
  }

  /// The number a clause gives, in seconds where a unit says so; nil without the clause.
  ///
  /// - Parameter isSpeed: True for a factor, as in `0.25x`, rather than seconds.
  func number(
    ofClause word: String,
    of syntax: CommandSyntax,
    isSpeed: Bool = false
  ) throws(Diagnostic) -> Double? {
    guard case .expression(let expression)? = syntax.clause(word)?.argument else { return nil }
    try Self.refuseUnits(isSpeed ? [.seconds, .milliseconds] : [.times], in: expression, of: word)
    return try document.number(expression, for: "'\(word)'")
  }

  /// The numbers a clause lists; nil without the clause.
  func numbers(ofClause word: String, of syntax: CommandSyntax) throws(Diagnostic) -> [Double]? {
    guard case .expressions(let list)? = syntax.clause(word)?.argument else { return nil }
    var faults = FaultCollector()
    let numbers = faults.attempt(each: list) { expression throws(Diagnostic) in
      try seconds(expression, for: word)
    }
    try faults.finish()
    return numbers
  }

  private func seconds(_ expression: Expression, for word: String) throws(Diagnostic) -> Double {
    try Self.refuseUnits([.times], in: expression, of: word)
    return try document.number(expression, for: "'\(word)'")
  }

  /// Refuses seconds where a speed is wanted, and a speed where seconds are.
  private static func refuseUnits(
    _ refused: Set<Expression.Unit>,
    in expression: Expression,
    of word: String
  ) throws(Diagnostic) {
    for node in expression.nodes {
      guard case .number(let number, let unit?) = node.operation, refused.contains(unit) else { continue }
      let text = SyntaxPrinter.number(number)
      let meant: String? = unit == .times ? "\(text)s" : unit == .seconds ? "\(text)x" : nil
      throw Diagnostic(
        id: "wrong-unit",
        message: unit == .times
          ? "'\(word)' takes seconds, not a speed" : "'\(word)' takes a speed such as 0.25x, not seconds",
        range: node.range,
        suggestion: meant
      )
    }
  }

  /// What `color` is set to; nil for `auto`.
  var colorSetting: Bool? {
    switch settings.color {
    case .auto: nil
    case .always: true
    case .never: false
    }
  }

  /// How pictures are drawn for this reader.
  var plotOptions: PlotOptions {
    let style = PlotStyleCatalog[settings.style.rawValue] ?? .braille
    return PlotOptions(
      style: style,
      charset: style.isASCII ? .ascii : configuration.charset,
      color: colorSetting ?? configuration.hasColor
    )
  }

  /// Columns a table may take: in a file or a pipe nothing is cut.
  var textWidth: Int { configuration.hasWindow ? pictureWidth : Picture.limit }

  /// Columns a picture may take; the last one of a window stays free.
  var pictureWidth: Int { settings.width ?? configuration.window.columns - 1 }
}

extension Clip {
  /// Seconds shown of what never rests.
  private static let openEnded = 3.0

  /// Seconds of motion, or progress, that are worth showing.
  var shownDuration: Double {
    trace.settlingDuration.isFinite ? max(trace.settlingDuration, 0) : Self.openEnded
  }

  /// Says that a picture shows only the beginning.
  ///
  /// - Parameter end: Seconds it shows; nil for as many as are worth it.
  func endlessNotes(until end: Double?) -> [String] {
    guard !trace.settlingDuration.isFinite else { return [] }
    return ["never rests; the first \(NumberText.shortest(end ?? Self.openEnded)) s are shown"]
  }
}
