import Motion

/// One number, switch or colour that several motions have in common: what one panel compares.
struct ComparisonGroup {
  struct Member {
    /// Which contender, from 0.
    let index: Int
    let channel: Trace.Channel
    let component: Int
  }

  /// Empty where there is nothing to tell apart.
  let title: String
  let kind: ValueKind
  let members: [Member]

  /// The groups of several traces, in the order of the first trace's channels.
  static func groups(of traces: [Trace]) -> [ComparisonGroup] {
    if traces.allSatisfy({ $0.channels.count == 1 }) {
      let channels = traces.enumerated().map { ($0, $1.channels[0]) }
      let names = Set(channels.map(\.1.name))
      return split(names.count == 1 && names != ["value"] ? channels[0].1.name : "", channels)
    }
    var names: [String] = []
    for name in traces.flatMap(\.channels).map(\.name) where !names.contains(name) { names.append(name) }
    return names.flatMap { name in
      split(
        name,
        traces.enumerated().compactMap { index, trace in
          trace.channels.first { $0.name == name }.map { (index, $0) }
        }
      )
    }
  }

  /// One group, or one for each component of a vector, or for each motion's colour.
  private static func split(_ title: String, _ channels: [(Int, Trace.Channel)]) -> [ComparisonGroup] {
    guard let kind = channels.first?.1.kind else { return [] }
    // Motions of different kinds under one name have no common axis; the first decides.
    let alike = channels.filter { $0.1.kind == kind }
    if kind == .color {
      return alike.map { index, channel in
        ComparisonGroup(
          title: title.isEmpty ? Contender.letter(index) : "\(title) \(Contender.letter(index))",
          kind: kind,
          members: [Member(index: index, channel: channel, component: 3)]
        )
      }
    }
    let names = kind.componentNames
    if names.isEmpty { return [group(title, kind, alike, component: 0)] }
    return names.indices.map { component in
      let part = title.isEmpty ? names[component] : "\(title).\(names[component])"
      return group(part, kind, alike, component: component)
    }
  }

  private static func group(
    _ title: String,
    _ kind: ValueKind,
    _ channels: [(Int, Trace.Channel)],
    component: Int
  ) -> ComparisonGroup {
    let members = channels.map { Member(index: $0, channel: $1, component: component) }
    return ComparisonGroup(title: title, kind: kind, members: members)
  }

  private var factor: Double { kind == .angle ? PlotPanel.degrees : 1 }

  private func signal(_ member: Member) -> Signal {
    Signal(member.channel.trajectory, component: member.component, factor: factor)
  }

  private var form: PlotPanel.Form {
    switch kind {
    case .angle: .degrees
    case .bool: .steps(["false", "true"])
    case .choice(let names): .steps(names)
    case .color: .color
    case .number, .point, .size, .rect: .number
    }
  }

  /// The motions over each other.
  func panel(window: ClosedRange<Double>, contenders: [Contender]) -> PlotPanel {
    let series = members.map { member -> PlotSeries in
      let letter = Contender.letter(member.index)
      let name = contenders.indices.contains(member.index) ? contenders[member.index].name : ""
      return PlotSeries(
        letter: letter,
        name: name,
        fullName: Self.lineName(title: title, letter: letter, name: name),
        index: member.index,
        signal: signal(member),
        color: kind == .color ? PlotPanel.color(of: member.channel.trajectory) : nil
      )
    }
    let ends = members.flatMap { member in
      let motion = member.channel.trajectory
      return [motion.start[member.component] * factor, motion.end[member.component] * factor]
    }
    let references = kind.interpolates && kind != .color ? ends : []
    return PlotPanel(title: title, form: form, series: series, references: references, window: window)
  }

  /// What a line of its own is called: `A easeInOut`; `scale A` where there is something to tell apart.
  private static func lineName(title: String, letter: String, name: String) -> String {
    if title.isEmpty || title == letter { return "\(letter) \(name)" }
    return title.hasSuffix(" \(letter)") ? title : "\(title) \(letter)"
  }

  /// The motions' velocities over each other; nil for what only switches, and for colours.
  func velocity(window: ClosedRange<Double>, axis: Trace.Axis) -> PlotPanel? {
    guard kind.interpolates, kind != .color else { return nil }
    let heading = PlotPanel.rate(of: title, over: axis)
    let series = members.map { member in
      let letter = Contender.letter(member.index)
      return PlotSeries(
        letter: letter,
        fullName: "\(heading) \(letter)",
        index: member.index,
        signal: Signal(velocityOf: member.channel.trajectory, component: member.component, factor: factor)
      )
    }
    return PlotPanel(title: heading, form: form, series: series, references: [0], window: window)
  }

  /// What each has more than the first; nothing where values cannot be subtracted.
  func difference(window: ClosedRange<Double>) -> [PlotPanel] {
    guard members.count > 1, kind.interpolates, kind != .color else { return [] }
    let first = Contender.letter(members[0].index)
    let base = signal(members[0])
    let series = members.dropFirst().map { member -> PlotSeries in
      let letter = Contender.letter(member.index)
      let name = "\(letter) − \(first)"
      return PlotSeries(
        letter: letter,
        name: name,
        fullName: title.isEmpty ? name : "\(title) \(name)",
        index: member.index,
        signal: base.difference(to: signal(member))
      )
    }
    let heading = series.count == 1 ? series[0].name : "from \(first)"
    return [
      PlotPanel(
        title: heading,
        form: form,
        series: series,
        references: [0],
        window: window,
        highlight: largest(of: series, over: window)
      )
    ]
  }

  /// The place where any motion is farthest from the first.
  private func largest(of series: [PlotSeries], over window: ClosedRange<Double>) -> PlotHighlight? {
    let motions = members.map { ComponentTrajectory($0.channel.trajectory, component: $0.component) }
    var best: PlotHighlight?
    for (index, motion) in motions.dropFirst().enumerated() {
      let difference = Difference(between: motions[0], and: motion, until: window.upperBound)
      let value = series[index].signal.value(difference.time)
      if abs(value) > abs(best?.value ?? 0) {
        best = PlotHighlight(series: index, time: difference.time, value: value)
      }
    }
    return best
  }
}
