import Language
import Model

extension ClipWords {
  /// The words of every clip there is, the type names that stand before them, and the labels of all calls.
  static let all: ClipWords = {
    let members = FactoryCatalog.all.filter { $0.form == .member }
    let modifiers = Set(
      FactoryCatalog.all.filter { if case .modifier = $0.form { true } else { false } }.map(\.name)
    )
    func names(_ types: [LanguageType]) -> Set<String> {
      Set(members.filter { types.contains($0.result) }.map(\.name)).subtracting(modifiers)
    }
    return ClipWords(
      clips: names([.animation, .spring, .curve]),
      shared: names([.transition, .symbolEffect, .color]),
      types: Set(TypeNames.all.map(\.name)),
      modifiers: Set(
        FactoryCatalog.all.filter { factory in
          factory.form == .modifier(of: .animation)
            && factory.parameters.first.map { $0.label == nil } == true
        }.map(\.name)
      ),
      labels: Dictionary(grouping: FactoryCatalog.all, by: \.name).mapValues { factories in
        Set(factories.flatMap(\.parameters).compactMap(\.label))
      },
      colors: names([.color])
    )
  }()
}
