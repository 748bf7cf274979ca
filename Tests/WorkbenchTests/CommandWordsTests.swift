import Testing

@testable import Workbench

/// Command lines that mean something else than they say.
struct CommandWordsTests {
  private func refusal(_ arguments: [String], files: Set<String> = []) -> Refusal? {
    guard case .run(let invocation) = CommandLineParser.parse(arguments) else { return nil }
    return Refusal(ofCommandsIn: invocation) { files.contains($0) }
  }

  @Test(arguments: [
    (["plot", ".bouncy"], "commands stand behind -c", "easel -c 'plot .bouncy'"),
    (["plto", ".bouncy"], "commands stand behind -c", "easel -c 'plot .bouncy'"),
    (["run", "x"], "commands stand behind -c", "easel -c 'run x'"),
    (["state", "a", "=", "1"], "commands stand behind -c", "easel -c 'state a = 1'"),
    ([".bouncy"], "commands stand behind -c", "easel -c '.bouncy'"),
    (["help"], "commands stand behind -c", "easel --help"),
    (["help", "plot"], "commands stand behind -c", "easel -c 'help plot'"),
    (["open", "it's"], "commands stand behind -c", "easel -c 'open it'\\''s'"),
    (["tset", "a b"], "there is no file 'tset'", "easel test 'a b'"),
  ])
  func `a verb where a file stands is told with the line that was meant`(
    arguments: [String],
    message: String,
    instead: String
  ) {
    let told = refusal(arguments)
    #expect(told?.message == message)
    #expect(told?.suggestion == instead)
  }

  @Test(arguments: [
    ["card.easel"], ["./plot"], ["--", "test"], ["zzz"], ["-c", "1", "plot"], ["plot", "-c", "1"],
    ["test", "plot"],
    ["-"],
  ])
  func `what may be a file is taken for one`(arguments: [String]) {
    #expect(refusal(arguments) == nil)
  }

  @Test func `a file that is there is one, whatever it is called`() {
    #expect(refusal(["plot", "a"], files: ["plot"]) == nil)
  }

  @Test(arguments: [
    ("-v", "--version"), ("-V", "--version"), ("-e", "-c"), ("--command", "-c"),
    ("--no-color", "--color never"),
    ("--colour", "--color"), ("--interactive", "-i"),
  ])
  func `other programs' options are told by their names here`(option: String, meant: String) {
    #expect(CommandLineTests.refusal([option])?.suggestion == meant)
    let spellings = CommandLineOption.all.map(\.spelling)
    #expect(!spellings.contains(option))
    #expect(spellings.contains(String(meant.prefix { $0 != " " })))
  }

  @Test(arguments: [
    (["--style", "braile"], "--style braille"), (["--color", "alway"], "--color always"),
    (["--style=asci"], "--style ascii"),
  ])
  func `a slip in an option's value is told with what was meant`(arguments: [String], meant: String) {
    #expect(CommandLineTests.refusal(arguments)?.suggestion == meant)
  }

  @Test(arguments: ["0.25x", "0.25"])
  func `a speed is typed as 'set speed' takes it`(text: String) throws {
    guard case .run(let invocation) = CommandLineParser.parse(["--speed", text]) else {
      throw CommandLineTests.refusal(["--speed", text]) ?? Refusal("")
    }
    #expect(invocation.speed == 0.25)
  }
}
