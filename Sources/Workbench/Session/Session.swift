import Language
package import Model
import Motion
import Rendering

/// What commands work on: the document, the file it came from, and how results are told.
package struct Session: Sendable {
  package var document = Document()
  package var configuration: Configuration

  /// What the command line said about settings; stands over the document's until `set` is typed.
  var overrides: SettingOverrides

  /// What the files that were read and written looked like then, by the names they were typed under.
  var knownFiles: [String: SessionFile] = [:]

  /// Whether the statement before defined a view, so that a modifier may still be for it.
  var isBehindView = false

  /// What `history` lists.
  var typed = TypedTexts()

  /// What an `expect` that does not hold has to show; the workbench tells it as a fault.
  var shortfall: Shortfall?

  /// What an `expect` found, where scripts are run as checks.
  var judgement: JSONValue?

  /// What is wrong inside a session file; the workbench tells it at its own place.
  var fileFault: FaultInFile?

  /// What a checked script would have saved, by the names it would have then.
  var unwrittenSessions: [String: Document] = [:]

  /// What `record` made, until it is in its file.
  var unwritten: Unwritten?

  /// What runs below the prompt.
  var pinned: PinnedMotion?

  /// How often something was pinned.
  var pinCount = 0

  /// The script whose statements run, nil at the prompt and in `-c`.
  var script: String?

  init(configuration: Configuration, invocation: Invocation) {
    self.configuration = configuration
    overrides = SettingOverrides(invocation)
    if invocation.reducesMotion { document.reduceMotionOverride = true }
  }

  /// The file the document was last saved to or opened from.
  var file: SessionFile? { document.file.flatMap { knownFiles[$0] } }

  /// The settings in force.
  var settings: Settings {
    var settings = overrides.applied(to: document.settings)
    settings.reduceMotion = reducesMotion
    return settings
  }

  /// Whether expressions read `reduceMotion` as true.
  var reducesMotion: Bool { document.environment.reduceMotion }
}

/// An expectation that does not hold: the fault, and a picture of the place.
struct Shortfall: Sendable {
  let fault: Diagnostic
  let evidence: [StyledLine]
}

/// Faults of a file that was to be opened, and its text.
struct FaultInFile: Sendable {
  let fault: Diagnostic
  let source: Source

  init(_ fault: Diagnostic, in contents: FileContents) {
    self.fault = fault
    source = Source(name: contents.path, text: String(decoding: contents.bytes, as: UTF8.self))
  }
}

/// Where a session is kept.
package struct SessionFile: Hashable, Sendable {
  /// As it was typed: what `save` alone saves to.
  package let name: String

  /// Where that was found.
  package let path: String

  /// What the file looked like when this session last read or wrote it.
  package let stamp: FileStamp

  /// How the file was laid out when it was opened, nil where it was only written.
  let layout: SessionLayout?
}

/// The settings a command line gave.
struct SettingOverrides: Hashable, Sendable {
  private var given: [String: String] = [:]

  init(_ invocation: Invocation) {
    given["fps"] = invocation.framesPerSecond.map { SyntaxPrinter.number($0) }
    given["speed"] = invocation.speed.map { SyntaxPrinter.number($0) }
    given["style"] = invocation.style
    given["width"] = invocation.width.map(String.init)
    given["height"] = invocation.height.map(String.init)
    if invocation.color != .auto { given["color"] = invocation.color.rawValue }
  }

  /// Forgets one, because it was set by hand.
  mutating func drop(_ name: String) { given[name] = nil }

  /// The settings with these in place.
  func applied(to settings: Settings) -> Settings {
    var settings = settings
    for (name, text) in given { SettingCatalog.definition(named: name)?.write(text, to: &settings) }
    return settings
  }
}
