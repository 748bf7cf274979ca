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
  func explain(_ fault: Diagnostic, in bytes: [UInt8]) -> Bool {
    guard fault.id == "unknown-name", fault.range.upperBound <= bytes.count else { return false }
    if hasUnnamed, fault.suggestion == nil { return true }
    if names.contains(String(decoding: bytes[fault.range], as: UTF8.self)) { return true }
    // In a text with escapes places are not told apart, and only the words have the name.
    let named = fault.message.split(separator: "'", omittingEmptySubsequences: false).dropLast().last
    return names.contains(named.map(String.init) ?? "")
  }
}

extension FaultCollector {
  /// What was kept, but for what is told elsewhere.
  func without(_ faulty: FaultyDefinitions, in bytes: [UInt8]) -> Diagnostic? {
    Diagnostic.together(
      (together?.all ?? []).filter { !$0.isTold && !faulty.explain($0, in: bytes) }
    )
  }
}
