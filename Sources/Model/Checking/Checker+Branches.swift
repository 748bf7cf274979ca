import Language

/// Parts that share one place: the branches of a `?:`, and the leading dot that an expression hangs on.
extension Checker {
  /// What a part may come to: itself, or the branches of a `?:` and of those nested in it.
  func leaves(_ position: Int) -> [Int] {
    var leaves: [Int] = []
    var open = [position]
    while let next = open.popLast() {
      if case .conditional = expression.nodes[next].operation {
        open += expression.operands(of: next).dropFirst().reversed()
      } else {
        leaves.append(next)
      }
    }
    return leaves
  }

  /// The faults of a `?:` at the branches that do not fit its place, or each other; nil for anything else.
  func branchFaults(_ position: Int, _ wanted: Wanted?) -> Diagnostic? {
    guard case .conditional = expression.nodes[position].operation else { return nil }
    let leaves = leaves(position)
    if let wanted {
      return Diagnostic.together(
        leaves.filter { !candidates[$0].accepts(wanted.type) }.map { misfit($0, wanted) }
      )
    }
    let nameless = leaves.filter { !candidates[$0].isFaulty && candidates[$0].types.isEmpty }
    guard let told = leaves.first(where: { candidates[$0].preferred != nil }),
      let type = candidates[told].preferred
    else { return Diagnostic.together(nameless.map(undecided)) }
    if !nameless.isEmpty {
      let wanted = Wanted(type, by: "a branch of '?:'")
      return Diagnostic.together(nameless.map { misfit($0, wanted) })
    }
    return leaves.first { !candidates[$0].accepts(type) }.map { different(told, $0, position) }
  }

  /// Two branches of two types.
  func different(_ left: Int, _ right: Int, _ position: Int) -> Diagnostic {
    // A number beside an angle, a size beside a point: what could be typed so that they are alike.
    let meant = [(left, right), (right, left)].lazy.compactMap { kept, other in
      self.candidates[kept].preferred.flatMap { self.meant(other, as: $0) }.map { (branch: other, text: $0) }
    }.first
    return Diagnostic(
      id: "wrong-type",
      message:
        "both branches of '?:' must be of one type: one is \(quoted(left)), the other \(quoted(right))",
      range: meant.map { expression.range(of: $0.branch) } ?? expression.nodes[position].range,
      suggestion: meant?.text
    )
  }

  /// The leading dot that a part takes its type from; nil without one.
  func openDot(_ position: Int) -> Int? {
    var place: Int? = position
    while let next = place {
      let operands = expression.operands(of: next)
      switch expression.nodes[next].operation {
      case .implicitMember: return next
      case .call where isDot(operands[0]): return operands[0]
      case .call: place = operands.dropFirst().first { candidates[$0].isOpen }
      case .infix, .conditional: place = operands.first { candidates[$0].isOpen }
      case .prefix, .member: place = next - 1
      default: place = nil
      }
    }
    return nil
  }

  func isDot(_ position: Int) -> Bool {
    if case .implicitMember = expression.nodes[position].operation { true } else { false }
  }

  /// Whether a chain of members and calls begins with a leading dot.
  func beginsWithDot(_ position: Int) -> Bool { isDot(position - expression.nodes[position].size + 1) }

  /// Where a name stands with the dot before it.
  func dotted(_ position: Int) -> Range<Int> {
    let range = expression.nodes[position].range
    guard case .member = expression.nodes[position].operation else { return range }
    return max(range.lowerBound - 1, 0)..<range.upperBound
  }

  /// `upload == .idle || .saving`: what stands for a second comparison with the same value.
  func secondValue(_ infix: Expression.Infix, _ operands: [Int]) -> Diagnostic? {
    guard infix == .or || infix == .and, !candidates[operands[1]].isFaulty,
      !candidates[operands[1]].accepts(.bool)
    else { return nil }
    // Nobody reads farther back for the first of them.
    var (first, steps) = (operands[0], 0)
    while steps < 50, case .infix(let outer) = expression.nodes[first].operation,
      outer == .or || outer == .and
    {
      first = expression.operands(of: first)[0]
      steps += 1
    }
    guard case .infix(let comparison) = expression.nodes[first].operation, comparison.compares else {
      return nil
    }
    let subject = expression.operands(of: first)[0]
    guard let type = candidates[subject].certain, candidates[operands[1]].accepts(type) else { return nil }
    var value = SyntaxPrinter.text(expression.subexpression(at: operands[1]))
    if let cases = type.cases, case .implicitMember(let name) = expression.nodes[operands[1]].operation,
      !cases.contains(name)
    {
      guard let meant = Suggestion.closest(to: name, among: cases) else {
        return unknownCase(name, type, operands[1])
      }
      value = ".\(meant)"
    }
    let left = SyntaxPrinter.text(expression.subexpression(at: subject))
    return Diagnostic(
      id: "wrong-type",
      message: "'\(infix.rawValue)' joins two comparisons",
      range: expression.range(of: operands[1]),
      suggestion: "\(left) \(comparison.rawValue) \(value)"
    )
  }
}
