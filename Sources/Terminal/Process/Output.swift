import CTerminal
import Rendering
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard output and standard error, each with its colours.
@MainActor final class Output {
  private let charset: Charset
  private let surroundings: Surroundings

  /// What `set color` says over what the terminal and the environment do; nil leaves it to them.
  var colorSetting: Bool?

  /// Whether nobody wants the rest of a long result any more: Ctrl-C, where it does not end the process.
  var isCut: () -> Bool = { false }

  /// Whether results have colours.
  var colorsResults: Bool { !surroundings.isJSON && (colorSetting ?? surroundings.colorsResults) }

  private var colorsComplaints: Bool { colorSetting ?? surroundings.colorsComplaints }
  private var buffer: [UInt8] = []

  /// Whether results could not be written; the exit status says so.
  private(set) var hasFailed = false

  /// Bytes kept before they are written in one go.
  private static let capacity = 32_768

  init(surroundings: Surroundings) {
    charset = surroundings.isASCII ? .ascii : .unicode
    self.surroundings = surroundings
  }

  /// Adds lines to the results.
  func result(_ lines: [StyledLine]) {
    for line in lines {
      buffer += line.bytes(color: colorsResults, charset: charset)
      buffer.append(0x0A)
      guard buffer.count >= Self.capacity else { continue }
      flush()
      if isCut() { return }
    }
  }

  /// Adds a line that is written as it is.
  func result(verbatim line: String) {
    buffer += line.utf8
    buffer.append(0x0A)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes lines to standard error, after the results that came before them.
  func complaint(_ lines: [StyledLine]) {
    flush()
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.bytes(color: colorsComplaints, charset: charset)
      bytes.append(0x0A)
    }
    // There is nobody left to tell when standard error itself is closed.
    _ = System.writeAll(STDERR_FILENO, bytes)
  }

  /// Says one sentence in the name of the program.
  func complaint(_ sentence: String) {
    complaint(fitting(StyledLine([.init("easel: ", .error), .init(sentence)])))
  }

  /// A line in as many as the window asks for; as it is where there is no window.
  func fitting(_ line: StyledLine) -> [StyledLine] {
    guard surroundings.outputIsTerminal, let window = Surroundings.windowSize() else { return [line] }
    return line.wrapped(to: window.columns - 1, indent: 2, charset: charset)
  }

  /// Writes what has gathered.
  func flush() {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    guard !hasFailed, let code = System.writeAll(STDOUT_FILENO, bytes) else { return }
    hasFailed = true
    // A reader that went away is no fault: end as every filter does.
    if code == EPIPE { cterminal_die(SIGPIPE) }
    complaint("cannot write standard output: \(System.reason(code))")
  }
}
