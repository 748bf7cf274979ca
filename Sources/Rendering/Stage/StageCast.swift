import Motion

/// Sorts channels by what they move: the first step from traces to shapes.
struct StageCast {
  /// A channel, and what it means.
  struct Part {
    let channel: Trace.Channel

    /// The word before the property, as in `oldScale`.
    let word: String

    /// The place in the catalogue; nil for a number that is seen as a ball.
    let property: Int?
  }

  /// What stands before the last name: a view, a clip, or nothing.
  struct Group {
    let name: String
    var parts: [Part]
  }

  private(set) var groups: [Group] = []

  /// Takes the channels of a clip; its name tells it from others beside it, and may be empty.
  mutating func add(_ trace: Trace, named clip: String) {
    for channel in trace.channels {
      let (view, part) = Self.reading(of: channel)
      let name = [clip, view].filter { !$0.isEmpty }.joined(separator: ".")
      if let index = groups.firstIndex(where: { $0.name == name }) {
        groups[index].parts.append(part)
      } else {
        groups.append(Group(name: name, parts: [part]))
      }
    }
  }

  /// The view a channel belongs to, and what it means there.
  private static func reading(of channel: Trace.Channel) -> (view: String, part: Part) {
    let words = channel.name.split(separator: ".").map(String.init)
    let (owner, last) = (words.dropLast().joined(separator: "."), words.last ?? "")
    guard let kind = StageProperty.Kind(channel.kind) else {
      return (owner, Part(channel: channel, word: "", property: nil))
    }
    for count in words.indices {
      let name = words[count...].joined(separator: ".")
      guard let index = StagePropertyCatalog.index(named: name, kind: kind) else { continue }
      return (
        words[..<count].joined(separator: "."), Part(channel: channel, word: "", property: index)
      )
    }
    if let (index, word) = StagePropertyCatalog.index(endOf: last, kind: kind) {
      return (owner, Part(channel: channel, word: word, property: index))
    }
    let property = StagePropertyCatalog.index(of: kind)
    return (owner, Part(channel: channel, word: "", property: property))
  }
}

extension StageCast.Group {
  /// Its parts by the shapes they belong to, each with a name: one shape, unless the same property is
  /// there under several words, as in `oldScale` and `newScale`.
  var shapes: [(name: String, parts: [StageCast.Part])] {
    let known = parts.filter { $0.property != nil }
    guard !known.isEmpty else { return [] }
    let words = Dictionary(grouping: known) { $0.property }.values.map { Set($0.map(\.word)).count }
    guard words.contains(where: { $0 > 1 }) else { return [(name, known)] }
    var shapes: [(name: String, parts: [StageCast.Part])] = []
    for part in known {
      let title = [name, part.word].filter { !$0.isEmpty }.joined(separator: ".")
      if let index = shapes.firstIndex(where: { $0.name == title }) {
        shapes[index].parts.append(part)
      } else {
        shapes.append((title, [part]))
      }
    }
    return shapes
  }

  /// The numbers that are seen as balls, since nothing here is a shape.
  var numbers: [(name: String, channel: Trace.Channel)] {
    guard !parts.contains(where: { $0.property != nil }) else { return [] }
    return parts.map { part in
      let own = part.channel.name.split(separator: ".").last.map(String.init) ?? ""
      let isOnly = own == "value" && !name.isEmpty
      return (isOnly ? name : [name, own].filter { !$0.isEmpty }.joined(separator: "."), part.channel)
    }
  }
}
