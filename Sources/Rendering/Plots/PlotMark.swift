package import Motion

/// A tick on the time axis for something that happens at an instant.
package struct PlotMark: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case of(Trace.Mark.Kind)
    /// The end of one of several motions: its letter.
    case letter(String, index: Int)
  }

  package let kind: Kind

  /// Seconds, or progress.
  package let time: Double

  /// A name that stands under the axis.
  package let label: String

  package init(kind: Kind, time: Double, label: String = "") {
    self.kind = kind
    self.time = time
    self.label = label
  }

  package init(_ mark: Trace.Mark) {
    self.init(kind: .of(mark.kind), time: mark.time, label: mark.label)
  }

  /// What stands on the axis, with its role.
  func glyph(in charset: Charset) -> (scalar: UInt32, role: Role) {
    switch kind {
    case .of(let kind): (kind.glyph.scalar(in: charset), .plain)
    case .letter(let letter, let index):
      (letter.unicodeScalars.first?.value ?? 0x3F, .series(UInt8(truncatingIfNeeded: index % 256)))
    }
  }
}

extension Trace.Mark.Kind {
  var glyph: Glyph {
    switch self {
    case .keyframe: Glyph(unicode: "┴", ascii: "'")
    case .phase: Glyph(unicode: "┼", ascii: "|")
    case .interruption: Glyph(unicode: "×", ascii: "x")
    case .logicalEnd: Glyph(unicode: "◇", ascii: "o")
    case .rest: Glyph(unicode: "◆", ascii: "*")
    }
  }

  /// What the key under the axis calls it.
  var word: String {
    switch self {
    case .keyframe: "keyframe"
    case .phase: "phase"
    case .interruption: "interrupted"
    case .logicalEnd: "ends"
    case .rest: "rests"
    }
  }

  /// The order of the key, and who wins a column: later ones cover earlier ones.
  static let ascending: [Trace.Mark.Kind] = [.keyframe, .phase, .interruption, .logicalEnd, .rest]
}

extension Plot {
  /// The phase that runs at a time, always as wide; nil where nothing has phases, and before the first.
  package func phase(at time: Double) -> String? {
    let phases = marks.filter { $0.kind == .of(.phase) && !$0.label.isEmpty }
    guard let running = phases.last(where: { $0.time <= time }) else { return nil }
    let width = phases.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
    return running.label.padded(right: width)
  }
}
