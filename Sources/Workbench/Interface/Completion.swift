/// What Tab offers at a place in a half-typed line.
package struct Completion: Hashable, Sendable {
  /// One way to go on.
  package struct Candidate: Hashable, Sendable {
    /// The whole word that replaces what was typed.
    package let text: String

    package init(_ text: String) { self.text = text }
  }

  /// The bytes of the line that a candidate replaces, in UTF-8.
  package let range: Range<Int>
  package let candidates: [Candidate]

  /// A file name is wanted: the terminal completes paths itself.
  package let wantsPath: Bool

  package init(range: Range<Int>, candidates: [Candidate], wantsPath: Bool = false) {
    self.range = range
    self.candidates = candidates
    self.wantsPath = wantsPath
  }
}
