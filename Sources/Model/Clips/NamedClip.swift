import Language
import Motion

extension ClipResolver {
  /// A clip of a definition: all of its channels, or the one that was named.
  func namedClip(
    _ kind: Clip.Kind,
    channels: [Trace.Channel],
    marks: [Trace.Mark] = [],
    notes: [String],
    duration: Double? = nil,
    settlingDuration: Double? = nil,
    stateUpdates: [(state: String, count: Int)] = []
  ) throws(Diagnostic) -> Clip {
    let chosen = try chosen(from: channels)
    let duration = duration ?? chosen.map(\.trajectory.duration).max() ?? 0
    let settling = settlingDuration ?? chosen.map(\.trajectory.settlingDuration).max() ?? 0
    let trace = Trace(
      channels: chosen,
      duration: duration,
      settlingDuration: settling,
      marks: marks + Marks.ends(duration: duration, settlingDuration: settling),
      notes: notes.unique
    )
    return Clip(label: label, kind: kind, trace: trace, stateUpdates: stateUpdates)
  }

  /// `Card` is every channel, `Card.offset` one, `Card.offset.x` one number of it.
  private func chosen(from channels: [Trace.Channel]) throws(Diagnostic) -> [Trace.Channel] {
    let members = members
    guard let first = members.first else { return channels }
    // A scene's channels have two names: what moves, and what of it.
    let whole = channels.filter { $0.name.hasPrefix("\(first.name).") }
    if members.count == 1, !whole.isEmpty { return whole }
    let named = whole.isEmpty ? first.name : "\(first.name).\(members[1].name)"
    let count = whole.isEmpty ? 1 : 2
    guard var channel = channels.first(where: { $0.name == named }) else {
      let range = first.range.lowerBound..<members[count - 1].range.upperBound
      // A channel of what was meant follows already.
      let owners = channels.compactMap { $0.name.contains(".") ? $0.name.split(separator: ".").first : nil }
      let isOwner = whole.isEmpty && members.count > 1 && !owners.isEmpty
      throw unknownChannel(
        named,
        at: range,
        among: channels.map(\.name),
        guesses: isOwner ? owners.map(String.init).unique : nil
      )
    }
    for member in members.dropFirst(count) {
      channel = try channel.component(member.name, at: member.range)
    }
    return [channel]
  }

  /// The dots behind the clip's name; one inside of what is called asks for no channel.
  private var members: [(name: String, range: Range<Int>)] {
    guard case .name? = expression.nodes.first?.operation else { return [] }
    return expression.nodes.compactMap {
      if case .member(let name) = $0.operation { (name, $0.range) } else { nil }
    }
  }

  /// Refuses a channel that a definition has not, before anything is said about how it moves.
  func refuseUnknownChannel(of names: [String]) throws(Diagnostic) {
    guard let first = members.first, !names.contains(first.name) else { return }
    throw unknownChannel(first.name, at: first.range, among: names)
  }

  private func unknownChannel(
    _ channel: String,
    at range: Range<Int>,
    among names: [String],
    guesses: [String]? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-channel",
      message: "'\(name ?? "")' has no channel '\(channel)'; "
        + (names.isEmpty ? "it has none" : "it has \(names.listed())") + phasesInWords,
      range: range,
      suggestion: Suggestion.closest(to: channel, among: guesses ?? names)
    )
  }
}

extension ClipResolver {
  /// The phases of a clip that has any: they are no channels, and `tune` takes one of them by itself.
  private var phasesInWords: String {
    guard let name, case .phases(let syntax)? = document.definition(named: name)?.syntax else { return "" }
    return ", and the phases \(syntax.phases.map(\.name.text).listed()), which tune takes"
  }
}

extension Trace.Channel {
  /// One number of the channel: `x` of an offset.
  func component(_ component: String, at range: Range<Int>) throws(Diagnostic) -> Trace.Channel {
    guard let index = kind.componentNames.firstIndex(of: component) else {
      throw Diagnostic(
        id: "unknown-channel",
        message: "'\(name)' is \(LanguageType(kind).inWords) and has no '.\(component)'",
        range: range,
        suggestion: Suggestion.closest(to: component, among: kind.componentNames)
      )
    }
    return Trace.Channel(
      name: "\(name).\(component)",
      kind: .number,
      trajectory: ComponentTrajectory(trajectory, component: index)
    )
  }
}
