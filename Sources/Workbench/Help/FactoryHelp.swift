import Language
import Model
import Motion
import Rendering

/// What help says about animations, springs, curves, values and functions, out of their definitions.
enum FactoryHelp {
  /// One topic for all factories of a name: `spring` explains each form of `.spring`.
  static var families: [HelpTopic] {
    var seen: Set<String> = []
    let names = FactoryCatalog.all.map(\.name).filter { seen.insert($0).inserted }
    return names.map { name in
      let members = FactoryCatalog.all.filter { $0.name == name }
      var examples: Set<String> = []
      let typed = members.map(\.example).filter { examples.insert($0).inserted }
      return HelpTopic(
        names: [name, "." + name] + typedNames(of: members),
        summary: members.first?.summary ?? "",
        parts: forms(members) + [.example(typed.joined(separator: "\n"))]
      )
    }
  }

  /// One topic for each type that has several factories: `Spring`, `UnitCurve`, `Color`.
  static var types: [HelpTopic] {
    var seen: [LanguageType] = []
    return TypeNames.all.compactMap { name, type -> HelpTopic? in
      let made = FactoryCatalog.all.filter { $0.result == type && isOwn($0.form) }
      guard made.count > 2, !seen.contains(type), type != .number else { return nil }
      seen.append(type)
      return HelpTopic(
        names: TypeNames.all.filter { $0.type == type }.map(\.name),
        summary: type.inWords,
        parts: [.heading(name), .text(type.inWords), .text(ways(to: name, type))]
          + (type == .color ? [colorLine] : [.rows(rows { $0.result == type && isOwn($0.form) })])
          + (type == .curve ? [.text(cssCurves)] : []) + (type == .spring ? [.text(pastedSprings)] : [])
      )
    }
  }

  private static func ways(to name: String, _ type: LanguageType) -> String {
    "Where one is expected the name behind the dot is enough; elsewhere the type stands before it, as in "
      + (FactoryCatalog.all.first { $0.form == .member && $0.result == type }.map { "\(name).\($0.name)" }
        ?? name)
      + "."
  }

  private static func isOwn(_ form: Factory.Form) -> Bool { form == .member || form == .initializer }

  // MARK: - Lists

  /// The factories of a sort, one row a name.
  static func rows(where isMeant: (Factory) -> Bool) -> [HelpPart.Row] {
    var seen: Set<String> = []
    return FactoryCatalog.all.filter(isMeant).compactMap { factory -> HelpPart.Row? in
      let spelling =
        factory.form == .member && ![.animation, .transition].contains(factory.result)
        ? prefixed(factory) : factory.spelling
      return seen.insert(spelling).inserted ? .init(spelling, factory.summary) : nil
    }
  }

  /// Angles, points, sizes, rects and colours, the colours' names in one line.
  static var values: [HelpPart] {
    let types: [LanguageType] = [.angle, .point, .size, .rect]
    let made = rows { types.contains($0.result) && isOwn($0.form) && $0.name != "zero" }
    let shared: [HelpPart.Row] = [
      .init("Color, .opacity", "a colour by its parts; one with its opacity multiplied"),
      .init(".x .y .width .height", "one number of a point, size or rect"),
      .init(".degrees .radians", "an angle as a number"),
      .init(".zero", "nothing, of any of these"),
    ]
    return [.rows(made + shared), colorLine]
  }

  private static var colorLine: HelpPart {
    let names = FactoryCatalog.all.filter { $0.form == .member && $0.result == .color }.map { ".\($0.name)" }
    return .text("Colours: " + names.joined(separator: " ") + ", #RRGGBB, #RRGGBBAA")
  }

  static let cssCurves = "CSS's too: cubic-bezier(...), linear(...), steps(...)"

  static let pastedSprings =
    "Also as Compose and Motion write them: spring(stiffness = 400f), { stiffness: 300, damping: 20 }"

  // MARK: - Forms

  /// How each form is written and what it takes; forms that differ in their types alone are one.
  private static func forms(_ members: [Factory]) -> [HelpPart] {
    var order: [String] = []
    var groups: [String: [Factory]] = [:]
    for factory in members {
      let key = usage(factory, among: members) + "\n" + factory.summary
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(factory)
    }
    return order.flatMap { key -> [HelpPart] in
      let group = groups[key] ?? []
      guard let first = group.first else { return [] }
      let arguments = first.parameters.indices.map { index in
        HelpPart.Row(first.parameters[index].spelling, explanation(group.map { $0.parameters[index] }))
      }
      return [.heading(usage(first, among: members)), .text(first.summary)]
        + (arguments.isEmpty ? [] : [.rows(arguments)])
    }
  }

  /// `.easeIn(duration:)`, with its type before the dot where others share the name.
  private static func usage(_ factory: Factory, among members: [Factory]) -> String {
    let results = Set(members.filter { $0.form == .member }.map(\.result))
    let name = factory.form == .member && results.count > 1 ? prefixed(factory) : factory.spelling
    return factory.parameters.isEmpty ? name : "\(name)(\(factory.parameterList))"
  }

  /// `Spring.smooth`, under each name of the type.
  private static func typedNames(of members: [Factory]) -> [String] {
    var seen: Set<String> = []
    return members.filter { $0.form == .member }.flatMap { factory in
      TypeNames.all.filter { $0.type == factory.result }.map { "\($0.name).\(factory.name)" }
    }.filter { seen.insert($0).inserted }
  }

  private static func prefixed(_ factory: Factory) -> String {
    (TypeNames.name(of: factory.result) ?? "") + ".\(factory.name)"
  }

  /// `a number, above 0; left out: 0.5`.
  private static func explanation(_ parameters: [Parameter]) -> String {
    guard let first = parameters.first else { return "" }
    var seen: Set<String> = []
    let types = parameters.map(\.type.inWords).filter { seen.insert($0).inserted }
    let allowed = first.allowed.map { $0 == .finite ? "" : ", \($0.inWords)" } ?? ""
    let fallback = first.defaultText.map { "; left out: \($0)" } ?? ""
    let listed = types.count > 1 ? types.dropLast().joined(separator: ", ") + " or " : ""
    return listed + (types.last ?? "") + allowed + fallback
  }
}
