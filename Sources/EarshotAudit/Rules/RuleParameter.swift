/// A number or a word of a rule that a configuration can change.
public struct RuleParameter: Hashable, Sendable {
  /// The name, as a configuration writes it.
  public let name: String
  /// What the rule uses unless it is told otherwise.
  public let standard: Value
  /// What it means, with its unit, as one sentence.
  public let explanation: String
  /// What a text may be, or which words several texts are made of; empty when any text will do.
  public let choices: [String]

  /// What a parameter can be.
  public enum Value: Hashable, Sendable {
    /// A number, in the unit of the explanation.
    case number(Double)
    /// One of several words, or any text.
    case text(String)
    /// Several words.
    case texts([String])
  }

  /// Declares a parameter.
  public init(
    _ name: String, _ standard: Value, _ explanation: String, choices: [String] = []
  ) {
    self.name = name
    self.standard = standard
    self.explanation = explanation
    self.choices = choices
  }
}
