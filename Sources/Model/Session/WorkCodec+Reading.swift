package import Language

/// Unsaved work that was read back.
package struct KeptWork: Sendable {
  package let document: Document
  package let file: WorkFile?

  /// What is wrong with the file from some line on; all before it was read.
  package let damage: Diagnostic?
}

extension WorkCodec {
  /// Reads unsaved work, up to the first line that makes no sense.
  ///
  /// - Throws: What is wrong with the first line; ranges count bytes of the file.
  package static func decode(_ bytes: [UInt8]) throws(Diagnostic) -> KeptWork {
    try decode(bytes, lines(of: bytes), damage: nil)
  }

  /// The lines that have an end: one without was being written when the program died.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(start..<index)
      start = index + 1
    }
    return lines
  }

  private static func decode(
    _ bytes: [UInt8],
    _ lines: [Range<Int>],
    damage: Diagnostic?
  ) throws(Diagnostic) -> KeptWork {
    guard !lines.isEmpty else {
      throw Diagnostic(id: "invalid-json", message: "the file has no whole line", range: 0..<0)
    }
    var contents = Contents()
    var file: WorkFile?
    for (index, line) in lines.enumerated() {
      do throws(Diagnostic) {
        try read(Array(bytes[line]), isFirst: index == 0, into: &contents, &file)
      } catch {
        let fault = error.moved(by: line.lowerBound)
        guard index > 0 else { throw fault }
        // The line may have been taken in by half: begin again without it.
        return try decode(bytes, Array(lines[..<index]), damage: fault)
      }
    }
    return KeptWork(document: Document(contents), file: file, damage: damage)
  }

  private static func read(
    _ line: [UInt8],
    isFirst: Bool,
    into contents: inout Contents,
    _ file: inout WorkFile?
  ) throws(Diagnostic) {
    let root = try JSONReader.read(line)
    do throws(Diagnostic) {
      var object = try SessionObject(root)
      if isFirst {
        if let version = object.require("easel") { try SessionCodec.checkVersion(version) }
        contents.name = try object.take("name")?.text()
        file = try object.take("file").map { value throws(Diagnostic) in try WorkFile(value) }
      }
      if let settings = object.take("settings") {
        contents.settings = try SessionCodec.decodeSettings(settings)
      }
      for name in object.words("gone") ?? [] { contents.forget(name.text) }
      let entries = object.list("definitions", isOptional: true)
      try object.close()
      try contents.take(entries)
    } catch {
      throw root.naming(error)
    }
  }
}

extension WorkFile {
  fileprivate init(_ value: JSONValue) throws(Diagnostic) {
    var object = try SessionObject(value)
    let path = object.text(object.require("path"))
    let stamp = object.text(object.require("stamp"))
    try object.close()
    self.init(path: path ?? "", stamp: stamp ?? "")
  }
}

extension Contents {
  fileprivate mutating func forget(_ name: String) {
    apply(.definition(name, before: table[name], after: nil))
    (values[name], lastChanges[name]) = (nil, nil)
  }

  /// Puts definitions in place that were checked when they were written, each after what it uses.
  fileprivate mutating func take(_ entries: [JSONValue]) throws(Diagnostic) {
    var remembered: [(name: String, value: JSONValue)] = []
    for entry in entries {
      var object = try SessionObject(entry)
      let place = object.read(object.require("place")) { value throws(Diagnostic) in try value.place() }
      let stored = object.read(object.require("definition")) { value throws(Diagnostic) in
        try SessionCodec.decodeDefinition(value)
      }
      let held = object.take("holds")
      try object.close()
      guard let stored, let place else { continue }
      if let damage = stored.damage { throw damage }
      let (syntax, lastChange) = (stored.syntax, stored.lastChange)
      let definition = try DefinitionCatalog.bind(syntax, in: lookup)
      let name = definition.name
      apply(.definition(name, before: table[name], after: .init(definition: definition, place: place)))
      values[name] = (definition as? StateDefinition)?.initialValue
      lastChanges[name] = nil
      if let held {
        let expression = try ExpressionCoding.decode(held)
        values[name] = try storedValue(PropertySyntax(name: syntax.name, expression: expression))
      }
      if let lastChange { remembered.append((name, lastChange)) }
    }
    for (name, value) in remembered { try decodeLastChange(value, of: name) }
  }
}

extension JSONValue {
  /// A definition's place among the others.
  fileprivate func place() throws(Diagnostic) -> Int {
    guard case .number(let number) = content, let place = Int(exactly: number), (0..<1 << 40).contains(place)
    else { throw .wrongType(self, expected: "a whole number") }
    return place
  }
}

extension Diagnostic {
  fileprivate func moved(by offset: Int) -> Diagnostic {
    mapped { fault in
      let range = fault.range.lowerBound + offset..<fault.range.upperBound + offset
      return fault.at(range)
    }
  }
}
