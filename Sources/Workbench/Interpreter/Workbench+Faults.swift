import Language
import Model
import Rendering

extension Workbench {
  /// Tells a fault; what waits behind it is forgotten unless faults were to be collected.
  mutating func fail(
    _ diagnostic: Diagnostic,
    in source: Source,
    evidence: [StyledLine] = []
  ) -> [Effect] {
    let told =
      collectsFaults
      ? diagnostic.all.withoutEchoes(in: source).filter { isNews($0, in: source) } : [diagnostic]
    guard !told.isEmpty || work.last?.mended.isEmpty == false else { return [] }
    return fail(
      told.map { withSoundSuggestion($0) },
      in: source,
      evidence: evidence,
      trail: trail(besides: 1)
    )
  }

  /// Whether no other fault, told already, is the cause of one; it is then told, and noted as that.
  mutating func isNews(_ fault: Diagnostic, in source: Source) -> Bool {
    // Only what was told can be the cause of what is not.
    let isFirst = !hasFailed && work.allSatisfy(\.mended.isEmpty)
    guard !source.causes(fault), isFirst || !faultyNames.explain(fault, in: source) else { return false }
    faultyNames.noteTold(fault, in: source)
    return true
  }

  /// Notes what a faulty statement leaves undone, so that nothing is told for the lack of it.
  mutating func note(_ statement: Statement, _ fault: Diagnostic?, in source: Source) {
    faultyNames.note(statement, fault)
    if case .bare = statement.kind { faultyNames.noteUnread(source.text(in: statement.range), fault) }
    if case .definition(let syntax) = statement.kind, syntax.keyword != .onChange { return }
    faultyNames.noteUnmoved(by: source.text(in: statement.range), fault, in: session.document)
  }

  mutating func fail(
    _ told: [Diagnostic],
    in source: Source,
    evidence: [StyledLine] = [],
    trail: [Caller]
  ) -> [Effect] {
    let told = takeMended() + told.map { $0.at(source.origin(of: $0.range)) }
    let effects = missed(
      told.sorted { $0.range.lowerBound < $1.range.lowerBound },
      in: source.origin,
      evidence: evidence,
      trail: trail
    )
    if isUsing, let index = work.indices.last { work[index].isRefused = true }
    if !collectsFaults { abandon() }
    return effects
  }

  /// Tells faults of one statement that nothing behind them depends on.
  ///
  /// - Parameter title: What a test run calls the statement; nil takes the line of the first fault.
  mutating func missed(
    _ told: [Diagnostic],
    in source: Source,
    evidence: [StyledLine] = [],
    trail: [Caller] = [],
    title: String? = nil
  ) -> [Effect] {
    hasFailed = true
    let map = map(of: source)
    let rest = isUsing ? nil : work.last
    let complaints = CSSTiming.joined(told, in: source.text).map { fault in
      defer { toldTrail = trail }
      return Complaint(
        fault,
        in: source,
        map: map,
        rest: rest,
        evidence: evidence,
        trail: trail,
        after: toldTrail
      )
    }
    let configuration = session.configuration
    guard configuration.isTesting else { return complaints.flatMap { $0.effects(for: configuration) } }
    return Complaint.check(of: complaints, title: title, for: configuration).map { [.checked($0)] } ?? []
  }

  /// The lines of a text, counted once for the many faults that it may have.
  mutating func map(of source: Source) -> SourceMap {
    if let known = faulty.first(where: { $0.text == source.text }) { return known.map }
    let map = SourceMap(source.text)
    faulty = [(source.text, map)] + faulty.prefix(1)
    return map
  }
}
