import Language

/// How a session stores actions: a list of their texts.
enum ActionCoding {
  static func encode(_ actions: [ActionSyntax]) -> JSONValue {
    .array(actions.map { .string(SyntaxPrinter.text($0)) })
  }

  /// Reads one text, so that its parts stand where they do in the file.
  static func decode(_ element: JSONValue) throws(Diagnostic) -> [ActionSyntax] {
    let text = try element.text()
    let actions: [ActionSyntax]
    do throws(Diagnostic) { actions = try Parser.actions(text) } catch {
      throw element.located(error.mapped { $0.id == "unknown-command" ? .noSuchAction($0) : $0 })
    }
    let moved = { (word: Word) in Word(text: word.text, range: element.place(of: word.range)) }
    let rewriter = ActionRewriter(
      word: moved,
      component: moved,
      expression: { expression in
        let nodes = expression.nodes.map {
          Expression.Node(operation: $0.operation, range: element.place(of: $0.range), size: $0.size)
        }
        return Expression(nodes: nodes, range: element.place(of: expression.range))
      }
    )
    return actions.map(rewriter.apply)
  }
}

extension Diagnostic {
  /// No verb stands among actions.
  fileprivate static func noSuchAction(_ fault: Diagnostic) -> Diagnostic {
    Diagnostic(
      id: fault.id,
      message: "this is no action; an action is such as 'isOn.toggle()'",
      range: fault.range
    )
  }
}
