import Language
import Motion

extension Document {
  /// The key under which a session keeps what last moved a view; none where nothing did, or where what
  /// did no longer makes sense.
  func encodedLastChange(of name: String) -> [JSONValue.Member] {
    guard let last = contents.lastChanges[name], contents.makesSense(last) else { return [] }
    let text = last.actions.map { SyntaxPrinter.text($0) }.joined(separator: "\n")
    let before = last.before.sorted { $0.key < $1.key }.map { name, value in
      JSONValue.Member(name, ExpressionCoding.encode(value))
    }
    return [.init("lastChange", .object(["action": .string(text), "before": .object(before)]))]
  }
}

extension Contents {
  /// Whether the names an old change needs still mean what they meant.
  func makesSense(_ last: LastChange) -> Bool {
    guard (try? ActionBinder(lookup: lookup).bind(last.actions)) != nil else { return false }
    return last.before.allSatisfy { name, value in
      let state = table[name]?.definition as? StateDefinition
      return state?.initialValue.kind == value.kind || EnvironmentName(rawValue: name) != nil
    }
  }

  /// What last moved views and no longer makes sense once some changes are made, by the views' names.
  func forgotten(after changes: [Change]) -> [(view: String, last: LastChange)] {
    let takesAway = changes.contains { change in
      guard case .definition(_, let before?, let after) = change else { return false }
      return before.definition.meaning != after?.definition.meaning
    }
    guard takesAway, !lastChanges.isEmpty else { return [] }
    var later = self
    for change in changes { later.apply(change) }
    var known: (last: LastChange, makesSense: Bool)?
    return later.lastChanges.sorted { $0.key < $1.key }.compactMap { view, last in
      // One change often moved thousands of views.
      let isSame = known.map { $0.last == last } ?? false
      let makesSense = isSame ? known?.makesSense == true : later.makesSense(last)
      known = (last, makesSense)
      return makesSense ? nil : (view, last)
    }
  }

  /// Reads what last moved a view, and checks it against the states that are there by now.
  mutating func decodeLastChange(_ value: JSONValue, of name: String) throws(Diagnostic) {
    var object = try SessionObject(value)
    let text = object.require("action")
    let before = object.properties("before", areNew: false)
    object.finish()
    var faults = object.faults
    let actions = faults.attempt(try self.actions(text)) ?? []
    let values = values(before, &faults)
    try faults.finish()
    lastChanges[name] = LastChange(actions: actions, before: values)
  }

  /// Reads what states, or the environment, held before a change.
  func values(_ before: [PropertySyntax], _ faults: inout FaultCollector) -> [String: Value] {
    var values: [String: Value] = [:]
    for property in before { values[property.name.text] = faults.attempt(try storedValue(property)) }
    return values
  }

  private func actions(_ text: JSONValue?) throws(Diagnostic) -> [ActionSyntax] {
    guard let text else { return [] }
    let typed = try text.text()
    do throws(Diagnostic) {
      let actions = try Parser.actions(typed)
      guard !actions.isEmpty else { throw Diagnostic.noAction(at: 0..<0) }
      _ = try ActionBinder(lookup: lookup).bind(actions)
      return actions
    } catch {
      throw text.located(error)
    }
  }

  /// Reads what a state, or the environment, held.
  func storedValue(_ property: PropertySyntax) throws(Diagnostic) -> Value {
    let name = property.name.text
    let state = table[name]?.definition as? StateDefinition
    guard
      let type = state.map({ LanguageType($0.initialValue.kind) }) ?? EnvironmentName(rawValue: name)?.type
    else {
      throw Diagnostic(
        id: "unknown-name",
        message: "no state named '\(name)'",
        range: property.name.range
      )
    }
    let wanted = Wanted(type, by: "'\(name)'")
    let typed = try Checker.check(property.expression, wanted: wanted, in: lookup.constants)
    return try lookup.evaluator(in: settings.environment) { _ in nil }.quantity(of: typed)
  }
}
