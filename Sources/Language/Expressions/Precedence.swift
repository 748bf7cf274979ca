/// How tightly a part of an expression holds together, for reading and printing alike.
enum Precedence: Int, Comparable {
  case conditional
  case or
  case and
  case comparison
  case range
  /// `CLIP.CHANNEL at T`: its left side is one operand, its right side may be a sum.
  case at
  case additive
  case multiplicative
  case prefix
  case postfix
  case primary
  /// Nothing has it: what asks for it gets brackets.
  case bracketed

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// The next tighter one: what the right side of a left-associative operator must have.
  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .bracketed }

  /// False where two in a row say nothing: `a < b < c`.
  var isAssociative: Bool { self != .comparison && self != .range }
}

extension Expression.Infix {
  /// Whether it holds one value against another: `==`, `<`.
  package var compares: Bool { precedence == .comparison }

  var precedence: Precedence {
    switch self {
    case .or: .or
    case .and: .and
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: .comparison
    case .closedRange: .range
    case .add, .subtract: .additive
    case .at: .at
    case .multiply, .divide, .remainder: .multiplicative
    }
  }
}

extension Symbol {
  /// The operator that this sign is between two operands.
  var infix: Expression.Infix? {
    switch self {
    case .percent: .remainder
    case .ellipsis: .closedRange
    default: Expression.Infix(rawValue: rawValue)
    }
  }

  /// The operator that this sign is before an operand.
  var prefix: Expression.Prefix? { Expression.Prefix(rawValue: rawValue) }
}
