package import Rendering

/// What a list of arguments comes to.
package enum CommandLineResult: Sendable {
  case run(Invocation)
  /// `--help` or `--version`: text for standard output, then exit 0.
  case inform([StyledLine])
  /// The command line itself is wrong: text for standard error, then exit 2.
  case refuse([StyledLine])
}

/// Reads the arguments of the `easel` command.
package enum CommandLineParser {
  package static func parse(_ arguments: [String]) -> CommandLineResult { .run(Invocation()) }
}
