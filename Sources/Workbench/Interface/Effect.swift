package import Rendering

/// What the workbench asks of the outside world; only the terminal's effect runner performs these.
package enum Effect: Sendable {
  /// Lines of a result, for standard output.
  case output([StyledLine])

  /// One JSON object, for standard output.
  case json(String)

  /// Lines about a fault or a remark, for standard error (at the prompt: the terminal).
  case complaint([StyledLine])

  /// Something a script turned out to do, where scripts are run as checks; stands for what would be told.
  case checked(Check)

  /// A screen takes over until it finishes; asked for only when pictures move.
  case show(any Screen)

  /// Work that may take long; answered by ``Reply/computed(_:_:)`` unless nobody wants it any more.
  case compute(Computation)

  /// Contents are wanted; answered by ``Reply/read(_:_:)``.
  case read(FileRequest)

  /// Bytes are to be written, all or nothing; answered by ``Reply/wrote(_:_:)``.
  case write(FileRequest, bytes: [UInt8], guard: WriteGuard)

  /// A person is to say yes or no, and no is what silence means; answered by ``Reply/answered(_:isYes:)``.
  case ask(Question)

  /// The saved sessions are wanted; answered by ``Reply/sessions(_:)``.
  case listSessions

  /// What earlier runs left behind is wanted, for one that is not named yet; answered by
  /// ``Reply/works(_:held:discards:)``.
  case listWork(discards: Bool)

  /// Work that an earlier run left behind is to be thrown away, by its number; answered by
  /// ``Reply/discarded(_:)``.
  case discardWork(Int)

  /// Work that was brought back in this run is no longer to be kept, by its lineage; answered by
  /// ``Reply/discarded(_:)``.
  case discardHeld(Int)

  /// Kept work made no sense: it is to lie where nobody offers it again, and to be told of.
  case setAside(path: String)

  /// Something is to be done as if it had been typed, before whatever waits.
  case submit(Submission)

  /// The workbench is left.
  case quit
}

/// A file as the language names it; where that is on disk is the terminal's knowledge.
package struct FileRequest: Hashable, Sendable {
  package enum Purpose: Hashable, Sendable {
    /// `open NAME`: a session, looked for in the session folders.
    case openSession
    case saveSession
    /// `run "path"`: a script, relative to the file it is asked from.
    case runScript
    /// `use "path"`: a file of lets, found the same way.
    case useScript
    /// `recover`: work that an earlier run left behind, by its number.
    case keptWork(Int)
    /// `record "path"`: a playback; never read.
    case recording
  }

  package let purpose: Purpose

  /// As typed: a bare session name, or a path when it holds a `/` or ends in `.json`.
  package let name: String

  /// The script this was asked from; relative paths in `run` start in its folder.
  package let from: String?

  /// Where a session that is saved again was found, which need not be where a new one would go.
  package let path: String?

  package init(purpose: Purpose, name: String, from: String? = nil, path: String? = nil) {
    self.purpose = purpose
    self.name = name
    self.from = from
    self.path = path
  }
}

/// Whether to write over a file that stands in the way.
package struct Question: Hashable, Sendable {
  /// Why there is a question.
  package let fault: FileFault
  package let request: FileRequest

  package var text: String { request.purpose == .recording ? "write over it?" : "save over it?" }
}

/// When writing over an existing file is allowed.
package enum WriteGuard: Hashable, Sendable {
  /// The file must not exist, or must be as it was when last read or written under this stamp.
  ///
  /// - Parameter isOwn: The session was read from, or written to, a file of this name.
  case unchanged(since: FileStamp?, isOwn: Bool)
  /// `--force`, or a person who said yes.
  case always
}

/// Enough of a file to notice that somebody else changed it.
package struct FileStamp: Hashable, Sendable {
  package let device: UInt64
  package let node: UInt64
  package let size: Int64
  /// Nanoseconds since 1970.
  package let modified: Int64

  package init(device: UInt64, node: UInt64, size: Int64, modified: Int64) {
    self.device = device
    self.node = node
    self.size = size
    self.modified = modified
  }
}

/// The world's answer to an effect that asked for something.
package enum Reply: Sendable {
  case read(FileRequest, Result<FileContents, FileFault>)
  case wrote(FileRequest, Result<SavedFile, FileFault>)
  case sessions([SessionListing])
  case answered(Question, isYes: Bool)
  case discarded(Result<Void, FileFault>)
  /// Beside the newest work itself, how much older there may be, and what was brought back in this run and is
  /// still kept, by its lineage.
  case works([KeptListing], others: Int, held: [Int], discards: Bool)
  case computed(Computation, [any Sendable])
}

/// A file that was read.
package struct FileContents: Sendable {
  /// The path it was found under, as errors should name it.
  package let path: String
  package let bytes: [UInt8]
  package let stamp: FileStamp

  package init(path: String, bytes: [UInt8], stamp: FileStamp) {
    self.path = path
    self.bytes = bytes
    self.stamp = stamp
  }
}

/// A file that was written.
package struct SavedFile: Sendable {
  package let path: String
  package let stamp: FileStamp

  /// Names the old file had besides (hard links): under those it is as it was.
  package let otherNames: Int

  package init(path: String, stamp: FileStamp, otherNames: Int = 0) {
    self.path = path
    self.stamp = stamp
    self.otherNames = otherNames
  }
}

/// Why a file could not be read or written.
package struct FileFault: Error, Hashable, Sendable {
  /// `file-not-found`, `file-unreadable`, `file-unwritable`, `file-changed`, `file-exists`, `not-a-file`,
  /// `too-large`, `nothing-kept`.
  package let id: String

  /// A sentence without a full stop that names the path and the reason.
  package let message: String
  package let suggestion: String?

  package init(id: String, message: String, suggestion: String? = nil) {
    self.id = id
    self.message = message
    self.suggestion = suggestion
  }
}

/// A session that could be opened.
package struct SessionListing: Hashable, Sendable {
  package let name: String
  package let folder: String

  package init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }
}
