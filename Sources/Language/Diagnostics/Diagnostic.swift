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
  package fileprivate(set) var range: Range<Int>

  /// What to type in place of the range, where one answer is clearly meant: with it the fault is gone.
  ///
  /// Where a definition or a change is missing it is the line that makes it, to be typed first.
  package fileprivate(set) var suggestion: String?

  /// Whether that is a line to be typed before, and stands for nothing that is there.
  package fileprivate(set) var isToBeTypedFirst = false

  /// The name that nothing has, where that is all it tells.
  package fileprivate(set) var missingName: String?

  /// What else is wrong with the same statement, behind this place.
  package fileprivate(set) var others: [Diagnostic] = []

  package init(id: ID, message: String, range: Range<Int>, suggestion: String? = nil) {
    self.id = id
    self.message = Self.cropped(message)
    self.range = range
    self.suggestion = suggestion.flatMap { $0.utf8.count <= Self.longestSuggestion ? $0 : nil }
  }

  /// Bytes that a person would type again.
  private static let longestSuggestion = 1000

  /// Characters of a name that is told as it is, and those that are left of a longer one.
  private static let (longestName, keptOfName) = (60, 40)

  /// The message with names nobody could read cut off.
  private static func cropped(_ message: String) -> String {
    guard message.utf8.count > longestName else { return message }
    var (text, name) = ("", "")
    func end() {
      text += name.count <= longestName ? name : name.prefix(keptOfName) + "..."
      name = ""
    }
    for character in message {
      if character.isLetter || character.isNumber || character == "_" {
        name.append(character)
      } else {
        end()
        text.append(character)
      }
    }
    end()
    return text
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
    for fault in faults.flatMap(\.all).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // Thousands of faults are told: only those of one place can be the same.
      let beside = told.reversed().prefix { $0.range.lowerBound == fault.range.lowerBound }
      if !beside.contains(where: { $0.tellsTheSame(as: fault) }) { told.append(fault) }
    }
    var first = told.first
    first?.others = Array(told.dropFirst())
    return first
  }

  /// The fault with its range begun at an earlier offset, in bytes of UTF-8.
  func beginning(at start: Int) -> Diagnostic { at(min(start, range.lowerBound)..<range.upperBound) }

  /// The fault in another place, without those found with it.
  package func at(_ place: Range<Int>) -> Diagnostic {
    var moved = self
    (moved.range, moved.others) = (place, [])
    return moved
  }

  /// The fault with a suggestion that is a line to be typed before.
  package var typedFirst: Diagnostic {
    var first = self
    first.isToBeTypedFirst = true
    return first
  }

  /// The fault without what to type instead.
  package var withoutSuggestion: Diagnostic {
    var bare = self
    bare.suggestion = nil
    return bare
  }

  /// The fault as one of a name that nothing has.
  package func about(_ name: String) -> Diagnostic {
    var named = self
    named.missingName = name
    return named
  }

  /// Whether it tells the same of the same place, whatever each says to type instead.
  private func tellsTheSame(as other: Diagnostic) -> Bool {
    id == other.id && range == other.range && message == other.message
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
