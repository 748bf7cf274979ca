import Language

extension Refusal {
  /// Says where commands stand, for a line that has them in place of a file; nil where it names files.
  ///
  /// - Parameter exists: Whether there is a file of a name.
  package init?(ofCommandsIn invocation: Invocation, exists: (String) -> Bool) {
    guard !invocation.isTest, case .file(let first)? = invocation.inputs.first, !exists(first) else {
      return nil
    }
    let words = invocation.inputs.compactMap { if case .file(let word) = $0 { word } else { nil } }
    guard words.count == invocation.inputs.count else { return nil }
    let rest = words.dropFirst()
    if first != "test", Suggestion.closest(to: first, among: ["test"]) != nil, !rest.isEmpty {
      self.init(
        "there is no file '\(first)'",
        suggestion: (["easel test"] + rest.map(Self.quoted)).joined(separator: " ")
      )
    } else if let verb = Self.verb(first) {
      let isHelp = verb == "help" && rest.isEmpty
      let text = ([verb] + rest).joined(separator: " ")
      self.init(
        "commands stand behind -c",
        suggestion: isHelp ? "easel --help" : "easel -c \(Self.quoted(text, always: true))"
      )
    } else {
      return nil
    }
    self.isJSON = invocation.isJSON
  }

  /// The word of a command that a word is, or a slip of; a clip stands for itself.
  private static func verb(_ word: String) -> String? {
    if word.hasPrefix("."), CharacterClass.isIdentifier(String(word.dropFirst())) { return word }
    guard CharacterClass.isIdentifier(word) else { return nil }
    let verbs = CommandCatalog.all.map(\.signature.name) + DefinitionSyntax.Keyword.allCases.map(\.rawValue)
    return verbs.contains(word) ? word : Suggestion.closest(to: word, among: verbs)
  }

  /// A word as the shell takes it.
  package static func quoted(_ word: String) -> String { quoted(word, always: false) }

  private static func quoted(_ word: String, always: Bool) -> String {
    let plain = word.allSatisfy { $0.isLetter || $0.isNumber || "./_-".contains($0) }
    return plain && !always ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}

extension Refusal {
  /// Says that an option is none of `easel test`; where scripts are only to be checked, how that is asked for.
  static func strayInTest(_ option: CommandLineOption, _ invocation: Invocation) -> Refusal {
    let paths = invocation.inputs.compactMap { if case .file(let path) = $0 { path } else { nil } }
    let isCheck = option.spelling == "--check" && !paths.isEmpty
    return Refusal(
      "easel test takes no \(option.spelling)",
      suggestion: isCheck ? (["easel --check"] + paths.map(quoted)).joined(separator: " ") : nil
    )
  }
}
