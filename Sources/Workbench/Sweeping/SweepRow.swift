import Model
import Motion
import Rendering

/// One motion of a sweep with its measures.
struct SweepRow: Sendable {
  /// Of the parameters, in their order.
  let values: [Double]
  let clip: Clip

  /// What is measured, in the order of the table; of several channels the worst counts.
  static let measures: [(measure: Measure, title: String)] = [
    ("duration", "ends"), ("settlingDuration", "at rest"), ("overshoot", "overshoot"),
    ("riseTime", "rise"), ("peakVelocity", "fastest"),
  ].compactMap { name, title in MeasureCatalog.measure(named: name).map { ($0, title) } }

  private let findings: [Value?]

  init(values: [Double], clip: Clip) {
    self.values = values
    self.clip = clip
    findings = Self.measures.map { $0.measure.finding(in: clip)?.value }
  }

  /// The members of the row's object in JSON, after the parameters' own.
  var members: [JSONValue.Member] {
    zip(Self.measures, findings).map { entry, value in
      let told = value.map { ValueText(kind: $0.kind).json($0.animatableData) }
      return JSONValue.Member(entry.measure.name, told ?? .null)
    }
  }

  /// The largest speed; what the column of speeds must hold.
  var fastest: Double {
    zip(Self.measures, findings).reduce(0) { most, entry in
      guard entry.0.measure.unit == .velocity, let value = entry.1 else { return most }
      return max(most, abs(value.components.x))
    }
  }

  /// The cells of the row in the table, after the parameters' own.
  ///
  /// - Parameter decimals: Of speeds.
  func cells(decimals: Int) -> [String] {
    zip(Self.measures, findings).map { Self.text($1, of: $0.measure, decimals: decimals) }
  }

  private static func text(_ value: Value?, of measure: Measure, decimals: Int) -> String {
    guard let value else { return measure.isOfWholeClip ? "never" : "" }
    let number = value.components.x
    switch measure.unit {
    case .time: return NumberText.fixed(number, decimals: 3) + " s"
    case .share: return number > 0 ? NumberText.fixed(number * 100, decimals: 1) + " %" : "none"
    case .velocity: return ValueText(kind: value.kind).text(value.animatableData, decimals: decimals) + "/s"
    case .value, .count, .flag: return ValueText(kind: value.kind).shortText(value.animatableData)
    }
  }
}
