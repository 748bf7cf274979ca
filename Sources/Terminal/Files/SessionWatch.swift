import Dispatch
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Notices when somebody else writes the file the session came from.
///
/// The folder is watched, not the file: editors put a new file in the old one's place.
@MainActor final class SessionWatch {
  /// Told the path, once for each change.
  var changed: (String) -> Void = { _ in }

  /// The file that is watched, as the session knows it.
  private var file: SessionFile?
  private var path = ""
  private var folder = ""
  private var known: FileStamp?
  private var source: (any DispatchSourceProtocol)?

  /// Watches the file the session is in now, in place of the one before.
  func follow(_ file: SessionFile?) {
    guard file != self.file else { return }
    self.file = file
    (path, known) = (file?.path ?? "", file?.stamp)
    // Where the file is a link, what it points to changes in another folder.
    let target = FileWriter.target(of: path)
    let folder = file == nil ? "" : FileWriter.folder(of: target)
    guard folder != self.folder else { return look() }
    self.folder = folder
    source?.cancel()
    source = folder.isEmpty ? nil : Self.source(for: folder) { [weak self] in self?.look() }
    // What happened before the folder was watched is news too.
    look()
  }

  /// Compares the file with what is known of it.
  private func look() {
    var status = stat()
    guard file != nil, stat(path, &status) == 0, FileStamp(status) != known else { return }
    known = FileStamp(status)
    changed(path)
  }

  #if canImport(Darwin)
    private static func source(
      for folder: String,
      act: @escaping @MainActor () -> Void
    ) -> (any DispatchSourceProtocol)? {
      let descriptor = open(folder, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor,
        eventMask: .write,
        queue: .main
      )
      source.setEventHandler { act() }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      return source
    }
  #else
    private static func source(
      for folder: String,
      act: @escaping @MainActor () -> Void
    ) -> (any DispatchSourceProtocol)? {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO))
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler {
        // What happened to which file does not matter: ours is looked at.
        while System.isReadable(descriptor) { _ = System.read(descriptor) }
        act()
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      return source
    }
  #endif
}
