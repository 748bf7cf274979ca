import Language
import Model
import Rendering

// Files of statements: `run` takes one in, `use` only if all of it is in order.

extension Workbench {
  /// Puts a script's statements before what else waits; undone as one step.
  mutating func call(
    _ contents: FileContents,
    isUse: Bool,
    at range: Range<Int>
  ) throws(Diagnostic) {
    // Told by the file itself, since a path can lead back to it by ever longer ways.
    let isRunning = work.contains {
      $0.script == contents.path || $0.file?.isSameFile(as: contents.stamp) == true
    }
    guard !isRunning else {
      throw .scriptCycle(work.compactMap(\.script) + [contents.path], isUse: isUse, at: range)
    }
    guard let source = Source(name: contents.path, bytes: contents.bytes) else {
      throw Diagnostic(id: "not-text", message: "'\(contents.path)' is not text", range: range)
    }
    let parsed = Self.parser.parse(source)
    let before = session.document
    session.document.beginStep("\(isUse ? "use" : "run") \"\(contents.path)\"")
    work.append(
      isUse
        ? PendingWork(using: parsed, script: contents.path, file: contents.stamp, before: before)
        : PendingWork(parsed, script: contents.path, file: contents.stamp, isCalled: true)
    )
  }

  /// Ends a text of which nothing is left; says what becomes of the others where it was refused.
  mutating func leave(_ finished: PendingWork) -> [Effect] {
    if finished.isStep { session.document.endStep() }
    guard finished.isRefused else { return [] }
    takeBack(finished)
    guard !isUsing else { return [] }
    let words = refusal(of: finished)
    if !collectsFaults { abandon() }
    return session.configuration.isInteractive ? [.complaint(words)] : []
  }

  private func refusal(of used: PendingWork) -> [StyledLine] {
    let rest = collectsFaults ? nil : work.last.flatMap(Complaint.progress)
    let words = "nothing of '\(used.source.name ?? "")' was taken in" + (rest.map { "; " + $0 } ?? "")
    return session.wrapped(StyledLine("  " + words, .faint))
  }

  /// Takes back a file that was used and is not in order.
  private mutating func takeBack(_ used: PendingWork) {
    guard let before = used.before else { return }
    for definition in session.document.definitions where before.definition(named: definition.name) == nil {
      faultyNames.note(definition.name)
    }
    session.document = before
    if isUsing, let outer = work.indices.last { work[outer].isRefused = true }
    if !collectsFaults { faultyNames = FaultyNames() }
  }

  /// Forgets what still waits: an interrupt at the prompt, or a script that failed.
  package mutating func abandon() {
    while let last = work.popLast() {
      noteUnreached(in: last)
      if last.isStep { session.document.endStep() }
      if last.before != nil { takeBack(last) }
    }
  }
}

extension Diagnostic {
  fileprivate static func scriptCycle(_ paths: [String], isUse: Bool, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      id: "script-cycle",
      message:
        "these \(isUse ? "files use" : "scripts run") each other without end: \(paths.joined(separator: ", "))",
      range: range
    )
  }
}
