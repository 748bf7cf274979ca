/// What was done and undone, as the differences it made.
struct History: Sendable {
  /// Everything one command changed; a script is one command.
  struct Step: Sendable {
    /// Tells steps apart for the whole life of a document.
    let id: Int

    /// What was typed.
    let command: String
    var changes: [Change]
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  private var nextID = 1

  /// The step that is being recorded, and how many scripts within each other have opened it.
  private var open: (command: String, changes: [Change], depth: Int)?

  /// Names the state a document is in: equal after an undo to what it was before.
  var position: Int { done.last?.id ?? 0 }

  /// Whether the open step has changed anything yet.
  var hasOpenChanges: Bool { open?.changes.isEmpty == false }

  mutating func begin(_ command: String) {
    if open == nil { open = (command, [], 1) } else { open?.depth += 1 }
  }

  mutating func end() {
    open?.depth -= 1
    guard let step = open, step.depth <= 0 else { return }
    open = nil
    push(step.command, step.changes)
  }

  mutating func record(_ changes: [Change], command: String) {
    if open != nil { open?.changes += changes } else { push(command, changes) }
  }

  private mutating func push(_ command: String, _ changes: [Change]) {
    guard !changes.isEmpty else { return }
    done.append(Step(id: nextID, command: command, changes: changes))
    undone.removeAll()
    nextID += 1
  }

  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}
