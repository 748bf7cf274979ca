import Language

/// Clips by their names, and those that are nearly named.
extension Document {
  /// A fault about a name that nothing has, where it stands for a whole clip or the clip of a channel.
  func meaningClip(_ fault: Diagnostic, in expression: Expression) -> Diagnostic {
    guard fault.id == "unknown-name", let first = expression.nodes.first, first.range == fault.range,
      case .name(let name) = first.operation, TypeNames.type(named: name) == nil,
      expression.nodes.dropFirst().allSatisfy({ if case .member = $0.operation { true } else { false } })
    else { return fault }
    return spokenMember(of: name, in: expression) ?? meaningClip(fault, named: name)
  }

  /// `spring .bouncy`: the kind of a clip before it, with a space between; nil for anything else.
  private func spokenMember(of name: String, in expression: Expression) -> Diagnostic? {
    guard expression.nodes.count == 2, case .member(let member) = expression.nodes[1].operation,
      !FactoryCatalog.members(named: member).isEmpty
    else { return nil }
    let (first, second) = (expression.nodes[0].range, expression.nodes[1].range)
    guard first.upperBound < second.lowerBound - 1 else { return nil }
    return Diagnostic(
      id: "unknown-name",
      message: "nothing is called '\(name)'; a clip begins with its dot",
      range: first.lowerBound..<second.upperBound,
      suggestion: ".\(member)"
    )
  }

  /// The fault with the clip that was nearly written.
  func meaningClip(_ fault: Diagnostic, named name: String) -> Diagnostic {
    let clips = contents.table.guessableNames { if case .clip = $0 { true } else { false } }
    return Diagnostic(
      id: fault.id,
      message: "nothing is called '\(name)'",
      range: fault.range,
      suggestion: Suggestion.closest(to: name, among: clips) ?? fault.suggestion
    )
  }

  /// What a text says that is a clip without its quotes: `"Card"`, `".bouncy"`; nil for anything else.
  func clipInQuotes(_ expression: Expression) -> String? {
    guard expression.nodes.count == 1, case .string(let text) = expression.nodes[0].operation,
      let meant = try? Parser.expression(text), (try? ClipResolver.isClip(meant, in: self)) == true
    else { return nil }
    return text
  }

  /// The definition that an expression names as a clip, or of which it names a channel.
  func clipName(_ expression: Expression) -> String? {
    guard case .name(let name)? = expression.nodes.first?.operation,
      case .clip? = contents.table[name]?.definition.meaning,
      expression.nodes.dropFirst().allSatisfy({ if case .member = $0.operation { true } else { false } })
    else { return nil }
    return name
  }
}
