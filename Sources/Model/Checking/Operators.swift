import Language

/// Which types an operator takes, and what comes of them.
enum Operators {
  private static let summable: Set<LanguageType> = [.number, .angle, .point, .size]

  /// The type of an operator's result, nil where it takes no such operands.
  static func result(of infix: Expression.Infix, _ left: LanguageType, _ right: LanguageType) -> LanguageType?
  {
    switch infix {
    case .add, .subtract:
      left == right && summable.contains(left) ? left : nil
    case .multiply:
      if left == .number, summable.contains(right) {
        right
      } else {
        right == .number && summable.contains(left) ? left : nil
      }
    case .divide:
      right == .number && summable.contains(left) ? left : nil
    case .remainder:
      left == .number && right == .number ? .number : nil
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      left == right && (left == .number || left == .angle) ? .bool : nil
    case .equal, .notEqual:
      left == right && left.valueKind != nil || left == .number && right == .range ? .bool : nil
    case .and, .or:
      left == .bool && right == .bool ? .bool : nil
    case .closedRange:
      left == .number && right == .number ? .range : nil
    case .at:
      nil
    }
  }

  /// Whether an operator comes to true or false whatever it takes.
  static func yieldsBool(_ infix: Expression.Infix) -> Bool {
    switch infix {
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or: true
    case .add, .subtract, .multiply, .divide, .remainder, .closedRange, .at: false
    }
  }

  static func accepts(_ prefix: Expression.Prefix, _ type: LanguageType) -> Bool {
    prefix == .not ? type == .bool : summable.contains(type)
  }

  /// The type beside an operand of another, as far as that is certain.
  static func partner(of infix: Expression.Infix, _ type: LanguageType) -> LanguageType {
    switch infix {
    case .multiply, .divide, .remainder, .closedRange, .at: .number
    case .and, .or: .bool
    case .add, .subtract, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: type
    }
  }

  /// What an operator asks of its operands, for a message.
  static func demand(of infix: Expression.Infix) -> String {
    switch infix {
    case .add, .subtract: "two numbers, angles, points or sizes of one type"
    case .multiply: "a number and a number, angle, point or size"
    case .divide: "a number, angle, point or size on the left and a number on the right"
    case .remainder: "two numbers"
    case .less, .lessOrEqual, .greater, .greaterOrEqual: "two numbers or two angles"
    case .equal, .notEqual: "two values of one type"
    case .and, .or: "true or false on both sides"
    case .closedRange: "two numbers"
    case .at: "a clip's channel and a time"
    }
  }
}
