import Language
import Rendering

@testable import Workbench

/// A world in memory: performs a workbench's effects on lists and a dictionary of files.
struct World {
  var workbench: Workbench
  var files: [String: [UInt8]] = [:]

  /// Everything written, in order; faults and remarks are in `complaints` too.
  private(set) var output: [String] = []
  private(set) var complaints: [String] = []
  private(set) var hasQuit = false

  /// What was handed on where scripts are run as checks.
  private(set) var checks: [Check] = []

  /// Screens that were to be shown, as they began.
  private(set) var shown: [any Screen] = []

  /// What was asked, and the answer to all of it.
  private(set) var questions: [String] = []
  var saysYes = false

  /// Work that earlier runs left, the newest first, and paths that were to be set aside.
  var kept: [[UInt8]] = []

  /// How much more there is of such work than was looked at.
  var unlisted = 0

  /// What was brought back, by its lineage.
  private var held: [Int] = []
  private(set) var setAside: [String] = []
  private var writes = 0
  private var stamps: [String: Int] = [:]

  /// A prompt at eighty columns unless the configuration says otherwise.
  init(_ adjust: (inout Configuration) -> Void = { _ in }) {
    var configuration = Configuration()
    adjust(&configuration)
    workbench = Workbench(configuration: configuration)
  }

  /// Types a text and returns the lines that came of it.
  @discardableResult
  mutating func type(_ text: String, from name: String? = nil) -> [String] {
    let before = output.count
    workbench.enter(Source(name: name, text: text), from: name.map(stamp))
    while let effects = workbench.advance() { perform(effects) }
    return Array(output[before...])
  }

  mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .output(let lines): output += lines.map(\.text)
      case .json(let text): output.append(text)
      case .complaint(let lines):
        output += lines.map(\.text)
        complaints += lines.map(\.text)
      case .show(let screen):
        shown.append(screen)
        perform(screen.farewell())
      case .compute(let computation):
        perform(workbench.receive(.computed(computation, computation.parts())))
      case .read(let request): perform(workbench.receive(read(request)))
      case .write(let request, let bytes, let rule):
        if let fault = fault(writing: request, rule) {
          perform(workbench.receive(.wrote(request, .failure(fault))))
          continue
        }
        writes += 1
        stamps[path(of: request)] = writes
        files[path(of: request)] = bytes
        let saved = SavedFile(path: path(of: request), stamp: stamp(of: path(of: request)))
        perform(workbench.receive(.wrote(request, .success(saved))))
      case .listSessions:
        let names = files.keys.filter { $0.hasSuffix(".json") }.sorted()
        let listings = names.map { SessionListing(name: String($0.dropLast(5)), folder: "Sessions") }
        perform(workbench.receive(.sessions(listings)))
      case .ask(let question):
        questions.append("\(question.fault.message); \(question.text)")
        perform(workbench.receive(.answered(question, isYes: saysYes)))
      case .listWork(let discards):
        let listings = kept.enumerated().map { index, bytes in
          KeptListing(number: index + 1, changed: "30 Nov 14:0\(index)", bytes: bytes)
        }
        perform(workbench.receive(.works(listings, others: unlisted, held: held, discards: discards)))
      case .discardWork(let number):
        let isThere = kept.indices.contains(number - 1)
        if isThere { kept.remove(at: number - 1) }
        let fault = FileFault(id: "nothing-kept", message: "no unsaved work is kept")
        perform(workbench.receive(.discarded(isThere ? .success(()) : .failure(fault))))
      case .discardHeld(let lineage):
        held.removeAll { $0 == lineage }
        perform(workbench.receive(.discarded(.success(()))))
      case .checked(let check): checks.append(check)
      case .setAside(let path): setAside.append(path)
      case .submit(let submission): perform(workbench.submit(submission))
      case .quit: hasQuit = true
      }
    }
  }

  private func read(_ request: FileRequest) -> Reply {
    if case .keptWork(let number) = request.purpose { return readKept(number, request) }
    let path = path(of: request)
    guard let bytes = files[path] else {
      return .read(request, .failure(FileFault(id: "file-not-found", message: "there is no file '\(path)'")))
    }
    return .read(request, .success(FileContents(path: path, bytes: bytes, stamp: stamp(of: path))))
  }

  private func fault(writing request: FileRequest, _ rule: WriteGuard) -> FileFault? {
    let path = path(of: request)
    guard files[path] != nil, case .unchanged(let known, let isOwn) = rule, known != stamp(of: path) else {
      return nil
    }
    return FileFault(id: isOwn ? "file-changed" : "file-exists", message: "'\(path)' is in the way")
  }

  private func readKept(_ number: Int, _ request: FileRequest) -> Reply {
    guard kept.indices.contains(number - 1) else {
      return .read(request, .failure(FileFault(id: "nothing-kept", message: "no unsaved work is kept")))
    }
    let bytes = kept[number - 1]
    return .read(
      request,
      .success(FileContents(path: "kept.work", bytes: bytes, stamp: stamp(of: "kept.work")))
    )
  }

  private func path(of request: FileRequest) -> String {
    let isPath = request.name.contains("/") || request.name.hasSuffix(".json")
    return [.runScript, .useScript, .recording].contains(request.purpose) || isPath
      ? request.name : request.name + ".json"
  }

  private func stamp(of path: String) -> FileStamp {
    let node = path.utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) }
    let size = Int64(files[path]?.count ?? 0)
    return FileStamp(device: 1, node: node, size: size, modified: Int64(stamps[path] ?? 0))
  }
}
