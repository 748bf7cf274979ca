import TestSupport

/// A type of the language, as far as random documents know it.
enum RandomType: Hashable, CaseIterable, Sendable {
  case number, bool, angle, point, size, rect, color
  /// `idle | saving | done`, always the same.
  case choice
  case animation, spring, curve, transition

  /// What a state may hold.
  static let ofStates: [RandomType] = [.number, .bool, .angle, .point, .size, .rect, .color, .choice]

  /// What moves through values in between.
  static let moving: [RandomType] = [.number, .angle, .point, .size, .rect, .color]
}

/// Writes expressions of a wanted type, over the names there are.
struct RandomExpressions {
  var generator: SeededGenerator

  /// Names that stand for a value, with its type.
  var states: [(name: String, type: RandomType)] = []
  var constants: [(name: String, type: RandomType)] = []

  static let cases = ["idle", "saving", "done"]

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  /// An expression.
  ///
  /// - Parameter sees: Whether it may use states.
  mutating func text(_ type: RandomType, sees: Bool, depth: Int = 3) -> String {
    if chance(40), let name = name(of: type, sees: sees) { return name }
    guard depth > 0, chance(70) else { return leaf(type) }
    if chance(20) {
      let condition = text(.bool, sees: sees, depth: depth - 1)
      let (yes, no) = (text(type, sees: sees, depth: depth - 1), text(type, sees: sees, depth: depth - 1))
      return "(\(condition) ? \(yes) : \(no))"
    }
    return branch(type) { $0.text($1, sees: sees, depth: depth - 1) }
  }

  private mutating func name(of type: RandomType, sees: Bool) -> String? {
    let names = (sees ? states : []) + constants
    let fitting = names.filter { $0.type == type }
    return fitting.isEmpty ? nil : pick(fitting).name
  }

  mutating func number() -> String {
    pick(["0", "1", "2.5", "-1", "0.1", "1e-3", "100", "-0.25", "35%", "120ms", "1_000", "1e3", "pi"])
  }

  private mutating func positive() -> String { pick(["0.1", "0.35", "1", "250ms", "2", "50%"]) }

  private mutating func leaf(_ type: RandomType) -> String {
    switch type {
    case .number: number()
    case .bool: pick(["true", "false", "reduceMotion", "colorScheme == .dark"])
    case .angle: pick([".degrees(10)", "30deg", "-45deg", ".radians(0.2)", "Angle(degrees: 5)"])
    case .point: "(\(number()), \(number()))"
    case .size: pick(["CGSize.size(\(number()), 3)", "CGSize(width: 1, height: \(number()))"])
    case .rect: "CGRect(x: \(number()), y: 0, width: 10, height: \(number()))"
    case .color: pick(["#FF8000", "#00FF0080", "Color.red", "Color(red: 1, green: 0.5, blue: 0)"])
    case .choice: ".\(pick(Self.cases))"
    case .animation:
      pick([
        ".bouncy", ".default", ".easeIn(duration: \(positive()))",
        ".spring(duration: \(positive()), bounce: 0.2)",
        ".smooth", ".linear", ".timingCurve(0.2, 0, 0, 1, duration: \(positive()))", ".snappy()",
        ".interpolatingSpring(stiffness: 100, damping: 10)",
        ".timingCurve(cubic-bezier(0.1, 0.7, 1, 0.1), duration: \(positive()))",
      ])
    case .spring: pick(["Spring.bouncy", "Spring(duration: \(positive()), bounce: 0.3)", "Spring()"])
    case .curve: pick(["UnitCurve.easeIn", "linear(0, 0.25, 1)", "steps(4)", "UnitCurve.circularEaseOut"])
    case .transition:
      pick([".opacity", ".scale(0.5)", ".move(edge: .top)", ".slide", ".push(from: .leading)"])
    }
  }

  private mutating func branch(
    _ type: RandomType,
    _ part: (inout RandomExpressions, RandomType) -> String
  ) -> String {
    switch type {
    case .number: number(part)
    case .bool: bool(part)
    case .angle: pick(["(\(part(&self, .angle)) + \(part(&self, .angle)))", "\(part(&self, .angle)) * 2"])
    case .point: pick(["(\(part(&self, .point)) - \(part(&self, .point)))", "(\(part(&self, .number)), 1)"])
    case .size: "CGSize(width: \(part(&self, .number)), height: 2)"
    case .rect: "CGRect(x: 0, y: \(part(&self, .number)), width: 3, height: 4)"
    case .color: "lerp(\(part(&self, .color)), \(leaf(.color)), 0.5)"
    case .choice: leaf(.choice)
    case .animation:
      "\(part(&self, .animation))"
        + pick([
          ".delay(0.1)", ".speed(2)", ".repeatCount(3, autoreverses: false)", ".logicallyComplete(after: 1)",
        ])
    case .spring: leaf(.spring)
    case .curve: "\(leaf(.curve))"
    case .transition: "\(leaf(.transition)).combined(with: .opacity)"
    }
  }

  private mutating func number(_ part: (inout RandomExpressions, RandomType) -> String) -> String {
    switch count(0...8) {
    case 0...3:
      "(\(part(&self, .number)) \(pick(["+", "-", "*"])) \(part(&self, .number)))"
    case 4: "\(pick(["min", "max"]))(\(part(&self, .number)), \(part(&self, .number)))"
    case 5: "clamp(\(part(&self, .number)), 0, 1)"
    case 6: "sin(\(part(&self, .angle)))"
    case 7: "-(\(part(&self, .number)))"
    default: "lerp(\(number()), \(part(&self, .number)), 0.5)"
    }
  }

  private mutating func bool(_ part: (inout RandomExpressions, RandomType) -> String) -> String {
    switch count(0...4) {
    case 0: "!\(part(&self, .bool))"
    case 1: "(\(part(&self, .bool)) \(pick(["&&", "||"])) \(part(&self, .bool)))"
    case 2: "(\(part(&self, .bool)) == \(part(&self, .bool)))"
    default: "(\(part(&self, .number)) \(pick(["<", ">=", "==", "!="])) \(part(&self, .number)))"
    }
  }
}
