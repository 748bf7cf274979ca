/// What Tab offers at a place in a half-typed line.
package struct Completion: Hashable, Sendable {
  /// One way to go on.
  package struct Candidate: Hashable, Sendable {
    /// The whole word that replaces what was typed.
    package let text: String

    /// Whether a space surely follows, so that a single answer may bring it along.
    package let endsInSpace: Bool

    package init(_ text: String, endsInSpace: Bool = false) {
      self.text = text
      self.endsInSpace = endsInSpace
    }
  }

  /// The bytes of the line that a candidate replaces, in UTF-8.
  package let range: Range<Int>

  /// The likeliest first.
  package let candidates: [Candidate]

  /// A file name is wanted: the terminal completes paths itself.
  package let wantsPath: Bool

  package init(range: Range<Int>, candidates: [Candidate], wantsPath: Bool = false) {
    self.range = range
    self.candidates = candidates
    self.wantsPath = wantsPath
  }
}
