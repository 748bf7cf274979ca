import Language

/// One setting: its name, what it may be, and where it is kept.
package struct SettingDefinition: Sendable {
  /// How a setting is read and written.
  enum Kind: Sendable {
    case number(any WritableKeyPath<Settings, Double> & Sendable, ClosedRange<Double>)
    /// A whole number, or `auto`.
    case count(any WritableKeyPath<Settings, Int?> & Sendable, ClosedRange<Int>)
    case flag(any WritableKeyPath<Settings, Bool> & Sendable)
    case word(
      [String],
      read: @Sendable (Settings) -> String,
      write: @Sendable (inout Settings, String) -> Void
    )
  }

  package let name: String

  /// A phrase for help.
  package let summary: String
  let kind: Kind

  /// What may be typed: `on or off`, `1 to 240`.
  package var allowed: String {
    switch kind {
    case .number(_, let range):
      "\(JSONWriter.text(of: range.lowerBound)) to \(JSONWriter.text(of: range.upperBound))"
    case .count(_, let range): "auto, or \(range.lowerBound) to \(range.upperBound)"
    case .flag: "on or off"
    case .word(let words, _, _): words.dropLast().joined(separator: ", ") + " or \(words.last ?? "")"
    }
  }

  /// The words completion offers.
  package var words: [String] {
    switch kind {
    case .number: []
    case .count: ["auto"]
    case .flag: ["on", "off"]
    case .word(let words, _, _): words
    }
  }

  /// The value as a person would type it.
  package func text(in settings: Settings) -> String {
    switch kind {
    case .number(let path, _): JSONWriter.text(of: settings[keyPath: path])
    case .count(let path, _): settings[keyPath: path].map(String.init) ?? "auto"
    case .flag(let path): settings[keyPath: path] ? "on" : "off"
    case .word(_, let read, _): read(settings)
    }
  }

  /// Takes a value as it was typed; false where it is none of the allowed ones.
  @discardableResult
  package func write(_ text: String, to settings: inout Settings) -> Bool {
    switch kind {
    case .number(let path, let range):
      let digits = text.last == "x" || text.last == "%" ? String(text.dropLast()) : text
      // Hexadecimal digits are no number here.
      guard !digits.contains("x"), let number = Double(digits).map({ text.last == "%" ? $0 / 100 : $0 }),
        range.contains(number)
      else { return false }
      settings[keyPath: path] = number
    case .count(let path, let range):
      let number = Int(text)
      guard text == "auto" || number.map(range.contains) == true else { return false }
      settings[keyPath: path] = number
    case .flag(let path):
      guard let flag = ["on": true, "true": true, "off": false, "false": false][text] else { return false }
      settings[keyPath: path] = flag
    case .word(let words, _, let write):
      guard words.contains(text) else { return false }
      write(&settings, text)
    }
    return true
  }

  /// The value as a session stores it.
  package func encoded(_ settings: Settings) -> JSONValue {
    switch kind {
    case .number(let path, _): .number(settings[keyPath: path])
    case .count(let path, _): settings[keyPath: path].map { .number(Double($0)) } ?? "auto"
    case .flag(let path): .bool(settings[keyPath: path])
    case .word(_, let read, _): .string(read(settings))
    }
  }

  /// Takes a stored value; the fault of one of the wrong type, or none of the allowed ones.
  func decode(_ value: JSONValue, to settings: inout Settings) throws(Diagnostic) {
    let text: String
    switch (kind, value.content) {
    case (.number, .number(let number)): text = JSONWriter.text(of: number)
    case (.count, .number(let number)): text = Int(exactly: number).map(String.init) ?? ""
    case (.flag, .bool(let flag)): text = flag ? "on" : "off"
    case (.count, .string("auto")): text = "auto"
    case (.word, .string(let word)): text = word
    default: throw wrongType(value)
    }
    guard write(text, to: &settings) else {
      throw Diagnostic(id: "out-of-range", message: "\(name) must be \(allowed)", range: value.range)
    }
  }

  /// The fault of a value of another type; a number in quotes is told without them.
  private func wrongType(_ value: JSONValue) -> Diagnostic {
    let expected =
      switch kind {
      case .flag: "true or false"
      case .word(let words, _, _): words.dropLast().joined(separator: ", ") + " or \(words.last ?? "")"
      case .number, .count: "a number" + (words.isEmpty ? "" : " or \(words[0])")
      }
    var settings = Settings()
    let fault = Diagnostic.wrongType(value, expected: expected)
    guard case .string(let text) = value.content, words.isEmpty || words == ["auto"],
      Double(text) != nil, write(text, to: &settings)
    else { return fault }
    return Diagnostic(id: fault.id, message: fault.message, range: value.range, suggestion: text)
  }
}
