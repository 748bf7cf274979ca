package import Language
import Motion

extension Document {
  /// Enters a definition, new or in place of the one that has its name.
  ///
  /// - Returns: The views whose last change used what is no longer there.
  /// - Throws: What is wrong with it, or with what uses its name once it is in place.
  @discardableResult
  package mutating func define(_ syntax: DefinitionSyntax) throws(Diagnostic) -> [String] {
    commitForgetting(try contents.changes(defining: syntax), command: SyntaxPrinter.text(syntax))
  }

  /// Makes changes, and lets the views forget what no longer makes sense; returns those views.
  private mutating func commitForgetting(_ changes: [Change], command: String) -> [String] {
    let forgotten = contents.forgotten(after: changes)
    commit(changes + forgotten.map { .lastChange($0.view, before: $0.last, after: nil) }, command: command)
    return forgotten.map(\.view)
  }

  /// What is wrong with a definition of which some entries could not be read, so far as they are not missed.
  package func faults(inDamaged syntax: DefinitionSyntax) -> Diagnostic? {
    contents.faults(inDamaged: syntax)
  }

  /// What is wrong with an action of which some parts could not be read.
  package func faults(inDamaged action: ActionSyntax) -> Diagnostic? {
    var faults = FaultCollector()
    _ = faults.attempt(try ActionBinder(lookup: contents.lookup).bind([action]))
    return faults.together
  }

  /// Deletes definitions together; refused where something left uses one of them.
  ///
  /// - Returns: The views whose last change used one of them.
  @discardableResult
  package mutating func delete(_ names: [Word]) throws(Diagnostic) -> [String] {
    let command = "delete \(names.map(\.text).joined(separator: ", "))"
    return commitForgetting(try contents.changes(deleting: names), command: command)
  }
}

extension Contents {
  /// What is wrong with a definition that has gaps, so far as it does not come from those.
  func faults(inDamaged syntax: DefinitionSyntax) -> Diagnostic? {
    var faults = FaultCollector()
    _ = faults.attempt(try DefinitionCatalog.bind(syntax, in: lookup))
    let following: [Diagnostic.ID] = ["no-phase", "property-not-in-first-phase", "no-type"]
    return Diagnostic.together((faults.together?.all ?? []).filter { !following.contains($0.id) })
  }

  func changes(defining syntax: DefinitionSyntax) throws(Diagnostic) -> [Change] {
    let definition = try DefinitionCatalog.bind(syntax, in: lookup)
    let name = definition.name
    guard let old = table[name] else {
      try refuseStart(syntax.name)
      return entering(definition, at: table.nextPlace)
    }
    try refuseOtherKind(definition, inPlaceOf: old.definition, at: syntax.name.range)
    try refuseCycle(definition, at: syntax.name.range)
    // What was typed comes last: a modifier on the next line belongs to it.
    return try rebinding(usersOf: definition, at: syntax.name.range) + entering(definition, at: old.place)
  }

  /// The changes that put a definition in place; a state starts with its initial value.
  private func entering(_ definition: any Definition, at place: Int) -> [Change] {
    let name = definition.name
    let entry = DefinitionTable.Entry(definition: definition, place: place)
    let value = (definition as? StateDefinition)?.initialValue
    var changes = [Change.definition(name, before: table[name], after: entry)]
    if values[name] != value { changes.append(.value(name, before: values[name], after: value)) }
    if let last = lastChanges[name] {
      // A view that is defined anew moves by the change that moved it before.
      let after = (definition as? ViewDefinition).map { last.carried(to: $0.references, values) }
      if after != last { changes.append(.lastChange(name, before: last, after: after)) }
    }
    return changes
  }

  private func refuseOtherKind(
    _ definition: any Definition,
    inPlaceOf old: any Definition,
    at range: Range<Int>
  ) throws(Diagnostic) {
    guard definition.kind.keyword != old.kind.keyword, table.isUsed(old.name) else { return }
    throw Diagnostic(
      id: "name-in-use",
      message: "'\(old.name)' is \(old.kind.inWords) that \(usersInWords(of: [old.name])); "
        + "\(definition.kind.inWords) cannot take its place",
      range: range
    )
  }

  private func refuseCycle(_ definition: any Definition, at range: Range<Int>) throws(Diagnostic) {
    guard let path = table.path(from: definition.references, to: definition.name) else { return }
    let steps = path.map { "'\($0)'" }.joined(separator: ", which uses ")
    throw Diagnostic(
      id: "cycle",
      message: "'\(definition.name)' would use itself: it uses \(steps)",
      range: range
    )
  }

  /// Checks everything that uses a definition again, now that it is another.
  private func rebinding(
    usersOf definition: any Definition,
    at range: Range<Int>
  ) throws(Diagnostic) -> [Change] {
    let name = definition.name
    if case .state = definition.meaning, definition.meaning == table[name]?.definition.meaning { return [] }
    var lookup = lookup
    lookup.overrides[name] = definition
    var changes: [Change] = []
    var broken: [String] = []
    var spoilt: Set<String> = []
    var first: Diagnostic?
    for user in table.dependents(of: name) {
      guard let entry = table[user], spoilt.isDisjoint(with: entry.definition.references) else {
        continue
      }
      do throws(Diagnostic) {
        let rebound = try lookup.rebound(entry.definition, as: entry.definition.syntax)
        lookup.overrides[user] = rebound
        let after = DefinitionTable.Entry(definition: rebound, place: entry.place)
        changes.append(.definition(user, before: entry, after: after))
        changes += keepingValue(of: rebound)
      } catch {
        broken.append(user)
        spoilt.insert(user)
        first = first ?? error
      }
    }
    guard let first else { return changes }
    throw Diagnostic(
      id: "breaks-users",
      message: "\(usersInWords(broken)) '\(name)' and would no longer work: \(first.message)",
      range: range
    )
  }

  /// A state keeps what it holds unless that is of another type now.
  private func keepingValue(of definition: any Definition) -> [Change] {
    guard let state = definition as? StateDefinition, let value = values[state.name],
      value.kind != state.initialValue.kind
    else { return [] }
    return [.value(state.name, before: value, after: state.initialValue)]
  }

  func changes(deleting names: [Word]) throws(Diagnostic) -> [Change] {
    let doomed = Set(names.map(\.text))
    var changes: [Change] = []
    var gone: Set<String> = []
    var faults = FaultCollector()
    for name in names where gone.insert(name.text).inserted {
      guard let entry = faults.attempt(try deletable(name, with: doomed, names)) else { continue }
      changes.append(.definition(name.text, before: entry, after: nil))
      if let value = values[name.text] { changes.append(.value(name.text, before: value, after: nil)) }
      if let last = lastChanges[name.text] {
        changes.append(.lastChange(name.text, before: last, after: nil))
      }
    }
    try faults.finish()
    return changes
  }

  private func deletable(
    _ name: Word,
    with doomed: Set<String>,
    _ names: [Word]
  ) throws(Diagnostic) -> DefinitionTable.Entry {
    guard let entry = table[name.text] else { throw unknown(name) }
    let users = table.users(of: name.text).filter { !doomed.contains($0) }
    guard users.isEmpty else {
      throw Diagnostic(
        id: "name-in-use",
        message: "'\(name.text)' stays: \(usersInWords(users)) it",
        range: name.range,
        suggestion: deletion(of: names)
      )
    }
    return entry
  }

  /// More names than this are no line to type.
  private static let longestDeletion = 30

  /// The line that deletes names with everything that uses them, each after its users.
  private func deletion(of names: [Word]) -> String? {
    var waiting = names.flatMap { table.dependents(of: $0.text) + [$0.text] }.unique
    guard waiting.count <= Self.longestDeletion else { return nil }
    var line: [String] = []
    while let next = waiting.firstIndex(where: { !table.users(of: $0).contains(where: waiting.contains) }) {
      line.append(SyntaxPrinter.name(waiting.remove(at: next)))
    }
    return "delete " + line.joined(separator: ", ")
  }

  func unknown(_ name: Word) -> Diagnostic {
    Diagnostic(
      id: "unknown-name",
      message: "nothing is called '\(name.text)'",
      range: name.range,
      suggestion: Suggestion.closest(to: name.text, among: table.guessableNames()).map(SyntaxPrinter.name)
    )
  }

  private func usersInWords(of names: [String]) -> String {
    usersInWords(names.flatMap(table.users(of:)))
  }

  /// `'Card' uses`, `'Card' and 'Dot' use`, `'Card', 'Dot' and 3 more use`.
  private func usersInWords(_ users: [String]) -> String {
    let shown = users.prefix(users.count > 4 ? 3 : 4).map { "'\($0)'" }
    let more = users.count - shown.count
    let parts = more > 0 ? shown + ["\(more) more"] : shown
    guard let last = parts.last, parts.count > 1 else { return "\(parts.first ?? "something") uses" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last) use"
  }
}
