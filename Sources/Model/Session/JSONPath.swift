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
      let index = elements.firstInOrder { $0.range.upperBound >= place.upperBound }
      guard index < elements.count, holds(elements[index].range) else { return nil }
      return (.index(index), elements[index])
    case .object(let members):
      let index = members.firstInOrder { $0.value.range.upperBound >= place.upperBound }
      guard index < members.count, holds(members[index].keyRange) || holds(members[index].value.range) else {
        return nil
      }
      return (.key(members[index].key), members[index].value)
    case .null, .bool, .number, .string:
      return nil
    }
  }
}

extension Array {
  /// The index of the first element of which something is true, where it is true of all behind it; the
  /// count where it is true of none.
  fileprivate func firstInOrder(where isReached: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
