/// A clip bound to its values: named channels over one axis, ready to be drawn, sampled, measured.
package struct Trace: Sendable {
  /// One named value over time.
  package struct Channel: Sendable {
    /// `value` for an expression, `scale` in a clip of its own, `Card.scale` in a scene.
    package let name: String

    /// What its numbers are.
    package let kind: ValueKind

    /// Where they are over time, as ``Value/animatableData``.
    package let trajectory: any Trajectory

    package init(name: String, kind: ValueKind, trajectory: any Trajectory) {
      self.name = name
      self.kind = kind
      self.trajectory = trajectory
    }
  }

  /// What the horizontal axis counts.
  package enum Axis: Hashable, Sendable {
    case seconds
    /// A unit curve's own axis, 0...1.
    case progress
  }

  /// Something that happens at an instant and deserves a tick on the time axis.
  package struct Mark: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case keyframe, phase, interruption, logicalEnd, rest }
    package let kind: Kind
    /// Seconds, or progress.
    package let time: Double
    /// A phase's name, say; empty where the kind says enough.
    package let label: String

    package init(kind: Kind, time: Double, label: String = "") {
      self.kind = kind
      self.time = time
      self.label = label
    }
  }

  /// Seconds, or the progress of a unit curve.
  package let axis: Axis

  /// In the order they are shown.
  package let channels: [Channel]

  /// The latest logical completion over the channels, in seconds; `infinity` when there is none.
  package let duration: Double

  /// When the last channel rests, in seconds; `infinity` when it never does.
  package let settlingDuration: Double

  /// Instants that deserve a tick, in order of time.
  package let marks: [Mark]

  /// Sentences a teacher would add: a spring that was cut, a repeat that ends in a jump.
  package let notes: [String]

  package init(
    axis: Axis = .seconds,
    channels: [Channel],
    duration: Double,
    settlingDuration: Double,
    marks: [Mark] = [],
    notes: [String] = []
  ) {
    self.axis = axis
    self.channels = channels
    self.duration = duration
    self.settlingDuration = settlingDuration
    self.marks = marks
    self.notes = notes
  }
}
