/// Where in a JSON file something stands: `definitions[3].steps[0].animation`.
package struct JSONPath: Hashable, Sendable {
  package enum Component: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  package var components: [Component] = []

  package init(_ components: [Component] = []) { self.components = components }

  /// Components that are told of a path too long to be read.
  private static let told = 6

  /// The path in the spelling of JavaScript, its midst left out where it is long; empty for the whole file.
  package var text: String {
    guard components.count > 2 * Self.told else { return Self.text(of: components[...]) }
    let start = Self.text(of: components.prefix(Self.told))
    return start + " ... " + Self.text(of: components.suffix(Self.told))
  }

  private static func text(of components: ArraySlice<Component>) -> String {
    var text = ""
    for component in components {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where !key.isEmpty && key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }):
        text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(JSONWriter.quoted(key))]"
      }
    }
    return text
  }
}

extension JSONValue {
  /// The path of the innermost value, or key, whose bytes hold a place of the file.
  package func path(to place: Range<Int>) -> JSONPath {
    var path = JSONPath()
    var current = self
    while let (component, inner) = current.step(towards: place) {
      path.components.append(component)
      current = inner
    }
    return path
  }

  private func step(towards place: Range<Int>) -> (JSONPath.Component, JSONValue)? {
    func holds(_ range: Range<Int>) -> Bool {
      range.lowerBound <= place.lowerBound && place.upperBound <= range.upperBound
    }
    switch content {
    case .array(let elements):
      guard let index = elements.firstIndex(where: { holds($0.range) }) else { return nil }
      return (.index(index), elements[index])
    case .object(let members):
      guard let member = members.first(where: { holds($0.keyRange) || holds($0.value.range) }) else {
        return nil
      }
      return (.key(member.key), member.value)
    case .null, .bool, .number, .string:
      return nil
    }
  }
}
