import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes whole files, all or nothing: at every moment the old file is there, or the new one.
enum FileWriter {
  /// Writes a file beside the old one, makes sure it is on the disk, and puts it in the old one's place.
  ///
  /// An existing file keeps its mode, and its owner and group where that is allowed; a link stays a link,
  /// and what it points to is written.
  static func write(_ path: String, bytes: [UInt8], guard rule: WriteGuard) throws(FileFault) -> SavedFile {
    guard !path.utf8.contains(0), !path.isEmpty else { throw .unwritable(path, ENOENT) }
    let target = try followingLinks(path)
    let old = try existing(target, path: path, rule: rule)
    let temporary = Leftovers.newPath(in: folder(of: target))
    let file = try make(temporary, for: path)
    // Held until the end: the lock tells others that the file has a writer.
    defer { withExtendedLifetime(file) {} }
    var status = stat()
    do throws(FileFault) {
      try fill(file, with: bytes, inPlaceOf: old, path: path)
      _ = try existing(target, path: path, rule: rule)
      // Asked for while a failure can still leave the old file; moving changes none of it.
      guard fstat(file.descriptor, &status) == 0 else { throw .unwritable(path, errno) }
      guard rename(temporary, target) == 0 else { throw .unwritable(path, errno) }
    } catch {
      unlink(temporary)
      throw error
    }
    synchronizeFolder(folder(of: target))
    Leftovers.sweep(folder(of: target))
    return SavedFile(path: path, stamp: FileStamp(status), otherNames: max(0, Int(old?.st_nlink ?? 1) - 1))
  }

  /// Makes a folder and those above it, as far as they are missing.
  static func makeFolders(_ path: String) throws(FileFault) {
    if let error = Directory.make(path, mode: 0o755) { throw .unwritable(path, error.code) }
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The file a path really means, as far as that can be told.
  static func target(of path: String) -> String { (try? followingLinks(path)) ?? path }

  /// The file a path really means, also where that does not exist yet.
  private static func followingLinks(_ path: String) throws(FileFault) -> String {
    var target = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(target, &buffer, buffer.count)
      guard count > 0 else { return target }
      let bytes = buffer[..<count].map { UInt8(bitPattern: $0) }
      guard let link = String(validating: bytes, as: UTF8.self) else { throw .unnamable(path, target: bytes) }
      let isWhole = link.hasPrefix("/") || !target.contains("/")
      target = isWhole ? link : folder(of: target) + "/" + link
    }
    throw .unwritable(path, ELOOP)
  }

  /// The file that stands in the way, if it may be written over.
  private static func existing(_ target: String, path: String, rule: WriteGuard) throws(FileFault) -> stat? {
    var status = stat()
    guard stat(target, &status) == 0 else {
      guard errno == ENOENT else { throw .unwritable(path, errno) }
      return nil
    }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else { throw .notAFile(path, kind: kind) }
    // Renaming would get past a mode that forbids writing; whoever set it meant it.
    guard access(target, W_OK) == 0 else { throw .unwritable(path, errno) }
    if case .unchanged(let stamp, let isOwn) = rule, stamp != FileStamp(status) {
      throw .changed(path, isOwn: isOwn)
    }
    return status
  }

  private static func make(_ temporary: String, for path: String) throws(FileFault) -> LockedFile {
    switch LockedFile.make(temporary, mode: 0o666) {
    case .failure(let error) where [EACCES, EPERM].contains(error.code): throw .closedFolder(path)
    case .failure(let error): throw .unwritable(path, error.code)
    case .success(let file): return file
    }
  }

  private static func fill(
    _ file: LockedFile,
    with bytes: [UInt8],
    inPlaceOf old: stat?,
    path: String
  ) throws(FileFault) {
    if let old { keepOwner(old, of: file) }
    if let mode = old?.st_mode, fchmod(file.descriptor, mode & 0o7777) != 0 { throw .unwritable(path, errno) }
    if let code = System.writeAll(file.descriptor, bytes) { throw .unwritable(path, code) }
    guard fsync(file.descriptor) == 0 else { throw .unwritable(path, errno) }
  }

  /// Gives a file the owner and group that another has, or the group alone, as far as the system lets us.
  private static func keepOwner(_ old: stat, of file: LockedFile) {
    if fchown(file.descriptor, old.st_uid, old.st_gid) == 0 { return }
    _ = fchown(file.descriptor, uid_t.max, old.st_gid)
  }

  /// Puts the new name itself on the disk; file systems that cannot are left alone.
  private static func synchronizeFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}

extension FileFault {
  static func unwritable(_ path: String, _ code: Int32) -> FileFault {
    if code == ENOENT || code == ENOTDIR {
      let folder = FileWriter.folder(of: FileWriter.target(of: path))
      return FileFault(
        id: "file-unwritable",
        message: "cannot write '\(path)': there is no folder '\(folder)'"
      )
    }
    return FileFault(id: "file-unwritable", message: "cannot write '\(path)': \(System.reason(code))")
  }

  /// A file is written by putting a new one in its place, and that its folder does not allow.
  fileprivate static func closedFolder(_ path: String) -> FileFault {
    let folder = FileWriter.folder(of: FileWriter.target(of: path))
    let name = folder == "." ? "the folder it is in" : "the folder '\(folder)'"
    return FileFault(
      id: "file-unwritable",
      message: "cannot write '\(path)': no permission to make a file in \(name)"
    )
  }

  fileprivate static func unnamable(_ path: String, target: [UInt8]) -> FileFault {
    FileFault(
      id: "file-unwritable",
      message: "cannot write '\(path)': it is a link to '\(System.spelled(target))', a name that is not UTF-8"
    )
  }

  static func changed(_ path: String, isOwn: Bool) -> FileFault {
    guard isOwn else { return FileFault(id: "file-exists", message: "'\(path)' is there already") }
    return FileFault(id: "file-changed", message: "'\(path)' was changed on disk since it was opened")
  }
}
