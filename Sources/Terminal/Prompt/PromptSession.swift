import CTerminal
import Language
import Rendering
import Workbench

/// The conversation at the prompt, from the greeting to the end.
@MainActor final class PromptSession {
  private let runner: EffectRunner
  private let output: Output
  private let prompt: Prompt
  private let history: History

  /// What was to be said while no line was being typed.
  private var notices: [StyledLine] = []

  /// Where the person wanted to leave and was told what that would lose; asked again there, they may.
  private var refusal: (lineage: Int, position: Int)?

  /// Whether the person left work behind that is neither saved nor kept.
  private(set) var hasLostWork = false

  init(runner: EffectRunner, surroundings: Surroundings, output: Output) {
    self.runner = runner
    self.output = output
    TerminalModes.claim()
    runner.signals.start()
    prompt = Prompt(
      signals: runner.signals,
      pinned: runner.pinned,
      isColored: surroundings.colorsResults,
      reflows: surroundings.reflows
    )
    history = History { output.complaint($0) }
    output.isCut = { [signals = runner.signals] in
      signals.deliver()
      return signals.wasInterrupted
    }
    runner.watch.changed = { [weak self] path in
      self?.notice("  '\(path)' was changed on disk; open it again to see the change")
    }
    runner.files.keeper.warn = { output.complaint($0) }
    runner.ask = { [weak self] question in self?.ask(question) ?? false }
  }

  /// Says something that nobody asked for: above the line being typed, or before the next one.
  private func notice(_ sentence: String) {
    let lines = output.fitting(StyledLine(sentence, .faint))
    guard prompt.isShown else { return notices += lines }
    prompt.showAbove {
      output.result(lines)
      output.flush()
    }
  }

  /// Asks for a yes; everything else, Ctrl-C and the end of the input too, is a no.
  private func ask(_ question: Question) -> Bool {
    // On a line of its own: with a path in it the question could be wider than the window.
    output.result(output.fitting(StyledLine("  " + question.fault.message)))
    output.flush()
    prompt.completer = { _, _ in .nothing }
    guard case .text(let answer) = prompt.read("  \(question.text) [y/N] ") else { return false }
    return ["y", "yes"].contains(answer.lowercased().filter { $0 != " " })
  }

  /// Reads commands and runs them until the person leaves.
  func run(_ workbench: inout Workbench) {
    workbench.configuration.isInteractive = true
    output.result(workbench.greeting)
    let keeper = runner.files.keeper
    if let offer = keeper.offer { output.result(output.fitting(StyledLine("  " + offer, .faint))) }
    keeper.begin(workbench)
    converse(&workbench)
    history.finish()
    runner.pinned.leave()
    if let kept = keeper.leave(&workbench) { output.result(output.fitting(StyledLine("  " + kept, .faint))) }
    hasLostWork = !keeper.lost.isEmpty
  }

  private func converse(_ workbench: inout Workbench) {
    runner.watch.follow(workbench.sessionFile)
    while true {
      guard let text = nextText(&workbench) else {
        if mayLeave(&workbench) { return }
        continue
      }
      history.record(text)
      runner.signals.wasInterrupted = false
      workbench.configuration.window = runner.pinned.window ?? workbench.configuration.window
      workbench.enter(Source(text: text))
      if runner.run(&workbench, stopsAtFailure: false) == .quit, mayLeave(&workbench) { return }
      runner.watch.follow(workbench.sessionFile)
    }
  }

  /// Whether nothing is lost by leaving; where something is, that is said once, and who asks again leaves.
  private func mayLeave(_ workbench: inout Workbench) -> Bool {
    guard let loss = runner.files.keeper.loss(byLeaving: &workbench) else { return true }
    let place = (workbench.lineage, workbench.position)
    if let refusal, refusal == place { return true }
    refusal = place
    output.complaint(loss.fault)
    let way = loss.way.map { $0 + "; " } ?? ""
    output.complaint(output.fitting(StyledLine("  \(way)quit again leaves without it", .faint)))
    return false
  }

  /// The next text with all its brackets closed; nil when the person leaves.
  private func nextText(_ workbench: inout Workbench) -> String? {
    var text = ""
    var hasHinted = false
    while true {
      output.result(notices)
      notices = []
      output.flush()
      complete(behind: text, in: workbench)
      switch prompt.read(text.isEmpty ? Prompt.primary : Prompt.continuation) {
      case .interrupted: text = ""
      case .end:
        // In the midst of a text this ends the text, which then says what it lacks.
        return text.isEmpty ? nil : PastedText.withoutPrompts(text)
      case .notText:
        text = ""
        output.complaint("what was typed is not UTF-8; nothing of it was run")
      case .text(let line):
        text += line
        let commands = PastedText.withoutPrompts(text)
        guard let awaited = workbench.awaited(by: commands) else {
          workbench.configuration.promptWidth = Self.promptWidth(before: commands, in: text)
          return commands
        }
        if !hasHinted, line.allSatisfy(\.isWhitespace) {
          notice("  '\(awaited)' closes what is open here; Ctrl-C gives it up")
          hasHinted = true
        }
        text += "\n"
      }
    }
  }

  /// Columns that stand before commands: what was pasted is on the screen with its own prompt.
  private static func promptWidth(before commands: String, in text: String) -> Int {
    Prompt.primary.count + (text.contains("\n") ? 0 : text.count - commands.count)
  }

  /// Answers Tab in a line that goes on with a text.
  private func complete(behind text: String, in workbench: Workbench) {
    prompt.completer = { line, point in
      let offset = text.utf8.count
      let completion = workbench.completion(of: text + line, at: offset + point)
      let answer = CompletionAnswer(completion, lineAt: offset)
      return self.addingSessions(to: answer, of: line, at: point)
    }
  }

  /// Where a session is to be opened by its name, the names there are.
  private func addingSessions(to answer: CompletionAnswer, of line: String, at point: Int) -> CompletionAnswer
  {
    guard answer.wantsFiles, line.hasPrefix("open "), answer.start <= point else { return answer }
    let typed = Array(line.utf8)[max(0, answer.start)..<min(point, line.utf8.count)]
    let names = runner.files.folders.listings().map { Array($0.name.utf8) }.filter { $0.starts(with: typed) }
    guard !names.isEmpty else { return answer }
    var answer = answer
    (answer.words, answer.wantsFiles) = (names, false)
    return answer
  }
}
