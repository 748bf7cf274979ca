import Dispatch
import Language
import Rendering
import Workbench

/// `easel test`: every file in a workbench of its own, then the counts.
@MainActor struct TestRun {
  private let invocation: Invocation
  private let surroundings: Surroundings
  private let output: Output
  private let runner: EffectRunner

  init(_ invocation: Invocation, surroundings: Surroundings, output: Output, runner: EffectRunner) {
    self.invocation = invocation
    self.surroundings = surroundings
    self.output = output
    self.runner = runner
  }

  /// Runs them all; returns the exit status.
  func run() -> Int32 {
    // Told before the work, which may be long.
    guard isReportWritten({ path throws(FileFault) in try makeSure(of: path) }) else { return 1 }
    let targets = ScriptFinder.targets(paths, from: System.currentFolder ?? ".")
    let report = CheckReport(
      names: targets.map(\.name),
      width: surroundings.outputIsTerminal ? Surroundings.window(invocation, isTerminal: true).columns : nil,
      charset: surroundings.isASCII ? .ascii : .unicode
    )
    var tally = CheckTally()
    var files: [CheckedFile] = []
    for target in targets {
      let file = check(target)
      tally.add(file)
      if invocation.test.junit != nil { files.append(file) }
      tell(file, in: report)
    }
    // What the counts come to depends on whether they could be reported.
    tally.isReported = isReportWritten { path throws(FileFault) in
      // Again: a script may have written there meanwhile.
      try makeSure(of: path)
      try write(path, text: JUnitReport(files).text)
    }
    if invocation.isJSON {
      output.result(verbatim: tally.json)
    } else {
      output.result(report.lines(tally))
    }
    output.flush()
    return tally.isInOrder && !output.hasFailed ? 0 : 1
  }

  private var paths: [String] {
    invocation.inputs.compactMap { if case .file(let path) = $0 { path } else { nil } }
  }

  private func tell(_ file: CheckedFile, in report: CheckReport) {
    if invocation.isJSON {
      file.json.forEach(output.result(verbatim:))
      let details = report.details(of: file)
      if !details.isEmpty { output.complaint(details) }
    } else {
      output.result(report.lines(file))
    }
    output.flush()
  }

  // MARK: - One file

  private func check(_ target: ScriptFinder.Target) -> CheckedFile {
    var file = CheckedFile(name: target.name, keepsPrinted: invocation.test.golden != nil)
    var workbench = Workbench(
      configuration: surroundings.testConfiguration(invocation),
      invocation: invocation
    )
    let start = DispatchTime.now().uptimeNanoseconds
    func elapsed() -> Double {
      surroundings.isVirtualClock ? 0 : Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }
    runner.divert = { file.take($0, at: elapsed()) }
    if let fault = target.fault {
      runner.tell(workbench.complain(of: fault), in: &workbench)
    } else {
      run(target.name, in: &workbench)
    }
    runner.divert = nil
    file.finish(at: elapsed(), unreached: workbench.unreached)
    if let golden = invocation.test.golden { compare(&file, with: golden) }
    return file
  }

  private func run(_ path: String, in workbench: inout Workbench) {
    if let session = invocation.session {
      _ = runner.open(session, in: &workbench)
      if workbench.hasFailed { return }
    }
    if path.hasSuffix(".json") {
      _ = runner.open(path, in: &workbench)
      return
    }
    do throws(FileFault) {
      let contents = try NearbyFiles.readScript(path, orFolder: true)
      guard let source = Source(name: path, bytes: contents.bytes) else {
        return runner.tell(workbench.complain(of: .notText(path)), in: &workbench)
      }
      workbench.enter(source, from: contents.stamp)
      _ = runner.run(&workbench, stopsAtFailure: false)
    } catch {
      runner.tell(workbench.complain(of: error), in: &workbench)
    }
  }

  // MARK: - Files beside

  /// Holds what a script printed against its golden file; an error leaves nothing that could be compared.
  private func compare(_ file: inout CheckedFile, with folder: String) {
    guard !file.isSession, file.errors == 0 else { return }
    let path = GoldenFile.path(of: file.name, in: folder, from: System.currentFolder ?? ".")
    file.golden = verdict(of: file, path: path)
  }

  private func verdict(of file: CheckedFile, path: String) -> GoldenVerdict {
    do throws(FileFault) {
      let recorded = try bytes(at: path).map { String(decoding: $0, as: UTF8.self) }
      let verdict = GoldenVerdict(path: path, recorded: recorded, printed: file.printed)
      guard verdict.isFault, invocation.test.records else { return verdict }
      try write(path, text: GoldenFile.text(of: file.printed))
      return GoldenVerdict(path: path, finding: .recorded)
    } catch {
      return GoldenVerdict(path: path, finding: .unusable(error))
    }
  }

  /// Throws where the report would take the place of something else.
  private func makeSure(of path: String) throws(FileFault) {
    guard let bytes = try bytes(at: path), !JUnitReport.mayReplace(bytes) else { return }
    throw FileFault(
      id: "file-exists",
      message: "'\(path)' is there already and is no report; it is left as it is"
    )
  }

  /// What a file holds; nil where there is none.
  private func bytes(at path: String) throws(FileFault) -> [UInt8]? {
    do throws(FileFault) {
      return try FileReader.read(path).bytes
    } catch {
      if error.id == "file-not-found" { return nil }
      throw error
    }
  }

  /// Does a part of writing the report for a CI server; false when that went wrong, which is told.
  private func isReportWritten(_ part: (String) throws(FileFault) -> Void) -> Bool {
    guard let path = invocation.test.junit else { return true }
    do throws(FileFault) {
      try part(path)
      return true
    } catch {
      var workbench = Workbench(configuration: surroundings.configuration(invocation), invocation: invocation)
      runner.tell(workbench.complain(of: error), in: &workbench)
      output.flush()
      return false
    }
  }

  private func write(_ path: String, text: String) throws(FileFault) {
    try FileWriter.makeFolders(FileWriter.folder(of: path))
    _ = try FileWriter.write(path, bytes: Array(text.utf8), guard: .always)
  }
}
