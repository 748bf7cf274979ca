/// Everything an expression can call or name, in the order help lists it.
///
/// Of several with one name the first that fits the argument labels is taken, so the commonest stands first.
package enum FactoryCatalog {
  // To add a factory: write it in its family's file, or a new file here, and list it in that family.
  package static let all: [Factory] =
    Factory.curveAnimations + Factory.springAnimations + Factory.interpolatingSprings
    + Factory.animationModifiers + Factory.springs + Factory.unitCurves + Factory.transitions
    + Factory.transitionModifiers + Factory.edges + Factory.unitPoints + Factory.symbolEffects
    + Factory.angles + Factory.geometry
    + Factory.components + Factory.colors + Factory.functions + Factory.gestures

  /// `.name`, whatever type its place asks for.
  static func members(named name: String) -> [Factory] { membersByName[name] ?? [] }

  /// `Name(...)`.
  static func initializers(named name: String) -> [Factory] { initializersByName[name] ?? [] }

  /// `name(...)`.
  static func functions(named name: String) -> [Factory] { functionsByName[name] ?? [] }

  /// `.name` behind a value.
  static func modifiers(named name: String) -> [Factory] { modifiersByName[name] ?? [] }

  /// Every initialiser: what `.init` may stand for.
  static let initializers = all.filter { $0.form == .initializer }

  private static let membersByName = index { $0.form == .member }
  private static let initializersByName = index { $0.form == .initializer }
  private static let functionsByName = index { $0.form == .function }
  private static let modifiersByName = index { if case .modifier = $0.form { true } else { false } }

  private static func index(_ isMeant: (Factory) -> Bool) -> [String: [Factory]] {
    Dictionary(grouping: all.filter(isMeant), by: \.name)
  }
}
