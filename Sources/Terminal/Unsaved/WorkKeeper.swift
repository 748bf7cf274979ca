import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Keeps what is not saved yet in files, and hands out what earlier runs left there.
///
/// Each session that took another's place, through `open`, `new` or `recover`, has a file of its own: so
/// undo finds what it goes back to still kept, and what it left behind is not lost.
@MainActor final class WorkKeeper {
  /// Told once, in a sentence, when nothing can be kept.
  var warn: (String) -> Void = { _ in }

  /// Whether work is kept at all: there is a prompt.
  private var isKeeping = false
  private let folder = WorkFolder()
  private var hasWarned = false
  private var files: [Int: KeptFile] = [:]

  /// What each is called that earlier runs left, by path, and the highest number of all.
  private var numbers: [String: Int] = [:]
  private var lastNumber = 0

  /// Kept work that is being handed out.
  private var taken: (path: String, file: LockedFile)?

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
    guard state != kept else { return }
    kept = state
    let file = files[state.lineage]
    guard state.isUnsaved, state.position != start || file?.isAdopted == true else {
      return drop(state.lineage)
    }
    if isKeeping { write(&workbench, to: file) }
  }

  private func drop(_ lineage: Int) {
    files[lineage]?.remove()
    files[lineage] = nil
  }

  private func write(_ workbench: inout Workbench, to known: KeptFile?) {
    let here = System.currentFolder
    if let known, known.takesChanges {
      // Everything was asked for where another session took this one's place and gave it back.
      switch workbench.unsavedWork(isWhole: false, folder: here) {
      case .change(let bytes): if known.append(bytes) { return }
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
    if !hasWarned { folder.makeRoom() }
    // Those given up here are still in the folder, where their number is watched.
    if files.count >= WorkFolder.limit, let oldest = files.keys.min() { files[oldest] = nil }
    let file = KeptFile(path: path)
    files[lineage] = file
    return file
  }

  private func replace(_ file: KeptFile, with bytes: () -> [UInt8]) {
    guard let path = folder.path, let error = file.replace(in: path, with: bytes) else { return }
    complain("cannot write in '\(path)': \(System.reason(error.code))")
  }

  private func complain(_ reason: String) {
    guard !hasWarned else { return }
    hasWarned = true
    warn("unsaved work is not kept: \(reason)")
  }

  // MARK: - What earlier runs left

  /// A line for the start of the prompt; nil where nothing was left.
  var offer: String? {
    let left = folder.abandoned()
    guard let newest = left.first else { return nil }
    let others = left.count > 1 ? ", and \(left.count - 1) older" : ""
    let way = left.count > 1 ? "recover lists it" : "recover brings it back"
    return "unsaved work is kept (\(Self.text(of: newest.modified))\(others)); \(way)"
  }

  /// What is left, by number.
  func listings() -> [KeptListing] {
    numbered().map { number, kept in
      let bytes = try? FileReader.read(kept.path).bytes
      return KeptListing(number: number, changed: Self.text(of: kept.modified), bytes: bytes)
    }
  }

  /// The work that no running workbench is at, by number: the newest is 1 when this is first asked for, and
  /// from then on each keeps its number, so that what was listed can be taken or thrown away one by one.
  private func numbered() -> [(number: Int, kept: WorkFolder.Kept)] {
    for kept in folder.abandoned() where numbers[kept.path] == nil {
      lastNumber += 1
      numbers[kept.path] = lastNumber
    }
    return folder.abandoned().compactMap { kept in numbers[kept.path].map { ($0, kept) } }
      .sorted { $0.number < $1.number }
  }

  /// Hands kept work out; nobody else gets it from now on.
  func take(_ number: Int) throws(FileFault) -> FileContents {
    let path = try find(number).path
    guard let file = LockedFile.take(path) else { throw .nothingKept }
    let contents = try FileReader.read(path)
    taken = (path, file)
    return contents
  }

  /// Notes what became of work that was handed out: it is this session's now, unless it was refused.
  func settle(_ workbench: Workbench, before lineage: Int) {
    if let taken, workbench.lineage != lineage {
      files[workbench.lineage] = KeptFile(path: taken.path, adopted: taken.file)
    }
    taken = nil
  }

  func discard(_ number: Int) throws(FileFault) {
    let path = try find(number).path
    guard LockedFile.take(path) != nil else { throw .nothingKept }
    if unlink(path) != 0 { throw .unwritable(path, errno) }
  }

  /// Puts a file that makes no sense where nobody offers it; returns a line about it.
  func setAside(_ path: String) -> String {
    taken = nil
    guard let kept = folder.setAside(path) else { return "it stays in '\(path)'" }
    return "it is kept aside as '\(kept)'"
  }

  private func find(_ number: Int) throws(FileFault) -> WorkFolder.Kept {
    let left = numbered()
    if let found = left.first(where: { $0.number == number }) { return found.kept }
    throw left.isEmpty ? .nothingKept : .noNumber(number, of: left.map(\.number))
  }

  // MARK: - Leaving

  /// Keeps what there is for the next time; a line about it, nil where there is nothing.
  func leave(_ workbench: inout Workbench) -> String? {
    keep(&workbench)
    guard !files.isEmpty, !hasWarned else { return nil }
    for file in files.values { file.synchronize() }
    let whose = files.count > 1 ? " of \(files.count) sessions" : ""
    return "unsaved work\(whose) is kept; recover \(files.count > 1 ? "lists it" : "brings it back")"
  }

  /// A moment as a person near it would tell it: `30 Nov 14:05`.
  private static func text(of moment: Int) -> String {
    var (moment, parts) = (time_t(moment), tm())
    localtime_r(&moment, &parts)
    var text = [CChar](repeating: 0, count: 64)
    strftime(&text, text.count, "%e %b %H:%M", &parts)
    return String(
      decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }.drop { $0 == 0x20 },
      as: UTF8.self
    )
  }
}

extension FileFault {
  fileprivate static let nothingKept = FileFault(
    id: "nothing-kept",
    message: "no unsaved work is kept"
  )

  fileprivate static func noNumber(_ number: Int, of numbers: [Int]) -> FileFault {
    let list = numbers.map(String.init).joined(separator: ", ")
    return FileFault(
      id: "nothing-kept",
      message: "no unsaved work has the number \(number); there is \(list)",
      suggestion: "recover"
    )
  }
}
