/// What was typed or pasted, freed of the prompts a transcript carries.
enum PastedText {
  /// A text without its prompts.
  ///
  /// A transcript also holds results. Where some lines carry a prompt, those without one are results
  /// and fall away; the first stays, since its prompt may not have been copied.
  static func withoutPrompts(_ text: String) -> String {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The lines that Markdown has around a piece of code are none of it.
    let lines = all.count > 1 ? all.filter { !$0.hasPrefix("```") } : all
    guard lines.contains(where: { withoutPrompt($0) != nil }) else { return lines.joined(separator: "\n") }
    var kept: [Substring] = []
    for (index, line) in lines.enumerated() {
      if let rest = withoutPrompt(line) { kept.append(rest) } else if index == 0 { kept.append(line) }
    }
    return kept.joined(separator: "\n")
  }

  /// The rest of a line that starts with a prompt; nil for any other.
  private static func withoutPrompt(_ line: Substring) -> Substring? {
    for prompt in [Prompt.primary, Prompt.continuation] {
      if line.hasPrefix(prompt) { return line.dropFirst(prompt.count) }
      // Copying may take the space at the end of an empty prompt away.
      if line + " " == prompt { return "" }
    }
    return nil
  }
}
