extension CompletionFinder {
  /// Where a verb takes its text as it stands, the word at the cursor; else nil.
  ///
  /// Such a text is no row of tokens, so it is looked at in bytes, from behind the verb to the cursor.
  func rawContext() -> CompletionContext? {
    guard level.opener == nil, level.entry.count == 1, let verb = level.entry.first, verb.kind == .identifier,
      let signature = signatures[text(verb.range)], verb.range.upperBound < bytes.count
    else { return nil }
    let rest = bytes[verb.range.upperBound...]
    guard rest.first == UInt8(ascii: " "), !rest.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x3B })
    else {
      return nil
    }
    switch signature.operands {
    case .text: return context(.text(verb: signature.name), in: rest, wordsBefore: nil)
    case .path: return path(signature, in: rest)
    case .pathAndClips: return isBehindFile(rest) ? nil : path(signature, in: rest)
    case .setting: return setting(in: rest)
    default: return nil
    }
  }

  private func path(_ signature: CommandSignature, in rest: ArraySlice<UInt8>) -> CompletionContext? {
    let typed = rest.drop { $0 == UInt8(ascii: " ") }
    if typed.starts(with: "--".utf8) { return option(signature, in: typed) }
    if typed.first == UInt8(ascii: "\"") {
      let inside = typed.dropFirst()
      if inside.contains(UInt8(ascii: "\"")) { return nil }
      return CompletionContext(
        place: .path(verb: signature.name),
        prefix: text(inside.startIndex..<bytes.count),
        range: inside.startIndex..<bytes.count
      )
    }
    return context(.path(verb: signature.name), in: rest, wordsBefore: 0)
  }

  /// Whether a file name, and the space behind it, stand before the cursor already.
  private func isBehindFile(_ rest: ArraySlice<UInt8>) -> Bool {
    let words = rest.split(separator: UInt8(ascii: " ")).drop { $0.starts(with: "--".utf8) }
    if words.first?.first == UInt8(ascii: "\"") { return rest.count { $0 == UInt8(ascii: "\"") } > 1 }
    return words.count + (rest.last == UInt8(ascii: " ") ? 1 : 0) > 1
  }

  /// Options stand before the path: behind the last of them comes the path itself.
  private func option(_ signature: CommandSignature, in typed: ArraySlice<UInt8>) -> CompletionContext {
    let start = (typed.lastIndex(of: UInt8(ascii: " ")) ?? typed.startIndex - 1) + 1
    let prefix = text(start..<bytes.count)
    let place: CompletionContext.Place =
      prefix.hasPrefix("--") ? .option(verb: signature.name) : .path(verb: signature.name)
    return CompletionContext(place: place, prefix: prefix, range: start..<bytes.count)
  }

  private func setting(in rest: ArraySlice<UInt8>) -> CompletionContext? {
    let words = rest.split(separator: UInt8(ascii: " "))
    let endsWord = rest.last == UInt8(ascii: " ")
    if words.count + (endsWord ? 1 : 0) <= 1 { return context(.settingName, in: rest, wordsBefore: 0) }
    guard let name = words.first, words.count + (endsWord ? 1 : 0) == 2 else { return nil }
    return context(.settingValue(name: text(name.startIndex..<name.endIndex)), in: rest, wordsBefore: 1)
  }

  /// The last word of the raw text; nothing to offer where more words stand before it than may.
  private func context(
    _ place: CompletionContext.Place,
    in rest: ArraySlice<UInt8>,
    wordsBefore allowed: Int?
  ) -> CompletionContext {
    let start = (rest.lastIndex(of: UInt8(ascii: " ")) ?? rest.startIndex) + 1
    let before = rest[rest.startIndex..<start].split(separator: UInt8(ascii: " ")).count
    return CompletionContext(
      place: allowed.map { before > $0 } ?? false ? .nothing : place,
      prefix: text(start..<bytes.count),
      range: start..<bytes.count
    )
  }
}
