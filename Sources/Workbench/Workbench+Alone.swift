import Language

// Faults and answers behind which no statement stands.

extension Workbench {
  /// Tells a fault of the world that no statement asked for.
  package mutating func complain(of fault: FileFault) -> [Effect] {
    hasFailed = true
    let diagnostic = Diagnostic(
      id: Diagnostic.ID(stringLiteral: fault.id),
      message: fault.message,
      range: 0..<0,
      suggestion: fault.suggestion
    )
    return Complaint.alone(diagnostic, for: session.configuration)
  }

  mutating func receiveAlone(_ reply: Reply) -> [Effect] {
    do throws(Diagnostic) {
      return try session.receive(reply, at: 0..<0) + faultsInFile()
    } catch {
      hasFailed = true
      return Complaint.alone(error, for: session.configuration)
    }
  }
}
