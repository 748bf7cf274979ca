/// A text as it was typed or read, with the name that errors call it by.
package struct Source: Equatable, Sendable {
  /// What stands before `:line:column:` in an error: a path, `-c`, `standard input`; nil at the prompt.
  package let name: String?
  package let text: String

  /// The number of the text's first line, where it is part of a longer one that arrives bit by bit.
  package let firstLine: Int

  /// Where the text stands for bytes that are not UTF-8, in order.
  let unreadable: [Diagnostic]

  /// The text as it was typed, where slips are mended in it.
  let typed: String?

  /// What was mended, one after the other.
  let mends: [Mend]

  package init(name: String? = nil, text: String, firstLine: Int = 1) {
    self.init(name: name, text: text, firstLine: firstLine, unreadable: [])
  }

  init(
    name: String?,
    text: String,
    firstLine: Int,
    unreadable: [Diagnostic] = [],
    typed: String? = nil,
    mends: [Mend] = []
  ) {
    self.name = name
    self.text = text
    self.firstLine = firstLine
    self.unreadable = unreadable
    (self.typed, self.mends) = (typed, mends)
  }
}

/// A word of a source and where it stands.
package struct Word: Sendable {
  package let text: String

  /// Offsets into the source's UTF-8, half open.
  package let range: Range<Int>

  package init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}

extension Word: Equatable {
  /// Two words are equal when they say the same, wherever they stand.
  package static func == (left: Word, right: Word) -> Bool { left.text == right.text }
}
