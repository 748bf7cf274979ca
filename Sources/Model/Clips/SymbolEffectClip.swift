package import Language
import Motion

extension ClipKind {
  static let symbolEffect = ClipKind(
    kind: .keyframes,
    summary: "a symbol's effect, made of keyframes or phases",
    example: "plot .symbolEffect(.bounce)"
  ) { resolver throws(Diagnostic) in try resolver.symbolEffectClip() }
}

extension ClipResolver {
  /// A name that no definition can have.
  private static let effectName = ".symbolEffect"

  /// Plays the effect's definition as if it had been entered.
  fileprivate func symbolEffectClip() throws(Diagnostic) -> Clip? {
    guard let typed, typed.type == .symbolEffect else { return nil }
    guard case .symbolEffect(let effect) = try evaluate(typed).datum else { return nil }
    let syntax = try effect.syntax(expression.effectStart, at: expression.range)
    let player = playing(
      try DefinitionCatalog.bind(syntax, in: document.contents.lookup),
      as: Self.effectName
    )
    for kind in ClipCatalog.all where kind.kind == .keyframes || kind.kind == .phases {
      guard let clip = try kind.resolve(player) else { continue }
      return Clip(label: label, kind: clip.kind, trace: clip.trace.noting(SymbolEffect.note))
    }
    return nil
  }
}

extension Document {
  /// What `.symbolEffect(...)` stands for, as it would be defined; nil for anything else.
  package func definition(ofEffect expression: Expression) throws(Diagnostic) -> DefinitionSyntax? {
    guard case .symbolEffect(let effect) = try evaluate(expression).datum else { return nil }
    return try effect.syntax(expression.effectStart, at: expression.range)
  }
}

extension Expression {
  /// What stands behind `value:` or `isActive:`, where the expression itself is such a call.
  fileprivate var effectStart: SymbolEffect.Start {
    guard case .call(let labels)? = nodes.last?.operation else { return .atOnce }
    func argument(_ label: String) -> Expression? {
      labels.firstIndex(of: label).map { subexpression(at: operands(of: root)[$0 + 1]) }
    }
    if let value = argument("value") { return .value(value) }
    return argument("isActive").map { .isActive($0) } ?? .atOnce
  }
}

extension Trace {
  fileprivate func noting(_ note: String) -> Trace {
    Trace(
      axis: axis,
      channels: channels,
      duration: duration,
      settlingDuration: settlingDuration,
      marks: marks,
      notes: notes + [note]
    )
  }
}
