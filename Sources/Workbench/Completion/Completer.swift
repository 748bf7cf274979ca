import Language
import Model

/// Finds what Tab can offer at a place in a half-typed text.
struct Completer: Sendable {
  let document: Document

  func completion(of text: String, at offset: Int) -> Completion {
    Completion(range: offset..<offset, candidates: [])
  }
}
