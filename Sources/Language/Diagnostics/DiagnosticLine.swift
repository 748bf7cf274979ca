/// One line of a drawn fault in parts, so that the fault itself may have a colour of its own.
package struct DiagnosticLine: Equatable, Sendable {
  package struct Part: Equatable, Sendable {
    package let text: String

    /// True for the word `error:` and for carets.
    package let isFault: Bool

    init(_ text: String, isFault: Bool = false) {
      self.text = text
      self.isFault = isFault
    }
  }

  package let parts: [Part]

  init(_ parts: [Part]) { self.parts = parts.filter { !$0.text.isEmpty } }
  init(_ text: String) { self.init([Part(text)]) }

  /// The line without its parts.
  package var text: String { parts.map(\.text).joined() }

  var columns: Int { DisplayCell.columns(of: text) }

  func adding(_ text: String) -> DiagnosticLine { DiagnosticLine(parts + [Part(text)]) }
}
