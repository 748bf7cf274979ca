import Rendering

/// A run of `easel test` in the XML that JUnit began and every CI server reads.
package struct JUnitReport: Sendable {
  private let suites: [Suite]

  package init(_ files: [CheckedFile]) { suites = files.map(Suite.init) }

  /// The whole file.
  package var text: String {
    let cases = suites.flatMap(\.cases)
    let counts = Self.counts(cases, seconds: suites.reduce(0) { $0 + $1.seconds })
    let head = XMLText.opening("testsuites", [("name", "easel")] + counts)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head)\n" + suites.map(\.text).joined()
      + "</testsuites>\n"
  }

  /// Whether a file may make room for a report: one of an earlier run, or empty.
  package static func mayReplace(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty else { return true }
    let head = String(decoding: bytes.prefix(1000), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.firstIndex(of: ">") else { return false }
    return head[head.index(after: end)...].drop(while: \.isWhitespace).hasPrefix("<testsuites")
  }

  /// The attributes that a server adds up.
  fileprivate static func counts(_ cases: [Case], seconds: Double) -> [XMLText.Attribute] {
    let failures = cases.count { $0.flaw?.tag == "failure" }
    let errors = cases.count { $0.flaw?.tag == "error" }
    let skipped = cases.count(where: \.isSkipped)
    return [
      ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
      ("skipped", "\(skipped)"), ("time", time(seconds)),
    ]
  }

  fileprivate static func time(_ seconds: Double) -> String { NumberText.fixed(seconds, decimals: 3) }
}

/// One thing that is in order or is not.
private struct Case {
  struct Flaw {
    let tag: String
    let id: String
    let message: String
    let text: String
  }

  let name: String
  let file: String
  let line: Int?
  let seconds: Double
  var flaw: Flaw?
  var isSkipped = false

  func text(className: String) -> String {
    let attributes: [XMLText.Attribute] = [
      ("name", name), ("classname", className), ("file", file), ("line", line.map { "\($0)" }),
      ("time", JUnitReport.time(seconds)),
    ]
    let head = "    " + XMLText.opening("testcase", attributes)
    if isSkipped { return head + XMLText.empty("skipped", [("message", "not reached")]) + "</testcase>\n" }
    guard let flaw else { return "    " + XMLText.empty("testcase", attributes) + "\n" }
    let tag = XMLText.opening(flaw.tag, [("message", flaw.message), ("type", flaw.id)])
    return head + "\n      \(tag)\(XMLText.escaped(flaw.text))</\(flaw.tag)>\n    </testcase>\n"
  }
}

/// What came of one file.
private struct Suite {
  let name: String
  let cases: [Case]
  let seconds: Double

  init(_ file: CheckedFile) {
    (name, seconds) = (file.name, file.seconds)
    var cases = file.entries.map { Case($0, in: file) }
    if let golden = file.golden { cases.append(Case(golden, of: file)) }
    // A file without expectations is a check too: it ran, or opened.
    let whole = Case(
      name: file.isSession ? "opens" : "runs",
      file: file.name,
      line: nil,
      seconds: file.seconds
    )
    self.cases = cases.isEmpty ? [whole] : cases
  }

  /// `Examples.star-feedback`: servers take what is before the last dot for a package.
  private var className: String {
    var path = Substring(name)
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    if path.hasSuffix(".easel") { path = path.dropLast(".easel".count) }
    return path.split(separator: "/").joined(separator: ".")
  }

  var text: String {
    let counts = JUnitReport.counts(cases, seconds: seconds)
    let head = XMLText.opening("testsuite", [("name", name), ("file", name)] + counts)
    return "  \(head)\n" + cases.map { $0.text(className: className) }.joined() + "  </testsuite>\n"
  }
}

extension Case {
  init(_ entry: CheckedFile.Entry, in file: CheckedFile) {
    let check = entry.check
    let place = check.place.map { " (line \($0.line))" } ?? ""
    self.init(
      name: check.title + place,
      file: check.place?.file ?? file.name,
      line: check.place?.line,
      seconds: entry.seconds
    )
    if case .unreached = check.outcome { isSkipped = true }
    guard let flaw = check.flaw else { return }
    let isError = if case .broke = check.outcome { true } else { false }
    self.flaw = Flaw(
      tag: isError ? "error" : "failure",
      id: flaw.id,
      message: flaw.message,
      text: flaw.lines.map(\.text).joined(separator: "\n")
    )
  }

  init(_ golden: GoldenVerdict, of file: CheckedFile) {
    self.init(name: "prints what is recorded", file: file.name, line: nil, seconds: 0)
    guard let message = golden.message else { return }
    let text = golden.lines(script: file.name).map(\.text).joined(separator: "\n")
    flaw = Flaw(tag: "failure", id: "golden-\(golden.name)", message: message, text: text)
  }
}
