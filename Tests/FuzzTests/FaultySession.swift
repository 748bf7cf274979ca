import FuzzTargets
import Language
import Model
import TestSupport
import Workbench

/// A stored session with some faults of different kinds, and the offsets where they are.
struct FaultySession {
  private var generator: SeededGenerator
  private let root: JSONValue
  private var planted: [[JSONPath.Component]: Fault] = [:]
  private var text = ""
  private(set) var places: [Int] = []

  private enum Fault: CaseIterable {
    case unknownKey, duplicateKey, missingKey, hugeNumber, unknownName, unknownAnimation, wrongType, strayWord

    /// Of a key that is unknown, twice there or missing; an object tells only one of those.
    var isOfKeys: Bool { [.unknownKey, .duplicateKey, .missingKey].contains(self) }
  }

  /// Keys that must be there, each with a value that is no list of others; a phase goes without animation.
  private static let required: [String] = ["initial", "at", "value", "animation"]

  /// Objects whose keys are names of their own.
  private static let free: Set<String> = ["properties", "values", "before", "settings"]

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    var workbench = Workbench()
    let lines = SoundScript.lines(seed: seed, count: 14).joined(separator: "\n")
    workbench.enter(Source(text: lines))
    while workbench.advance() != nil {}
    root = try JSONReader.read(Array(SessionCodec.encode(workbench.session.document, name: "x").utf8))
  }

  /// The text with about as many faults as asked for.
  mutating func make(count: Int) -> (text: String, places: [Int]) {
    var sites: [([JSONPath.Component], Fault)] = []
    if let definitions = root["definitions"] { find(definitions, [.key("definitions")], in: "", &sites) }
    for (path, fault) in sites.shuffled(using: &generator) where planted.count < count {
      // What is left out takes its own faults along, and one object has one fault of its keys.
      let isOfKeys = fault.isOfKeys
      let isApart = planted.allSatisfy { other, otherFault in
        !other.starts(with: path) && !path.starts(with: other)
          && !(isOfKeys && otherFault.isOfKeys && other.dropLast() == path.dropLast())
      }
      if isApart { planted[path] = fault }
    }
    write(root, [])
    return (text, places.sorted())
  }

  private func find(
    _ value: JSONValue,
    _ path: [JSONPath.Component],
    in key: String,
    _ sites: inout [([JSONPath.Component], Fault)]
  ) {
    switch value.content {
    case .array(let elements):
      for (index, element) in elements.enumerated() { find(element, path + [.index(index)], in: key, &sites) }
    case .object(let members):
      // A call or a keyframe takes any key, and a state's value is not read again once its keys are wrong.
      let isCall = members.count == 1 && members[0].key.first.map { $0 == "." || $0.isUppercase } == true
      if isCall || members.first?.key.hasSuffix("Keyframe") == true { return }
      for member in members {
        let inner = path + [.key(member.key)]
        let isRequired = Self.required.contains(member.key) && !(member.key == "animation" && key == "steps")
        if isRequired, !Self.free.contains(key) { sites.append((inner, .missingKey)) }
        if Self.free.contains(key) || member.key == "initial" {
          sites += [.hugeNumber, .unknownName, .wrongType, .strayWord].map { (inner, $0) }
        }
        if member.key == "animation" { sites.append((inner, .unknownAnimation)) }
        if !["lastChange", "before"].contains(member.key) {
          find(member.value, inner, in: member.key, &sites)
        }
      }
      if !Self.free.contains(key) {
        sites += [.unknownKey, .duplicateKey].map { (path + [.key("+")], $0) }
      }
    default: return
    }
  }

  private mutating func write(_ value: JSONValue, _ path: [JSONPath.Component]) {
    switch value.content {
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += index > 0 ? ",\n" : "\n"
        write(element, path + [.index(index)])
      }
      text += "]"
    case .object(let members): write(members, path)
    default: text += JSONWriter.line(value)
    }
  }

  private mutating func write(_ members: [JSONValue.Member], _ path: [JSONPath.Component]) {
    let start = text.utf8.count
    var isFirst = true
    func separate(_ text: inout String) {
      text += isFirst ? "{" : ", "
      isFirst = false
    }
    for member in members {
      let inner = path + [.key(member.key)]
      if planted[inner] == .missingKey {
        places.append(start)
        continue
      }
      separate(&text)
      text += "\(JSONWriter.quoted(member.key)): "
      guard let fault = planted[inner] else {
        write(member.value, inner)
        continue
      }
      let isInQuotes = fault == .unknownName || fault == .unknownAnimation
      places.append(text.utf8.count + (isInQuotes ? 1 : 0))
      switch fault {
      case .hugeNumber: text += "1e999"
      case .strayWord: text += "True"
      case .unknownName: text += "\"nosuch\""
      case .unknownAnimation: text += "\".sprin\""
      default: text += "[]"
      }
    }
    if let fault = planted[path + [.key("+")]], let first = members.first {
      separate(&text)
      places.append(text.utf8.count)
      text += fault == .unknownKey ? "\"extra\": 1" : "\(JSONWriter.quoted(first.key)): 1"
    }
    text += isFirst ? "{}" : "}"
  }
}
