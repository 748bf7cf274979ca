package import Motion

/// Something that can move, bound to its values: what every verb takes.
package struct Clip: Sendable {
  /// As `inspect` names it.
  package enum Kind: String, Hashable, Sendable {
    case animation, spring, curve, view, phases, keyframes, transition, scene
  }

  /// As it was typed, in the printer's spelling.
  package let label: String
  package let kind: Kind
  package let trace: Trace

  /// What the motion is made of, where that is a single animation.
  package let animation: Animation?

  /// The spring of a spring, or of an animation that runs one.
  package let spring: Spring?

  /// Assignments by state, drag deliveries included; empty for anything but a scene.
  package let stateUpdates: [(state: String, count: Int)]

  /// A channel's name with the clip's before it; what a picked channel says of it already is not said twice.
  package func name(of channel: String) -> String {
    guard channel != "value" else { return label }
    let (own, other) = (label.split(separator: "."), channel.split(separator: "."))
    let shared = (0..<own.count).last { $0 <= other.count && own.suffix($0).elementsEqual(other.prefix($0)) }
    return label + other.dropFirst(shared ?? 0).map { "." + $0 }.joined()
  }

  init(
    label: String,
    kind: Kind,
    trace: Trace,
    animation: Animation? = nil,
    spring: Spring? = nil,
    stateUpdates: [(state: String, count: Int)] = []
  ) {
    self.label = label
    self.kind = kind
    self.trace = trace
    self.animation = animation
    self.spring = spring
    self.stateUpdates = stateUpdates
  }
}
