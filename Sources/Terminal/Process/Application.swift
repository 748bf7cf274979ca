import CTerminal
import Language
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One run of the program: its inputs in order, then the prompt or the end.
@MainActor package final class Application {
  private let invocation: Invocation
  private let surroundings: Surroundings
  private let output: Output
  private var workbench: Workbench
  private let runner: EffectRunner

  /// Whether a fault has ended the inputs.
  private var hasGivenUp = false

  /// Whether a script of a folder that was checked had a fault; each was checked by itself.
  private var hasFoundFaults = false

  private init(_ invocation: Invocation) {
    cterminal_ignore_broken_pipes(0)
    cterminal_survive_file_limits()
    self.invocation = invocation
    surroundings = Surroundings(invocation)
    output = Output(surroundings: surroundings)
    workbench = Workbench(configuration: surroundings.configuration(invocation), invocation: invocation)
    runner = EffectRunner(invocation: invocation, surroundings: surroundings, output: output)
    runner.files.keeper.isAwaited = invocation.staysAtPrompt && surroundings.canPrompt
  }

  /// Does what a command line says and ends the process.
  ///
  /// - Parameter arguments: Without the program's name.
  package static func main(_ arguments: [String]) -> Never {
    Descriptors.reserveStandard()
    if let argument = System.unreadableArgument {
      refuse(Refusal(ofBytes: argument, isJSON: arguments.contains("--json")))
    }
    switch CommandLineParser.parse(arguments) {
    case .run(let invocation):
      let refusal = Refusal(ofCommandsIn: invocation) { access($0, F_OK) == 0 }
      if let refusal { refuse(refusal) }
      Application(invocation).run()
    case .inform(let lines):
      let output = Output(surroundings: Surroundings(Invocation()))
      output.result(lines)
      output.flush()
      exit(output.hasFailed ? 1 : 0)
    case .refuse(let refusal): refuse(refusal)
    }
  }

  /// Tells what is wrong with the command line and ends.
  private static func refuse(_ refusal: Refusal) -> Never {
    let output = Output(surroundings: Surroundings(Invocation()))
    refusal.json.map(output.result(verbatim:))
    output.complaint(refusal.lines)
    exit(2)
  }

  private func run() -> Never {
    if let fault = runner.files.folders.givenFault {
      runner.tell(workbench.complain(of: fault), in: &workbench)
      output.flush()
      exit(2)
    }
    if invocation.isTest {
      let status = TestRun(invocation, surroundings: surroundings, output: output, runner: runner).run()
      exit(status)
    }
    if let session = invocation.session { open(session) }
    for (index, input) in invocation.inputs.enumerated() where !hasGivenUp { run(input, at: index) }
    if invocation.inputs.isEmpty || invocation.staysAtPrompt {
      if surroundings.canPrompt { runPrompt() } else { runStandardInput() }
    }
    end()
  }

  /// A fault that ends the inputs: the end, or with `-i` the prompt.
  private func giveUp() {
    guard invocation.staysAtPrompt, surroundings.canPrompt else { end() }
    hasGivenUp = true
  }

  private func run(_ input: Invocation.Input, at index: Int) {
    switch input {
    case .command(let text): enter(Source(name: invocation.name(ofCommandAt: index), text: text))
    case .standardInput: runStandardInput()
    case .file(let path) where path.hasSuffix(".json"):
      open(path)
    case .file(let folder) where invocation.checksOnly && SessionFolders.isFolder(folder):
      check(folder)
    case .file(let path):
      do throws(FileFault) {
        let contents = try NearbyFiles.readScript(path, orFolder: invocation.checksOnly)
        enter(bytes: contents.bytes, name: path, firstLine: 1, from: contents.stamp)
      } catch {
        runner.tell(workbench.complain(of: error), in: &workbench)
        fail()
      }
    }
  }

  /// Reads every script in a folder as if it stood alone, as `easel test` runs them.
  private func check(_ folder: String) {
    let before = workbench
    for target in ScriptFinder.targets([folder], from: System.currentFolder ?? ".") {
      if let fault = target.fault {
        runner.tell(workbench.complain(of: fault), in: &workbench)
      } else {
        run(.file(target.name), at: 0)
      }
      hasFoundFaults = hasFoundFaults || workbench.hasFailed
      workbench = before
    }
  }

  private func open(_ session: String) {
    _ = runner.open(session, in: &workbench)
    if workbench.hasFailed, !goesOn { giveUp() }
  }

  /// Reads commands as they arrive and shows each result before waiting for more.
  private func runStandardInput() {
    var (reader, text) = (LineReader(), ArrivingText())
    while !hasGivenUp, let part = reader.next(ready: Self.ready) {
      enter(bytes: part.bytes, name: "standard input", firstLine: part.firstLine) { text.parse($0) }
      output.flush()
    }
    guard reader.isTooLarge else { return }
    runner.tell(workbench.complain(of: .tooLarge("standard input")), in: &workbench)
    fail()
  }

  /// How many bytes of what has arrived may be run.
  private static func ready(_ lines: [UInt8], isMoreThere: Bool) -> Int {
    // What cannot be read is told later; here it is some letter, each byte of it.
    let text =
      String(validating: lines, as: UTF8.self)
      ?? String(decoding: lines.map { $0 < 0x80 ? $0 : UInt8(ascii: "x") }, as: UTF8.self)
    return ArrivingText.ready(text, isMoreThere: isMoreThere)
  }

  private func enter(
    bytes: [UInt8],
    name: String,
    firstLine: Int,
    from file: FileStamp? = nil,
    parse: (Source) -> ParsedText = Workbench.parsed
  ) {
    guard let source = Source(name: name, bytes: bytes, firstLine: firstLine) else {
      runner.tell(workbench.complain(of: .notText(name)), in: &workbench)
      return fail()
    }
    enter(parse(source), from: file)
  }

  private func enter(_ source: Source) { enter(Workbench.parsed(source)) }

  private func enter(_ text: ParsedText, from file: FileStamp? = nil) {
    workbench.enter(text, from: file)
    switch runner.run(&workbench, stopsAtFailure: !goesOn) {
    case .done:
      if workbench.hasFailed, !goesOn { giveUp() }
    case .quit: end()
    case .interrupted:
      output.flush()
      // A motion without an end is left this way; whoever asked for the prompt gets it.
      if invocation.staysAtPrompt, surroundings.canPrompt {
        hasGivenUp = true
      } else {
        cterminal_die(SIGINT)
      }
    }
  }

  private func runPrompt() -> Never {
    let session = PromptSession(runner: runner, surroundings: surroundings, output: output)
    // What goes wrong at the prompt was seen there; what the command line asked for decides.
    let hasFailed = workbench.hasFailed || hasFoundFaults
    // What was given was to be checked; what is typed is meant to be done.
    workbench.configuration.checksOnly = false
    session.run(&workbench)
    output.flush()
    cterminal_restore()
    exit(hasFailed || session.hasLostWork ? 1 : 0)
  }

  /// A fault outside every statement: the end, unless told to keep going.
  private func fail() {
    if !goesOn { giveUp() }
  }

  /// Whether a fault is not the end: `--check` finds all of them in one pass.
  private var goesOn: Bool { invocation.keepsGoing || invocation.checksOnly }

  private func end() -> Never {
    output.flush()
    cterminal_restore()
    exit(workbench.hasFailed || hasFoundFaults || output.hasFailed ? 1 : 0)
  }
}
