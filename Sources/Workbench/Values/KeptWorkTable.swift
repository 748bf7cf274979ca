import Language
import Model
import Rendering

/// Work that an earlier run left behind, as far as it is known before it is brought back.
package struct KeptListing: Sendable {
  /// What `recover` calls it; it stays the same as long as the program runs.
  package let number: Int

  /// When it was last changed, for a person: `30 Nov 14:05`.
  package let changed: String

  /// What the file holds; nil where it cannot be read.
  package let bytes: [UInt8]?

  package init(number: Int, changed: String, bytes: [UInt8]?) {
    self.number = number
    self.changed = changed
    self.bytes = bytes
  }
}

/// What `recover` lists where several sessions left work behind.
struct KeptWorkTable {
  private let entries: [(listing: KeptListing, work: KeptWork?)]

  /// How much older work may be there besides.
  private let others: Int

  /// The numbers of those that only a newer Easel can read.
  private let newer: Set<Int>

  /// Names that are told of each.
  private static let most = 3

  init(_ listings: [KeptListing], others: Int) {
    self.others = others
    var newer: Set<Int> = []
    entries = listings.map { listing in
      do throws(Diagnostic) {
        return (listing, try listing.bytes.map { bytes throws(Diagnostic) in try WorkCodec.decode(bytes) })
      } catch {
        if error.id == "newer-version" { newer.insert(listing.number) }
        return (listing, nil)
      }
    }
    self.newer = newer
  }

  func report(in session: Session) -> Report {
    var report = Report()
    let rows = entries.map { ["\($0.listing.number)", $0.listing.changed, words(for: $0)] }
    let columns = [Table.Column("number", .right), .init("changed"), .init("what is in it")]
    let (width, charset) = (session.textWidth, session.configuration.charset)
    report.lines =
      Table(columns: columns, rows: rows).lines(width: width, charset: charset)
      + remarks.flatMap {
        StyledLine("  " + $0, .faint).wrapped(to: width, indent: 2, charset: charset)
      }
    report.json = [
      .object([
        "command": "recover", "kept": .array(entries.map(Self.json)), "older": .number(Double(others)),
      ])
    ]
    return report
  }

  private var remarks: [String] {
    let first = entries[0].listing.number
    let way = "recover \(first) brings the first one back, and --discard behind it throws it away"
    return others > 0 ? ["\(others) older come up as these are taken or thrown away", way] : [way]
  }

  /// `card.json: Card, isOn and 3 more`.
  private func words(for entry: (listing: KeptListing, work: KeptWork?)) -> String {
    guard let work = entry.work else {
      return newer.contains(entry.listing.number) ? "of a newer Easel" : "damaged"
    }
    let names = work.document.definitions.map(\.name)
    let shown = names.count == Self.most + 1 ? Self.most + 1 : Self.most
    let more = names.count - min(names.count, shown)
    let list = names.prefix(shown).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    let file = work.file.map { String($0.path.split(separator: "/").last ?? "") }
    let parts = [file, list.isEmpty ? "no definitions" : list].compactMap(\.self)
    return parts.joined(separator: ": ") + (work.damage == nil ? "" : " (partly damaged)")
  }

  private static func json(_ entry: (listing: KeptListing, work: KeptWork?)) -> JSONValue {
    let names = entry.work?.document.definitions.map { JSONValue.string($0.name) }
    return .object([
      "number": .number(Double(entry.listing.number)),
      "changed": .string(entry.listing.changed),
      "file": entry.work?.file.map { .string($0.path) } ?? .null,
      "definitions": names.map { .array($0) } ?? .null,
      "damaged": .bool(entry.work == nil || entry.work?.damage != nil),
    ])
  }
}

extension Session {
  /// Goes on with `recover` or `recover --discard` that named no number: of one it is clear which is meant.
  func choose(
    among listings: [KeptListing],
    others: Int,
    discards: Bool,
    at range: Range<Int>
  ) throws(Diagnostic) -> [Effect] {
    guard let first = listings.first else {
      throw Diagnostic(id: "nothing-kept", message: "no unsaved work is kept", range: range)
    }
    guard listings.count > 1 else { return [RecoverCommand.effect(first.number, discards: discards)] }
    guard !discards else {
      throw Diagnostic(
        id: "several-kept",
        message: "work of \(listings.count + others) sessions is kept; 'recover' lists it with its numbers",
        range: range,
        suggestion: "recover"
      )
    }
    return KeptWorkTable(listings, others: others).report(in: self).effects(for: configuration)
  }
}
