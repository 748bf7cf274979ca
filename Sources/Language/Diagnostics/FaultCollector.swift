/// Goes on behind a fault, so that all of a statement's faults are found in one pass.
package struct FaultCollector: Sendable {
  private var faults: [Diagnostic] = []

  package init() {}

  package var isEmpty: Bool { faults.isEmpty }

  /// Returns what some work comes to, or keeps its faults.
  package mutating func attempt<Value>(_ work: @autoclosure () throws(Diagnostic) -> Value) -> Value? {
    do throws(Diagnostic) {
      return try work()
    } catch {
      note(error)
      return nil
    }
  }

  /// Returns what comes of each element without a fault.
  package mutating func attempt<Element, Value>(
    each elements: some Sequence<Element>,
    _ work: (Element) throws(Diagnostic) -> Value
  ) -> [Value] {
    var values: [Value] = []
    for element in elements {
      if let value = attempt(try work(element)) { values.append(value) }
    }
    return values
  }

  package mutating func note(_ fault: Diagnostic) { faults += fault.all }

  /// Drops a fault that another one explains; it was noted not long ago.
  package mutating func withdraw(_ fault: Diagnostic) {
    if let place = faults.lastIndex(of: fault) { faults.remove(at: place) }
  }

  /// Drops the faults of a place that another one explains.
  package mutating func withdraw(in place: Range<Int>) {
    faults.removeAll { place.contains($0.range.lowerBound) }
  }

  /// What was kept, as one fault with others behind it; nil without any.
  package var together: Diagnostic? { Diagnostic.together(faults) }

  /// Throws what was kept, as one fault with others behind it.
  package func finish() throws(Diagnostic) {
    if let fault = together { throw fault }
  }
}
