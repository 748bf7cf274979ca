package import Motion

/// One of several motions drawn over each other.
package struct Contender: Sendable {
  /// What the legend calls it.
  package let name: String
  package let trace: Trace

  /// Short remarks for the legend, a line each: `ends 0.300 s`.
  package let details: [String]

  /// Creates a contender.
  ///
  /// - Parameters:
  ///   - details: Nil says when it ends and when it rests.
  package init(name: String, trace: Trace, details: [String]? = nil) {
    self.name = name
    self.trace = trace
    self.details = details ?? Self.details(of: trace)
  }

  private static func details(of trace: Trace) -> [String] {
    guard trace.axis == .seconds else { return [] }
    let ends = trace.duration.isFinite ? "ends \(seconds(trace.duration))" : "never ends"
    let isSame = abs(trace.settlingDuration - trace.duration) < 0.000_5
    return isSame || !trace.settlingDuration.isFinite
      ? [ends] : [ends, "rests \(seconds(trace.settlingDuration))"]
  }

  private static func seconds(_ time: Double) -> String {
    NumberFormat(largest: abs(time), finest: -3).text(time) + " s"
  }

  /// The letter a curve has: A for the first.
  static func letter(_ index: Int) -> String {
    Unicode.Scalar(0x41 + UInt32(index % 26)).map(String.init) ?? "?"
  }
}
