import Language
import Motion
import Testing

@testable import Model

struct FactoryCatalogTests {
  @Test(arguments: FactoryCatalog.all)
  func `every example runs and shows what it is an example of`(factory: Factory) throws {
    let text = factory.example.split(separator: " ", maxSplits: 1)
    let isCommand = ["plot", "inspect"].contains(text.first)
    let expression = isCommand ? String(text.last ?? "") : factory.example
    #expect(expression.contains(factory.name))
    if isCommand {
      _ = try clip(expression)
    } else if factory.example.hasPrefix(".") {
      _ = try Checker.check(
        try Parser.expression(expression),
        wanted: Wanted(factory.result, by: "the example"),
        in: Document().contents.lookup.everything
      )
    } else {
      _ = try evaluate(expression)
    }
  }

  /// Numbers on both sides of every range, and those no range allows.
  private func numbers(inside allowed: ParameterError.Allowed) -> (good: [Double], bad: [Double]) {
    switch allowed {
    case .positive: ([1e-3, 5], [0, -1])
    case .nonNegative: ([0, 5], [-1e-9])
    case .finite: ([-5, 0, 5], [])
    case .within(let range):
      (
        [range.lowerBound, range.upperBound],
        [min(range.lowerBound - 1e-9, range.lowerBound.nextDown), range.upperBound * 1.001 + 1]
      )
    case .above(let low, let high): ([low + 1e-3, high], [low, high + 1e-9])
    case .atLeast(let low): ([low], [low - 1e-9])
    }
  }

  /// A call with every required argument in place and one of them given.
  private func call(_ factory: Factory, _ parameter: Int, _ number: Double) -> Evaluator.Outcome {
    var slots: [Int] = []
    var operands: [Evaluator.Outcome] = []
    if case .modifier(let base) = factory.form { operands.append(.init(result: .success(sample(of: base)))) }
    for (index, other) in factory.parameters.enumerated() {
      guard index == parameter || other.defaultValue == nil else { continue }
      slots.append(index)
      let datum = index == parameter ? Datum.number(number) : sample(of: other.type, inside: other.allowed)
      operands.append(.init(result: .success(datum)))
    }
    return factory.outcome(slots, operands, slots.map { $0..<$0 + 1 }, callRange: 0..<0)
  }

  private func sample(of type: LanguageType, inside allowed: ParameterError.Allowed? = nil) -> Datum {
    switch type {
    case .animation: .animation(.default)
    case .spring: .spring(.smooth)
    case .curve: .curve(LinearCurve())
    case .number: .number(allowed.map { numbers(inside: $0).good.last ?? 1 } ?? 1)
    default: .value(Value(kind: type.valueKind ?? .number, components: [0.5, 0.5, 0.5, 0.5]))
    }
  }

  @Test(arguments: FactoryCatalog.all)
  func `every number is refused outside its range and taken inside`(factory: Factory) {
    for (index, parameter) in factory.parameters.enumerated() {
      guard let allowed = parameter.allowed else { continue }
      let (good, bad) = numbers(inside: allowed)
      for number in good {
        let outcome = call(factory, index, parameter.isWhole ? number.rounded() : number)
        if case .failure(let fault) = outcome.result {
          Issue.record("\(factory.name) \(parameter.name) \(number): \(fault.message)")
        }
      }
      for number in bad + [.nan, .infinity] {
        guard case .failure(let fault) = call(factory, index, number).result else {
          Issue.record("\(factory.name) took \(parameter.name) \(number)")
          continue
        }
        #expect(fault.id == "out-of-range")
        #expect(fault.message.contains(parameter.name) && fault.message.contains(allowed.inWords))
        #expect(fault.range.count == 1)
      }
    }
  }

  @Test func `no two factories can be meant by the same call`() {
    var seen: Set<String> = []
    for factory in FactoryCatalog.all {
      let types = factory.parameters.map { "\($0.spelling)\($0.type)" }.joined(separator: " ")
      #expect(seen.insert("\(factory.form) \(factory.name) \(factory.result) \(types)").inserted)
    }
  }

  /// Every factory the language's page lists, with SwiftUI's defaults written out: both are the same motion.
  @Test(arguments: [
    (".linear", ".linear(duration: 0.35)"), (".easeIn", ".easeIn(duration: 0.35)"),
    (".spring", ".spring(duration: 0.5, bounce: 0, blendDuration: 0)"),
    (".spring(dampingFraction: 0.825)", ".spring(response: 0.5, dampingFraction: 0.825)"),
    (".smooth", ".spring(duration: 0.5, bounce: 0)"), (".snappy", ".spring(duration: 0.5, bounce: 0.15)"),
    (".bouncy", ".spring(duration: 0.5, bounce: 0.3)"),
    (".default", ".spring(response: 0.55, dampingFraction: 1)"),
    (".bouncy(duration: 0.4, extraBounce: 0.1)", ".spring(duration: 0.4, bounce: 0.4)"),
    (".interactiveSpring", ".spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25)"),
    (".interactiveSpring(dampingFraction: 0.86)", ".spring(response: 0.15, dampingFraction: 0.86)"),
    (".interpolatingSpring", ".interpolatingSpring(Spring(duration: 0.5, bounce: 0))"),
    (
      ".interpolatingSpring(stiffness: 100, damping: 10)",
      ".interpolatingSpring(mass: 1, stiffness: 100, damping: 10)"
    ),
    (".timingCurve(0.42, 0, 1, 1)", ".easeIn"), (".timingCurve(.easeIn, duration: 0.35)", ".easeIn"),
    ("Spring()", "Spring(duration: 0.5, bounce: 0)"),
    ("Spring.snappy", "Spring(duration: 0.5, bounce: 0.15)"),
    (".easeInOut.repeatForever", ".easeInOut.repeatForever(autoreverses: true)"),
    (".easeInOut.repeatCount(3)", ".easeInOut.repeatCount(3, autoreverses: true)"),
  ])
  func `a default is what SwiftUI takes`(short: String, long: String) throws {
    let (one, other) = (try clip(short).trace, try clip(long).trace)
    for time in stride(from: 0.01, through: 1.3, by: 0.07) {
      let (a, b) = (one.channels[0].trajectory.state(at: time), other.channels[0].trajectory.state(at: time))
      #expect(abs(a.value.x - b.value.x) < 1e-9, "at \(time)")
    }
    #expect(abs(one.duration - other.duration) < 1e-9 || one.duration == other.duration)
  }

  @Test(arguments: [
    ("Spring(mass: 1, stiffness: 100, damping: 50)", "critical"),
    ("Spring(settlingDuration: 20, dampingRatio: 0.5)", "0.01 to 10 s"),
    (".timingCurve(-0.5, 0, 1, 1, duration: 1)", "0 to 1"),
    (".spring(duration: 0.5, blendDuration: 0.2)", "blendDuration"),
    (".linear.repeatCount(2)", "jumps to the target"), ("nil", "at once"),
  ])
  func `a note says what happens behind the user's back`(text: String, words: String) throws {
    let notes = try clip(text).trace.notes
    #expect(notes.count == 1)
    #expect(notes.first?.contains(words) == true, "\(notes)")
  }

  @Test(arguments: [
    "Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true)", ".bouncy", ".interactiveSpring",
    ".linear.repeatCount(3)", "false ? Spring(mass: 1, stiffness: 100, damping: 50) : Spring.bouncy",
  ])
  func `and nothing is said where nothing happens`(text: String) throws {
    #expect(try clip(text).trace.notes.isEmpty)
  }
}
