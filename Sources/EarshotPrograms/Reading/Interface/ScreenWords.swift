/// What is said of what the screen of a program shows by marks alone: the words are the host's.
///
/// By themselves they are the marks, as programs write them.
public struct ScreenWords: Sendable {
  /// What a key is called that is pressed with Control: `^G`.
  public var control: @Sendable (String) -> String = { "^\($0)" }
  /// What a key is called that is pressed with Alt: `M-U`.
  public var alt: @Sendable (String) -> String = { "M-\($0)" }
  /// What the lines are called that have left the screen.
  public var history = ""

  /// Creates the words that programs write themselves.
  public init() {}
}
