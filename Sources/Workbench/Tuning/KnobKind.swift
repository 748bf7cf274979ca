import Motion

/// What is known about a number before it is turned: how far a turn goes, and what it is counted in.
struct KnobKind: Hashable, Sendable {
  /// What a row calls it; empty takes the parameter's own name.
  var label = ""

  /// What stands behind the value: `s`, `°`; empty for what is counted in nothing.
  var unit = ""

  /// What a key turns by, and with Shift.
  let fine: Double
  let coarse: Double

  /// The values the slider shows unless the number lies outside.
  let shown: ClosedRange<Double>

  /// A narrower range than the language's own, where a number beyond it would change nothing.
  var limit: ParameterError.Allowed?

  /// Whether a number that was left out is no knob: it would do nothing, or hardly anything.
  var isQuiet = false

  /// Decimals that show a fine turn.
  var decimals: Int { fine >= 1 ? 0 : fine >= 0.1 ? 1 : fine >= 0.01 ? 2 : fine >= 0.001 ? 3 : 6 }
}

/// The kinds of knobs, by the names of the numbers they turn.
enum KnobCatalog {
  // To add a kind: the names of its numbers, and how they turn.
  private static let all: [(names: [String], kind: KnobKind)] = [
    (["duration", "response", "settlingDuration"], seconds()),
    (["time", "drag time"], seconds()),
    (["delay"], seconds()),
    (["after"], seconds(label: "complete after")),
    (["blendDuration"], seconds(label: "blend", isQuiet: true)),
    (["bounce"], share(-1...1)),
    (["extraBounce"], share(-1...1, label: "extra bounce")),
    (["dampingFraction", "dampingRatio"], share(0...2, label: "damping")),
    (["mass"], KnobKind(fine: 0.1, coarse: 1, shown: 0...5)),
    (["stiffness"], KnobKind(fine: 1, coarse: 10, shown: 0...500)),
    (["damping"], KnobKind(fine: 0.5, coarse: 5, shown: 0...50)),
    (["initialVelocity"], KnobKind(label: "velocity", fine: 0.1, coarse: 1, shown: -10...10)),
    (["x1", "x2"], KnobKind(fine: 0.01, coarse: 0.1, shown: 0...1, limit: .within(0...1))),
    (["y1", "y2"], share(-0.5...1.5)),
    (["speed"], KnobKind(unit: "×", fine: 0.05, coarse: 0.5, shown: 0...4, limit: .positive)),
    (["repeatCount"], KnobKind(label: "repeats", fine: 1, coarse: 5, shown: 0...20)),
    (["epsilon"], KnobKind(fine: 0.001, coarse: 0.01, shown: 0...0.1, isQuiet: true)),
  ]

  private static let byName = Dictionary(all.flatMap { entry in entry.names.map { ($0, entry.kind) } }) {
    first,
    _ in first
  }

  /// The kind of a number by its name, or by its size where nobody knows more about it.
  static func kind(of name: String, value: Double, unit: String = "") -> KnobKind {
    byName[name] ?? sized(value, unit: unit)
  }

  private static func seconds(label: String = "", isQuiet: Bool = false) -> KnobKind {
    KnobKind(label: label, unit: "s", fine: 0.01, coarse: 0.1, shown: 0...1, isQuiet: isQuiet)
  }

  private static func share(_ shown: ClosedRange<Double>, label: String = "") -> KnobKind {
    KnobKind(label: label, fine: 0.01, coarse: 0.1, shown: shown)
  }

  /// A hundredth of its size, in tens; a slider as far as twice its size both ways.
  private static func sized(_ value: Double, unit: String) -> KnobKind {
    var size = 1.0
    while size * 10 <= abs(value), size < 1e9 { size *= 10 }
    while size > abs(value), size > 1e-4, value != 0 { size /= 10 }
    let reach = size * (abs(value) >= 5 * size ? 20 : abs(value) >= 2 * size ? 10 : 4)
    let fine = unit == "°" ? max(size / 100, 1) : size / 100
    return KnobKind(unit: unit, fine: fine, coarse: fine * 10, shown: (value < 0 ? -reach : 0)...reach)
  }
}
