import Language
import Model
import Rendering

/// A fault told to the one who typed its cause: in words under a caret, and in JSON where that is spoken.
struct Complaint: Sendable {
  private let diagnostic: Diagnostic
  private let source: Source
  private let map: SourceMap

  /// What was done of a text of several statements when one of them failed.
  private let progress: String?

  /// What there is to see below the words.
  private let evidence: [StyledLine]

  /// Where the text with the fault was asked for, the nearest first.
  private let trail: [Caller]

  /// Whether that was said of the fault before.
  private let isTrailKnown: Bool

  init(
    _ diagnostic: Diagnostic,
    in source: Source,
    map: SourceMap,
    rest: PendingWork?,
    evidence: [StyledLine] = [],
    trail: [Caller] = [],
    after toldTrail: [Caller] = []
  ) {
    (self.evidence, self.trail, isTrailKnown) = (evidence, trail, trail == toldTrail)
    self.map = map
    self.diagnostic = diagnostic
    self.source = source
    progress = rest.flatMap(Self.progress)
  }

  func effects(for configuration: Configuration) -> [Effect] {
    var lines = words(for: configuration) + evidence
    if let progress, configuration.isInteractive {
      lines += TextWrap.lines(progress, width: configuration.window.columns - 2)
        .map { StyledLine("  " + $0, .faint) }
    }
    let complaint = Effect.complaint(lines)
    return configuration.isJSON ? [.json(JSONWriter.line(object)), complaint] : [complaint]
  }

  /// What a test run hears of the fault.
  func flaw(for configuration: Configuration) -> Check.Flaw {
    Check.Flaw(
      id: diagnostic.id.name,
      message: diagnostic.message,
      lines: words(for: configuration) + evidence
    )
  }

  /// The faults of one statement, for a test run; nil without any.
  ///
  /// - Parameter title: What the statement is called; nil takes the line of the first fault.
  static func check(of complaints: [Complaint], title: String?, for configuration: Configuration) -> Check? {
    guard let first = complaints.first else { return nil }
    return Check(
      title: title ?? Check.title(of: first.map.text(first.map.line(at: first.diagnostic.range.lowerBound))),
      place: first.place,
      outcome: .broke(Check.Flaw(joining: complaints.map { $0.flaw(for: configuration) })),
      objects: complaints.map(\.object)
    )
  }

  private func words(for configuration: Configuration) -> [StyledLine] {
    // In a window the line is cut to what fits, so that the carets stand under it.
    let width =
      configuration.isInteractive
      ? configuration.window.columns - 2 : configuration.faultColumns.map { max(20, $0 - 2) } ?? 200
    let renderer = DiagnosticRenderer(isASCIIOnly: configuration.isASCII, width: min(width, 200))
    let isTyped = configuration.isInteractive && source.name == nil
    let lines =
      isTyped
      ? renderer.lines(
        diagnostic,
        in: source,
        map: map,
        promptWidth: configuration.promptWidth,
        screenWidth: configuration.window.columns
      ) : renderer.lines(diagnostic, in: source, map: map)
    let told = lines.map { line in
      StyledLine(line.parts.map { .init($0.text, $0.isFault ? .error : .plain) })
    }
    let whole = isTrailKnown ? told : told + trail.map { $0.line(for: configuration) }
    guard configuration.isInteractive else { return whole }
    return whole.flatMap { $0.wrapped(to: configuration.window.columns, charset: configuration.charset) }
  }

  private var place: FaultPlace {
    let place = map.place(at: diagnostic.range.lowerBound)
    return FaultPlace(file: source.name ?? "", line: place.line + source.firstLine - 1, column: place.column)
  }

  private var object: JSONValue {
    let place = place
    var members: [JSONValue.Member] = [
      .init("id", .string(diagnostic.id.name)),
      .init("message", .string(diagnostic.message)),
      .init("file", source.name.map { .string($0) } ?? .null),
      .init("line", .number(Double(place.line))),
      .init("column", .number(Double(place.column))),
      .init("suggestion", diagnostic.suggestion.map { .string($0) } ?? .null),
    ]
    if !trail.isEmpty { members.append(.init("callers", .array(trail.map(\.json)))) }
    return .object(["error": .object(members)])
  }

  static func progress(_ work: PendingWork) -> String? {
    guard work.total > 1 else { return nil }
    let done = work.finished - 1
    let left = work.total - work.finished
    func commands(_ count: Int) -> String { count == 1 ? "the command" : "the \(count) commands" }
    let before = done == 0 ? nil : "\(commands(done)) before it ran"
    guard left > 0 else { return before }
    guard let before else { return "\(commands(left)) after it did not run" }
    return "\(before), the \(left == 1 ? "one" : "\(left)") after it did not"
  }
}
