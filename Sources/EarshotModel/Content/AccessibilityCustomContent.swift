/// A further fact about an element, offered by the More Content rotor (`AXCustomContent`).
public struct AccessibilityCustomContent: Hashable, Sendable {
  /// Whether the fact is part of the ordinary utterance.
  public enum Importance: String, Sendable, CaseIterable {
    /// Only on request.
    case `default`
    /// Spoken after the value.
    case high
  }

  /// What the fact is about.
  public var label: AttributedText
  /// The fact itself.
  public var value: AttributedText
  /// Whether it is spoken without being asked for.
  public var importance: Importance

  /// Creates a fact from what it is about and what it says.
  public init(
    label: AttributedText, value: AttributedText, importance: Importance = .default
  ) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}
