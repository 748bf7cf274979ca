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
    let target = try bind(drag.target)
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
    let moved = Wanted(target.type, by: drag.isRelative ? "'by'" : "'to'")
    var faults = FaultCollector()
    let destination = faults.attempt(try check(drag.destination, moved))
    let duration = faults.attempt(try check(drag.duration, Wanted(.number, by: "'over'")))
    var curve: TypedExpression?
    if let expression = drag.curve {
      curve = faults.attempt(try check(expression, Wanted(.curve, by: "'curve'")))
    }
    let release = drag.release.map { bind($0, of: target, &faults) }
    try faults.finish()
    guard let destination, let duration else { throw .notAValue(at: drag.destination.range) }
    let action = DragAction(
      target: target,
      isRelative: drag.isRelative,
      destination: destination,
      duration: duration,
      curve: curve,
      release: release
    )
    let readsState = action.duration.references.contains { lookup[$0] is StateDefinition }
    if !readsState { _ = try action.seconds(lookup.evaluator(in: lookup.environment) { _ in nil }) }
    return .drag(action)
  }

  private func bind(
    _ release: DragSyntax.Release,
    of target: ActionTarget,
    _ faults: inout FaultCollector
  ) -> DragAction.Release {
    var value: TypedExpression?
    var animation: TypedExpression?
    if let expression = release.value {
      value = faults.attempt(try check(expression, Wanted(target.type, by: "'to'")))
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
    let seconds = try evaluator.quantity(of: duration).components.x
    guard seconds > 0 else {
      throw Diagnostic(
        id: "out-of-range",
        message: "'over' is \(JSONWriter.text(of: seconds)), and must be above 0",
        range: duration.expression.range
      )
    }
    let deliveries = seconds * Self.deliveriesPerSecond
    guard deliveries <= Double(StoryRun.mostChanges) else {
      throw Diagnostic(
        id: "too-many-changes",
        message: "a finger delivers 60 places a second, and a story holds \(StoryRun.mostChanges) changes; "
          + "'over' is \(JSONWriter.text(of: seconds)) s, and must be at most "
          + "\(JSONWriter.text(of: (Double(StoryRun.mostChanges) / Self.deliveriesPerSecond).rounded(.down)))",
        range: duration.expression.range
      )
    }
    return seconds
  }
}
