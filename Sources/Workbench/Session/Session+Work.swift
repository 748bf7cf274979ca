import Language
import Model
import Rendering

extension Workbench {
  /// Whether it holds work that is in no file.
  ///
  /// Settings alone are none: nobody wants to be reminded of those.
  package var hasUnsavedWork: Bool { session.hasUnsavedWork }

  /// Names what the session holds; equal after an undo to what it was before.
  package var position: Int { session.document.position }

  /// Tells apart the sessions that took each other's place through `open`, `new` and `recover`.
  package var lineage: Int { session.document.lineage }

  /// The lineages of the sessions that undo and redo lead to, this one among them.
  package var lineages: Set<Int> { session.document.lineages }

  /// The file that the session was last saved to or opened from.
  package var sessionFile: SessionFile? { session.file }
}

/// Lines that keep unsaved work.
package enum UnsavedWork: Sendable {
  /// Everything, in place of what was kept before.
  case whole([UInt8])
  /// What changed, to stand behind what was kept before.
  case change([UInt8])
}

extension Session {
  var hasUnsavedWork: Bool { document.hasUnsavedChanges && (!document.isEmpty || file != nil) }

  /// Puts another document in place of this one, and tells who typed that what it takes away.
  mutating func replace(with other: Document, command: String, file: String? = nil) -> [Effect] {
    let isDropped = hasUnsavedWork && script == nil
    document.replace(with: other, command: command, file: file)
    return isDropped ? told("unsaved work: undo brings it back") : []
  }

  mutating func unsavedWork(isWhole: Bool, folder: String?) -> UnsavedWork {
    let touched = document.takeTouched()
    guard isWhole || touched.isEverything else {
      return .change(Array(WorkCodec.next(document, touched: touched).utf8))
    }
    // Work whose file cannot be named from everywhere comes back without it, and is saved under a new name.
    let place = file.flatMap { file in
      Self.absolute(file.path, in: folder).map { WorkFile(path: $0, stamp: file.stamp.text) }
    }
    return .whole(Array(WorkCodec.first(document, file: place).utf8))
  }

  private static func absolute(_ path: String, in folder: String?) -> String? {
    guard !path.hasPrefix("/") else { return path }
    guard let folder else { return nil }
    return folder + path.split(separator: "/").filter { $0 != "." }.map { "/" + $0 }.joined()
  }

  /// Puts kept work in place of this session.
  mutating func recover(_ contents: FileContents, at range: Range<Int>) throws(Diagnostic) -> [Effect] {
    let work: KeptWork
    do throws(Diagnostic) {
      work = try WorkCodec.decode(contents.bytes)
    } catch {
      throw Self.located(error, in: contents, at: range)
    }
    let isLeftBehind = document.hasUnsavedChanges && !document.isEmpty
    document.replace(with: work.document, command: "recover", file: work.file?.path, isSaved: false)
    if let file = work.file {
      // A stamp that cannot be read is one that no file has, so that `save` asks.
      let stamp = FileStamp(text: file.stamp) ?? FileStamp(device: 0, node: 0, size: 0, modified: 0)
      remember(file.path, at: file.path, stamp: stamp)
    }
    let place = work.file.map { " of \($0.path)" } ?? ""
    let remark =
      told("recovered \(Self.count(work.document))\(place)")
      + (isLeftBehind ? told("what was here and not saved is one undo away") : [])
    guard let damage = work.damage else { return remark }
    let words = Self.located(damage, in: contents, at: range).message
    let line = StyledLine([.init("  not all came back: ", .error), .init(words)])
    return remark + [.complaint(wrapped(line)), .setAside(path: contents.path)]
  }
}

extension Session {
  /// Goes on with `recover` where nothing is left but what this run has brought back itself.
  mutating func goOn(withHeld lineage: Int, discards: Bool, at range: Range<Int>) throws(Diagnostic)
    -> [Effect]
  {
    if discards {
      // What stood here before comes back; `redo` still knows the other.
      var other = document
      while other.lineage == lineage, other.undo() != nil {}
      guard other.lineage != lineage else {
        throw Diagnostic(
          id: "nothing-kept",
          message: "what was brought back is what this script works on",
          range: range
        )
      }
      let isTaken = document.lineage == lineage
      document = other
      let note = isTaken ? told("what stood here before is back; redo brings the other again") : []
      return [.discardHeld(lineage)] + note
    }
    let isHere = document.lineage == lineage
    let way = document.future.contains("recover") ? "redo" : "undo"
    throw Diagnostic(
      id: "nothing-kept",
      message: isHere
        ? "what was kept is here already" : "what was kept is in this session; \(way) brings it back",
      range: range,
      suggestion: isHere ? nil : way
    )
  }
}

extension FileStamp {
  /// Whether another stamp is of the same file, perhaps at another time.
  func isSameFile(as other: FileStamp) -> Bool { (device, node) == (other.device, other.node) }

  /// The stamp in a spelling that reads back.
  var text: String { "\(device):\(node):\(size):\(modified)" }

  init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 4, let device = UInt64(parts[0]), let node = UInt64(parts[1]),
      let size = Int64(parts[2]), let modified = Int64(parts[3])
    else { return nil }
    self.init(device: device, node: node, size: size, modified: modified)
  }
}
