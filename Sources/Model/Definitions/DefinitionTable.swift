/// The definitions by name, with who uses whom.
///
/// Everything here costs the same however many definitions there are, except the lists in order.
package struct DefinitionTable: Sendable {
  /// Shared, since the lists in order hold thousands.
  final class Entry: Sendable {
    let definition: any Definition

    /// Orders definitions by when their names first appeared.
    let place: Int
    fileprivate let name: String
    fileprivate let meaning: NameMeaning

    init(definition: any Definition, place: Int) {
      self.definition = definition
      self.place = place
      name = definition.name
      meaning = definition.meaning
    }
  }

  private var entries: [String: Entry] = [:]
  private var users: [String: Set<String>] = [:]

  /// By place.
  private var ordered: [Entry] = []
  private(set) var nextPlace = 0

  package var count: Int { entries.count }

  subscript(name: String) -> Entry? { entries[name] }

  /// Puts a definition in place of whatever had its name, or takes it away.
  mutating func set(_ entry: Entry?, for name: String) {
    if let old = entries[name] {
      for used in old.definition.references {
        users[used]?.remove(name)
        if users[used]?.isEmpty == true { users[used] = nil }
      }
    }
    place(entry, insteadOf: entries[name])
    entries[name] = entry
    guard let entry else { return }
    for used in entry.definition.references { users[used, default: []].insert(name) }
    nextPlace = max(nextPlace, entry.place + 1)
  }

  private mutating func place(_ entry: Entry?, insteadOf old: Entry?) {
    if let old {
      let index = firstIndex(from: old.place)
      if let entry, entry.place == old.place {
        ordered[index] = entry
        return
      }
      ordered.remove(at: index)
    }
    if let entry { ordered.insert(entry, at: firstIndex(from: entry.place)) }
  }

  /// Where the first stands that has a place, or a later one.
  private func firstIndex(from place: Int) -> Int {
    var (low, high) = (0, ordered.count)
    while low < high {
      let middle = (low + high) / 2
      if ordered[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The names of the definitions that use a name directly, in definition order.
  func users(of name: String) -> [String] {
    (users[name] ?? []).sorted { (entries[$0]?.place ?? 0) < (entries[$1]?.place ?? 0) }
  }

  func isUsed(_ name: String) -> Bool { users[name] != nil }

  /// The definitions in no order, where none is needed.
  var unordered: some Sequence<any Definition> { entries.values.lazy.map(\.definition) }

  /// The definitions in the order their names first appeared.
  package var inOrder: [any Definition] {
    ordered.map(\.definition)
  }

  /// The names that a wrong one may have meant; none where there are so many that looking through them for
  /// each of many faults would take long.
  func guessableNames(_ isMeant: (NameMeaning) -> Bool = { _ in true }) -> [String] {
    guard count <= Self.mostGuessed else { return [] }
    return ordered.compactMap { isMeant($0.meaning) ? $0.name : nil }
  }

  private static let mostGuessed = 2000

  /// The definitions so that each stands after what it uses, otherwise in order.
  package var inDependencyOrder: [any Definition] {
    all.map(\.definition)
  }

  /// Everything, in that order.
  var all: [Entry] { sorted(ordered) { _ in true } }

  /// Those of some names that are there, each after those of them it uses.
  func inDependencyOrder(among names: Set<String>) -> [Entry] {
    sorted(names.compactMap { entries[$0] }) { names.contains($0) }
  }

  private func sorted(_ chosen: [Entry], among isChosen: (String) -> Bool) -> [Entry] {
    var placed: Set<String> = []
    var result: [Entry] = []
    for entry in chosen.sorted(by: { $0.place < $1.place }) {
      var stack = [entry.definition.name]
      while let name = stack.last {
        guard let entry = entries[name], !placed.contains(name) else {
          stack.removeLast()
          continue
        }
        let missing = entry.definition.references.filter {
          !placed.contains($0) && entries[$0] != nil && isChosen($0)
        }
        guard missing.isEmpty else {
          stack += missing.reversed()
          continue
        }
        placed.insert(name)
        result.append(entry)
        stack.removeLast()
      }
    }
    return result
  }

  /// Everything that uses a name, directly or through others, each after what it uses.
  func dependents(of name: String) -> [String] {
    var found: Set<String> = []
    var queue = [name]
    while let next = queue.popLast() {
      for user in users[next] ?? [] where found.insert(user).inserted { queue.append(user) }
    }
    var waiting: [String: Int] = [:]
    for user in found {
      waiting[user] = entries[user]?.definition.references.filter(found.contains).count ?? 0
    }
    var ready = found.filter { waiting[$0] == 0 }.sorted {
      (entries[$0]?.place ?? 0) < (entries[$1]?.place ?? 0)
    }
    var index = 0
    while index < ready.count {
      for user in users(of: ready[index]) {
        waiting[user, default: 0] -= 1
        if waiting[user] == 0 { ready.append(user) }
      }
      index += 1
    }
    return ready
  }

  /// A way from one of some names to another along what each uses; nil where there is none.
  func path(from starts: [String], to goal: String) -> [String]? {
    var cameFrom: [String: String] = [:]
    var seen = Set(starts)
    var stack = starts
    while let name = stack.popLast() {
      if name == goal {
        var path = [name]
        while let last = path.last, let before = cameFrom[last] { path.append(before) }
        return path.reversed()
      }
      for used in entries[name]?.definition.references ?? [] where seen.insert(used).inserted {
        cameFrom[used] = name
        stack.append(used)
      }
    }
    return nil
  }
}
