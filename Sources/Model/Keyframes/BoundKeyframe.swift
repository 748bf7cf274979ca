import Language
import Motion

/// A keyframe whose arguments were checked.
struct BoundKeyframe: Sendable {
  let kind: KeyframeKind
  let arguments: [KeyframeKind.Slot: TypedExpression]

  /// Checks a keyframe against the type its track moves; nil where that is not known for a fault elsewhere.
  init(
    _ syntax: KeyframesSyntax.Keyframe,
    moving type: LanguageType?,
    in lookup: DefinitionLookup
  ) throws(Diagnostic) {
    guard let kind = KeyframeCatalog.kind(named: syntax.kind.text) else {
      let known = KeyframeCatalog.all.map(\.name)
      throw Diagnostic(
        id: "unknown-keyframe",
        message: "no keyframe is called '\(syntax.kind.text)'; there are \(known.joined(separator: ", "))",
        range: syntax.kind.range,
        suggestion: Suggestion.closest(to: syntax.kind.text, among: known)
      )
    }
    self.kind = kind
    var arguments: [KeyframeKind.Slot: TypedExpression] = [:]
    let slots = try Self.slots(of: syntax, in: kind)
    var faults = FaultCollector()
    for (slot, argument) in zip(slots, syntax.arguments) {
      guard let wanted = slot.wanted(moving: type) else {
        _ = faults.attempt(try Checker.infer(argument.value, in: lookup.everything))
        continue
      }
      guard let typed = faults.attempt(try lookup.checked(argument.value, wanted)) else { continue }
      if slot == .duration { _ = faults.attempt(try Self.refuseNegative(typed, in: lookup)) }
      arguments[slot] = typed
    }
    try faults.finish()
    self.arguments = arguments
  }

  /// In the order of the slots, so that it is the same on every run.
  var expressions: [TypedExpression] { ([.to] + kind.slots).compactMap { arguments[$0] } }

  /// Which slot each argument fills: the bare one first, then labels in SwiftUI's order.
  private static func slots(
    of syntax: KeyframesSyntax.Keyframe,
    in kind: KeyframeKind
  ) throws(Diagnostic) -> [KeyframeKind.Slot] {
    let order = [.to] + kind.slots
    let slots = syntax.arguments.map { argument in
      argument.label.map { label in kind.slots.first { $0.rawValue == label.text } } ?? .to
    }
    let places = slots.compactMap { slot in slot.flatMap(order.firstIndex(of:)) }
    let isInOrder = zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    let needsDuration = kind.slots.contains(.duration) && !kind.choosesDuration
    let isWhole = places.first == 0 && (!needsDuration || slots.contains(.duration))
    guard places.count == slots.count, isInOrder, isWhole else {
      if places == [0], slots.count == 1, needsDuration, let value = syntax.arguments.first?.value {
        throw .durationMissing(value)
      }
      if let fault = unnamed(syntax, in: kind, order) { throw fault }
      let unknown = zip(slots, syntax.arguments).first { $0.0 == nil }?.1.label
      throw Diagnostic(
        id: unknown == nil ? "wrong-arguments" : "unknown-argument",
        message: "'\(kind.name)' takes \(kind.parameterList)",
        range: unknown.map { $0.range.lowerBound..<$0.range.upperBound + 1 } ?? syntax.kind.range,
        suggestion: unknown.flatMap { kind.label(meantBy: $0.text) }.map { "\($0):" }
      )
    }
    return slots.compactMap(\.self)
  }

  /// `SpringKeyframe(1.2, 0.3)`: the first argument without the name it has; nil where there is none.
  private static func unnamed(
    _ syntax: KeyframesSyntax.Keyframe,
    in kind: KeyframeKind,
    _ order: [KeyframeKind.Slot]
  ) -> Diagnostic? {
    let bare = syntax.arguments.enumerated().dropFirst().first { $1.label == nil }
    guard let (index, argument) = bare else { return nil }
    guard let first = syntax.arguments.first, first.label == nil else {
      return turned(syntax, in: kind, order)
    }
    let given = syntax.arguments.compactMap { $0.label?.text }
    let slot = order[safe: index].flatMap { given.contains($0.rawValue) ? nil : $0 }
    return Diagnostic(
      id: "wrong-arguments",
      message: "'\(kind.name)' takes \(kind.parameterList)",
      range: argument.value.range,
      suggestion: slot.flatMap { $0.mayHold(argument.value) ? $0 : nil }
        .map { "\($0.rawValue): \(SyntaxPrinter.text(argument.value))" }
    )
  }

  /// `CubicKeyframe(duration: 0.2, 1.2)`: all of it, in another order; nil where something else is wrong.
  private static func turned(
    _ syntax: KeyframesSyntax.Keyframe,
    in kind: KeyframeKind,
    _ order: [KeyframeKind.Slot]
  ) -> Diagnostic? {
    let arguments = syntax.arguments
    let places = arguments.map { argument in
      argument.label.map { label in order.firstIndex { $0.rawValue == label.text } ?? -1 } ?? 0
    }
    guard let first = arguments.first?.label, let last = arguments.last, Set(places).count == places.count,
      !places.contains(-1)
    else { return nil }
    let sorted = zip(places, arguments).sorted { $0.0 < $1.0 }.map { _, argument in
      (argument.label.map { "\($0.text): " } ?? "") + SyntaxPrinter.text(argument.value)
    }
    return Diagnostic(
      id: "wrong-arguments",
      message: "'\(kind.name)' takes its arguments in this order: \(kind.parameterList)",
      range: first.range.lowerBound..<last.value.range.upperBound,
      suggestion: sorted.joined(separator: ", ")
    )
  }

  private static func refuseNegative(
    _ typed: TypedExpression,
    in lookup: DefinitionLookup
  ) throws(Diagnostic) {
    try lookup.checkEverywhere(typed) { evaluator throws(Diagnostic) in
      guard case .success(let datum) = evaluator.outcome(of: typed).result else { return }
      _ = try duration(datum, of: typed)
    }
  }

  private static func duration(_ datum: Datum, of typed: TypedExpression) throws(Diagnostic) -> Double {
    guard datum.scalar >= 0 else {
      throw Diagnostic(
        id: "out-of-range",
        message: "duration is \(JSONWriter.text(of: datum.scalar)), and must be at least 0",
        range: typed.expression.range
      )
    }
    return datum.scalar
  }

  /// Works the arguments out.
  func keyframe(
    _ evaluate: (TypedExpression) throws(Diagnostic) -> Datum
  ) throws(Diagnostic) -> Keyframe {
    var worked = KeyframeArguments()
    for slot in [.to] + kind.slots {
      guard let typed = arguments[slot] else { continue }
      let datum = try evaluate(typed)
      switch (slot, datum) {
      case (.to, .value(let value)): worked.to = value.animatableData
      case (.duration, _): worked.duration = try Self.duration(datum, of: typed)
      case (.timingCurve, .curve(let curve)): worked.timingCurve = curve
      case (.spring, .spring(let spring)): worked.spring = spring
      case (.startVelocity, .value(let value)): worked.startVelocity = value.components
      case (.endVelocity, .value(let value)): worked.endVelocity = value.components
      default: break
      }
    }
    return kind.make(worked)
  }
}

extension Diagnostic {
  fileprivate static func durationMissing(_ value: Expression) -> Diagnostic {
    Diagnostic(
      id: "wrong-arguments",
      message: "'duration:' is missing, the seconds this keyframe takes",
      range: value.range,
      suggestion: "\(SyntaxPrinter.text(value)), duration: 0.2"
    )
  }
}

extension KeyframeKind.Slot {
  /// Whether a value may stand in it, as far as its look tells: no number is a spring.
  fileprivate func mayHold(_ value: Expression) -> Bool {
    guard self == .timingCurve || self == .spring else { return true }
    if case .number = value.nodes[value.root].operation { return false }
    return true
  }

  fileprivate func wanted(moving type: LanguageType?) -> Wanted? {
    switch self {
    case .to: type.map { Wanted($0, by: "the keyframe's value") }
    case .duration: Wanted(.number, by: "'duration:'")
    case .timingCurve: Wanted(.curve, by: "'timingCurve:'")
    case .spring: Wanted(.spring, by: "'spring:'")
    case .startVelocity, .endVelocity: type.map { Wanted($0, by: "'\(rawValue):'") }
    }
  }
}
