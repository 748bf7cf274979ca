import Rendering
import Testing

@testable import Workbench

struct CommandLineTests {
  private func invocation(_ arguments: String...) -> Invocation? {
    if case .run(let invocation) = CommandLineParser.parse(arguments) { return invocation }
    return nil
  }

  static func refusal(_ arguments: [String]) -> Refusal? {
    if case .refuse(let refusal) = CommandLineParser.parse(arguments) { refusal } else { nil }
  }

  @Test func `commands, files and standard input keep their order`() {
    let inputs = invocation("-c", "plot .bouncy", "a.easel", "-", "-c", "quit")?.inputs
    #expect(inputs == [.command("plot .bouncy"), .file("a.easel"), .standardInput, .command("quit")])
  }

  @Test func `after two dashes everything is a file`() {
    #expect(invocation("--", "--json", "-c")?.inputs == [.file("--json"), .file("-c")])
  }

  @Test func `an option's value may hang on an equals sign`() {
    #expect(invocation("--fps=120")?.framesPerSecond == 120)
    #expect(invocation("--fps", "120")?.framesPerSecond == 120)
  }

  @Test(arguments: [
    (["--fsp", "60"], "easel: error: there is no option --fsp; type: --fps"),
    (["--zzzzzz"], "easel: error: there is no option --zzzzzz"),
    (["--fps", "0"], "easel: error: --fps takes a number from 1 to 240, not '0'"),
    (["--width", "59.5"], "easel: error: --width takes a whole number from 10 to 1000, not '59.5'"),
    (["--speed", "nan"], "easel: error: --speed takes a number from 0.01 to 100, not 'nan'"),
    (["--style", "dots"], "easel: error: --style takes braille, block or ascii, not 'dots'"),
    (["--color"], "easel: error: --color needs a value: --color auto|always|never"),
    (["--json=yes"], "easel: error: --json takes no value"),
    (
      ["test", "--junit", "report", "a"],
      "easel: error: a report is a file whose name ends in .xml, not 'report'; type: --junit report.xml"
    ),
  ])
  func `a wrong command line is refused in words`(arguments: [String], message: String) {
    #expect(Self.refusal(arguments)?.lines.first?.text == message)
  }

  @Test func `the help names every option where it belongs and fits eighty columns`() {
    let helps: [(lines: [StyledLine], stray: CommandLineOption.Home)] = [
      (CommandLineParser.help, .test), (CommandLineParser.testHelp, .elsewhere),
    ]
    for (lines, stray) in helps {
      let text = lines.map(\.text)
      for option in CommandLineOption.all {
        let isNamed = text.contains { $0.hasPrefix("  \(option.usage)  ") }
        #expect(isNamed == (option.home != stray), "\(option.spelling)")
      }
      #expect(text.allSatisfy { $0.count <= 80 })
    }
  }

  @Test func `the word test asks for checks, and only as the first of the files`() {
    let plan = invocation("--junit", "r.xml", "test", "a", "test", "--golden=G", "--update")
    #expect(plan?.isTest == true)
    #expect(plan?.inputs == [.file("a"), .file("test")])
    #expect(plan?.test.junit == "r.xml")
    #expect(plan?.test.golden == "G")
    #expect(plan?.test.records == true)
    for others in [invocation("./test"), invocation("a", "test"), invocation("--", "test")] {
      #expect(others?.isTest == false)
    }
  }
}
