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

  /// Whether there will be one: until then what is brought back is kept as it changes, and nothing else.
  var isAwaited = false
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
    // Whatever went wrong before is told at the prompt.
    (kept, failure) = (nil, nil)
  }

  /// Keeps what changed since the last time.
  func keep(_ workbench: inout Workbench) {
    let state = State(
      lineage: workbench.lineage,
      position: workbench.position,
      isUnsaved: workbench.hasUnsavedWork
    )
    let file = files[state.lineage]
    let isGone = state.isUnsaved && file?.isThere == false
    guard state != kept || failure != nil || isGone else { return }
    kept = state
    forgetUnreachable(workbench)
    guard state.isUnsaved, state.position != start || file?.isAdopted == true else {
      failure = nil
      return drop(state.lineage)
    }
    guard isKeeping || (isAwaited && file?.isAdopted == true) else { return }
    write(&workbench, to: hold(state.lineage))
    lost[state.lineage] = failure
  }

  /// Nothing more is lost by leaving than what can still be come back to.
  private func forgetUnreachable(_ workbench: Workbench) {
    guard lost.keys.contains(where: { $0 != workbench.lineage }) else { return }
    let lineages = workbench.lineages
    lost = lost.filter { lineages.contains($0.key) }
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

  /// The file of a session, this process at it; nil where there is none that it can have.
  private func hold(_ lineage: Int) -> KeptFile? {
    guard let file = files[lineage], file.takeBack() else { return nil }
    letGo(butOf: lineage)
    return file
  }

  /// Lets go of the oldest file where too many are held.
  private func letGo(butOf lineage: Int) {
    let held = files.filter { $0.value.isHeld && $0.key != lineage }
    if held.count >= WorkFolder.limit { held.min { $0.key < $1.key }?.value.release() }
  }

  private func newFile(for lineage: Int) -> KeptFile? {
    guard let path = folder.newPath else { return nil }
    folderError = folder.prepare()
    letGo(butOf: lineage)
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
