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
    case .onChange(let syntax): syntax.name ?? Word(text: "", range: 0..<0)
    case .scene(let syntax): syntax.name
    }
  }
}
