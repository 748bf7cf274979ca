package import Language

extension DefinitionSyntax {
  /// The name the definition gives.
  package var name: Word {
    switch self {
    case .state(let syntax): syntax.name
    case .constant(let syntax): syntax.name
    case .view(let syntax): syntax.name
    case .phases(let syntax): syntax.name
    case .keyframes(let syntax): syntax.name
    case .onChange(let syntax): syntax.name ?? syntax.watchedName
    case .scene(let syntax): syntax.name
    }
  }
}

extension OnChangeSyntax {
  /// What an `onChange` without a name is called: what it watches.
  ///
  /// A watched name alone belongs to the state, so there the word itself comes along.
  fileprivate var watchedName: Word {
    let text = SyntaxPrinter.text(observed)
    let isName = CharacterClass.isIdentifier(text)
    return Word(text: isName ? "onChange(of: \(text))" : text, range: observed.range)
  }
}
