/// A line of text in pieces, each with what it means.
package struct StyledLine: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package let text: String
    package let role: Role

    package init(_ text: String, _ role: Role = .plain) {
      self.text = text
      self.role = role
    }
  }

  package var spans: [Span]

  package init(_ spans: [Span]) { self.spans = spans }
  package init(_ text: String, _ role: Role = .plain) { spans = [Span(text, role)] }

  /// The line without its roles.
  package var text: String { spans.map(\.text).joined() }
}
