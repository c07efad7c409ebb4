/// Names an assistive technology, so that an app can pause it or ask what it stands on.
public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates an identifier from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The screen reader.
  public static let voiceOver = AssistiveTechnologyIdentifier(rawValue: "voiceOver")
  /// Switch Control.
  public static let switchControl = AssistiveTechnologyIdentifier(rawValue: "switchControl")
}
