import Rendering
import Workbench

/// The one place where what the workbench asks for is done.
@MainActor final class EffectRunner {
  /// How a text came to its end.
  enum Outcome { case done, quit, interrupted }

  let signals = Signals()
  let watch = SessionWatch()

  /// Where `pin` shows its motion.
  let pinned: PinnedRows

  /// Rows a screen is to have; with fewer left, what is pinned makes room for as long as it is shown.
  private static let leastRows = 10

  /// Asks the person at the prompt; without one the answer is no.
  var ask: (Question) -> Bool = { _ in false }

  /// Takes what would be told, where it is to go elsewhere; true when it was taken.
  var divert: ((Effect) -> Bool)?
  private let output: Output
  let files: FileEffects
  private let surroundings: Surroundings

  init(invocation: Invocation, surroundings: Surroundings, output: Output) {
    self.output = output
    self.surroundings = surroundings
    pinned = PinnedRows(isVirtual: surroundings.isVirtualClock)
    files = FileEffects(folders: SessionFolders(given: invocation.sessionFolder))
  }

  /// Runs everything that waits in the workbench.
  ///
  /// - Parameter stopsAtFailure: The first fault ends the text.
  func run(_ workbench: inout Workbench, stopsAtFailure: Bool) -> Outcome {
    while let effects = workbench.advance() {
      output.colorSetting = workbench.colorSetting
      keepWork(of: &workbench, before: effects)
      followPinned(&workbench)
      var outcome = perform(effects, for: &workbench)
      if outcome == .done, isInterrupted(workbench) {
        tellInterruption(of: workbench)
        outcome = .interrupted
      }
      let isOver = outcome != .done || (stopsAtFailure && workbench.hasFailed && !workbench.isUsing)
      if isOver { workbench.abandon() }
      if outcome != .quit { followPinned(&workbench) }
      if outcome != .done { return outcome }
    }
    files.keeper.keep(&workbench)
    return .done
  }

  /// Shows what is pinned as it reads now; in a script, at its end.
  private func followPinned(_ workbench: inout Workbench) {
    guard workbench.configuration.isInteractive, !workbench.isInScript else { return }
    guard pinned.needsToFollow(workbench, color: output.colorsResults) else { return }
    output.flush()
    let isNew = !pinned.hasMotion
    pinned.follow(workbench, color: output.colorsResults)
    workbench.configuration.window = pinned.window ?? workbench.configuration.window
    if isNew, !pinned.isShown {
      output.complaint([StyledLine("  pinned; it appears when the window is large enough", .faint)])
    }
  }

  /// Ends the line on which the terminal showed the `^C`, and says what became of a script.
  private func tellInterruption(of workbench: Workbench) {
    let words = workbench.isInScript ? "stopped; what the script did so far is one step to undo" : "stopped"
    output.complaint([StyledLine("")] + output.fitting(StyledLine("  " + words, .faint)))
  }

  /// Keeps what a command changed before anything is shown, and what a script changed at its end.
  private func keepWork(of workbench: inout Workbench, before effects: [Effect]) {
    let isShown = effects.contains { if case .show = $0 { true } else { false } }
    if isShown || !workbench.isInScript { files.keeper.keep(&workbench) }
  }

  /// Whether Ctrl-C was pressed while commands ran; only the prompt has to ask.
  private func isInterrupted(_ workbench: Workbench) -> Bool {
    guard workbench.configuration.isInteractive else { return false }
    signals.deliver()
    return signals.wasInterrupted
  }

  /// Opens a session that the command line names.
  func open(_ name: String, in workbench: inout Workbench) -> Outcome {
    perform(workbench.open(name), for: &workbench)
  }

  /// Tells what needs no answer.
  func tell(_ effects: [Effect], in workbench: inout Workbench) { _ = perform(effects, for: &workbench) }

  private func perform(_ effects: [Effect], for workbench: inout Workbench) -> Outcome {
    for effect in effects {
      let outcome = perform(effect, for: &workbench)
      if outcome != .done { return outcome }
    }
    return .done
  }

  private func perform(_ effect: Effect, for workbench: inout Workbench) -> Outcome {
    if let divert, divert(effect) { return .done }
    switch effect {
    case .output(let lines): output.result(lines)
    case .json(let object): output.result(verbatim: object)
    case .complaint(let lines): output.complaint(lines)
    case .checked(let check): output.complaint(check.flaw?.lines ?? [])
    case .compute(let computation):
      return compute(computation, for: &workbench)
    case .read(let request):
      return answer(files.read(request), to: &workbench)
    case .write(let request, let bytes, let rule):
      return answer(files.write(request, bytes: bytes, guard: rule), to: &workbench)
    case .ask(let question):
      return perform(workbench.receive(.answered(question, isYes: ask(question))), for: &workbench)
    case .listSessions: return perform(workbench.receive(files.sessions()), for: &workbench)
    case .show(let screen): return show(screen, for: &workbench)
    case .listWork(let discards):
      let (left, others) = files.keeper.listings()
      let reply = Reply.works(left, others: others, held: files.keeper.held, discards: discards)
      return perform(workbench.receive(reply), for: &workbench)
    case .discardWork(let number):
      return perform(workbench.receive(files.discardWork(number)), for: &workbench)
    case .discardHeld(let lineage):
      return perform(workbench.receive(files.discardHeld(lineage)), for: &workbench)
    case .setAside(let path):
      output.complaint([StyledLine("  " + files.keeper.setAside(path), .faint)].flatMap(output.fitting))
    case .submit(let submission): return perform(workbench.submit(submission), for: &workbench)
    case .quit: return .quit
    }
    return .done
  }

  /// Does long work on all cores; Ctrl-C at the prompt ends it, as it ends a script's process.
  private func compute(_ computation: Computation, for workbench: inout Workbench) -> Outcome {
    output.flush()
    let workers = Workers(showsProgress: workbench.configuration.movesPictures)
    let parts = workers.parts(of: computation) { isInterrupted(workbench) }
    guard let parts else {
      tellInterruption(of: workbench)
      return .interrupted
    }
    return perform(workbench.receive(.computed(computation, parts)), for: &workbench)
  }

  private func answer(_ reply: Reply, to workbench: inout Workbench) -> Outcome {
    let lineage = workbench.lineage
    let outcome = perform(workbench.receive(reply), for: &workbench)
    files.keeper.settle(workbench, before: lineage)
    return outcome
  }

  /// Gives the terminal to a screen, then says what it has to say.
  private func show(_ screen: any Screen, for workbench: inout Workbench) -> Outcome {
    output.flush()
    TerminalModes.claim()
    signals.start()
    if pinned.isShown, workbench.configuration.window.rows < Self.leastRows {
      pinned.leave()
      workbench.configuration.window = pinned.window ?? workbench.configuration.window
    }
    pinned.standStill()
    let driver = ScreenDriver(
      screen,
      window: workbench.configuration.window,
      surroundings: surroundings,
      color: output.colorsResults,
      signals: signals,
      pinned: pinned
    )
    driver.run()
    pinned.fit()
    workbench.configuration.window = pinned.isShown ? pinned.window ?? driver.window : driver.window
    if !workbench.configuration.isInteractive {
      signals.rest()
      if driver.wasInterrupted { return .interrupted }
    }
    let outcome = perform(driver.screen.farewell(), for: &workbench)
    return driver.wasInterrupted && outcome == .done ? .interrupted : outcome
  }
}
