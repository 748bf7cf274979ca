/// Writes syntax trees back as text, the way a person would type them.
///
/// What it writes reads back as the same tree; each form is written beside where it is read.
package enum SyntaxPrinter {
  package static func text(_ statement: Statement) -> String {
    switch statement.kind {
    case .command(let command): text(command)
    case .definition(let definition): text(definition)
    case .action(let action): text(action)
    case .bare(let clip): text(bare: clip)
    case .amendment(let modifier): text(modifier)
    }
  }

  package static func text(_ definition: DefinitionSyntax) -> String {
    switch definition {
    case .state(let state): text(state)
    case .constant(let constant): text(constant)
    case .view(let view): text(view)
    case .phases(let phases): text(phases)
    case .keyframes(let keyframes): text(keyframes)
    case .onChange(let onChange): text(onChange)
    case .scene(let scene): text(scene)
    }
  }

  package static func text(_ action: ActionSyntax) -> String {
    switch action {
    case .assign(let target, let operation, let value):
      "\(text(target)) \(operation?.rawValue ?? "")= \(text(value))"
    case .toggle(let target): text(target) + ".toggle()"
    case .withAnimation(let animation, _, let actions):
      "withAnimation\(animation.map { "(\(text($0)))" } ?? "") " + compact(actions.map { text($0) })
    case .conditional(let condition, let then, let otherwise):
      "if \(text(condition)) " + compact(then.map { text($0) }) + text(otherwise: otherwise)
    case .drag(let drag): text(drag)
    }
  }

  private static func text(otherwise: [ActionSyntax]) -> String {
    guard let first = otherwise.first else { return "" }
    if otherwise.count == 1, case .conditional = first { return " else " + text(first) }
    return " else " + compact(otherwise.map { text($0) })
  }

  // MARK: Blocks

  /// Entries on lines of their own, four spaces further in.
  static func block(_ entries: [String]) -> String {
    guard !entries.isEmpty else { return "{ }" }
    return "{\n" + entries.map { indented($0) + "\n" }.joined() + "}"
  }

  /// Entries on one line.
  static func line(_ entries: [String]) -> String {
    entries.isEmpty ? "{ }" : "{ " + entries.joined(separator: "; ") + " }"
  }

  /// One short entry on one line, more on lines of their own.
  static func compact(_ entries: [String]) -> String {
    guard entries.count == 1, let entry = entries.first, !entry.utf8.contains(UInt8(ascii: "\n")) else {
      return block(entries)
    }
    return entry.utf8.count <= 60 ? line(entries) : block(entries)
  }

  private static func indented(_ text: String) -> String {
    var bytes = Array("    ".utf8)
    for byte in text.utf8 {
      bytes.append(byte)
      if byte == UInt8(ascii: "\n") { bytes += Array("    ".utf8) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
