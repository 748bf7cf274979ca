import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The person leaves: what is kept is told, and what cannot be kept is not lost without a question.

extension WorkKeeper {
  /// What leaving now would lose, and a way to keep it; nil where everything is saved or kept.
  func loss(byLeaving workbench: inout Workbench) -> (fault: String, way: String?)? {
    keep(&workbench)
    guard let (lineage, reason) = worst(workbench) else { return nil }
    return ("unsaved work would be lost: \(reason)", way(lineage, in: workbench))
  }

  /// Keeps what there is for the next time; a line about it, nil where there is nothing.
  func leave(_ workbench: inout Workbench) -> String? {
    keep(&workbench)
    let kept = files.values.filter(\.isThere)
    for file in kept { file.synchronize() }
    if let (lineage, reason) = worst(workbench) {
      return files[lineage]?.isThere == true
        ? "of the unsaved work only an older state is kept, which recover brings back: \(reason)"
        : "unsaved work is lost: \(reason)"
    }
    guard !kept.isEmpty else { return nil }
    let whose = kept.count > 1 ? " of \(kept.count) sessions" : ""
    return "unsaved work\(whose) is kept; recover \(kept.count > 1 ? "lists it" : "brings it back")"
  }

  /// The session that cannot be kept: the one at hand before those it took the place of.
  private func worst(_ workbench: Workbench) -> (lineage: Int, reason: String)? {
    if let reason = lost[workbench.lineage] { return (workbench.lineage, reason) }
    return lost.max { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What may be typed to keep a session that would be lost.
  private func way(_ lineage: Int, in workbench: Workbench) -> String? {
    guard lineage == workbench.lineage else {
      return "\(lineage < workbench.lineage ? "undo" : "redo") leads back to it"
    }
    if workbench.sessionFile != nil { return "save keeps it" }
    return Self.freePath.map { "save \($0) keeps it" }
  }

  /// A path that names no file yet, in a folder with room for one.
  private static var freePath: String? {
    guard let folder = [".", "/tmp"].first(where: hasRoom) else { return nil }
    return (1...99).lazy.map { "\(folder)/work\($0 > 1 ? String($0) : "").json" }
      .first { access($0, F_OK) != 0 }
  }

  /// Whether a file can be made in a folder, and filled.
  private static func hasRoom(_ folder: String) -> Bool {
    var status = statvfs()
    return access(folder, W_OK | X_OK) == 0 && statvfs(folder, &status) == 0
      && UInt64(status.f_bavail) * UInt64(status.f_frsize) > 1 << 20
  }
}
