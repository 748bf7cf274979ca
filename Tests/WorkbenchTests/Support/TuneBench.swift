import Language
import Rendering

@testable import Workbench

/// A workbench with a tune screen on it, played with keys and without a terminal.
struct TuneBench {
  var workbench: Workbench
  private(set) var screen: TuneScreen
  private(set) var output: [String] = []
  private(set) var isOver = false

  /// The time of the last key, in seconds.
  private var now = 0.0

  /// - Parameters:
  ///   - setup: What is typed before.
  ///   - command: The line that opens the screen.
  init?(_ setup: String = "", _ command: String) {
    var configuration = Configuration()
    configuration.movesPictures = true
    configuration.takesKeys = true
    workbench = Workbench(configuration: configuration)
    for text in [setup, command] {
      workbench.enter(Source(text: text))
      while let effects = workbench.advance() {
        for case .show(let shown as TuneScreen) in effects {
          screen = shown
          return
        }
      }
    }
    return nil
  }

  /// The same workbench with another screen on it.
  func tuned(_ clip: String) -> TuneBench? {
    var next = self
    next.workbench.enter(Source(text: "tune \(clip)"))
    next.isOver = false
    while let effects = next.workbench.advance() {
      for case .show(let shown as TuneScreen) in effects {
        next.screen = shown
        return next
      }
    }
    return nil
  }

  /// Presses keys, a second apart.
  @discardableResult
  mutating func press(_ keys: Key..., apart seconds: Double = 1) -> ScreenResponse {
    var response = ScreenResponse(draws: false, next: .moving)
    for key in keys {
      now += seconds
      response = screen.handle(.key(key), at: now)
      if response.next == .finished { finish() }
    }
    return response
  }

  /// Types characters.
  mutating func type(_ text: String) {
    for character in text { press(.character(character), apart: 0.05) }
  }

  /// Lets time pass, and a frame be drawn at its end.
  mutating func wait(_ seconds: Double) {
    now += seconds
    _ = screen.handle(.frame(skipped: 0), at: now)
  }

  func rows(_ columns: Int, _ rows: Int) -> [String] {
    var screen = screen
    return screen.picture(in: WindowSize(columns: columns, rows: rows)).rows
  }

  /// The value of the chosen knob as it is told.
  var value: String { screen.tuning.knob?.valueText ?? "" }
  var name: String { screen.tuning.knob?.name ?? "" }
  var line: String { screen.tuning.currentLine }
  var word: String { screen.tuning.word ?? "" }
  var names: [String] { screen.tuning.knobs.map(\.name) }

  /// Types a line once the screen is gone, and returns what it prints.
  mutating func run(_ text: String) -> [String] {
    output = []
    workbench.enter(Source(text: text))
    advance()
    return output
  }

  private mutating func finish() {
    isOver = true
    perform(screen.farewell())
    advance()
  }

  private mutating func advance() {
    while let effects = workbench.advance() { perform(effects) }
  }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .output(let lines), .complaint(let lines): output += lines.map(\.text)
      case .submit(let submission): perform(workbench.submit(submission))
      case .show: output.append("(plays)")
      default: break
      }
    }
  }
}
