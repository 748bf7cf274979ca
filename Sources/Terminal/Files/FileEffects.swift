import Language
import Workbench

/// Turns what the workbench calls a file into a path, and answers its requests.
@MainActor struct FileEffects {
  let folders: SessionFolders
  let keeper = WorkKeeper()

  func read(_ request: FileRequest) -> Reply {
    do throws(FileFault) {
      return .read(request, .success(try contents(of: request)))
    } catch {
      return .read(request, .failure(error))
    }
  }

  func write(_ request: FileRequest, bytes: [UInt8], guard rule: WriteGuard) -> Reply {
    do throws(FileFault) {
      let path = try pathForSaving(request)
      return .wrote(request, .success(try FileWriter.write(path, bytes: bytes, guard: rule)))
    } catch {
      return .wrote(request, .failure(error))
    }
  }

  func discardWork(_ number: Int) -> Reply {
    do throws(FileFault) {
      try keeper.discard(number)
      return .discarded(.success(()))
    } catch {
      return .discarded(.failure(error))
    }
  }

  func discardHeld(_ lineage: Int) -> Reply {
    keeper.drop(lineage)
    return .discarded(.success(()))
  }

  func sessions() -> Reply { .sessions(folders.listings()) }

  private func contents(of request: FileRequest) throws(FileFault) -> FileContents {
    switch request.purpose {
    case .openSession, .saveSession:
      let places = folders.places(of: request.name)
      for place in places {
        do throws(FileFault) {
          return try FileReader.read(place)
        } catch {
          // Only a file that is not there sends the search on; a broken one is what was meant.
          if error.id != "file-not-found" { throw error }
        }
      }
      throw places.count == 1
        ? .notFound(places[0], suggestion: byName(request)) : .noSession(request.name, in: folders)
    case .runScript, .useScript, .recording:
      let verb = request.purpose == .useScript ? "use" : "run"
      return try NearbyFiles.readScript(scriptPath(request), asked: verb, as: request.name)
    case .keptWork(let number): return try keeper.take(number)
    }
  }

  /// `card`, where that is a session and `card.json` no file.
  private func byName(_ request: FileRequest) -> String? {
    let name = String(request.name.dropLast(5))
    guard request.purpose == .openSession, request.name == name + ".json",
      folders.listings().contains(where: { $0.name == name })
    else { return nil }
    return name
  }

  /// A script is looked for beside the script that asks for it.
  private func scriptPath(_ request: FileRequest) -> String {
    let name = SessionFolders.expandingHome(request.name)
    guard !name.hasPrefix("/"), let from = request.from, from.contains("/") else { return name }
    let folder = FileWriter.folder(of: from)
    return folder == "/" ? "/" + name : folder + "/" + name
  }

  private func pathForSaving(_ request: FileRequest) throws(FileFault) -> String {
    if let path = request.path { return path }
    if request.purpose == .recording || SessionFolders.isPath(request.name) {
      return SessionFolders.expandingHome(request.name)
    }
    switch folders.forSaving {
    case .failure(let lack):
      throw FileFault(
        id: "file-unwritable",
        message: "cannot save '\(request.name)': \(lack.reason), so there is no session folder",
        suggestion: "name a file, such as ./\(request.name).json"
      )
    case .success(let folder):
      try FileWriter.makeFolders(folder)
      return "\(folder)/\(request.name).json"
    }
  }
}

extension FileFault {
  fileprivate static func noSession(_ name: String, in folders: SessionFolders) -> FileFault {
    let meant = Suggestion.closest(to: name, among: folders.listings().map(\.name))
    return FileFault(
      id: "file-not-found",
      message: "there is no session '\(name)' in \(folders.all.map { "'\($0)'" }.joined(separator: ", "))"
        + "; 'sessions' lists those there are",
      suggestion: meant.map { "open \(CharacterClass.isIdentifier($0) ? $0 : SyntaxPrinter.quoted($0))" }
    )
  }
}
