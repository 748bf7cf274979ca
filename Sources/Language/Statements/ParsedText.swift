/// What a parse yields: always a list of statements, and every fault found on the way.
package struct ParsedText: Sendable {
  package let source: Source

  /// Those that parsed, in order; a statement with a fault is left out and its fault stands in `diagnostics`.
  package let statements: [Statement]
  package let diagnostics: [Diagnostic]

  /// Those that were read but for some entries of their blocks, whose faults stand in `diagnostics`.
  package let damaged: [Statement]

  /// Where those stand that could not be read, in order; their faults stand in `diagnostics`.
  package let unread: [Range<Int>]

  /// The dots of lines that go on with the value in the line above, in order.
  package let continuationDots: [Int]

  /// What would close the bracket or block comment in which the text ends; nil where it ends outside.
  package let awaited: String?

  /// Bytes that were read in trials, beyond the text itself.
  package let lookedThrough: Int

  /// True when a bracket or block comment is still open: the prompt then asks for another line.
  package var isIncomplete: Bool { awaited != nil }

  package init(
    source: Source,
    statements: [Statement],
    diagnostics: [Diagnostic],
    damaged: [Statement] = [],
    unread: [Range<Int>] = [],
    continuationDots: [Int] = [],
    awaited: String? = nil,
    lookedThrough: Int = 0
  ) {
    self.lookedThrough = lookedThrough
    self.continuationDots = continuationDots
    self.damaged = damaged
    self.unread = unread
    self.source = source
    self.statements = statements
    self.diagnostics = diagnostics
    self.awaited = awaited
  }
}
