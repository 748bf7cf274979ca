import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// What earlier runs left: told, listed by number, handed out and thrown away.

extension WorkKeeper {
  /// A line for the start of the prompt; nil where nothing was left.
  var offer: String? {
    let (left, others) = folder.abandoned()
    guard let newest = left.first else { return nil }
    let count = "\(left.count - 1)\(others > 0 ? " or more" : "")"
    let older = left.count > 1 ? ", and \(count) older" : ""
    let way = left.count > 1 ? "recover lists it" : "recover brings it back"
    return "unsaved work is kept (\(Self.text(of: newest.modified))\(older)); \(way)"
  }

  /// What is left, by number, and how much more there is.
  func listings() -> (left: [KeptListing], others: Int) {
    let (left, others) = numbered()
    let listings = left.map { number, kept in
      let bytes = try? FileReader.read(kept.path).bytes
      return KeptListing(number: number, changed: Self.text(of: kept.modified), bytes: bytes)
    }
    return (listings, others)
  }

  /// The work that no running workbench is at, by number: the newest is 1 when this is first asked for, and
  /// from then on each keeps its number, so that what was listed can be taken or thrown away one by one.
  private func numbered() -> (left: [(number: Int, kept: WorkFolder.Kept)], others: Int) {
    let (left, others) = folder.abandoned()
    for kept in left where numbers[kept.path] == nil {
      lastNumber += 1
      numbers[kept.path] = lastNumber
    }
    let numbered = left.compactMap { kept in numbers[kept.path].map { (number: $0, kept: kept) } }
    return (numbered.sorted { $0.number < $1.number }, others)
  }

  /// Hands kept work out; nobody else gets it from now on.
  func take(_ number: Int) throws(FileFault) -> FileContents {
    let (path, file) = try find(number)
    let contents = try FileReader.read(path)
    taken = (path, file)
    return contents
  }

  /// Notes what became of work that was handed out: it is this session's now, unless it was refused.
  func settle(_ workbench: Workbench, before lineage: Int) {
    if let taken, workbench.lineage != lineage {
      // This session may itself have let go of it.
      files = files.filter { $0.value.path != taken.path }
      files[workbench.lineage] = KeptFile(path: taken.path, adopted: taken.file)
    }
    taken = nil
  }

  /// The sessions of this run that were brought back and are still kept.
  var held: [Int] {
    files.filter { $0.value.isAdopted && $0.value.isHeld && $0.value.isThere }.map(\.key).sorted()
  }

  /// Throws kept work away.
  func discard(_ number: Int) throws(FileFault) {
    let (path, file) = try find(number)
    // Until it is gone nobody else may take it up.
    defer { withExtendedLifetime(file) {} }
    if unlink(path) != 0 { throw .unwritable(path, errno) }
  }

  /// Puts a file that makes no sense where nobody offers it; returns a line about it.
  func setAside(_ path: String) -> String {
    defer { taken = nil }
    guard let kept = folder.setAside(path) else { return "it stays in '\(path)'" }
    return "it is kept aside as '\(kept)'"
  }

  /// Finds work by its number and takes hold of it.
  ///
  /// What was listed once is found however much newer work has come up since.
  private func find(_ number: Int) throws(FileFault) -> (path: String, file: LockedFile) {
    var path: String? { numbers.first { $0.value == number }?.key }
    if path == nil { _ = numbered() }
    if let path, let file = LockedFile.take(path) { return (path, file) }
    let left = numbered().left
    throw left.isEmpty ? .nothingKept : .noNumber(number, of: left.map(\.number))
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
