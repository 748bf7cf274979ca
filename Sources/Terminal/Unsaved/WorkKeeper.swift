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

  /// Why the folder could not be made when that was last tried; nil where it could.
  private var folderError: SystemError?

  /// Why what there is now is not kept; nil where it is.
  private var failure: String?

  /// Why the newest state of a session is not kept, by lineage.
  private(set) var lost: [Int: String] = [:]
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
    guard isKeeping else { return }
    write(&workbench, to: file)
    lost[state.lineage] = failure
  }

  func drop(_ lineage: Int) {
    files[lineage]?.remove()
    (files[lineage], lost[lineage]) = (nil, nil)
  }

  private func write(_ workbench: inout Workbench, to known: KeptFile?) {
    let here = System.currentFolder
    // The folder may have been what was wrong.
    if failure != nil { folderError = folder.prepare() }
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
    if case .failure(let lack) = folder.place { return complain(lack.reason) }
    guard let file = known ?? newFile(for: workbench.lineage) else { return }
    replace(file) {
      switch workbench.unsavedWork(isWhole: true, folder: here) {
      case .whole(let bytes), .change(let bytes): bytes
      }
    }
  }

  private func newFile(for lineage: Int) -> KeptFile? {
    guard let path = folder.newPath else { return nil }
    folderError = folder.prepare()
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
    // Why the folder could not be made says more than that it is not there.
    let code = folderError?.code ?? error.code
    complain("cannot write in '\(path)': \(System.reason(code))")
  }

  private func complain(_ reason: String) {
    if failure == nil { warn("unsaved work is not kept: \(reason)") }
    failure = reason
  }
}
