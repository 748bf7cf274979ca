package import Rendering

extension CommandLineParser {
  /// The text of `--help`.
  package static var help: [StyledLine] {
    lines(
      [
        "usage: easel [OPTION ...] [FILE ...]",
        "       easel test [OPTION ...] FILE ...",
        "",
        "An animation workbench for the terminal. Without arguments it starts the prompt;",
        "a FILE is a script to run, or a session to open when it ends in .json; - is",
        "standard input. `easel test` runs scripts as checks and counts what holds;",
        "easel test --help tells more.",
      ],
      options: CommandLineOption.all.filter { $0.home != .test },
      [
        "Exit status: 0 all went well, 1 a command failed, 2 the command line was wrong,",
        "130 after Ctrl-C.",
      ]
    )
  }

  /// The text of `easel test --help`.
  package static var testHelp: [StyledLine] {
    lines(
      [
        "usage: easel test [OPTION ...] FILE ...",
        "",
        "Runs scripts as checks: a line for each file, faults with their places below it,",
        "and the counts at the end. Every file starts from an empty session. A folder",
        "stands for all scripts, *.easel, in it and below it; a session, *.json, is in",
        "order when it opens. A script called test is ./test.",
        "",
        "An `expect` that does not hold fails its file, and the file goes on. Any other",
        "command that cannot be carried out is an error and ends its file, as what stands",
        "behind it may need it; with --keep-going the file goes on here too. What a",
        "script prints is not shown, and nothing waits for a motion.",
        "",
        "With --golden DIR the lines that a script prints must be those of a file in DIR,",
        "under the script's own path: of Checks/card.easel DIR/Checks/card.txt, so that",
        "with DIR . it lies beside the script. They are made as for a pipe 80 columns",
        "wide: the same everywhere. A file that is missing is a fault; --update records.",
      ],
      options: CommandLineOption.all.filter { $0.home == .test }
        + CommandLineOption.all.filter { $0.home == .everywhere },
      [
        "Exit status: 0 all is in order, 1 something is not, 2 a wrong command line,",
        "130 after Ctrl-C.",
      ]
    )
  }

  private static func lines(_ head: [String], options: [CommandLineOption], _ tail: [String]) -> [StyledLine]
  {
    let column = 2 + (options.map(\.usage.count).max() ?? 0) + 2
    let rows = options.map { ("  " + $0.usage).padded(right: column) + $0.summary }
    return (head + [""] + rows + [""] + tail).map { StyledLine($0) }
  }
}
