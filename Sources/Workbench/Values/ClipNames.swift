import Model
import Rendering

extension Clip {
  /// What it is called beside others: without the brackets that its own clauses stand in.
  var nameAmongOthers: String {
    guard label.hasPrefix("("), label.hasSuffix(")") else { return label }
    let inside = label.dropFirst().dropLast()
    var depth = 0
    for character in inside {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      // The bracket it begins with is closed before its end.
      if depth < 0 { return label }
    }
    return String(inside)
  }
}
