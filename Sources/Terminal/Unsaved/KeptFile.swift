#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that holds the unsaved work of one session, and belongs to this process until that lets go of it.
///
/// What changes is appended. Nothing waits for the disk: a crash of the program loses nothing that was
/// written, and one of the whole system is what saving is for.
@MainActor final class KeptFile {
  let path: String

  /// An earlier run began it.
  let isAdopted: Bool
  private var file: LockedFile?

  /// Bytes of everything, and of the changes behind it.
  private var wholeSize = 0
  private var changesSize = 0
  private var isIntact = false

  init(path: String, adopted file: LockedFile? = nil) {
    self.path = path
    self.file = file
    isAdopted = file != nil
  }

  /// Whether the next change may be appended, rather than everything be written anew.
  ///
  /// The file grows to a few times what it must hold, never further.
  var takesChanges: Bool {
    isIntact && changesSize <= wholeSize + 65_536 && file?.isStill(at: path) == true
  }

  /// Whether there is a file, with the newest state or an older one.
  var isThere: Bool { file?.isStill(at: path) ?? (access(path, F_OK) == 0) }

  /// Whether nobody else may take the file.
  var isHeld: Bool { file != nil }

  /// Lets go of the file: it stays where it is, and whoever asks for it gets it.
  func release() { (file, isIntact) = (nil, false) }

  /// Takes hold of the file again; false where another workbench has it, or where there is none.
  func takeBack() -> Bool {
    if file == nil { file = LockedFile.take(path) }
    return isHeld
  }

  /// Appends what changed; false when that went wrong.
  func append(_ bytes: [UInt8]) -> Bool {
    guard let file else { return false }
    isIntact = System.writeAll(file.descriptor, bytes) == nil
    changesSize += bytes.count
    return isIntact
  }

  /// Puts everything in place of what was there, all or nothing.
  ///
  /// - Parameter bytes: Asked for only once a file could be made.
  /// - Returns: Why it could not be, or nil.
  func replace(in folder: String, with bytes: () -> [UInt8]) -> SystemError? {
    // What is behind this was asked for already: until all of it is there, nothing may be appended.
    isIntact = false
    let temporary = Leftovers.newPath(in: folder)
    let new: LockedFile
    switch LockedFile.make(temporary, mode: 0o600) {
    case .failure(let error): return error
    case .success(let file): new = file
    }
    let whole = bytes()
    var code = System.writeAll(new.descriptor, whole)
    if code == nil, rename(temporary, path) != 0 { code = errno }
    if let code {
      unlink(temporary)
      return SystemError(code: code)
    }
    (file, wholeSize, changesSize, isIntact) = (new, whole.count, 0, true)
    return nil
  }

  /// Deletes the file, unless it is somebody else's now.
  func remove() {
    if takeBack(), isThere { unlink(path) }
    file = nil
  }

  /// Waits until the disk has it.
  func synchronize() {
    if let file = file ?? LockedFile.take(path) { fsync(file.descriptor) }
  }
}
