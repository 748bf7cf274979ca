import Foundation

/// The oracle numbers under `Tests/Vectors`, which nothing here has computed.
enum Vectors {
  static func url(_ name: String) -> URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Vectors/" + name)
  }

  /// The rows of a CSV file, each by column name; `#` starts a comment line.
  static func rows(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOf: url(name), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    guard let header = lines.first.map(fields) else { return [] }
    return lines.dropFirst().map { line in
      Dictionary(zip(header, fields(line)), uniquingKeysWith: { first, _ in first })
    }
  }

  /// The `vectors` array of a JSON file.
  static func objects(_ name: String) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url(name)))
    return (object as? [String: Any])?["vectors"] as? [[String: Any]] ?? []
  }

  /// A JSON file that is a list.
  static func list(_ name: String) throws -> [[String: Any]] {
    try JSONSerialization.jsonObject(with: Data(contentsOf: url(name))) as? [[String: Any]] ?? []
  }

  private static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}

extension [String: String] {
  /// A column as a number; `inf` is one.
  func number(_ column: String) -> Double? { self[column].flatMap(Double.init) }

  func text(_ column: String) -> String { self[column] ?? "" }
}

extension [String: Any] {
  func number(_ key: String) -> Double? { (self[key] as? NSNumber)?.doubleValue }

  func text(_ key: String) -> String { self[key] as? String ?? "" }
}

/// Whether a number is the expected one to within a tolerance, relative for numbers above 1.
func agrees(_ actual: Double, _ expected: Double, within tolerance: Double) -> Bool {
  if actual == expected { return true }
  return abs(actual - expected) <= tolerance * max(1, abs(expected))
}
