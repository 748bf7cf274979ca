import Language

/// Definitions of a session file that are not in order: what lacks them is no fault of its own.
struct FaultyDefinitions {
  private var names: Set<String> = []

  /// Whether there are some whose names could not be read.
  private var hasUnnamed = false

  mutating func note(_ name: String?) {
    if let name { names.insert(name) } else { hasUnnamed = true }
  }

  /// Whether a fault only says that a name of these is missing.
  func explain(_ fault: Diagnostic) -> Bool {
    guard let name = fault.missingName else { return false }
    return names.contains(name) || hasUnnamed && fault.suggestion == nil
  }
}

extension FaultCollector {
  /// What was kept, but for what is told elsewhere.
  func without(_ faulty: FaultyDefinitions) -> Diagnostic? {
    Diagnostic.together(
      (together?.all ?? []).filter { !$0.isTold && !faulty.explain($0) }
    )
  }
}
