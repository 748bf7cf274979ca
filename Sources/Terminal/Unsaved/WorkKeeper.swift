import Workbench

/// Keeps what is not saved yet in files, and hands out what earlier runs left there.
///
/// Each session that took another's place, through `open`, `new` or `recover`, has a file of its own: so
/// undo finds what it goes back to still kept, and what it left behind is not lost.
@MainActor final class WorkKeeper {
  /// Told in a sentence when nothing can be kept, once until it can be again.
  var warn: (String) -> Void = { _ in }

  /// Whether work is kept at all: there is a prompt.
  private var isKeeping = false
  let folder = WorkFolder()

  /// Why what there is now is not kept; nil where it is.
  private var failure: String?
  var files: [Int: KeptFile] = [:]

  /// What each is called that earlier runs left, by path, and the highest number of all.
  var numbers: [String: Int] = [:]
  var lastNumber = 0

  /// Kept work that is being handed out.
  var taken: (path: String, file: LockedFile)?

  /// What the scripts of the command line made can be made again; it is not worth keeping.
  private var start = 0

  /// What was kept last.
  private var kept: State?

  private struct State: Equatable {
    let lineage: Int
    let position: Int
    let isUnsaved: Bool
  }

  /// From now on work is kept.
  func begin(_ workbench: Workbench) {
    isKeeping = true
    start = workbench.position
  }

  /// Keeps what changed since the last time.
  func keep(_ workbench: inout Workbench) {
    let state = State(
      lineage: workbench.lineage,
      position: workbench.position,
      isUnsaved: workbench.hasUnsavedWork
    )
    guard state != kept || failure != nil else { return }
    kept = state
    let file = files[state.lineage]
    guard state.isUnsaved, state.position != start || file?.isAdopted == true else {
      failure = nil
      return drop(state.lineage)
    }
    if isKeeping { write(&workbench, to: file) }
  }

  func drop(_ lineage: Int) {
    files[lineage]?.remove()
    files[lineage] = nil
  }

  private func write(_ workbench: inout Workbench, to known: KeptFile?) {
    let here = System.currentFolder
    // The folder may have been what was wrong.
    if failure != nil { folder.prepare() }
    if let known, known.takesChanges {
      // Everything was asked for where another session took this one's place and gave it back.
      switch workbench.unsavedWork(isWhole: false, folder: here) {
      case .change(let bytes):
        if known.append(bytes) {
          failure = nil
          return
        }
      case .whole(let bytes): return replace(known) { bytes }
      }
    }
    guard let file = known ?? newFile(for: workbench.lineage) else { return complain("HOME is not set") }
    replace(file) {
      switch workbench.unsavedWork(isWhole: true, folder: here) {
      case .whole(let bytes), .change(let bytes): bytes
      }
    }
  }

  private func newFile(for lineage: Int) -> KeptFile? {
    guard let path = folder.newPath else { return nil }
    folder.prepare()
    // Those given up here are still in the folder.
    if files.count >= WorkFolder.limit, let oldest = files.keys.min() { files[oldest] = nil }
    let file = KeptFile(path: path)
    files[lineage] = file
    return file
  }

  private func replace(_ file: KeptFile, with bytes: () -> [UInt8]) {
    guard let path = folder.path, let error = file.replace(in: path, with: bytes) else {
      failure = nil
      return
    }
    complain("cannot write in '\(path)': \(System.reason(error.code))")
  }

  private func complain(_ reason: String) {
    if failure == nil { warn("unsaved work is not kept: \(reason)") }
    failure = reason
  }

  /// Keeps what there is for the next time; a line about it, nil where there is nothing.
  func leave(_ workbench: inout Workbench) -> String? {
    keep(&workbench)
    let files = files.values.filter(\.isThere)
    for file in files { file.synchronize() }
    if let failure {
      let older = self.files[workbench.lineage]?.isThere == true
      return older
        ? "of the unsaved work only an older state is kept, which recover brings back: \(failure)"
        : "unsaved work is lost: \(failure)"
    }
    guard !files.isEmpty else { return nil }
    let whose = files.count > 1 ? " of \(files.count) sessions" : ""
    return "unsaved work\(whose) is kept; recover \(files.count > 1 ? "lists it" : "brings it back")"
  }
}
