import Language
import Model
import Motion
import Rendering

/// What `list` says a definition is: a few words on one line.
struct DefinitionOutline: Sendable {
  let definition: any Definition
  let session: Session

  var text: String {
    switch definition.syntax {
    case .state: state
    case .constant(let constant): SyntaxPrinter.text(constant.expression)
    case .view: view
    case .phases(let phases):
      counted(phases.phases.count, "phase")
        + (phases.trigger.map { " on \(SyntaxPrinter.text($0))" } ?? ", again and again")
    case .keyframes(let keyframes): outline(of: keyframes)
    case .onChange(let onChange):
      counted(onChange.actions.count, "action") + " when \(SyntaxPrinter.text(onChange.observed)) changes"
    case .scene(let scene): outline(of: scene)
    }
  }

  private var state: String {
    guard let value = session.document.value(of: definition.name) else { return firstLine }
    return "now \(ValueText(kind: value.kind).shortText(value.animatableData))"
  }

  /// `scale, opacity from isExpanded`: what moves, and the states that move it.
  private var view: String {
    let properties = (definition as? any ClipDefinition)?.channelNames(in: session.document) ?? []
    let states = definition.references.filter { session.document.definition(named: $0) is StateDefinition }
    return properties.joined(separator: ", ")
      + (states.isEmpty ? "" : " from \(states.joined(separator: ", "))")
  }

  private func outline(of keyframes: KeyframesSyntax) -> String {
    let tracks = counted(keyframes.tracks.count, "track")
    let clip = try? session.resolve(ClipSyntax(naming: definition.name), clauses: [])
    let length = clip.map(\.trace.duration).flatMap {
      $0.isFinite ? ", \(NumberText.significant($0)) s" : nil
    }
    switch keyframes.run {
    case .once: return tracks + (length ?? "")
    case .trigger(let trigger): return tracks + (length ?? "") + ", on \(SyntaxPrinter.text(trigger))"
    case .repeating: return tracks + (length ?? ", again and again")
    }
  }

  private func outline(of scene: SceneSyntax) -> String {
    let entries = scene.entries.count == 1 ? "1 entry" : "\(scene.entries.count) entries"
    let channels = (definition as? any ClipDefinition)?.channelNames(in: session.document) ?? []
    return entries + (channels.isEmpty ? "" : " for \(channels.joined(separator: ", "))")
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// What was typed, up to the brace that opens its block.
  private var firstLine: String {
    let line = SyntaxPrinter.text(definition.syntax).split(separator: "\n").first.map(String.init) ?? ""
    return line.hasSuffix(" {") ? String(line.dropLast(2)) : line
  }
}
