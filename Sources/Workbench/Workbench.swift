package import Language
import Model
import Rendering

/// The whole workbench as a value: texts go in, effects come out, and nothing else happens.
///
/// Prompt, scripts, `-c`, pipes and tests are the same path:
///
///     workbench.enter(source)
///     while let effects = workbench.advance() { perform(effects) }   // replies go to receive(_:)
package struct Workbench: Sendable {
  package internal(set) var session: Session

  /// False until a command failed; decides the exit status.
  package internal(set) var hasFailed = false

  /// Expectations of texts that were given up, where scripts are run as checks.
  package internal(set) var unreached: [Check] = []

  /// Texts being run; the last is the innermost script.
  var work: [PendingWork] = []

  /// Where faults are collected, the names that definitions with faults would have had.
  var faultyNames = FaultyNames()

  /// The statement that runs, for faults that come back as replies.
  private var current: (source: Source, range: Range<Int>)?

  /// The texts in which the last faults were, with their lines counted, as typed and as mended: the next is
  /// likely to be there too.
  var faulty: [(text: String, map: SourceMap)] = []

  /// Who asked for the text of the last fault, which is not said twice in a row.
  var toldTrail: [Caller] = []

  static let parser = Parser(
    signatures: CommandCatalog.all.map(\.signature),
    hints: ForeignVerbs.hints,
    clipWords: .all,
    functions: ForeignVerbs.functions
  )

  package init(configuration: Configuration = Configuration(), invocation: Invocation = Invocation()) {
    session = Session(configuration: configuration, invocation: invocation)
  }

  package var configuration: Configuration {
    get { session.configuration }
    set { session.configuration = newValue }
  }

  /// What `set color` says, over what the terminal can do; nil for `auto`.
  package var colorSetting: Bool? { session.colorSetting }

  /// Whether a text still has an open bracket.
  package func needsMore(_ text: String) -> Bool { awaited(by: text) != nil }

  /// What would close the bracket or comment in which a text ends, so that the prompt should ask for another
  /// line; nil where it is whole.
  package func awaited(by text: String) -> String? { Self.parser.parse(Source(text: text)).awaited }

  /// Whether a script runs, all of which is one step to undo.
  package var isInScript: Bool { work.contains(where: \.isCalled) }

  package static func parsed(_ source: Source) -> ParsedText { parser.parse(source) }

  /// Takes in a text: all of its statements wait to be run, after those that already do.
  ///
  /// - Parameter file: Tells the file apart that it was read from; nil for any other text.
  package mutating func enter(_ source: Source, from file: FileStamp? = nil) {
    enter(Self.parser.parse(source), from: file)
  }

  /// Takes in a text that was parsed.
  package mutating func enter(_ parsed: ParsedText, from file: FileStamp? = nil) {
    toldTrail = []
    work.insert(PendingWork(parsed, script: file == nil ? nil : parsed.source.name, file: file), at: 0)
  }

  /// Takes in what a screen asks for, to be run before whatever waits.
  package mutating func submit(_ submission: Submission) -> [Effect] {
    let parsed = Self.parser.parse(Source(text: submission.text))
    let changes = parsed.statements.count { if case .definition = $0.kind { true } else { false } }
    let isStep = changes + submission.retold.count > 1
    if isStep { session.document.beginStep(submission.title) }
    do throws(Diagnostic) {
      for change in submission.retold {
        try session.document.retell(change.view, as: change.actions)
      }
    } catch {
      if isStep { session.document.endStep() }
      return Complaint.alone(error, for: session.configuration)
    }
    if let motion = submission.lastMotion { session.document.lastMotion = motion }
    work.append(PendingWork(parsed, script: work.last?.script, isStep: isStep))
    return []
  }

  /// Runs the next waiting statement and says what the world must do, nil when none waits.
  ///
  /// Effects are performed in order and to the end before this is called again.
  package mutating func advance() -> [Effect]? {
    while let index = work.indices.last {
      if let told = tellMended() { return told }
      guard let item = work[index].next() else {
        let told = leave(work.removeLast())
        if !told.isEmpty { return told }
        continue
      }
      session.script = work[index].script
      if !work[index].isCalled { session.typed.append(work[index].text(of: item)) }
      switch item {
      case .fault(let diagnostic, let range):
        if work[index].text(of: item).hasPrefix("view ") { session.isBehindView = false }
        let source = work[index].source
        if session.configuration.isTesting, let range = work[index].expectation(item) {
          return unjudged(diagnostic, at: range, in: source)
        }
        let named = session.naming(diagnostic, in: source)
        if goesOnMended(named, in: source) { continue }
        let text = work[index].text(of: item)
        defer { if collectsFaults { faultyNames.noteUnread(text, named) } }
        if collectsFaults {
          faultyNames.note(diagnostic, of: range, in: map(of: source))
          faultyNames.noteUnmoved(by: text, diagnostic, in: session.document)
        }
        return fail(named, in: source)
      case .damaged(let statement, let faults):
        if case .definition(.view) = statement.kind { session.isBehindView = false }
        let source = work[index].source
        let others = session.faults(inDamaged: statement)?.all.filter { !$0.isTold }
        // Where only one is told it is the first, whichever reading found it.
        let all = faults.joined(with: Diagnostic.together(others ?? []))
        if goesOnMended(all, in: source) { continue }
        guard collectsFaults else { return fail(all, in: source) }
        defer { note(statement, faults, in: source) }
        return fail(all, in: source)
      case .statement(let statement): return run(statement, in: work[index].source)
      }
    }
    return nil
  }

  private mutating func run(_ statement: Statement, in source: Source) -> [Effect] {
    current = (source, statement.placeOfFile)
    do throws(Diagnostic) {
      let effects = try session.run(statement)
      if let object = session.judgement { return effects + [judged(object, at: statement.range, in: source)] }
      guard let shortfall = session.shortfall else { return effects }
      session.shortfall = nil
      return effects + fail(shortfall.fault, in: source, evidence: shortfall.evidence)
    } catch {
      let fault = blamingDot(error, of: statement, in: source)
      if session.configuration.isTesting, statement.isExpectation {
        return unjudged(fault, at: statement.range, in: source)
      }
      if goesOnMended(fault, in: source) { return [] }
      guard collectsFaults else { return fail(fault, in: source) }
      defer { note(statement, fault, in: source) }
      return fail(fault, in: source)
    }
  }

  /// Whether the statements behind a fault run too.
  var collectsFaults: Bool { goesOn || isUsing }

  var goesOn: Bool { session.configuration.keepsGoing || session.configuration.checksOnly }

  /// Whether a file that is used is being taken in: all of its faults are told before it is given up.
  package var isUsing: Bool { work.last?.before != nil }

  /// Asks for a session that the command line names, where no statement stands behind it.
  package mutating func open(_ name: String) -> [Effect] {
    current = nil
    return [.read(FileRequest(purpose: .openSession, name: name))]
  }

  /// Takes the answer to an effect that asked for something.
  package mutating func receive(_ reply: Reply) -> [Effect] {
    guard let (source, range) = current else { return receiveAlone(reply) }
    do throws(Diagnostic) {
      switch reply {
      case .read(let request, .success(let contents))
      where request.purpose == .runScript || request.purpose == .useScript:
        try call(contents, isUse: request.purpose == .useScript, at: range)
        return []
      case .answered(_, isYes: false):
        // What was typed behind it was meant for when it is saved.
        abandon()
        return try session.receive(reply, at: range)
      default:
        return try session.receive(reply, at: range) + faultsInFile()
      }
    } catch {
      if collectsFaults, case .read = reply { faultyNames.noteMissingFile() }
      // What a newer Easel left waits for that one.
      let isForeign = error.id == "newer-version"
      return fail(error, in: source) + (isForeign ? [] : Self.settingAside(reply))
    }
  }

  /// Tells what is wrong inside a session file, all of it.
  mutating func faultsInFile() -> [Effect] {
    guard let found = session.fileFault else { return [] }
    session.fileFault = nil
    faultyNames.noteMissingFile()
    return fail(found.fault.all, in: found.source, trail: trail(besides: 0))
  }

  /// What is to be done with kept work that cannot be read.
  private static func settingAside(_ reply: Reply) -> [Effect] {
    guard case .read(let request, .success(let file)) = reply, case .keptWork = request.purpose else {
      return []
    }
    return [.setAside(path: file.path)]
  }

  /// The unsaved work, to be kept in case the program dies.
  ///
  /// - Parameters:
  ///   - isWhole: Asks for everything, rather than what changed since this was last asked for.
  ///   - folder: Where relative paths start; nil where that has no name in UTF-8.
  package mutating func unsavedWork(isWhole: Bool, folder: String?) -> UnsavedWork {
    session.unsavedWork(isWhole: isWhole, folder: folder)
  }
}
