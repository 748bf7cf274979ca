import Exchange
import Language
import Model
import Motion
import Rendering

/// `inspect CLIP`: durations, overshoot, velocities, and how others write the same spring.
struct InspectCommand: Command {
  let shown: ShownMotion?
  private let clips: [Clip]

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    shown = ShownMotion(clips: syntax.clips, clauses: syntax.clauses)
    clips = try session.clips(of: syntax)
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    var report = Report()
    for clip in clips {
      let measures = clip.trace.channels.map(ChannelMeasures.init)
      report.json.append(Self.json(clip, measures))
      if clips.count > 1 { report.lines.append(StyledLine(clip.label, .strong)) }
      report.lines +=
        InspectText(
          clip: clip,
          measures: measures,
          charset: session.configuration.charset,
          // Nothing moves here, so that the last column may be used.
          width: session.textWidth
        ).lines
    }
    return report.effects(for: session.configuration)
  }

  private static func json(_ clip: Clip, _ measures: [ChannelMeasures]) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("command", "inspect"),
      .init("clip", .string(clip.label)),
      .init("kind", .string(clip.kind.rawValue)),
      .init("duration", .number(clip.trace.duration)),
      .init("settlingDuration", .number(clip.trace.settlingDuration)),
      .init("channels", .array(measures.map(\.json))),
    ]
    if let spring = clip.spring {
      members.append(.init("spring", Self.json(spring)))
      members.append(
        .init("equivalents", .array(SpringSpellingCatalog.equivalents(of: spring).map(Self.json)))
      )
    }
    if clip.kind == .scene {
      let counts = clip.stateUpdates.map { JSONValue.Member($0.state, .number(Double($0.count))) }
      members.append(.init("stateUpdates", .object(counts)))
    }
    members.append(.init("notes", .array(clip.trace.notes.map { .string($0) })))
    return .object(members)
  }

  private static func json(_ equivalent: SpringSpelling.Equivalent) -> JSONValue {
    .object([
      "ecosystem": .string(equivalent.ecosystem),
      "line": .string(equivalent.line),
      "error": .number(equivalent.error),
    ])
  }

  private static func json(_ spring: Spring) -> JSONValue {
    let reported = spring.swiftUISettlingDuration()
    return .object([
      "duration": .number(spring.duration),
      "bounce": .number(spring.bounce),
      "response": .number(spring.response),
      "dampingRatio": .number(spring.dampingRatio),
      "mass": .number(spring.mass),
      "stiffness": .number(spring.stiffness),
      "damping": .number(spring.damping),
      "swiftUISettlingDuration": .number(reported),
    ])
  }
}

extension CommandDefinition {
  static let inspect = CommandDefinition(
    InspectCommand.self,
    signature: CommandSignature(name: "inspect", operands: .clips(1...6)),
    group: .motion,
    usage: "inspect CLIP",
    summary: "durations, overshoot, velocities, equivalents",
    details: [
      "A motion is logically complete when SwiftUI calls its completion, and at rest",
      "when it stays within 0.1 % of the way. A spring is told as others write it, with the largest",
      "distance between the two motions, in percent of the way, where theirs is another.",
    ],
    examples: [
      "inspect .bouncy", "inspect Spring(mass: 1, stiffness: 100, damping: 10)", "inspect UnitCurve.easeIn",
    ]
  )
}
