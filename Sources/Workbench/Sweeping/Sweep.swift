import Language
import Model
import Motion

/// One clip under every value of one parameter, or under every pair of two.
struct Sweep: Sendable {
  let clip: ClipSyntax
  let clauses: [ClauseSyntax]

  /// One, or two: rows and columns of a grid.
  let parameters: [SweepParameter]
  let document: Document

  /// How many motions there are.
  var count: Int { parameters.reduce(1) { $0 * $1.values.count } }

  /// The values of the parameters for a motion, the last parameter changing fastest.
  func values(at index: Int) -> [Double] {
    var rest = index
    let values = parameters.reversed().map { parameter -> Double in
      defer { rest /= parameter.values.count }
      return parameter.values[rest % parameter.values.count]
    }
    return values.reversed()
  }

  /// Everything that was typed about the clip.
  private var expressions: [Expression] {
    let typed = (clip.clauses + clauses).compactMap { clause -> Expression? in
      if case .expression(let expression) = clause.argument { expression } else { nil }
    }
    return [clip.expression] + typed
  }

  /// Whether the clip comes out another with another value: it names the parameter, or uses a let of that name.
  func uses(_ name: Word) -> Bool {
    // A let may be used by what a view's last change took, too.
    document.definition(named: name.text) != nil
      || expressions.flatMap(\.nodes).contains { $0.operation == .name(name.text) }
  }

  /// Names that a fault says nothing has, once each.
  func namesMissing(_ fault: Diagnostic?) -> Set<String> {
    let places = (fault?.all ?? []).filter { $0.id == "unknown-name" }.map(\.range)
    let names = expressions.flatMap(\.nodes).compactMap { node in
      if case .name(let name) = node.operation, places.contains(node.range) { name } else { nil }
    }
    return Set(names)
  }

  /// What is wrong with the motion whatever the values are, or with the first of them.
  ///
  /// - Parameter names: What varies, also where its own values make no sense.
  func fault(varying names: [Word]) -> Diagnostic? {
    let lost = names.filter { name in !parameters.contains { $0.name == name } }
    do throws(Diagnostic) {
      guard !lost.isEmpty else {
        _ = try row(at: 0)
        return nil
      }
      var document = document
      for name in names where document.definition(named: name.text) == nil {
        try document.define(.constant(LetSyntax(name: name, annotation: nil, expression: Self.anyNumber)))
      }
      _ = try ClipResolver.resolve(clip, clauses: clauses, in: document)
      return nil
    } catch {
      return lost.isEmpty ? error : Diagnostic.together(error.all.filter { !isUnsure($0, without: lost) })
    }
  }

  /// Stands for a number that nobody knows.
  private static let anyNumber = Value.number(0.5).expression

  /// Whether a fault is about a number that comes from one that is not known.
  private func isUnsure(_ fault: Diagnostic, without lost: [Word]) -> Bool {
    ["out-of-range", "not-finite"].contains(fault.id)
      && expressions.flatMap(\.nodes).contains { node in
        lost.contains { node.operation == .name($0.text) } && fault.range.contains(node.range.lowerBound)
      }
  }

  /// Works out one motion.
  ///
  /// - Throws: What is wrong with it, and for which values.
  func row(at index: Int) throws(Diagnostic) -> SweepRow {
    let values = values(at: index)
    do throws(Diagnostic) {
      var document = document
      for (parameter, value) in zip(parameters, values) {
        let constant = LetSyntax(
          name: parameter.name,
          annotation: nil,
          expression: Value.number(value).expression
        )
        try document.define(.constant(constant))
      }
      return SweepRow(values: values, clip: try ClipResolver.resolve(clip, clauses: clauses, in: document))
    } catch {
      throw Self.dependsOnValues(error) ? error.explained("with \(title(of: values)), ") : error
    }
  }

  /// Whether a fault may be one for some values only.
  private static func dependsOnValues(_ fault: Diagnostic) -> Bool { fault.id != "unknown-name" }

  /// `b 0.1`, `b 0.1, d 0.5`: what tells one motion from the others.
  func title(of values: [Double]) -> String {
    zip(parameters, values).map { "\($0.name.text) \($0.text($1))" }.listed()
  }

  /// A motion's title in fewer and fewer columns: with names, with values alone, with their numbers.
  func titles(at index: Int) -> [String] {
    let values = values(at: index)
    let numbers = zip(parameters, values).map { $0.text($1) }
    let places = zip(parameters, values).map { parameter, value in
      String((parameter.values.firstIndex(of: value) ?? 0) + 1)
    }
    return [title(of: values), numbers.joined(separator: ", "), places.joined(separator: " ")]
  }

  /// What titles of one form mean; nil for those that say so themselves.
  func explanation(ofTitles form: Int) -> String? {
    let names = parameters.map(\.name.text)
    switch form {
    case 0: return nil
    case 1: return "titles are \(names.joined(separator: ", "))"
    default:
      let lists = parameters.map { parameter in
        "\(parameter.name.text) 1 is \(parameter.text(parameter.values.first ?? 0)), "
          + "\(parameter.values.count) is \(parameter.text(parameter.values.last ?? 0))"
      }
      return "titles are the places of \(names.joined(separator: ", ")): "
        + lists.joined(separator: "; ")
    }
  }
}

extension Diagnostic {
  /// The same fault with words before its message.
  fileprivate func explained(_ words: String) -> Diagnostic {
    mapped { Diagnostic(id: $0.id, message: words + $0.message, range: $0.range, suggestion: $0.suggestion) }
  }
}
