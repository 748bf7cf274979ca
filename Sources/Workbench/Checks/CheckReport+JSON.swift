import Model

extension CheckedFile {
  /// The file as `--json` tells it, one object a line: its checks, then its counts.
  package var json: [String] {
    (entries.flatMap(\.check.objects) + [summary]).map { JSONWriter.line($0) }
  }

  private var summary: JSONValue {
    .object([
      "command": "test",
      "file": .string(name),
      "ok": .bool(isInOrder),
      "expectations": .number(Double(expectations)),
      "failed": .number(Double(failures)),
      "errors": .number(Double(errors)),
      "notReached": .number(Double(unreached)),
      "golden": golden.map { .string($0.name) } ?? .null,
      "goldenFile": golden.map { .string($0.path) } ?? .null,
      "seconds": .number(seconds),
    ])
  }
}

extension CheckTally {
  /// The last line of `--json`.
  package var json: String {
    JSONWriter.line(
      .object([
        "command": "summary",
        "ok": .bool(isInOrder),
        "files": .number(Double(files)),
        "failedFiles": .number(Double(failedFiles)),
        "expectations": .number(Double(expectations)),
        "failed": .number(Double(failures)),
        "errors": .number(Double(errors)),
        "notReached": .number(Double(unreached)),
        "golden": .object([
          "failed": .number(Double(surprises)), "recorded": .number(Double(recorded)),
        ]),
        "seconds": .number(seconds),
      ])
    )
  }
}
