package import Motion

/// How an ecosystem writes a spring.
package struct SpringSpelling: Sendable {
  /// The ecosystem's name as its users write it.
  package let ecosystem: String

  /// The line to paste.
  ///
  /// Numbers keep six significant digits, which moves no spring visibly: a relative error of 1e-6
  /// in stiffness or damping changes a value by less than 1e-6 of the distance.
  package let line: @Sendable (Spring) -> String

  package init(ecosystem: String, line: @escaping @Sendable (Spring) -> String) {
    self.ecosystem = ecosystem
    self.line = line
  }
}

extension Double {
  /// The number in decimal with at most six significant digits, without trailing zeros.
  var pasted: String {
    guard isFinite, self != 0 else { return self == 0 ? "0" : "\(self)" }
    var scale = 1.0
    while abs(self) * scale < 100_000, scale < 1e15 { scale *= 10 }
    while abs(self) * scale >= 1_000_000, scale > 1e-15 { scale /= 10 }
    let rounded = (self * scale).rounded() / scale
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}
