import Motion

/// The arguments of one call, in the order of the factory's parameters and of its types.
///
/// The checker has matched every argument with its parameter's type, so the readers below ask for what
/// the factory itself declared; asked for anything else they answer with zero.
package struct Arguments: Sendable {
  let parameters: [Parameter]

  /// By parameter: the argument, or the default; nil for neither.
  let values: [Datum?]

  /// By parameter: whether the argument was written.
  let given: [Bool]

  /// What the modifier stands behind; nil for anything but a modifier.
  let base: Datum?

  /// Everything from the last parameter on, where that may repeat.
  let rest: [Datum]

  func datum(_ name: String) -> Datum? {
    guard let index = parameters.firstIndex(where: { $0.name == name }) else { return nil }
    return values[index]
  }

  /// Whether an argument was written, rather than left to its default.
  func wasGiven(_ name: String) -> Bool {
    parameters.firstIndex { $0.name == name }.map { given[$0] } ?? false
  }

  func number(_ name: String) -> Double { datum(name)?.scalar ?? 0 }

  func flag(_ name: String) -> Bool { datum(name)?.isTrue ?? false }

  func value(_ name: String) -> Value { datum(name)?.value ?? .number(0) }

  func spring(_ name: String) -> Spring {
    if case .spring(let spring)? = datum(name) { spring } else { .smooth }
  }

  func curve(_ name: String) -> any Curve {
    if case .curve(let curve)? = datum(name) { curve } else { LinearCurve() }
  }

  func animation(_ name: String) -> Animation? {
    if case .animation(let animation)? = datum(name) { animation } else { nil }
  }

  func transition(_ name: String) -> Transition {
    if case .transition(let transition)? = datum(name) { transition } else { .identity }
  }

  var baseValue: Value { base?.value ?? .number(0) }

  var baseAnimation: Animation? {
    if case .animation(let animation)? = base { animation } else { nil }
  }

  var baseTransition: Transition {
    if case .transition(let transition)? = base { transition } else { .identity }
  }

  var baseCurve: any Curve {
    if case .curve(let curve)? = base { curve } else { LinearCurve() }
  }
}
