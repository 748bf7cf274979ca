/// A file that holds what a script prints.
package enum GoldenFile {
  /// Where the golden file of a script is: its path from the current folder, in another folder.
  ///
  /// However a script is named, it has one golden file. Each step up from the current folder is a
  /// folder `_up`, so that nothing of the machine stands in the path.
  ///
  /// - Parameters:
  ///   - here: The current folder, from the root.
  package static func path(of script: String, in folder: String, from here: String) -> String {
    let parts = parts(of: normalPath(of: script, from: here))
    let base = self.parts(of: here)
    let shared = zip(parts, base).prefix { $0 == $1 }.count
    var below = parts.dropFirst(shared).map(String.init)
    // A folder that is really called so is another one.
    if let first = below.first, first.drop(while: { $0 == "_" }) == "up", first != "up" {
      below[0] = "_" + first
    }
    let ups = Array(repeating: "_up", count: base.count - shared)
    var path = (ups + below).joined(separator: "/")
    if path.hasSuffix(".easel") { path.removeLast(".easel".count) }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return (start == "./" ? "" : start) + path + ".txt"
  }

  /// A path from the root, the same for every way to write it; links stay what they are.
  ///
  /// - Parameter here: The current folder, from the root.
  package static func normalPath(of path: String, from here: String) -> String {
    "/" + parts(of: path.hasPrefix("/") ? path : here + "/" + path).joined(separator: "/")
  }

  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
  }

  /// The lines of a text; how they end does not matter.
  package static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The text that holds printed lines.
  package static func text(of lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

/// How what a script printed compares with its golden file.
package struct GoldenVerdict: Sendable {
  /// What comparing came to.
  package enum Finding: Sendable {
    /// Every line is the same, or nothing is printed and nothing recorded.
    case same

    /// What is printed was put into the file just now.
    case recorded

    /// Something is printed, and there is no file.
    case missing
    case differs(LineDifference)

    /// The file could not be read, or not be written.
    case unusable(FileFault)
  }

  /// Of the golden file.
  package let path: String
  package let finding: Finding

  package init(path: String, finding: Finding) {
    self.path = path
    self.finding = finding
  }

  /// Compares printed lines with those of a file.
  ///
  /// - Parameter recorded: What the file holds; nil where there is none, which suits a script that
  ///   prints nothing.
  package init(path: String, recorded: String?, printed: [String]) {
    self.path = path
    guard let recorded else {
      finding = printed.isEmpty ? .same : .missing
      return
    }
    finding = LineDifference(from: GoldenFile.lines(of: recorded), to: printed).map(Finding.differs) ?? .same
  }

  /// Whether it fails the file.
  package var isFault: Bool {
    switch finding {
    case .same, .recorded: false
    case .missing, .differs, .unusable: true
    }
  }

  /// What `--json` calls it.
  var name: String {
    switch finding {
    case .same: "same"
    case .recorded: "recorded"
    case .missing: "missing"
    case .differs: "differs"
    case .unusable: "unusable"
    }
  }

  /// A few words for the file's line; nil where there is nothing to say.
  var words: String? {
    switch finding {
    case .same: nil
    case .recorded: "output recorded"
    case .missing: "output never recorded"
    case .differs: "output not as recorded"
    case .unusable: "output not comparable"
    }
  }
}
