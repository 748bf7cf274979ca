import Language
import Motion

extension Document {
  /// The key under which a session keeps what last moved a view; none where nothing did, or where what
  /// did no longer makes sense.
  ///
  /// - Parameter sensible: The views whose last change makes sense.
  func encodedLastChange(of name: String, among sensible: Set<String>) -> [JSONValue.Member] {
    guard let last = contents.lastChanges[name], sensible.contains(name) else { return [] }
    let text = last.actions.map { SyntaxPrinter.text($0) }.joined(separator: "\n")
    let before = last.before.sorted { $0.key < $1.key }.map { name, value in
      JSONValue.Member(name, ExpressionCoding.encode(value))
    }
    return [.init("lastChange", .object(["action": .string(text), "before": .object(before)]))]
  }
}

extension Contents {
  /// Those of some views whose last change still makes sense: the names it needs mean what they meant.
  func sensibleChanges(of views: some Sequence<String>) -> Set<String> {
    // One change often moved thousands of views, and to bind it costs what it is long.
    var known: [(actions: [ActionSyntax], makeSense: Bool)] = []
    return Set(
      views.filter { view in
        guard let last = lastChanges[view] else { return false }
        guard last.before.allSatisfy({ fits($0.value, in: $0.key) }) else { return false }
        if let same = known.first(where: { $0.actions == last.actions }) { return same.makeSense }
        let makeSense = (try? ActionBinder(lookup: lookup).bind(last.actions)) != nil
        known = known.suffix(Self.keptChanges - 1) + [(last.actions, makeSense)]
        return makeSense
      }
    )
  }

  /// Changes whose answers are kept: views that one change moved stand together, or nearly so.
  private static let keptChanges = 16

  private func fits(_ value: Value, in name: String) -> Bool {
    let state = table[name]?.definition as? StateDefinition
    return state?.initialValue.kind == value.kind || EnvironmentName(rawValue: name) != nil
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
    let sensible = later.sensibleChanges(of: later.lastChanges.keys)
    return later.lastChanges.sorted { $0.key < $1.key }
      .compactMap { sensible.contains($0.key) ? nil : ($0.key, $0.value) }
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
    if faults.together == nil, case .object(let members)? = value["before"]?.content, members.isEmpty {
      faults.note(.nothingBefore(at: value["before"]?.range ?? value.range, example: #"{"isOn": false}"#))
    }
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
      .about(name)
    }
    let wanted = Wanted(type, by: "'\(name)'")
    let typed = try Checker.check(property.expression, wanted: wanted, in: lookup.constants)
    return try lookup.evaluator(in: settings.environment) { _ in nil }.quantity(of: typed)
  }
}
