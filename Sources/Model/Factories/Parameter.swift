package import Motion

/// One parameter of a factory: what help, completion, checks and messages know about it.
package struct Parameter: Sendable {
  /// What stands before the argument's colon; nil where the argument stands alone.
  package let label: String?

  /// What help calls it: the label, or a word for an argument without one.
  package let name: String
  package let type: LanguageType

  /// Taken when the argument is left out; nil where it must be there.
  package let defaultValue: Datum?

  /// The default as a person would type it.
  package let defaultText: String?

  /// The range of a number; nil where every value of the type will do.
  package let allowed: ParameterError.Allowed?

  /// Whether only whole numbers make sense.
  package let isWhole: Bool

  /// What an animation's message adds to a value out of range.
  package let advice: String?

  init(
    label: String?,
    name: String,
    type: LanguageType,
    defaultValue: Datum? = nil,
    defaultText: String? = nil,
    allowed: ParameterError.Allowed? = nil,
    isWhole: Bool = false,
    advice: String? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.defaultText = defaultText
    self.allowed = allowed
    self.isWhole = isWhole
    self.advice = advice
  }

  /// `duration: 0.5`: a labelled number.
  static func number(
    _ label: String,
    default number: Double? = nil,
    _ allowed: ParameterError.Allowed = .finite,
    advice: String? = nil
  ) -> Parameter {
    Parameter(
      label: label,
      name: label,
      type: .number,
      defaultValue: number.map { .number($0) },
      defaultText: number.map(JSONWriter.text(of:)),
      allowed: allowed,
      advice: advice
    )
  }

  /// A number without a label, under the name help gives it.
  static func plain(_ name: String, _ allowed: ParameterError.Allowed = .finite) -> Parameter {
    Parameter(label: nil, name: name, type: .number, allowed: allowed)
  }

  /// A whole number without a label.
  static func whole(_ name: String, _ allowed: ParameterError.Allowed) -> Parameter {
    Parameter(label: nil, name: name, type: .number, allowed: allowed, isWhole: true)
  }

  /// `autoreverses: true`.
  static func flag(_ label: String, default flag: Bool) -> Parameter {
    Parameter(
      label: label,
      name: label,
      type: .bool,
      defaultValue: .bool(flag),
      defaultText: flag ? "true" : "false"
    )
  }

  /// Anything that must be given, with or without a label.
  static func required(_ label: String?, name: String? = nil, _ type: LanguageType) -> Parameter {
    Parameter(label: label, name: name ?? label ?? "value", type: type)
  }

  /// `duration:`, or the bare name where the argument has no label.
  package var spelling: String { label.map { "\($0):" } ?? name }
}

extension ParameterError.Allowed {
  /// The range as a message and help say it: `above 0`.
  package var inWords: String {
    func text(_ number: Double) -> String { JSONWriter.text(of: number) }
    return switch self {
    case .positive: "above 0"
    case .nonNegative: "at least 0"
    case .finite: "a finite number"
    case .within(let range): "\(text(range.lowerBound)) to \(text(range.upperBound))"
    case .above(let lower, let upper): "above \(text(lower)), up to \(text(upper))"
    case .atLeast(let lower): "at least \(text(lower))"
    }
  }
}
