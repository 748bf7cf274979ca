import Language
import Motion

/// One kind of keyframe: how it is written, and the step it becomes.
package struct KeyframeKind: Sendable {
  /// What an argument says.
  enum Slot: String, Hashable, Sendable {
    /// Where the step leads; the one argument without a label.
    case to
    case duration, timingCurve, spring, startVelocity, endVelocity
  }

  package let name: String

  /// A phrase for help.
  package let summary: String

  /// An entry of a track.
  package let example: String

  /// In the order of SwiftUI's initialiser, after where the step leads.
  let slots: [Slot]

  /// Whether `duration:` may be left out.
  var choosesDuration = false
  let make: @Sendable (KeyframeArguments) -> Keyframe

  /// The labels of its arguments, in order.
  package var labels: [String] { slots.map(\.rawValue) }

  /// What other programs call the arguments.
  private static let foreignLabels: [String: Slot] = [
    "time": .duration, "t": .duration, "curve": .timingCurve, "easing": .timingCurve, "ease": .timingCurve,
    "animation": .spring, "velocity": .startVelocity,
  ]

  /// The argument that was meant by a label which none has; nil where nobody knows.
  func label(meantBy label: String) -> String? {
    if let slot = Self.foreignLabels[label], slots.contains(slot) { return slot.rawValue }
    return Suggestion.closest(to: label, among: labels)
  }

  /// `duration:, spring:`.
  package var parameterList: String { (["value"] + slots.map { "\($0.rawValue):" }).joined(separator: ", ") }
}

/// The arguments of one keyframe, worked out; vectors are those motion is made of.
struct KeyframeArguments: Sendable {
  var to = SIMD4<Double>.zero

  /// Seconds.
  var duration: Double?
  var timingCurve: (any Curve)?
  var spring: Spring?

  /// Units a second.
  var startVelocity: SIMD4<Double>?
  var endVelocity: SIMD4<Double>?
}

/// The kinds of keyframes, in the order help lists them.
package enum KeyframeCatalog {
  // To add a kind: its name in Language's KeyframesSyntax, its file in this folder, then its line here.
  package static let all: [KeyframeKind] = [
    .linear,
    .cubic,
    .spring,
    .move,
  ]

  static func kind(named name: String) -> KeyframeKind? { all.first { $0.name == name } }
}
