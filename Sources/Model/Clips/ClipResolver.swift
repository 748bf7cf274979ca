package import Language
import Motion

/// Finds out what a clip is and how it moves.
package struct ClipResolver: Sendable {
  let document: Document
  let expression: Expression

  /// The definition that is named, and otherwise nil.
  let name: String?

  /// The checked expression; nil where a definition is named.
  let typed: TypedExpression?
  let clauses: ClipClauses
  let label: String

  /// What `reduceMotion` and `colorScheme` are for this clip.
  let environment: Environment

  /// Resolves a clip as it was typed.
  ///
  /// - Parameters:
  ///   - clip: The expression, with clauses of its own where it stands in parentheses.
  ///   - clauses: The verb's clauses; the clip's own win, and those of no use to a clip are passed over.
  /// - Throws: What keeps it from being a clip.
  package static func resolve(
    _ clip: ClipSyntax,
    clauses: [ClauseSyntax] = [],
    in document: Document
  ) throws(Diagnostic) -> Clip {
    do throws(Diagnostic) {
      return try resolved(clip, clauses, document)
    } catch {
      guard !error.all.contains(where: { $0.id == ClipClauses.uselessID }) else { throw error }
      throw error.joined(with: faults(inClauses: ClipClauses(clauses, own: clip.clauses), document))
    }
  }

  /// What is wrong with clauses by themselves, where the clip may not get as far as those.
  private static func faults(inClauses clauses: ClipClauses, _ document: Document) -> Diagnostic? {
    let resolver = ClipResolver(
      document: document,
      expression: Expression(nodes: [], range: 0..<0),
      name: nil,
      typed: nil,
      clauses: clauses,
      label: "",
      environment: document.environment
    )
    var faults = FaultCollector()
    var notes: [String] = []
    _ = faults.attempt(try resolver.ends())
    _ = faults.attempt(try resolver.replacement(notes: &notes))
    return faults.together
  }

  private static func resolved(
    _ clip: ClipSyntax,
    _ clauses: [ClauseSyntax],
    _ document: Document
  ) throws(Diagnostic) -> Clip {
    if let clip = try pickedChannel(of: clip, clauses, document) { return clip }
    return try moving(clip, clauses, document)
  }

  /// All of what moves.
  private static func moving(
    _ clip: ClipSyntax,
    _ clauses: [ClauseSyntax],
    _ document: Document
  ) throws(Diagnostic) -> Clip {
    let resolver = try ClipResolver(clip, clauses, document)
    for kind in ClipCatalog.all {
      if let clip = try kind.resolve(resolver) { return clip }
    }
    throw Diagnostic(
      id: "not-a-clip",
      message: "this is \(resolver.typed?.type.inWords ?? "a definition"), which does not move",
      range: clip.expression.range,
      suggestion: document.clipInQuotes(clip.expression)
    )
  }

  /// `.bouncy.value`, `tr.offset.y`: a channel of what an expression makes move, or one number of it; nil
  /// for everything else.
  private static func pickedChannel(
    of clip: ClipSyntax,
    _ clauses: [ClauseSyntax],
    _ document: Document
  ) throws(Diagnostic) -> Clip? {
    let nodes = clip.expression.nodes
    guard document.clipName(clip.expression) == nil else { return nil }
    for count in 1...2 where nodes.count > count {
      let members = nodes.suffix(count).compactMap { node -> Word? in
        if case .member(let name) = node.operation { Word(text: name, range: node.range) } else { nil }
      }
      guard members.count == count else { return nil }
      let base = Expression(nodes: nodes.dropLast(count), range: clip.expression.range)
      let syntax = ClipSyntax(expression: base, clauses: clip.clauses, range: clip.range)
      guard let whole = try? moving(syntax, clauses, document),
        var channel = whole.trace.channels.first(where: { $0.name == members[0].text })
      else { continue }
      for member in members.dropFirst() { channel = try channel.component(member.text, at: member.range) }
      let trace = Trace(
        axis: whole.trace.axis,
        channels: [channel],
        duration: whole.trace.duration,
        settlingDuration: whole.trace.settlingDuration,
        marks: whole.trace.marks,
        notes: whole.trace.notes
      )
      return Clip(label: SyntaxPrinter.text(clip), kind: whole.kind, trace: trace)
    }
    return nil
  }

  /// Whether a bare line is a clip to play rather than a value to print.
  ///
  /// - Throws: What is wrong with the expression.
  package static func isClip(_ expression: Expression, in document: Document) throws(Diagnostic) -> Bool {
    if document.clipName(expression) != nil { return true }
    let typed: TypedExpression
    do throws(Diagnostic) {
      typed = try Checker.check(expression, in: document.contents.lookup.everything)
    } catch {
      throw error.mapped { document.meaningClip($0, in: expression) }
    }
    return [.animation, .spring, .curve, .transition, .symbolEffect].contains(typed.type)
  }

  private init(
    _ clip: ClipSyntax,
    _ clauses: [ClauseSyntax],
    _ document: Document
  ) throws(Diagnostic) {
    self.document = document
    self.clauses = ClipClauses(clauses, own: clip.clauses)
    expression = clip.expression
    name = document.clipName(clip.expression)
    do throws(Diagnostic) {
      typed =
        name == nil ? try Checker.check(clip.expression, in: document.contents.lookup.everything) : nil
    } catch {
      throw error.mapped { document.meaningClip($0, in: clip.expression) }
    }
    label = SyntaxPrinter.text(clip)
    var environment = document.environment
    if self.clauses.isReduced { environment.reduceMotion = true }
    self.environment = environment
  }

  /// The same question about a definition that nobody has entered.
  func playing(_ definition: any Definition, as name: String) -> ClipResolver {
    var document = document
    document.admit(definition, as: name)
    return ClipResolver(
      document: document,
      expression: expression,
      name: name,
      typed: nil,
      clauses: clauses,
      label: label,
      environment: environment
    )
  }

  private init(
    document: Document,
    expression: Expression,
    name: String?,
    typed: TypedExpression?,
    clauses: ClipClauses,
    label: String,
    environment: Environment
  ) {
    self.document = document
    self.expression = expression
    self.name = name
    self.typed = typed
    self.clauses = clauses
    self.label = label
    self.environment = environment
  }
}
