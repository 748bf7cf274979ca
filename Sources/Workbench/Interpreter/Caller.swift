import Language
import Model
import Rendering

/// A place in a text that asked for another text, in which something went wrong.
struct Caller: Hashable, Sendable {
  let place: FaultPlace

  /// The word it asked with.
  let verb: String

  /// Statements behind it that do not run because of that.
  let left: Int

  /// `all.easel:2:1: note: run from here; the 3 commands after it did not run`.
  func line(for configuration: Configuration) -> StyledLine {
    let charset = configuration.charset
    let name = charset.spell("\(place.file):\(place.line):\(place.column): ")
    let deed = ["open": "opened", "use": "used"][verb] ?? "run"
    let commands = left == 1 ? "the command" : "the \(left) commands"
    let rest = left > 0 ? "; \(commands) after it did not run" : ""
    return StyledLine([.init(name), .init("note: \(deed) from here\(rest)")])
  }

  var json: JSONValue {
    .object([
      "file": .string(place.file), "line": .number(Double(place.line)),
      "column": .number(Double(place.column)),
    ])
  }
}

extension Workbench {
  /// Where the texts that run were asked for, the nearest first, as far as that was not typed at the prompt.
  ///
  /// - Parameter count: The innermost texts that are left out: the one with the fault.
  mutating func trail(besides count: Int) -> [Caller] {
    var trail: [Caller] = []
    for index in work.indices.dropLast(count).reversed() {
      let caller = work[index]
      guard let name = caller.source.name, case .statement(let statement)? = caller.running,
        case .command(let syntax) = statement.kind
      else { continue }
      let place =
        caller.runningPlace
        ?? SourceMap(caller.source.origin.text)
        .place(at: caller.source.origin(of: statement.range).lowerBound)
      work[index].runningPlace = place
      let line = place.line + caller.source.firstLine - 1
      trail.append(
        Caller(
          place: FaultPlace(file: name, line: line, column: place.column),
          verb: syntax.verb.text,
          left: goesOn || caller.before != nil ? 0 : caller.itemsLeft.count
        )
      )
    }
    return trail
  }
}
