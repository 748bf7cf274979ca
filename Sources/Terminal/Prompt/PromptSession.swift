import CTerminal
import Language
import Workbench

/// The conversation at the prompt, from the greeting to the end.
@MainActor final class PromptSession {
  private let runner: EffectRunner
  private let output: Output
  private let prompt: Prompt
  private let history: History

  init(runner: EffectRunner, surroundings: Surroundings, output: Output) {
    self.runner = runner
    self.output = output
    TerminalModes.claim()
    runner.signals.start()
    prompt = Prompt(signals: runner.signals, isColored: surroundings.colorsResults)
    history = History { output.complaint($0) }
  }

  /// Reads commands and runs them until the person leaves.
  func run(_ workbench: inout Workbench) {
    workbench.configuration.isInteractive = true
    output.result(workbench.greeting)
    while let text = nextText(&workbench) {
      history.record(text)
      runner.signals.wasInterrupted = false
      workbench.enter(Source(text: text))
      if runner.run(&workbench, stopsAtFailure: false) == .quit { return }
    }
  }

  /// The next text with all its brackets closed; nil when the person leaves.
  private func nextText(_ workbench: inout Workbench) -> String? {
    var text = ""
    while true {
      output.flush()
      let typed = workbench
      prompt.completer = { line, point in
        let offset = text.utf8.count
        let completion = typed.completion(of: text + line, at: offset + point)
        return CompletionAnswer(completion, in: text + line, lineAt: offset)
      }
      switch prompt.read(text.isEmpty ? Prompt.primary : Prompt.continuation) {
      case .interrupted: text = ""
      case .end:
        // In the midst of a text this ends the text, which then says what it lacks.
        return text.isEmpty ? nil : PastedText.withoutPrompts(text)
      case .text(let line):
        text += line
        let commands = PastedText.withoutPrompts(text)
        if !workbench.needsMore(commands) { return commands }
        text += "\n"
      }
    }
  }
}
