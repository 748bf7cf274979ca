import CTerminal
import Rendering
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the process was started into, asked once: terminals, environment, locale.
///
/// Three questions are kept apart: whether there is a prompt, whether pictures may move, and whether
/// keys can be read while they do.
struct Surroundings: Sendable {
  let inputIsTerminal: Bool
  let outputIsTerminal: Bool
  let complaintsAreTerminal: Bool

  /// A terminal that understands moving the cursor.
  let isCapable: Bool
  let isPlain: Bool
  let isASCII: Bool
  let colorsResults: Bool
  let colorsComplaints: Bool
  let isVirtualClock: Bool
  let isJSON: Bool

  init(_ invocation: Invocation) {
    inputIsTerminal = isatty(STDIN_FILENO) == 1
    outputIsTerminal = isatty(STDOUT_FILENO) == 1
    complaintsAreTerminal = isatty(STDERR_FILENO) == 1
    let term = System.variable("TERM")
    isCapable = term != nil && term != "dumb"
    isPlain = invocation.isPlain || System.variable("ACCESSIBLE") == "1"
    isASCII = LocaleRules.asksForASCII || (outputIsTerminal && (!isCapable || term == "linux"))
    isVirtualClock = System.variable("EASEL_CLOCK") == "virtual"
    isJSON = invocation.isJSON
    let wanted = Self.color(invocation)
    colorsResults = !invocation.isJSON && (wanted ?? (outputIsTerminal && isCapable))
    colorsComplaints = wanted ?? (complaintsAreTerminal && isCapable)
  }

  /// Whether commands can be asked for: a person sits at both ends.
  var canPrompt: Bool { inputIsTerminal && outputIsTerminal }

  /// Whether the terminal is one of those that break rows anew when the window gets narrower.
  ///
  /// Asking the terminal itself would leave late answers to the shell, so its name must do.
  var reflows: Bool {
    let signs = ["TMUX", "VTE_VERSION", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "WT_SESSION", "TERM_PROGRAM"]
    let term = System.variable("TERM") ?? ""
    return signs.contains { System.variable($0) != nil } || term.hasPrefix("alacritty")
      || term.hasPrefix("foot")
  }

  /// Whether there are keys to read while a picture moves.
  var hasKeys: Bool { inputIsTerminal }

  /// What the workbench is told.
  func configuration(_ invocation: Invocation) -> Configuration {
    var configuration = Configuration()
    configuration.movesPictures = outputIsTerminal && isCapable && !isPlain && !invocation.isJSON
    configuration.takesKeys = hasKeys
    configuration.isJSON = invocation.isJSON
    configuration.hasWindow = outputIsTerminal
    configuration.hasColor = colorsResults
    configuration.isPlain = isPlain
    configuration.checksOnly = invocation.checksOnly
    configuration.keepsGoing = invocation.keepsGoing
    configuration.isASCII = isASCII
    configuration.window = Self.window(invocation, isTerminal: outputIsTerminal)
    return configuration
  }

  /// What the workbench is told where scripts are run as checks.
  ///
  /// What is held against a file must not depend on who asks, where, and in which language.
  func testConfiguration(_ invocation: Invocation) -> Configuration {
    var configuration = Configuration()
    configuration.isTesting = true
    configuration.keepsGoing = invocation.keepsGoing
    configuration.isPlain = invocation.test.golden == nil ? isPlain : invocation.isPlain
    configuration.tellsFaultsInASCII = isASCII
    configuration.faultColumns = outputIsTerminal ? Self.window(invocation, isTerminal: true).columns : nil
    configuration.window = Self.window(invocation, isTerminal: false)
    return configuration
  }

  /// What was asked for outright: the option, then NO_COLOR, then CLICOLOR_FORCE.
  private static func color(_ invocation: Invocation) -> Bool? {
    switch invocation.color {
    case .always: return true
    case .never: return false
    case .auto:
      if System.variable("NO_COLOR") != nil { return false }
      if let force = System.variable("CLICOLOR_FORCE"), force != "0" { return true }
      return nil
    }
  }

  /// The size of the window, or what the options say where there is none.
  static func window(_ invocation: Invocation, isTerminal: Bool) -> WindowSize {
    if isTerminal, let size = windowSize() { return size }
    return WindowSize(columns: invocation.width ?? 80, rows: invocation.height ?? 24)
  }

  /// The size of the terminal's window, nil when it does not know.
  static func windowSize() -> WindowSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return WindowSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
