import CReadline
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The commands typed so far, in memory for the arrow keys and in a file for the next session.
///
/// One entry a line; a further line of an entry begins with a tab, which no entry does itself. Each
/// command is appended at once, under a lock and in one write, so that a killed session loses nothing
/// and two sessions keep each other's.
@MainActor final class History {
  /// Entries kept; the file is cut back to these when it holds twice as many.
  static let limit = 10_000

  private let path: String?
  private var last: [UInt8] = []
  private let warn: (String) -> Void
  private var hasWarned = false

  /// Entries that wait until nobody else holds the file.
  private var owed: [UInt8] = []

  /// Whether the file cannot be written at all.
  private var isOff = false

  /// Creates a history and reads what earlier sessions left.
  ///
  /// - Parameter warn: Told once, in a sentence, when nothing can be kept.
  init(warn: @escaping (String) -> Void) {
    self.warn = warn
    let folder = SessionFolders.dataFolder(variable: "XDG_STATE_HOME", inHome: ".local/state")
      .map { $0 + "/easel" }
    path = (try? folder.get()).map { $0 + "/history" }
    using_history()
    stifle_history(Int32(Self.limit))
    switch folder {
    case .success(let folder): load(whereMissing: Directory.make(folder, mode: 0o700))
    case .failure(let lack): complain(lack.reason)
    }
  }

  /// Takes a command in, unless it repeats the last one or begins with a space.
  func record(_ text: String) {
    var bytes = Array(text.utf8)
    while bytes.last == 0x0A || bytes.last == 0x20 { bytes.removeLast() }
    guard let first = bytes.first, first != 0x20, first != 0x09, first != 0x0A, bytes != last else { return }
    last = bytes
    text.withCString { add_history($0) }
    append(HistoryFile.encode(bytes))
  }

  /// Writes what still waits, where that can be done now.
  func finish() {
    if !owed.isEmpty { append([]) }
  }

  /// - Parameter error: Why its folder could not be made, where it could not.
  private func load(whereMissing error: SystemError?) {
    guard let path else { return }
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else {
      isOff = true
      return complain("cannot write '\(path)': \(System.reason(error?.code ?? errno))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      isOff = true
      return complain("'\(path)' is not a file")
    }
    var bytes: [UInt8] = []
    while let chunk = System.read(descriptor, atMost: max(4096, Int(status.st_size) + 1)), !chunk.isEmpty {
      bytes += chunk
    }
    let entries = HistoryFile.entries(of: bytes)
    if let entry = entries.last { last = HistoryFile.decode(bytes[entry]) }
    if entries.count >= 2 * Self.limit { shorten(path) }
    bytes.append(0)
    for entry in entries.suffix(Self.limit) {
      HistoryFile.withText(of: entry, in: &bytes) { add_history($0) }
    }
  }

  private func append(_ entry: [UInt8]) {
    guard let path, !isOff else { return }
    switch HistoryFile.append(owed + entry, to: path, isPatient: owed.isEmpty) {
    case nil: owed = []
    case EWOULDBLOCK:
      owed += entry
      complain("another program holds '\(path)'")
    case let code?:
      isOff = true
      complain("cannot write '\(path)': \(System.reason(code))")
    }
  }

  /// Keeps the newest entries; whoever appends meanwhile waits for the lock and finds the new file.
  private func shorten(_ path: String) {
    HistoryFile.locked(path) { _ in
      guard let bytes = try? FileReader.read(path).bytes else { return 0 }
      let entries = HistoryFile.entries(of: bytes).suffix(Self.limit)
      let kept = Array(bytes[(entries.first?.lowerBound ?? bytes.count)...])
      _ = try? FileWriter.write(path, bytes: kept, guard: .always)
      return 0
    }
  }

  private func complain(_ reason: String) {
    guard !hasWarned else { return }
    hasWarned = true
    warn("history is not kept: \(reason)")
  }
}
