import Language
import Model
import Rendering

extension Session {
  /// Goes on with what asked the world for something.
  ///
  /// - Parameter range: The statement that asked.
  mutating func receive(_ reply: Reply, at range: Range<Int>) throws(Diagnostic) -> [Effect] {
    switch reply {
    case .read(_, .failure(let fault)): throw Diagnostic(fault, at: range)
    case .wrote(let request, .failure(let fault)): return try refuse(request, fault, at: range)
    case .answered(let question, isYes: true): return [writing(question.request, guard: .always)]
    case .answered(let question, isYes: false):
      unwritten = nil
      return told("'\(question.request.name)' stays as it is")
    case .read(let request, .success(let contents)):
      if case .keptWork = request.purpose { return try recover(contents, at: range) }
      return open(contents, as: request.name)
    case .wrote(let request, .success(let saved)) where request.purpose == .recording:
      return finishRecording(at: saved.path)
    case .wrote(let request, .success(let saved)): return finishSaving(request, saved)
    case .works(let listings, let others, let held, let discards):
      if listings.isEmpty, let held = held.contains(document.lineage) ? document.lineage : held.last {
        return try goOn(withHeld: held, discards: discards, at: range)
      }
      return try choose(among: listings, others: others, discards: discards, at: range)
    case .discarded(.failure(let fault)): throw Diagnostic(fault, at: range)
    case .discarded(.success): return told("discarded")
    case .computed(let computation, let parts): return try computation.effects(of: parts)
    case .sessions(let listings):
      return list(listings)
    }
  }

  /// What becomes of a file that was not written: what stands in its way is asked about at the prompt.
  private func refuse(
    _ request: FileRequest,
    _ fault: FileFault,
    at range: Range<Int>
  ) throws(Diagnostic) -> [Effect] {
    guard ["file-changed", "file-exists"].contains(fault.id) else { throw Diagnostic(fault, at: range) }
    if isTalking { return [.ask(Question(fault: fault, request: request))] }
    let saving = "save \(SyntaxPrinter.quoted(request.name)) --force"
    let isRecording = request.purpose == .recording
    throw Diagnostic(fault, at: range, suggestion: isRecording ? unwritten?.forcing : saving)
  }

  private mutating func finishSaving(_ request: FileRequest, _ saved: SavedFile) -> [Effect] {
    let name = nameInFile(request.name)
    // Undo may yet bring back what the file said when it was opened.
    remember(request.name, at: saved.path, stamp: saved.stamp, layout: file?.layout)
    document.markSaved(as: name, file: request.name)
    let links = saved.otherNames == 1 ? "another name" : "\(saved.otherNames) other names"
    let note = saved.otherNames > 0 ? "; the file's old text stays under \(links) it has" : ""
    return told("saved \(saved.path)\(note)")
  }

  /// Puts a session file's document in place, once all of it was checked.
  private mutating func open(
    _ contents: FileContents,
    as name: String
  ) -> [Effect] {
    let opened: Document
    do throws(Diagnostic) {
      opened = try SessionCodec.decode(contents.bytes)
    } catch {
      fileFault = FaultInFile(error, in: contents)
      return []
    }
    let dropped = replace(with: opened, command: "open \(name)", file: name)
    document.markSaved(as: opened.name ?? SessionName.of(name), file: name)
    remember(name, at: contents.path, stamp: contents.stamp, layout: SessionLayout(contents.bytes))
    return told("opened \(contents.path): \(Self.count(opened))") + dropped
  }

  mutating func remember(
    _ name: String,
    at path: String,
    stamp: FileStamp,
    layout: SessionLayout? = nil
  ) {
    knownFiles[name] = SessionFile(name: name, path: path, stamp: stamp, layout: layout)
  }

  /// The name a file carries inside: its own, or what it is called once it is saved elsewhere.
  func nameInFile(_ name: String) -> String {
    (name == document.file ? document.name : nil) ?? SessionName.of(name)
  }

  static func count(_ document: Document) -> String {
    let count = document.definitions.count
    return "\(count) definition\(count == 1 ? "" : "s")"
  }

  /// A fault inside a file, told at the place that opened it: its own place stands in the words.
  static func located(
    _ fault: Diagnostic,
    in contents: FileContents,
    at range: Range<Int>
  ) -> Diagnostic {
    let text = String(decoding: contents.bytes, as: UTF8.self)
    let place = SourceMap(text).place(at: fault.range.lowerBound)
    return Diagnostic(
      id: fault.id,
      message: "\(contents.path):\(place.line):\(place.column): \(fault.message)",
      range: range,
      suggestion: fault.suggestion
    )
  }

  private func list(_ listings: [SessionListing]) -> [Effect] {
    var report = Report()
    let charset = configuration.charset
    // A name of hundreds of letters would leave the others no room for their folders.
    let names = listings.map { $0.name.cropped(to: max(8, textWidth / 2), charset: charset) }
    let widest = (["session"] + names).map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let room = max(1, textWidth - widest - 4)
    let rows = zip(names, listings).map { [$0, $1.folder.croppedAtFront(to: room, charset: charset)] }
    report.lines =
      rows.isEmpty
      ? [StyledLine("no session is saved yet", .faint)]
      : Table(columns: [Table.Column("session"), Table.Column("folder")], rows: rows)
        .lines(width: textWidth, charset: charset)
    let objects = listings.map { listing -> JSONValue in
      .object(["name": .string(listing.name), "folder": .string(listing.folder)])
    }
    report.json = [.object(["command": "sessions", "sessions": .array(objects)])]
    return report.effects(for: configuration)
  }

  /// A remark for a person at the prompt; scripts do without.
  func told(_ remark: String) -> [Effect] {
    guard isTalking else { return [] }
    return [.output(wrapped(StyledLine("  " + remark, .faint)))]
  }

  /// A line in as many as the window asks for.
  func wrapped(_ line: StyledLine) -> [StyledLine] {
    line.wrapped(to: configuration.window.columns - 1, indent: 2, charset: configuration.charset)
  }

  /// Says that views do not know any more what moved them last.
  func told(forgotten views: [String], with name: String) -> [Effect] {
    guard let first = views.first else { return [] }
    let others = views.count > 1 ? " and \(views.count - 1) more" : ""
    return told(
      "'\(first)'\(others) forgot the last change, which used '\(name)'; undo brings it back"
    )
  }

  /// Whether a person sits at the prompt and reads words.
  private var isTalking: Bool { configuration.isInteractive && !configuration.isJSON }
}

extension Diagnostic {
  /// A fault of the world, at the statement that ran into it.
  fileprivate init(_ fault: FileFault, at range: Range<Int>, suggestion: String? = nil) {
    self.init(
      id: ID(stringLiteral: fault.id),
      message: fault.message,
      range: range,
      suggestion: fault.suggestion ?? suggestion
    )
  }
}
