import Language
import Model
import Workbench

extension FuzzTarget {
  /// Any lines leave a document that keeps every law, after everything they ask for was drawn.
  static let workbench = FuzzTarget(name: "workbench", longest: 800) { bytes throws in
    let text = String(decoding: bytes, as: UTF8.self)
    // What the workbench knows of the world follows from the bytes, so that a finding repeats.
    var world = MemoryWorld(variant: bytes.reduce(0) { $0 &+ Int($1) })
    let typed = world.workbench
    let length = text.utf8.count
    for offset in [length, length / 2] {
      let range = typed.completion(of: text, at: offset).range
      try require(0 <= range.lowerBound && range.upperBound <= length, "completes \(range) at \(offset)")
    }
    try world.type(text)
    if let sentence = DocumentLaws.broken(by: world.workbench.session.document) {
      throw BrokenLaw(sentence: sentence)
    }
  }
}
