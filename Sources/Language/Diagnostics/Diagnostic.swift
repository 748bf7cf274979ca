/// One thing wrong with a text, tied to the place that caused it.
package struct Diagnostic: Error, Equatable, Sendable {
  /// The kind of fault; tests and scripts name this, so the wording stays free to improve.
  package struct ID: Hashable, Sendable, ExpressibleByStringLiteral {
    package let name: String
    package init(stringLiteral name: String) { self.name = name }
  }

  package let id: ID

  /// A sentence without a full stop that starts in lower case, for the reader.
  package let message: String

  /// Offsets into the source's UTF-8, half open; empty at the end of the text.
  package let range: Range<Int>

  /// What to type instead, where one answer is clearly meant.
  package let suggestion: String?

  package init(id: ID, message: String, range: Range<Int>, suggestion: String? = nil) {
    self.id = id
    self.message = message
    self.range = range
    self.suggestion = suggestion
  }
}
