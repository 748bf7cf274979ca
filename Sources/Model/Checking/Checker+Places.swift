import Language
import Motion

/// Arguments that lack a name, are missing, or stand twice.
extension Checker {
  /// Arguments without the names they have: each in its place, of the first form whose types they fit.
  func positional(
    _ labels: [String?],
    _ meant: [Factory],
    _ call: Int,
    _ arguments: [Int]
  ) -> Diagnostic? {
    guard labels.contains(nil) else { return nil }
    for form in meant where fitsInOrder(labels, form, arguments) {
      let bare = labels.indices.filter { labels[$0] != form.parameters[$0].label }
      guard let index = bare.first, let label = form.parameters[index].label else { continue }
      let isLast = bare.count == 1 && labels.count > 1 && index == labels.count - 1
      let lists = meant.map(\.parameterList).filter { !$0.isEmpty }.unique
      let names = form.parameters.prefix(labels.count).map(\.label)
      let argument = arguments[index]
      return Diagnostic(
        id: "wrong-arguments",
        message: isLast
          ? "'\(form.spelling)' takes its last argument by name: \(form.parameterList)"
          : "'\(form.spelling)' takes its arguments by name: \(lists.joined(separator: "; or "))",
        range: bare.count == 1 ? expression.range(of: argument) : callRange(call),
        suggestion: bare.count == 1
          ? "\(label): \(typed(argument))"
          : text(of: form, Array(zip(names, arguments)))
      )
    }
    return nil
  }

  /// Whether arguments fit the first parameters of a form, if those without a name had it.
  private func fitsInOrder(_ labels: [String?], _ form: Factory, _ arguments: [Int]) -> Bool {
    guard form.parameters.count >= labels.count, !form.repeatsLast else { return false }
    let fits = labels.indices.allSatisfy { index in
      let parameter = form.parameters[index]
      return (labels[index] == nil || labels[index] == parameter.label)
        && mayBe(arguments[index], parameter.type) && isWithin(parameter, arguments[index])
    }
    return fits && form.parameters.dropFirst(labels.count).allSatisfy(\.hasDefault)
  }

  /// False only for a number that a parameter certainly does not take.
  private func isWithin(_ parameter: Parameter, _ argument: Int) -> Bool {
    guard let allowed = parameter.allowed else { return true }
    switch expression.nodes[argument].operation {
    case .number(let number, nil): return allowed.contains(number)
    case .prefix(.minus):
      guard case .number(let number, nil) = expression.nodes[argument - 1].operation else { return true }
      return allowed.contains(-number)
    default: return true
    }
  }

  /// A name that stands twice.
  func repeated(_ labels: [String?], _ arguments: [Int]) -> Diagnostic? {
    var seen: Set<String> = []
    let twice = zip(labels, arguments).first { label, _ in label.map { !seen.insert($0).inserted } ?? false }
    guard let twice, let label = twice.0 else { return nil }
    return Diagnostic(
      id: "wrong-arguments",
      message: "'\(label):' stands here twice",
      range: labelRange(label, of: twice.1)
    )
  }

  /// Says what is missing where the labels are right as far as they go.
  func missing(_ labels: [String?], _ meant: [Factory], _ call: Int, _ arguments: [Int]) -> Diagnostic? {
    for factory in meant {
      var open = Array(zip(labels, arguments))
      let needed = factory.parameters.filter { parameter in
        let index = open.firstIndex { label, argument in
          label == parameter.label && mayBe(argument, parameter.type)
        }
        guard let index else { return !parameter.hasDefault }
        open.remove(at: index)
        return false
      }
      guard open.isEmpty, !needed.isEmpty, let last = arguments.last else { continue }
      let isDuration = needed.map(\.label) == ["duration"] && factory.parameters.last?.label == "duration"
      let whole = text(of: factory, Array(zip(labels, arguments)))
      return Diagnostic(
        id: "wrong-arguments",
        message: "'\(factory.spelling)' needs "
          + needed.map { "'\($0.spelling)'" }.joined(separator: ", ") + " too, as in \(factory.example)",
        range: isDuration ? callRange(call) : expression.range(of: last),
        suggestion: isDuration ? "\(whole.dropLast()), duration: 0.3)" : nil
      )
    }
    return nil
  }
}
