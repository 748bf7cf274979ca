import Model
import Motion
import Rendering

/// The measures of one channel in the user's units, as JSON and as text want them.
struct ChannelMeasures: Sendable {
  private let channel: Trace.Channel
  private let told: ValueText

  /// Along the line from start to end; nil for colours, booleans and cases, which have no such way.
  let line: Measures?

  /// One for each component; empty where `line` is nil.
  private let components: [Measures]

  init(_ channel: Trace.Channel) {
    self.channel = channel
    told = ValueText(kind: channel.kind)
    let count: Int =
      switch channel.kind {
      case .number, .angle: 1
      case .point, .size, .rect: channel.kind.componentNames.count
      case .color, .bool, .choice: 0
      }
    components = (0..<count).map { Measures(of: channel.trajectory, along: .component($0)) }
    line = count == 1 ? components.first : count > 1 ? Measures(of: channel.trajectory, along: .line) : nil
  }

  /// What a number along the line is multiplied with for the reader: degrees for angles.
  var factor: Double { channel.kind == .angle ? 180 / .pi : 1 }

  var isAngle: Bool { channel.kind == .angle }

  /// Whether it has the same value all the time.
  var isStill: Bool { !components.isEmpty && components.allSatisfy { $0.minimum == $0.maximum } }

  /// The smallest value, of each component by itself; nil where `line` is.
  var lowest: String? { text(\.minimum) }
  var highest: String? { text(\.maximum) }

  private func text(_ path: KeyPath<Measures, Double>) -> String? {
    guard !components.isEmpty else { return nil }
    var vector = SIMD4<Double>.zero
    for (index, component) in components.enumerated() { vector[index] = component[keyPath: path] }
    return told.shortText(vector)
  }

  /// A place along the line for a reader: a value of what is a number, otherwise the way from the start.
  func text(alongLine place: Double) -> String {
    components.count == 1 ? told.shortText([place, 0, 0, 0]) : NumberText.significant(place) + " away"
  }

  var start: JSONValue { told.json(channel.trajectory.start) }
  var end: JSONValue { told.json(channel.trajectory.end) }
  var minimum: JSONValue { extreme(\.minimum) }
  var maximum: JSONValue { extreme(\.maximum) }

  private func extreme(_ path: KeyPath<Measures, Double>) -> JSONValue {
    let values = components.map { JSONValue.number($0[keyPath: path] * factor) }
    return components.count > 1 ? .array(values) : values.first ?? .null
  }

  /// The channel's object in the JSON of `inspect`.
  var json: JSONValue {
    .object([
      "name": .string(channel.name),
      "type": .string(told.typeName),
      "start": start,
      "end": end,
      "min": minimum,
      "max": maximum,
      "overshoot": .number(line?.overshoot),
      "peak": .number(line?.peak.map { $0 * factor }),
      "peakTime": .number(line?.peakTime),
      "riseTime": .number(line?.riseTime),
      "peakVelocity": .number(line?.peakVelocity.map { $0 * factor }),
      "crossings": .number(line?.crossings.map(Double.init)),
    ])
  }
}
