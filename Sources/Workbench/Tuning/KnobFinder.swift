import Language
import Model
import Motion

/// Finds the numbers of a place that can be turned, and the names that lead to more of them.
struct KnobFinder {
  let document: Document
  let place: TunedPlace
  let address: Knob.Address

  /// Whether both sides of a `?:` are wanted, rather than the one in force.
  private let takesBothSides: Bool

  /// By node.
  private let calls: [Int: FactoryCall]

  var knobs: [Knob] = []

  /// The constants whose values are read, in order.
  private(set) var constants: [String] = []

  var expression: Expression { place.expression }

  /// Looks through a place; an empty finder where it makes no sense.
  ///
  /// - Parameter document: Its `reduceMotion` says which side of a `?:` is in force.
  init(_ place: TunedPlace, at address: Knob.Address, in document: Document, takesBothSides: Bool = false) {
    self.document = document
    self.place = place
    self.address = address
    self.takesBothSides = takesBothSides
    let found = try? document.calls(in: place.expression, as: place.wanted)
    calls = Dictionary((found?.calls ?? []).map { ($0.node, $0) }) { first, _ in first }
    if let type = found?.type { walk(place.expression.root, type, anchor: nil) }
  }

  // MARK: - Down the tree

  /// - Returns: What a preset would take the place of.
  @discardableResult
  mutating func walk(_ node: Int, _ type: LanguageType, anchor: Knob.Anchor?) -> Knob.Anchor? {
    switch expression.nodes[node].operation {
    case .conditional:
      let operands = expression.operands(of: node)
      let anchors = sides(operands).map { walk($0, type, anchor: anchor) }
      return anchors.count == 1 ? anchors[0] : nil
    case .name(let name):
      if document.definition(named: name) is LetDefinition { constants.append(name) }
      return nil
    case .number, .prefix: addNumber(node, place.bareName, allowed: bareRange, anchor: nil)
    case .tuple: addPoint(node, names: [place.bareName + " x", place.bareName + " y"], anchor: nil)
    case .none: return unturnable(node, type, anchor)
    case .css(let function, let arguments):
      let count = knobs.count
      let anchor = anchor ?? Knob.Anchor(node: node, type: type)
      if function == "cubic-bezier" { addControlPoints(node, arguments, anchor: anchor) }
      return knobs.count == count ? unturnable(node, type, anchor) : anchor
    case .call, .member, .implicitMember:
      if let call = calls[node] { return walk(call, anchor: anchor) }
    default: break
    }
    return nil
  }

  private mutating func walk(_ call: FactoryCall, anchor: Knob.Anchor?) -> Knob.Anchor? {
    if case .modifier(let type) = call.factory.form {
      let base = base(of: call.node).flatMap { walk($0, type, anchor: anchor) }
      addArguments(of: call, anchor: base ?? anchor)
      return base
    }
    let result = call.factory.result
    let isChoice = [.animation, .spring, .curve].contains(result)
    let count = knobs.count + constants.count
    let anchor = anchor ?? (isChoice ? Knob.Anchor(node: call.node, type: result) : nil)
    if !addPreset(call, anchor: anchor) { addArguments(of: call, anchor: anchor) }
    guard isChoice, knobs.count + constants.count == count else { return anchor }
    return unturnable(call.node, result, anchor)
  }

  private mutating func addArguments(of call: FactoryCall, anchor: Knob.Anchor?) {
    let isAngle = call.factory.result == .angle
    guard call.factory.form != .function else { return }
    for (index, parameter) in call.factory.parameters.enumerated() {
      switch (parameter.type, call.arguments[index]) {
      case (.number, let node?):
        let unit = isAngle ? (call.factory.name == "radians" ? "rad" : "°") : ""
        let name = isAngle ? place.bareName : parameter.name
        addNumber(node, name, allowed: parameter.allowed, parameter.isWhole, unit: unit, anchor: anchor)
      case (.number, nil): addDefault(of: index, in: call, anchor: anchor)
      case (.point, let node?):
        addPoint(node, names: index == 0 ? ["x1", "y1"] : ["x2", "y2"], anchor: anchor)
      case (.animation, let node?), (.spring, let node?), (.curve, let node?), (.transition, let node?):
        walk(node, parameter.type, anchor: anchor)
      default: break
      }
    }
  }

  /// What stands before the dot of a modifier.
  private func base(of node: Int) -> Int? {
    var callee = node
    if case .call = expression.nodes[node].operation { callee = expression.operands(of: node)[0] }
    guard case .member = expression.nodes[callee].operation else { return nil }
    return callee - 1
  }

  /// The side of a `?:` that is in force; both where a state decides, which may change.
  private func sides(_ operands: [Int]) -> [Int] {
    let condition = expression.subexpression(at: operands[0])
    let readsState = condition.nodes.contains { node in
      guard case .name(let name) = node.operation else { return false }
      return document.definition(named: name) is StateDefinition
    }
    guard !takesBothSides, !readsState,
      let value = try? document.evaluate(condition, wanted: Wanted(.bool, by: "'?'")).datum.value
    else { return [operands[1], operands[2]] }
    return [value.components.x != 0 ? operands[1] : operands[2]]
  }

  /// A row for what has no number, so that a preset can take its place.
  private mutating func unturnable(
    _ node: Int,
    _ type: LanguageType,
    _ anchor: Knob.Anchor?
  ) -> Knob.Anchor? {
    let anchor = anchor ?? Knob.Anchor(node: node, type: type)
    let expression = expression
    let kind = KnobKind(fine: 1, coarse: 1, shown: 0...1)
    let word = type == .curve ? "curve" : type == .spring ? "spring" : "animation"
    knobs.append(
      Knob(
        address: address,
        name: word,
        label: word,
        kind: kind,
        range: KnobRange(nil, kind: kind),
        value: nil,
        anchor: anchor,
        rewrite: { _ in expression }
      )
    )
    return anchor
  }

  /// What a bare number may be where it stands.
  private var bareRange: ParameterError.Allowed? {
    ["time", "drag time", "duration"].contains(place.bareName) ? .nonNegative : nil
  }
}
