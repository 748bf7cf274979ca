import Language
import Rendering
import Testing

@testable import Workbench

/// Scripts as checks: what is counted, and what is said.
struct CheckTests {
  /// A file after a script ran in it, each check half a second after the one before.
  private func file(
    _ script: String,
    name: String = "a.easel",
    adjust: (inout Configuration) -> Void = { _ in }
  ) -> CheckedFile {
    var world = World {
      $0.isTesting = true
      $0.isPlain = true
      adjust(&$0)
    }
    world.type(script, from: name)
    var file = CheckedFile(name: name, keepsPrinted: true)
    for (index, check) in world.checks.enumerated() {
      _ = file.take(.checked(check), at: Double(index + 1) / 2)
    }
    _ = file.take(.output(world.output.map { StyledLine($0) }), at: 0)
    file.finish(at: 0, unreached: world.workbench.unreached)
    return file
  }

  private static let faulty = """
    expect 1 == 1
    2 + 2
    expect 1 == 2
    expect nothing == 1
    expect 2 == 2
    state a = fales
    expect 3 == 3
    expect 3 == 4
    """

  @Test func `an expectation ends nothing, any other fault ends the file`() {
    let file = file(Self.faulty)
    #expect([file.expectations, file.failures, file.errors, file.unreached] == [3, 1, 2, 2])
    #expect(file.printed == ["4"])
    #expect(!file.isInOrder)
  }

  @Test func `told to keep going, a file is run to its end`() {
    let file = file(Self.faulty) { $0.keepsGoing = true }
    #expect([file.expectations, file.failures, file.errors, file.unreached] == [5, 2, 2, 0])
  }

  @Test func `an expectation that makes no sense is one check, whatever is wrong with it, and ends nothing`()
  {
    let file = file("expect 1 ==; expect 1 == 1\nexpect nope == nada\nplto\nexpect 3 ==")
    #expect([file.expectations, file.failures, file.errors, file.unreached] == [1, 0, 3, 1])
    let checks = file.entries.map(\.check)
    #expect(checks.map(\.title) == ["1 ==", "1 == 1", "nope == nada", "plto", "3 =="])
    #expect(checks.map(\.objects.count) == [1, 1, 2, 1, 1])
    #expect(checks[2].flaw?.message == "no state or let named 'nope', and 1 more")
    #expect(checks[2].flaw?.lines.count == 6)
  }

  @Test func `a report that cannot be written is in no order`() {
    var tally = CheckTally()
    tally.add(file("expect 1 == 1"))
    tally.isReported = false
    #expect(!tally.isInOrder && tally.json.contains("\"ok\":false"))
    #expect(tally.sentence == "1 file ok: 1 expectation holds, no report written")
  }

  @Test func `what lacks a definition that had a fault is no fault of its own`() {
    let file = file("state a = fales\nexpect a == 1\nexpect 1 == 1") { $0.keepsGoing = true }
    #expect([file.expectations, file.failures, file.errors, file.unreached] == [1, 0, 1, 1])
  }

  @Test func `a file has one line, then its faults with their places`() {
    let files = [file("expect 1 == 1", name: "long/name.easel"), file(Self.faulty), file("", name: "b.json")]
    let report = CheckReport(names: files.map(\.name), width: nil, charset: .unicode)
    var tally = CheckTally()
    files.forEach { tally.add($0) }
    let text = (files.flatMap { report.lines($0) } + report.lines(tally)).map(\.text)
    #expect(
      text.joined(separator: "\n") == """
        ok    long/name.easel  1 expectation
        FAIL  a.easel          1 of 3 expectations failed, 2 errors, 2 not reached
        a.easel:3:8: error: 1, expected 2; 1 too low
        expect 1 == 2
               ^
        a.easel:4:8: error: no state or let named 'nothing'
        expect nothing == 1
               ^^^^^^^
        a.easel:6:11: error: no state or let named 'fales'
        state a = fales
                  ^^^^^ type: false

        ok    b.json           opens
        1 of 3 files failed: 1 of 4 expectations does not hold, 2 errors, 2 not reached
        """
    )
  }

  @Test(arguments: [40, 60, 80])
  func `in a window a name is cut at its front`(width: Int) {
    let name = String(repeating: "folder/", count: 20) + "card.easel"
    let report = CheckReport(names: [name, "b"], width: width, charset: .unicode)
    let line = report.lines(file("expect 1 == 1", name: name))[0].text
    #expect(line.hasPrefix("ok    …"))
    #expect(line.contains("/card.easel ") && line.hasSuffix("  1 expectation"))
    #expect(line.count < max(width, 38))
  }

  @Test(arguments: [
    (["expect 1 == 1"], "1 file ok: 1 expectation holds"),
    (["expect 1 == 1; expect 2 == 2", "1"], "2 files ok: 2 expectations hold"),
    (["1", "2"], "2 files ok: no expectations"),
    (["plto"], "1 of 1 file failed: no expectations, 1 error"),
    (
      ["plto; expect 1 == 1", "expect 1 == 1"],
      "1 of 2 files failed: 1 expectation holds, 1 error, 1 not reached"
    ),
  ])
  func `the last line counts`(scripts: [String], sentence: String) {
    var tally = CheckTally()
    scripts.forEach { tally.add(file($0)) }
    #expect(tally.sentence == sentence)
  }

  @Test func `line ends and tabs in a name survive the report`() {
    let text = JUnitReport([file("expect 1 == 1", name: "a\n\tb.easel")]).text
    #expect(text.contains("<testsuite name=\"a&#10;&#9;b.easel\" file=\"a&#10;&#9;b.easel\""))
    #expect(text.contains("classname=\"a&#10;&#9;b\" file=\"a&#10;&#9;b.easel\""))
    #expect(text.split(separator: "\n").count == 6)
  }

  @Test(arguments: [
    ("", true), (JUnitReport([]).text, true), ("<?xml version=\"1.0\"?><testsuites>", true),
    ("<?xml version=\"1.0\"?>\n<project>", false), ("<testsuites>", false), ("<?xml", false),
    ("state a = 1\n", false), ("\n", false),
  ])
  func `a report takes the place of a report only`(text: String, may: Bool) {
    #expect(JUnitReport.mayReplace(Array(text.utf8)) == may)
  }

  @Test func `the report for a server is XML, whatever stands in a script`() {
    let report = JUnitReport([
      file("expect 1 == 1\nplot \"\u{1}<&>\" // \u{7}\nexpect 2 < 3", name: "./x/a.easel"), file("1"),
    ])
    #expect(
      report.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="easel" tests="4" failures="0" errors="1" skipped="1" time="1.000">
          <testsuite name="./x/a.easel" file="./x/a.easel" tests="3" failures="0" errors="1" skipped="1" time="1.000">
            <testcase name="1 == 1 (line 1)" classname="x.a" file="./x/a.easel" line="1" time="0.500"/>
            <testcase name="plot &quot;\\u{1}&lt;&amp;&gt;&quot; // \\u{7} (line 2)" classname="x.a" file="./x/a.easel" line="2" time="0.500">
              <error message="this is a string, which does not move" type="not-a-clip">./x/a.easel:2:6: error: this is a string, which does not move
        plot &quot;\\u{1}&lt;&amp;&gt;&quot; // \\u{7}
             ^^^^^^^^^^</error>
            </testcase>
            <testcase name="2 &lt; 3 (line 3)" classname="x.a" file="./x/a.easel" line="3" time="0.000"><skipped message="not reached"/></testcase>
          </testsuite>
          <testsuite name="a.easel" file="a.easel" tests="1" failures="0" errors="0" skipped="0" time="0.000">
            <testcase name="runs" classname="a" file="a.easel" time="0.000"/>
          </testsuite>
        </testsuites>

        """
    )
  }
}
