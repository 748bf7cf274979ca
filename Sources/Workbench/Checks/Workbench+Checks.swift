import Language
import Model
import Rendering

extension Workbench {
  /// Tells of an expectation that was looked at, where scripts are run as checks.
  ///
  /// One that does not hold ends nothing: what stands behind it does not depend on it.
  mutating func judged(_ object: JSONValue, at range: Range<Int>, in source: Source) -> Effect {
    let shortfall = session.shortfall
    session.shortfall = nil
    session.judgement = nil
    let flaw = shortfall.map { shortfall in
      Complaint(shortfall.fault, in: source, map: map(of: source), rest: nil, evidence: shortfall.evidence)
        .flaw(for: session.configuration)
    }
    return .checked(check(at: range, in: source, flaw.map(Check.Outcome.fell) ?? .held, object))
  }

  /// Tells of an expectation that makes no sense; of one that only lacks what had a fault itself, that it
  /// was not reached.
  mutating func unjudged(_ fault: Diagnostic, at range: Range<Int>, in source: Source) -> [Effect] {
    let told = fault.all.filter { !faultyNames.explain($0, in: source) }
    if told.isEmpty { return [.checked(unreached(at: range, in: source))] }
    return missed(told, in: source, title: Self.title(at: range, in: source))
  }

  /// Notes the expectations of a text that is given up.
  mutating func noteUnreached(in text: PendingWork) {
    guard session.configuration.isTesting else { return }
    for range in text.itemsLeft.compactMap(text.expectation) {
      unreached.append(unreached(at: range, in: text.source))
    }
  }

  private mutating func unreached(at range: Range<Int>, in source: Source) -> Check {
    check(at: range, in: source, .unreached, .object(["command": "expect", "ok": .null]))
  }

  /// An expectation as it was typed, on one line.
  private static func title(at range: Range<Int>, in source: Source) -> String {
    Check.title(of: source.text(in: range).dropFirst(CommandDefinition.expect.signature.name.count))
  }

  private mutating func check(
    at range: Range<Int>,
    in source: Source,
    _ outcome: Check.Outcome,
    _ object: JSONValue
  ) -> Check {
    let start = map(of: source).place(at: range.lowerBound)
    let line = start.line + source.firstLine - 1
    let place = FaultPlace(file: source.name ?? "", line: line, column: start.column)
    let title = Self.title(at: range, in: source)
    let check = Check(title: title, place: place, outcome: outcome, objects: [object])
    let more: [JSONValue.Member] = [
      .init("text", .string(title)),
      .init("file", .string(place.file)),
      .init("line", .number(Double(line))),
      .init("column", .number(Double(start.column))),
      .init("message", check.flaw.map { .string($0.message) } ?? .null),
    ]
    return Check(title: title, place: place, outcome: outcome, objects: [object.adding(more)])
  }
}

extension JSONValue {
  /// An object with more keys behind those it has.
  fileprivate func adding(_ more: [Member]) -> JSONValue {
    guard case .object(let members) = content else { return self }
    return .object(members + more)
  }
}

extension PendingWork {
  /// Where an expectation stands, also one that could not be read; nil of every other item.
  func expectation(_ item: Item) -> Range<Int>? {
    switch item {
    case .statement(let statement): return statement.isExpectation ? statement.range : nil
    case .damaged: return nil
    case .fault(_, let range):
      let word = text(of: item).prefix { !$0.isWhitespace }
      return word == CommandDefinition.expect.signature.name ? range : nil
    }
  }
}

extension Statement {
  /// Whether it is one that changes nothing and only looks.
  var isExpectation: Bool {
    guard case .command(let syntax) = kind else { return false }
    return syntax.verb.text == CommandDefinition.expect.signature.name
  }
}

extension Session {
  /// The session as faults are told in it: results that go to a file may have other characters.
  var forComplaints: Session {
    var session = self
    session.configuration.isASCII = configuration.isASCII || configuration.tellsFaultsInASCII
    if let columns = configuration.faultColumns { session.configuration.window.columns = columns }
    return session
  }
}
