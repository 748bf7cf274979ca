import Language
import Model
import Motion
import Rendering

/// `sample CLIP at 0, 0.1, 0.2` or `sample CLIP every 1/60 until 1`: values and velocities as numbers.
struct SampleCommand: Command {
  private let clips: [Clip]
  private let times: SampleTimes
  private let verb: Word

  init(_ syntax: CommandSyntax, in session: Session) throws(Diagnostic) {
    verb = syntax.verb
    var faults = FaultCollector()
    let clips = faults.attempt(try session.clips(of: syntax))
    let times = faults.attempt(try SampleTimes(syntax, in: session))
    guard let clips, let times else { throw faults.together ?? .notRead(at: verb.range) }
    (self.clips, self.times) = (clips, times)
  }

  func run(in session: inout Session) throws(Diagnostic) -> [Effect] {
    var sheets: [Sheet] = []
    var count = 0
    for clip in clips {
      let times = try times.values(for: clip)
      count += times.count * clip.trace.channels.count
      guard count <= SampleTimes.limit else { throw .tooManySamples(at: verb.range) }
      sheets.append(Sheet(clip: clip, times: times))
    }
    guard !session.configuration.isJSON else {
      return Report(json: sheets.map { json($0.clip, at: $0.times) }).effects(for: session.configuration)
    }
    return [tables(sheets, in: session)]
  }

  /// A clip and all the times it is asked for.
  private struct Sheet: Sendable {
    let clip: Clip
    let times: [Double]
  }

  /// The tables in pieces, since a million rows take a while.
  private func tables(_ sheets: [Sheet], in session: Session) -> Effect {
    let pieces = sheets.flatMap { sheet in
      stride(from: 0, to: sheet.times.count, by: Self.pieceLength).map { start in
        Sheet(clip: sheet.clip, times: Array(sheet.times[start...].prefix(Self.pieceLength)))
      }
    }
    let (width, charset) = (session.textWidth, session.configuration.charset)
    let computation = Computation("sampling", count: pieces.count) { piece in
      Self.rows(of: pieces[piece].clip, at: pieces[piece].times)
    } finish: { (parts: [[[String]]]) in
      var rows = parts.joined().makeIterator()
      let lines = sheets.flatMap { sheet in
        (sheets.count > 1 ? [StyledLine(sheet.clip.label, .strong)] : [])
          + Table(
            columns: Self.columns(of: sheet.clip),
            rows: sheet.times.indices.compactMap { _ in rows.next() }
          )
          .lines(width: width, charset: charset)
      }
      return [.output(lines)]
    }
    return .compute(computation)
  }

  /// Rows that are worth a thread, and few enough to stop at.
  private static let pieceLength = 4096

  private func json(_ clip: Clip, at times: [Double]) -> JSONValue {
    let channels = clip.trace.channels.map { channel -> JSONValue in
      let told = ValueText(kind: channel.kind)
      let states = times.map { channel.trajectory.state(at: $0) }
      return .object([
        "name": .string(channel.name),
        "type": .string(told.typeName),
        "values": .array(states.map { told.json($0.value) }),
        "velocities": .array(states.map { told.jsonVelocity($0.velocity) }),
      ])
    }
    return .object([
      "command": "sample",
      "clip": .string(clip.label),
      "times": .array(times.map { .number($0) }),
      "channels": .array(channels),
    ])
  }

  private static func columns(of clip: Clip) -> [Table.Column] {
    let isProgress = clip.trace.axis == .progress
    return [Table.Column(isProgress ? "progress" : "time", .decimal)]
      + clip.trace.channels.flatMap { channel in
        [
          Table.Column(channel.name, .decimal),
          Table.Column(isProgress ? "slope" : "velocity", .decimal),
        ]
      }
  }

  private static func rows(of clip: Clip, at times: [Double]) -> [[String]] {
    times.map { time in
      clip.trace.channels.reduce(into: [NumberText.significant(time, digits: 6)]) { row, channel in
        let told = ValueText(kind: channel.kind)
        let state = channel.trajectory.state(at: time)
        row.append(told.text(state.value, decimals: 6))
        row.append(told.velocityText(state.velocity, decimals: 6) ?? "")
      }
    }
  }
}

extension CommandDefinition {
  static let sample = CommandDefinition(
    SampleCommand.self,
    signature: CommandSignature(
      name: "sample",
      operands: .clips(1...6),
      clauses: [
        .init(word: "at", argument: .expressions, summary: "times in seconds, separated by commas"),
        .init(word: "every", argument: .expression, summary: "seconds from one sample to the next"),
        .init(word: "until", argument: .expression, summary: "the last time; left out: the end"),
      ]
    ),
    group: .motion,
    usage: "sample CLIP at TIME [, TIME ...] | every STEP [until TIME]",
    summary: "values and velocities at times",
    details: [
      "Velocities are exact, in units a second. Both ends of `every` are included.",
      "With --json, numbers have full precision.",
    ],
    examples: [
      "sample .bouncy at 0, 0.1, 0.2",
      "sample Spring(duration: 0.4, bounce: 0) from 0 to 10 velocity 50 at 0.1",
      "sample .easeOut(duration: 0.12) every 1/60",
    ]
  )
}
