import Language
import Motion

/// `drag offset by (140, 0) over 0.3 curve .easeOut release to (0, 0) with .spring`, checked.
struct DragAction: Sendable {
  struct Release: Sendable {
    /// Without one the state stays where the finger left it.
    let value: TypedExpression?

    /// Without one nothing animates.
    let animation: TypedExpression?
  }

  let target: ActionTarget

  /// Whether the destination is a change added to where the drag began.
  let isRelative: Bool
  let destination: TypedExpression

  /// Seconds.
  let duration: TypedExpression

  /// Without one the finger goes steadily.
  let curve: TypedExpression?

  /// Without one the finger stays down.
  let release: Release?

  var expressions: [TypedExpression] {
    [destination, duration, curve, release?.value, release?.animation].compactMap(\.self)
  }
}

extension ActionBinder {
  func bind(_ drag: DragSyntax) throws(Diagnostic) -> Action {
    switch drags {
    case .refused: throw Self.outsideScene(drag)
    case .refusedInAnimation: throw Self.insideAnimation(drag)
    case .allowed: break
    }
    var faults = FaultCollector()
    let target = faults.attempt(try draggable(drag.target))
    let destination = bind(drag.destination, as: target, by: drag.isRelative ? "'by'" : "'to'", &faults)
    let duration = faults.attempt(try seconds(drag.duration))
    var curve: TypedExpression?
    if let expression = drag.curve {
      curve = faults.attempt(try check(expression, Wanted(.curve, by: "'curve'")))
    }
    let release = drag.release.map { bind($0, of: target, &faults) }
    try faults.finish()
    guard let target, let destination, let duration else { throw .notAValue(at: drag.destination.range) }
    return .drag(
      DragAction(
        target: target,
        isRelative: drag.isRelative,
        destination: destination,
        duration: duration,
        curve: curve,
        release: release
      )
    )
  }

  private func draggable(_ syntax: TargetSyntax) throws(Diagnostic) -> ActionTarget {
    let target = try bind(syntax)
    guard case .state = target.place, [.number, .angle, .point, .size].contains(target.type) else {
      throw Diagnostic(
        id: "wrong-type",
        message:
          "a finger drags numbers, angles, points and sizes; '\(target.name)' is \(target.type.inWords)",
        range: target.range
      )
    }
    if let state = lookup[target.name] as? StateDefinition, state.isWhole {
      throw Diagnostic(
        id: "wrong-type",
        message: "a finger passes fractions, and '\(target.name)' is an Int, a whole number",
        range: target.range
      )
    }
    return target
  }

  /// A value of the state's type; whatever it is where that state is faulty.
  private func bind(
    _ value: Expression,
    as target: ActionTarget?,
    by place: String,
    _ faults: inout FaultCollector
  ) -> TypedExpression? {
    guard let target else {
      _ = faults.attempt(try Checker.infer(value, in: lookup.everything))
      return nil
    }
    return faults.attempt(try check(value, Wanted(target.type, by: place)))
  }

  /// How long the finger takes, in range where no state says so.
  private func seconds(_ duration: Expression) throws(Diagnostic) -> TypedExpression {
    let typed = try check(duration, Wanted(.number, by: "'over'"))
    let readsState = typed.references.contains { lookup[$0] is StateDefinition }
    if !readsState {
      try lookup.checkEverywhere(typed) { evaluator throws(Diagnostic) in
        _ = try DragAction.seconds(typed, evaluator)
      }
    }
    return typed
  }

  private func bind(
    _ release: DragSyntax.Release,
    of target: ActionTarget?,
    _ faults: inout FaultCollector
  ) -> DragAction.Release {
    var value: TypedExpression?
    var animation: TypedExpression?
    if let expression = release.value {
      value = bind(expression, as: target, by: "'to'", &faults)
    }
    if let expression = release.animation {
      animation = faults.attempt(try check(expression, Wanted(.animation, by: "'with'")))
    }
    return DragAction.Release(value: value, animation: animation)
  }

  private static func outsideScene(_ drag: DragSyntax) -> Diagnostic {
    Diagnostic(
      id: "drag-outside-scene",
      message: "a drag takes time, and time passes in scenes only; write it behind 'at 0' in a scene",
      range: drag.target.name.range
    )
  }

  private static func insideAnimation(_ drag: DragSyntax) -> Diagnostic {
    Diagnostic(
      id: "drag-in-animation",
      message: "a finger is not animated; what happens when it lets go is: 'release to ... with .spring'",
      range: drag.target.name.range
    )
  }
}

extension DragAction {
  /// Places a finger delivers each second.
  static let deliveriesPerSecond = 60.0

  /// The seconds the drag takes, in range.
  func seconds(_ evaluator: Evaluator) throws(Diagnostic) -> Double {
    try Self.seconds(duration, evaluator)
  }

  static func seconds(_ duration: TypedExpression, _ evaluator: Evaluator) throws(Diagnostic) -> Double {
    let seconds = try evaluator.quantity(of: duration).components.x
    guard seconds > 0 else {
      throw Diagnostic(
        id: "out-of-range",
        message: "'over' is \(JSONWriter.text(of: seconds)), and must be above 0",
        range: duration.expression.range
      )
    }
    let deliveries = seconds * deliveriesPerSecond
    guard deliveries <= Double(StoryRun.mostChanges) else {
      throw Diagnostic(
        id: "too-many-changes",
        message: "a finger delivers 60 places a second, and a story holds \(StoryRun.mostChanges) changes; "
          + "'over' is \(JSONWriter.text(of: seconds)) s, and must be at most "
          + "\(JSONWriter.text(of: (Double(StoryRun.mostChanges) / deliveriesPerSecond).rounded(.down)))",
        range: duration.expression.range
      )
    }
    return seconds
  }
}

/// A drag as it begins.
struct StartedDrag: Sendable {
  let action: DragAction

  /// Of the state, or of the one component of it that is dragged.
  let origin: SIMD4<Double>
  let destination: SIMD4<Double>

  /// Seconds.
  let duration: Double
  let curve: any Curve
}
