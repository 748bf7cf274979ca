/// What `easel test` is asked for, beside its files.
package struct TestRequest: Hashable, Sendable {
  /// `--junit FILE`: where the report for a CI server goes.
  package var junit: String?

  /// `--golden DIR`: where what scripts print is recorded.
  package var golden: String?

  /// `--update`: what is missing there, or differs, is recorded.
  package var records = false

  package init() {}
}

/// What a command line asks for.
package struct Invocation: Hashable, Sendable {
  package enum Input: Hashable, Sendable {
    /// `-c TEXT`.
    case command(String)
    /// A script, or a session when it ends in `.json`.
    case file(String)
    /// `-`.
    case standardInput
  }

  package enum ColorChoice: String, Hashable, Sendable { case auto, always, never }

  /// Commands and files in the order they were given.
  package var inputs: [Input] = []

  /// `-i`: stay at the prompt afterwards.
  package var staysAtPrompt = false

  /// `--session NAME`: opened first.
  package var session: String?
  package var isJSON = false
  package var checksOnly = false
  package var keepsGoing = false
  package var isPlain = false
  package var reducesMotion = false
  package var color = ColorChoice.auto

  /// `--style`: `braille`, `block`, `ascii`.
  package var style: String?

  /// Frames a second, 1...240.
  package var framesPerSecond: Double?
  package var speed: Double?

  /// Columns and rows of pictures when there is no terminal.
  package var width: Int?
  package var height: Int?

  /// `--sessions DIR`.
  package var sessionFolder: String?

  /// `easel test`: the files are checks.
  package var isTest = false

  /// What `easel test` is asked for; of use only then.
  package var test = TestRequest()

  package init() {}

  /// What faults in a command are told of: `-c`, and of several `-c 1`, `-c 2`.
  ///
  /// - Parameter index: The command's place among the inputs.
  package func name(ofCommandAt index: Int) -> String {
    func count(_ inputs: some Sequence<Input>) -> Int {
      inputs.count { if case .command = $0 { true } else { false } }
    }
    return count(inputs) > 1 ? "-c \(count(inputs.prefix(index + 1)))" : "-c"
  }
}
