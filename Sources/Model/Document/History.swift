/// What was done and undone, as the differences it made.
struct History: Sendable {
  /// Everything one command changed; a script is one command.
  struct Step: Sendable {
    /// Tells steps apart for the whole life of a document.
    let id: Int

    /// What was typed.
    let command: String
    let changes: [Change]
  }

  /// Steps that can be taken back, and made again.
  private struct Line: Sendable {
    var done: [Step] = []
    var undone: [Step] = []
  }

  /// The document's own line, and over it that of the script that runs.
  ///
  /// A script takes back its own steps only, and becomes a single one at its end.
  private var lines = [Line()]
  private var script: (command: String, depth: Int)?

  /// The number the next step will have.
  private(set) var nextID = 1

  private var top: Int { lines.count - 1 }

  var done: [Step] { lines[top].done }
  var undone: [Step] { lines[top].undone }

  /// Names the state a document is in: equal after an undo to what it was before.
  var position: Int { lines.reversed().compactMap(\.done.last?.id).first ?? 0 }

  /// The lineages of every session that steps put in a place or took from it.
  var lineages: Set<Int> {
    let changes = lines.lazy.flatMap { $0.done + $0.undone }.flatMap(\.changes)
    return changes.reduce(into: []) { lineages, change in
      guard case .contents(let before, let after) = change else { return }
      lineages.formUnion([before.lineage, after.lineage])
    }
  }

  mutating func begin(_ command: String) {
    if script == nil {
      script = (command, 1)
      lines.append(Line())
    } else {
      script?.depth += 1
    }
  }

  mutating func end() {
    script?.depth -= 1
    guard let finished = script, finished.depth <= 0 else { return }
    script = nil
    let steps = lines.removeLast().done
    guard let last = steps.last else { return }
    // With the last step's number, what was saved at the end of the script is still saved.
    push(Step(id: last.id, command: finished.command, changes: steps.flatMap(\.changes)))
  }

  mutating func record(_ changes: [Change], command: String) {
    guard !changes.isEmpty else { return }
    push(Step(id: nextID, command: command, changes: changes))
    nextID += 1
  }

  private mutating func push(_ step: Step) {
    lines[top].done.append(step)
    lines[top].undone.removeAll()
  }

  mutating func undo() -> Step? {
    guard let step = lines[top].done.popLast() else { return nil }
    lines[top].undone.append(step)
    return step
  }

  mutating func redo() -> Step? {
    guard let step = lines[top].undone.popLast() else { return nil }
    lines[top].done.append(step)
    return step
  }
}
