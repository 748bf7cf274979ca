/// Walks over the tokens before a cursor and keeps what is open there.
struct CompletionFinder {
  let bytes: [UInt8]
  let signatures: [String: CommandSignature]

  /// A bracket, or the whole text, with the tokens of the entry or argument being typed in it.
  struct Level {
    let opener: Symbol?

    /// The call a `(` belongs to, or the word that opened a `{`; empty where neither is known.
    let owner: String
    var entry: [Token] = []

    /// Labels of the arguments already complete.
    var labels: [String] = []
  }

  private(set) var levels = [Level(opener: nil, owner: "")]

  init(_ bytes: [UInt8], signatures: [CommandSignature]) {
    self.bytes = bytes
    self.signatures = Dictionary(signatures.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  mutating func context() -> CompletionContext {
    var lexer = Lexer(bytes)
    var token = lexer.next()
    var last = token
    while token.kind != .end {
      last = token
      startEntry(before: token)
      if let raw = rawContext() { return raw }
      if token.range.upperBound == bytes.count, isPrefix(token.kind) { return context(prefix: token) }
      if token.range.upperBound == bytes.count, token.endsInside { return nothing }
      take(token)
      token = lexer.next()
    }
    if lexer.openComment != nil || endsInComment(after: last.range.upperBound) { return nothing }
    startEntry(before: token)
    return rawContext() ?? context(prefix: token)
  }

  private func isPrefix(_ kind: Token.Kind) -> Bool { kind == .identifier || kind == .option }

  private var nothing: CompletionContext {
    CompletionContext(place: .nothing, prefix: "", range: bytes.count..<bytes.count)
  }

  private func context(prefix token: Token) -> CompletionContext {
    CompletionContext(
      place: place(before: token),
      wanted: wanted,
      prefix: text(token.range),
      range: token.range
    )
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// True in a `//` comment, whose line has not ended.
  private func endsInComment(after offset: Int) -> Bool {
    let line =
      bytes[offset...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
    return line.starts(with: "//".utf8) || zip(line, line.dropFirst()).contains { $0 == (0x2F, 0x2F) }
  }

  // MARK: Levels

  var level: Level { levels[levels.count - 1] }

  private mutating func change(_ body: (inout Level) -> Void) { body(&levels[levels.count - 1]) }

  mutating func keepEntry(upTo count: Int) { change { $0.entry = Array($0.entry.prefix(count)) } }

  /// A newline outside parentheses begins an entry, unless the token continues the one before.
  private mutating func startEntry(before token: Token) {
    guard token.hasNewlineBefore, level.opener != .openParenthesis, level.opener != .openSquare else {
      return
    }
    if case .symbol(let symbol) = token.kind, symbol == .dot || symbol == .question || symbol == .colon {
      return
    }
    change { $0.entry = [] }
  }

  private mutating func take(_ token: Token) {
    guard case .symbol(let symbol) = token.kind else {
      change { $0.entry.append(token) }
      return
    }
    switch symbol {
    case .semicolon: change { $0.entry = [] }
    case .comma: endArgument(token)
    case _ where symbol.closing != nil: open(symbol, token)
    case _ where symbol.isClosing: close(token)
    default: change { $0.entry.append(token) }
    }
  }

  private mutating func endArgument(_ comma: Token) {
    if level.opener == nil {
      change { $0.entry.append(comma) }
    } else {
      let label = argumentLabel(level.entry)
      change {
        if let label { $0.labels.append(label) }
        $0.entry = []
      }
    }
  }

  private mutating func open(_ symbol: Symbol, _ token: Token) {
    let isCall = symbol == .openParenthesis && !token.hasSpaceBefore
    let owner = isCall ? definitionHead() ?? callee() : symbol == .openBrace ? blockOpener() : ""
    change { $0.entry.append(token) }
    levels.append(Level(opener: symbol, owner: owner))
  }

  private mutating func close(_ token: Token) {
    if levels.count > 1 { levels.removeLast() }
    change { $0.entry.append(token) }
  }

  /// The first word of the entry a `{` stands in; in a list of phases, or of a track, what that list is in.
  private func blockOpener() -> String {
    let words = level.entry.filter { $0.kind == .identifier }.map { text($0.range) }
    let openers = DefinitionSyntax.Keyword.allCases.map(\.rawValue) + ["withAnimation", "if", "else"]
    if level.owner == "phases" { return "phase" }
    if level.owner == "keyframes" { return "track" }
    return words.first(where: openers.contains) ?? (words.first == "at" ? "at" : "{")
  }

  /// The name before the cursor with what stands before its dots, and brackets left out.
  func callee() -> String {
    var name = ""
    for token in level.entry.reversed() {
      switch token.kind {
      case .identifier where name.isEmpty || name.hasPrefix("."): name = text(token.range) + name
      case .symbol(.dot) where !name.isEmpty && !name.hasPrefix("."): name = "." + name
      default: return name
      }
      if token.hasSpaceBefore { return name }
    }
    return name
  }

  /// The word of a definition whose name the cursor stands behind: `phases` in `phases Save(`.
  private func definitionHead() -> String? {
    guard level.entry.count == 2, let first = level.entry.first, first.kind == .identifier else { return nil }
    let heads = [DefinitionSyntax.Keyword.phases, .keyframes].map(\.rawValue)
    return heads.first { $0 == text(first.range) }
  }

  func argumentLabel(_ entry: [Token]) -> String? {
    guard entry.count >= 2, entry[0].kind == .identifier, entry[1].kind == .symbol(.colon) else { return nil }
    return text(entry[0].range)
  }
}

extension Token {
  /// True for what a cursor at its end still stands inside of: an open string, a number.
  fileprivate var endsInside: Bool {
    switch kind {
    case .number, .color, .faulty: true
    default: false
    }
  }
}
