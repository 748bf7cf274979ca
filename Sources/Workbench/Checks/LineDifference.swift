/// The first place in which two lists of lines differ, and how much of them does.
package struct LineDifference: Hashable, Sendable {
  /// A line of both sides, or of one of them.
  package enum Row: Hashable, Sendable {
    case both(String)
    case old(String)
    case new(String)
  }

  /// The lines round the first difference.
  package let rows: [Row]

  /// The first line that differs, from 1, among the old ones.
  package let line: Int

  /// Lines that differ; of lines that stand where others stood, as many as the longer side has.
  package let count: Int

  /// Rows that differ and are not shown.
  package let rest: Int

  /// `@@ -11,4 +11,5 @@`.
  package let span: String

  /// Equal lines shown round those that differ.
  private static let context = 2

  /// Rows shown at most.
  private static let most = 16

  /// Lines of both sides together that are looked through for what they share; beyond that, all that is
  /// between the first and the last difference counts as different.
  private static let thorough = 2000

  /// Nil where nothing differs.
  package init?(from old: [String], to new: [String]) {
    let rows = Self.rows(from: old, to: new)
    guard let first = rows.firstIndex(where: \.differs) else { return nil }
    let start = max(0, first - Self.context)
    var end = first
    while end < min(rows.count, start + Self.most),
      rows[first..<end].suffix(2 * Self.context).contains(where: \.differs) || end == first
    {
      end += 1
    }
    let isCut = end == start + Self.most
    let trailing = rows[first..<end].reversed().prefix { !$0.differs }.count
    if !isCut { end -= max(0, trailing - Self.context) }
    self.rows = Array(rows[start..<end])
    line = first + 1
    count = rows.split { !$0.differs }.reduce(0) { sum, run in
      sum + max(run.count(where: \.isOld), run.count(where: \.isNew))
    }
    rest = rows[end...].count(where: \.differs)
    let (olds, news) = (self.rows.count { !$0.isNew }, self.rows.count { !$0.isOld })
    span = "@@ -\(olds == 0 ? start : start + 1),\(olds) +\(news == 0 ? start : start + 1),\(news) @@"
  }

  /// Every line of both sides, in order.
  private static func rows(from old: [String], to new: [String]) -> [Row] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let (olds, news) = (old[head..<old.count - tail], new[head..<new.count - tail])
    return old[..<head].map(Row.both) + changes(from: Array(olds), to: Array(news))
      + old.suffix(tail).map(Row.both)
  }

  private static func changes(from old: [String], to new: [String]) -> [Row] {
    guard old.count + new.count <= thorough else { return old.map(Row.old) + new.map(Row.new) }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (rows, next): ([Row], Int) = ([], 0)
    for (index, line) in old.enumerated() {
      while !removed.contains(index), inserted.contains(next) {
        rows.append(.new(new[next]))
        next += 1
      }
      rows.append(removed.contains(index) ? .old(line) : .both(line))
      if !removed.contains(index) { next += 1 }
    }
    return rows + new[next...].map(Row.new)
  }
}

extension LineDifference.Row {
  fileprivate var differs: Bool { isOld || isNew }
  fileprivate var isOld: Bool { if case .old = self { true } else { false } }
  fileprivate var isNew: Bool { if case .new = self { true } else { false } }
}
