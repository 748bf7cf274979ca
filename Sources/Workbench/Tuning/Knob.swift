import Language
import Model

/// A number in a place of a holder, and how it is written anew.
struct Knob: Sendable {
  /// Which holder, and which of its places.
  struct Address: Hashable, Sendable {
    let holder: Int
    let place: Int
  }

  let address: Address

  /// `duration`, and before it what it belongs to where there are several places.
  var name: String

  /// What the number itself is called.
  let label: String
  let kind: KnobKind
  let range: KnobRange

  /// In the unit of the kind; nil where there is nothing to turn but an animation to choose.
  let value: Double?

  /// The animation, spring or curve it belongs to, which a preset takes the place of.
  let anchor: Anchor?

  /// How the place is written with another value.
  let rewrite: @Sendable (Double) -> Expression

  /// A part of a place that is one animation, spring or curve.
  struct Anchor: Hashable, Sendable {
    /// A position in the place's nodes.
    let node: Int
    let type: LanguageType
  }

  /// The value as a row tells it.
  var valueText: String { value.map(text) ?? "" }

  /// A value in as many decimals as a fine turn needs, or as many as it has.
  func text(_ value: Double) -> String {
    let exact = SyntaxPrinter.number(KnobRange.clean(value))
    let decimals = exact.contains("e") ? 0 : exact.split(separator: ".").dropFirst().first?.count ?? 0
    guard decimals <= kind.decimals, !exact.contains("e") else { return exact }
    let point = decimals == 0 && kind.decimals > 0 ? "." : ""
    return exact + point + String(repeating: "0", count: kind.decimals - decimals)
  }
}
