import Language
import Model

extension FuzzTarget {
  /// Any file is opened or refused at a place it has; what opens saves to bytes that open as the same.
  static let sessions = FuzzTarget(name: "sessions", longest: 2_000) { bytes throws in
    let document: Document
    do throws(Diagnostic) {
      document = try SessionCodec.decode(bytes)
    } catch {
      let isInside = 0 <= error.range.lowerBound && error.range.upperBound <= bytes.count
      try require(isInside && !error.message.isEmpty, "\(error) is elsewhere")
      return
    }
    let name = document.name ?? ""
    let saved = SessionCodec.encode(document, name: name)
    do {
      let again = try SessionCodec.decode(Array(saved.utf8))
      try require(SessionCodec.encode(again, name: name) == saved, "saved twice, not the same:\n\(saved)")
    } catch let fault as Diagnostic {
      throw BrokenLaw(sentence: "\(fault.message) in what was saved:\n\(saved)")
    }
  }
}
