package import Language

/// A document as the JSON of a session file, and back.
package enum SessionCodec {
  /// The version of the format this writes and the newest it reads.
  package static let version = 1.0

  /// Writes a session file; the same document always gives the same bytes.
  package static func encode(_ document: Document, name: String) -> String {
    let sensible = document.contents.sensibleChanges(of: document.contents.lastChanges.keys)
    return JSONWriter.pretty(
      .object([
        "easel": .number(version),
        "name": .string(name),
        "settings": encode(document.settings),
        "definitions": .array(
          document.definitionsInDependencyOrder.map {
            encode($0, in: document, remembering: sensible)
          }
        ),
      ])
    )
  }

  /// The settings that are not as they come.
  static func encode(_ settings: Settings) -> JSONValue {
    let changed = SettingCatalog.all.filter { $0.text(in: settings) != $0.text(in: Settings()) }
    return .object(changed.map { JSONValue.Member($0.name, $0.encoded(settings)) })
  }

  /// - Parameter sensible: The views whose last change makes sense.
  static func encode(
    _ definition: any Definition,
    in document: Document,
    remembering sensible: Set<String>
  ) -> JSONValue {
    let head = JSONValue.Member(definition.kind.keyword, definition.encodedName)
    let last = document.encodedLastChange(of: definition.name, among: sensible)
    return .object([head] + definition.encoded() + last)
  }

  /// Reads a session file, checking everything before it returns.
  ///
  /// - Throws: Every fault; ranges count bytes of the file and messages begin with the key's path.
  package static func decode(_ bytes: [UInt8]) throws(Diagnostic) -> Document {
    let reading = try JSONReader.readAll(bytes)
    let root = reading.value
    let document: Document
    do throws(Diagnostic) {
      document = try self.document(root)
    } catch {
      // What is said of a value that is not what was written would be said of nothing.
      let sound = error.all.filter { fault in !reading.spoilt.contains { $0.overlaps(fault.range) } }
      let named = sound.map { root.naming($0.explained(by: root, bytes)) }
      throw Diagnostic.together(named + (reading.faults.together?.all ?? [])) ?? error
    }
    try reading.faults.finish()
    return document
  }

  private static func document(_ root: JSONValue) throws(Diagnostic) -> Document {
    var object = try SessionObject(root)
    // What another version means by its keys nobody can say.
    if let version = object.require("easel") { try checkVersion(version) }
    var faults = FaultCollector()
    if object.has("easel"), let first = object.firstKey, first.key != "easel" {
      faults.note(.versionNotFirst(first))
    }
    var contents = Contents()
    contents.name = object.text(object.take("name"))
    if let settings = object.take("settings") {
      contents.settings = faults.attempt(try decodeSettings(settings)) ?? Settings()
    }
    let definitions = object.list("definitions")
    _ = faults.attempt(try object.close())
    enter(definitions, into: &contents, &faults)
    try faults.finish()
    return Document(contents)
  }

  /// Enters definitions, and notes what is wrong with them and not only with what they use.
  private static func enter(
    _ definitions: [JSONValue],
    into contents: inout Contents,
    _ faults: inout FaultCollector
  ) {
    var remembered: [(name: String, value: JSONValue)] = []
    var faulty = FaultyDefinitions()
    for definition in definitions {
      var own = FaultCollector()
      let read = own.attempt(try decodeDefinition(definition))
      var isSound = false
      if let read, let damage = read.damage {
        own.note(damage)
        contents.faults(inDamaged: read.syntax).map { own.note($0) }
      } else if let read {
        isSound = own.attempt(try enter(read, definition, into: &contents, &remembered)) != nil
      }
      if let fault = own.without(faulty) { faults.note(fault) }
      if !isSound { faulty.note(definition.definedName) }
    }
    // An action may use what its view does not, and what stands below it.
    for (name, value) in remembered {
      var own = FaultCollector()
      _ = own.attempt(try contents.decodeLastChange(value, of: name))
      if let fault = own.without(faulty) { faults.note(fault) }
    }
  }

  static func checkVersion(_ value: JSONValue) throws(Diagnostic) {
    guard case .number(let number) = value.content else { throw .wrongType(value, expected: "a number") }
    guard number != version else { return }
    throw Diagnostic(
      id: number > version ? "newer-version" : "unknown-version",
      message: number > version
        ? "the file has version \(JSONWriter.text(of: number)), and this Easel reads up to "
          + "\(JSONWriter.text(of: version)); a newer Easel is needed"
        : "no version \(JSONWriter.text(of: number)) of the format exists",
      range: value.range
    )
  }

  static func decodeSettings(_ value: JSONValue) throws(Diagnostic) -> Settings {
    var settings = Settings()
    var object = try SessionObject(value)
    var faults = FaultCollector()
    for definition in SettingCatalog.all {
      guard let stored = object.take(definition.name) else { continue }
      _ = faults.attempt(try definition.decode(stored, to: &settings))
    }
    _ = faults.attempt(try object.close())
    try faults.finish()
    return settings
  }

  private static func enter(
    _ read: StoredDefinition,
    _ value: JSONValue,
    into contents: inout Contents,
    _ remembered: inout [(name: String, value: JSONValue)]
  ) throws(Diagnostic) {
    let name = read.syntax.name.text
    guard contents.table[name] == nil else {
      throw Diagnostic(
        id: "duplicate-definition",
        message: "'\(name)' is defined above already",
        range: try SessionObject(value).firstKey?.value.range ?? value.range
      )
    }
    for change in try contents.changes(defining: read.syntax) { contents.apply(change) }
    if let lastChange = read.lastChange { remembered.append((name, lastChange)) }
  }

  /// Reads what was typed for a definition, and what last moved it.
  static func decodeDefinition(
    _ value: JSONValue
  ) throws(Diagnostic) -> StoredDefinition {
    var object = try SessionObject(value)
    guard let first = object.firstKey, let kind = DefinitionCatalog.kind(first.key) else {
      let known = DefinitionCatalog.all.map(\.keyword)
      throw Diagnostic(
        id: "unknown-kind",
        message: "a definition begins with what it is: \(known.joined(separator: ", "))",
        range: object.firstKey?.keyRange ?? value.range,
        suggestion: object.firstKey.flatMap { Suggestion.closest(to: $0.key, among: known) }
      )
    }
    let lastChange = kind.remembersChanges ? object.take("lastChange") : nil
    let syntax = kind.decode(&object)
    object.finish()
    if object.hasUnknownKeys, let meant = DefinitionCatalog.all.first(where: { value.hasKeys(of: $0) }) {
      throw Diagnostic(
        id: "unknown-kind",
        message: "what stands here are the keys of \(meant.inWords), not of \(kind.inWords)",
        range: first.keyRange,
        suggestion: meant.keyword
      )
    }
    return StoredDefinition(syntax: syntax, lastChange: lastChange, damage: object.faults.together)
  }
}

extension JSONValue {
  /// A fault in the file this value was read from, with the path of its place before its words.
  func naming(_ fault: Diagnostic) -> Diagnostic { fault.mapped(namingAlone) }

  private func namingAlone(_ fault: Diagnostic) -> Diagnostic {
    let path = path(to: fault.range).text
    let message = path.isEmpty ? fault.message : "\(path): \(fault.message)"
    return Diagnostic(id: fault.id, message: message, range: fault.range, suggestion: fault.suggestion)
  }
}

extension Diagnostic {
  fileprivate static func versionNotFirst(_ first: JSONValue.Member) -> Diagnostic {
    Diagnostic(
      id: "version-not-first",
      message: "a session file begins with \"easel\", its version; here \"\(first.key)\" stands before it",
      range: first.keyRange
    )
  }

  /// A name that is not known yet is often only defined too late in the file; says so.
  fileprivate func explained(by root: JSONValue, _ bytes: [UInt8]) -> Diagnostic {
    guard id == "unknown-name", case .array(let definitions)? = root["definitions"]?.content,
      range.upperBound <= bytes.count
    else { return self }
    let name = String(decoding: bytes[range], as: UTF8.self)
    let isBelow = definitions.contains { definition in
      guard case .object(let members) = definition.content, let first = members.first else { return false }
      return first.value == .string(name) && definition.range.lowerBound > range.lowerBound
    }
    guard isBelow else { return self }
    let message = "'\(name)' is defined further down; a definition stands after what it uses"
    return Diagnostic(id: "defined-later", message: message, range: range)
  }
}
