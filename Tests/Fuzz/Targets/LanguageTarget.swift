import Language
import Workbench

extension FuzzTarget {
  /// Any text is read or refused, at a place it has, and what is read prints as itself.
  static let language = FuzzTarget(name: "language", longest: 600) { bytes throws in
    let text = String(decoding: bytes, as: UTF8.self)
    let parsed = parser.parse(Source(text: text))
    let length = text.utf8.count
    for fault in parsed.diagnostics.prefix(3) {
      try require(0 <= fault.range.lowerBound && fault.range.upperBound <= length, "\(fault) is elsewhere")
      let lines = DiagnosticRenderer().lines(fault, in: parsed.source)
      try require(!lines.isEmpty && !fault.message.isEmpty, "\(fault) says nothing")
    }
    for statement in parsed.statements {
      let range = statement.range
      try require(0 <= range.lowerBound && range.upperBound <= length, "\(statement) is elsewhere")
      let printed = SyntaxPrinter.text(statement)
      let again = parser.parse(Source(text: printed))
      try require(again.statements == [statement] && again.diagnostics.isEmpty, "printed as \(printed)")
    }
  }

  static let parser = Parser(signatures: CommandCatalog.all.map(\.signature))
}
