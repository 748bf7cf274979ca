import Motion

/// One thing a person can call or name: an animation, a spring, a curve, a colour, a function, a modifier.
///
/// Checking, help, completion, messages and the examples that tests run all follow from this definition.
package struct Factory: Sendable {
  /// How the factory is written.
  package enum Form: Hashable, Sendable {
    /// `.easeIn(...)`, or `Animation.easeIn(...)` with the type's name before the dot.
    case member
    /// `Spring(...)`, or `.init(...)` where the type is known.
    case initializer
    /// `min(a, b)`.
    case function
    /// `.delay(0.1)` behind a value of this type.
    case modifier(of: LanguageType)
  }

  package let name: String
  package let form: Form

  /// What a call comes to.
  package let result: LanguageType
  package let parameters: [Parameter]

  /// Whether the last parameter takes any number of arguments, one at least.
  package let repeatsLast: Bool

  /// A phrase for help: `slow at first, then fast`.
  package let summary: String

  /// A line that runs as it stands.
  package let example: String

  /// What SwiftUI does with these arguments behind the user's back.
  let notes: @Sendable (Arguments) -> [String]
  let make: @Sendable (Arguments) throws(ParameterError) -> Datum

  init(
    _ name: String,
    _ form: Form,
    _ result: LanguageType,
    _ parameters: [Parameter] = [],
    repeatsLast: Bool = false,
    summary: String,
    example: String,
    notes: @escaping @Sendable (Arguments) -> [String] = { _ in [] },
    make: @escaping @Sendable (Arguments) throws(ParameterError) -> Datum
  ) {
    self.name = name
    self.form = form
    self.result = result
    self.parameters = parameters
    self.repeatsLast = repeatsLast
    self.summary = summary
    self.example = example
    self.notes = notes
    self.make = make
  }

  /// Whether the name alone will do, without parentheses.
  var needsNoArguments: Bool { parameters.allSatisfy { $0.defaultValue != nil } }

  /// `duration:, bounce:, blendDuration:`.
  package var parameterList: String { parameters.map(\.spelling).joined(separator: ", ") }

  /// How a message and help name the factory: `.easeIn`, `Spring`, `min`.
  package var spelling: String {
    switch form {
    case .member, .modifier: ".\(name)"
    case .initializer, .function: name
    }
  }
}
