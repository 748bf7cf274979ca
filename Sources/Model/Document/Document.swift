import Language
package import Motion

/// A session: its definitions, what the states hold, and how it got there.
///
/// A value; every change goes through the methods in this folder, which check first, then record what
/// they change, so that a refused command leaves nothing behind and undo costs what the change cost.
package struct Document: Sendable {
  private(set) var contents = Contents()
  private var history = History()

  /// Where in the history each file was last the same as the session; an unnamed one begins empty.
  private var savedPositions = ["": 0]

  /// Where each of the sessions that took each other's place was last saved to or opened from, by lineage.
  private var places: [Int: (name: String, file: String)] = [:]

  /// What changed since somebody last asked.
  private var touched = Touched()

  /// What was shown last: what `play`, `pin` and their like take alone.
  package var lastMotion: ShownMotion?

  /// What `pin` shows; it outlives the session it was pinned in.
  package var pinnedMotion: ShownMotion?

  /// What the command line or a key says of Reduce Motion, over the setting; never stored.
  package var reduceMotionOverride: Bool?

  package init() {}

  init(_ contents: Contents) { self.contents = contents }

  /// Takes a definition in under a name nobody can type, unrecorded: for a look at it.
  mutating func admit(_ definition: any Definition, as name: String) {
    contents.table.set(.init(definition: definition, place: contents.table.nextPlace), for: name)
  }

  // MARK: - What there is

  /// The name it was saved or opened under, nil before.
  package var name: String? { contents.name }

  package var settings: Settings { contents.settings }

  /// What `reduceMotion` and `colorScheme` are in expressions.
  package var environment: Environment {
    var environment = contents.settings.environment
    if let reduceMotionOverride { environment.reduceMotion = reduceMotionOverride }
    return environment
  }

  /// Whether nothing is defined.
  package var isEmpty: Bool { contents.table.count == 0 }

  /// The definitions in the order their names first appeared.
  package var definitions: [any Definition] { contents.table.inOrder }

  /// The names that a wrong one may have meant; none where there are thousands.
  package var guessableNames: [String] { contents.table.guessableNames() }

  /// The definitions so that each stands after what it uses.
  package var definitionsInDependencyOrder: [any Definition] {
    let lookup = contents.lookup
    return contents.table.inDependencyOrder.map { $0.stored(in: lookup) }
  }

  /// A definition as a session keeps it: a state with the first value that it has.
  package func storedDefinition(named name: String) -> (any Definition)? {
    definition(named: name)?.stored(in: contents.lookup)
  }

  package func definition(named name: String) -> (any Definition)? { contents.table[name]?.definition }

  /// What a state holds now.
  package func value(of state: String) -> Value? { contents.values[state] }

  /// The names of the definitions that use a name directly.
  package func users(of name: String) -> [String] { contents.table.users(of: name) }

  // MARK: - Steps

  /// Opens a step, so that everything up to ``endStep()`` is undone at once; a script's steps nest.
  package mutating func beginStep(_ command: String) { history.begin(command) }

  package mutating func endStep() { history.end() }

  /// Makes changes that were checked, and records them.
  mutating func commit(_ changes: [Change], command: String = "") {
    for change in changes { apply(change) }
    history.record(changes, command: command)
  }

  /// Takes back the last step; returns what was typed for it, nil where there is none.
  package mutating func undo() -> String? {
    guard let step = history.undo() else { return nil }
    for change in step.changes.reversed() { apply(change.reversed) }
    return step.command
  }

  /// Makes the step that was last taken back again.
  package mutating func redo() -> String? {
    guard let step = history.redo() else { return nil }
    for change in step.changes { apply(change) }
    return step.command
  }

  /// What can be taken back, the newest last, as it was typed.
  package var past: [String] { history.done.map(\.command) }

  /// What can be made again, the next one last.
  package var future: [String] { history.undone.map(\.command) }

  /// How many steps can be taken back, and made again.
  package var stepCounts: (back: Int, forth: Int) { (history.done.count, history.undone.count) }

  private mutating func apply(_ change: Change) {
    contents.apply(change)
    touched.note(change)
    // What was recorded is the session as it was when another took its place; it may have been saved since.
    if case .contents = change, let place = places[lineage] { (contents.name, contents.file) = place }
    guard case .name(let old, let new) = change else { return }
    let renaming = Renaming(old: old, new: Word(text: new, range: 0..<0))
    (lastMotion, pinnedMotion) = (lastMotion.map(renaming.apply), pinnedMotion.map(renaming.apply))
  }

  // MARK: - Saving

  /// The file the session was last saved to or opened from, as it was typed; undo brings it back too.
  package var file: String? { contents.file }

  /// Whether anything differs from what was last saved or opened.
  package var hasUnsavedChanges: Bool { savedPositions[file ?? ""] != position }

  /// Names what the session holds: equal after an undo to what it was before.
  package var position: Int { history.position }

  /// Tells apart the sessions that took each other's place through ``replace(with:command:file:isSaved:)``.
  package var lineage: Int { contents.lineage }

  /// The lineages of the sessions that undo and redo lead to, this one among them.
  package var lineages: Set<Int> { history.lineages.union([lineage]) }

  /// Notes that the session now stands in a file.
  package mutating func markSaved(as name: String, file: String) {
    (contents.name, contents.file) = (name, file)
    places[lineage] = (name, file)
    savedPositions[file] = position
  }

  /// Puts another session in place of this one, in a way that can be undone.
  ///
  /// - Parameters:
  ///   - file: Where the other one is kept.
  ///   - isSaved: Whether it is in its file as it is here.
  package mutating func replace(
    with other: Document,
    command: String,
    file: String? = nil,
    isSaved: Bool = true
  ) {
    var after = other.contents
    (after.file, after.lineage) = (file, history.nextID)
    commit([.contents(before: contents, after: after)], command: command)
    if isSaved { savedPositions[file ?? ""] = position }
    lastMotion = nil
  }

  /// What changed since this was last asked for.
  package mutating func takeTouched() -> Touched {
    defer { touched = Touched() }
    return touched
  }
}

extension Definition {
  fileprivate func stored(in lookup: DefinitionLookup) -> any Definition {
    (self as? StateDefinition)?.stored(in: lookup) ?? self
  }
}
