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

  /// What else is wrong with the same statement, behind this place.
  package fileprivate(set) var others: [Diagnostic] = []

  package init(id: ID, message: String, range: Range<Int>, suggestion: String? = nil) {
    self.id = id
    self.message = message
    self.range = range
    self.suggestion = suggestion
  }
}

extension Diagnostic {
  /// The fault and those found with it, each by itself, in the order of their places.
  package var all: [Diagnostic] {
    var alone = self
    alone.others = []
    return [alone] + others
  }

  /// Several faults of one statement as one; nil without any.
  package static func together(_ faults: [Diagnostic]) -> Diagnostic? {
    var told: [Diagnostic] = []
    for fault in faults.flatMap(\.all) where !told.contains(fault) { told.append(fault) }
    told.sort { $0.range.lowerBound < $1.range.lowerBound }
    var first = told.first
    first?.others = Array(told.dropFirst())
    return first
  }

  /// The fault with those of another behind it.
  package func joined(with other: Diagnostic?) -> Diagnostic {
    Diagnostic.together([self, other].compactMap(\.self)) ?? self
  }

  /// The fault and those found with it, each changed in the same way.
  package func mapped(_ change: (Diagnostic) -> Diagnostic) -> Diagnostic {
    Diagnostic.together(all.map(change)) ?? self
  }
}
