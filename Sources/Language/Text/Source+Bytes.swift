extension Source {
  /// Reads a text from bytes that need not all be UTF-8.
  ///
  /// Where they are not, the text has U+FFFD and ``unreadable`` says so, so that whatever else is wrong is
  /// found in the same pass.
  ///
  /// - Returns: Nil for bytes that are no text at all: some are not UTF-8 and one is zero.
  package init?(name: String?, bytes: [UInt8], firstLine: Int = 1) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self.init(name: name, text: text, firstLine: firstLine)
      return
    }
    guard !bytes.contains(0) else { return nil }
    var repaired = Repaired()
    repaired.take(bytes)
    self.init(name: name, text: repaired.text, firstLine: firstLine, unreadable: repaired.faults)
  }

  /// More places are not told one by one: whoever wrote thousands mends them in one stroke.
  private static let mostTold = 100

  /// The faults of what could not be read; of very many the first, the last of which says how many follow.
  var toldUnreadable: [Diagnostic] {
    guard unreadable.count > Self.mostTold else { return unreadable }
    let last = unreadable[Self.mostTold - 1]
    let more = "\(last.message); \(unreadable.count - Self.mostTold) more places follow"
    return unreadable.prefix(Self.mostTold - 1) + [Diagnostic(id: last.id, message: more, range: last.range)]
  }

  /// Whether a fault only says that a place makes no sense which could not be read.
  package func causes(_ fault: Diagnostic) -> Bool {
    guard fault.id != Repaired.id, let next = unreadable(from: fault.range.lowerBound) else { return false }
    return next.lowerBound <= fault.range.upperBound
  }

  /// Whether a part of the text could not be read.
  func isUnreadable(in range: Range<Int>) -> Bool {
    unreadable(from: range.lowerBound + 1)?.overlaps(range) ?? false
  }

  /// The first place that could not be read and ends at an offset or behind it.
  private func unreadable(from offset: Int) -> Range<Int>? {
    var (low, high) = (0, unreadable.count)
    while low < high {
      let middle = (low + high) / 2
      if unreadable[middle].range.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < unreadable.count ? unreadable[low].range : nil
  }
}

/// A text in which U+FFFD stands for what was not UTF-8.
private struct Repaired {
  static let id: Diagnostic.ID = "not-text"

  private(set) var text = ""
  private(set) var faults: [Diagnostic] = []

  /// Offsets into the text's UTF-8.
  private var length = 0

  /// Bytes side by side that cannot be read are one fault.
  private var first: (byte: UInt8, start: Int)?

  mutating func take(_ bytes: [UInt8]) {
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var read = 0
    reading: while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let character):
        end()
        text.unicodeScalars.append(UTF8.decode(character))
        length += character.count
        read += character.count
      case .error(let count):
        first = first ?? (bytes[read], length)
        text.unicodeScalars.append("\u{FFFD}")
        length += 3
        read += count
      case .emptyInput: break reading
      }
    }
    end()
  }

  private mutating func end() {
    guard let (byte, start) = first else { return }
    first = nil
    faults.append(
      Diagnostic(
        id: Self.id,
        message: "byte \(String(byte, radix: 16, uppercase: true)) is not UTF-8; save the text as UTF-8",
        range: start..<length
      )
    )
  }
}
