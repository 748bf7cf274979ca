import Language
import Model
import Rendering

extension Workbench {
  /// Tells of an expectation that was looked at, where scripts are run as checks.
  ///
  /// One that does not hold ends nothing: what stands behind it does not depend on it.
  mutating func judged(_ object: JSONValue, _ statement: Statement, in source: Source) -> Effect {
    let shortfall = session.shortfall
    session.shortfall = nil
    session.judgement = nil
    let map = map(of: source)
    let start = map.place(at: statement.range.lowerBound)
    let place = FaultPlace(
      file: source.name ?? "",
      line: start.line + source.firstLine - 1,
      column: start.column
    )
    let title = Check.title(of: source.text(in: statement.range).dropFirst("expect".count))
    let flaw = shortfall.map { shortfall in
      Complaint(shortfall.fault, in: source, map: map, rest: nil, evidence: shortfall.evidence)
        .flaw(for: session.configuration)
    }
    let more: [JSONValue.Member] = [
      .init("text", .string(title)),
      .init("file", .string(place.file)),
      .init("line", .number(Double(place.line))),
      .init("column", .number(Double(place.column))),
      .init("message", flaw.map { .string($0.message) } ?? .null),
    ]
    return .checked(
      Check(
        title: title,
        place: place,
        outcome: flaw.map(Check.Outcome.fell) ?? .held,
        object: object.adding(more)
      )
    )
  }
}

extension Workbench {
  /// Tells of an expectation that makes no sense; of one that only lacks what had a fault itself, that it
  /// was not reached.
  mutating func unjudged(_ fault: Diagnostic, in source: Source) -> [Effect] {
    let told = fault.all.filter { !faultyNames.explain($0, in: source) }
    if told.isEmpty { unreachedExpectations += 1 }
    return missed(told, in: source)
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
  /// Expectations that have not been looked at.
  var expectationsLeft: Int {
    itemsLeft.count { if case .statement(let statement) = $0 { statement.isExpectation } else { false } }
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
