public import EarshotMirror
public import EarshotReader

/// A program of a terminal that a script is played on: its screen as elements, and its keys.
///
/// What runs it is not the script's: whoever plays scripts on programs decides whether they may run at all.
public struct PlayedProgram {
  /// What a script does at the keyboard of a program.
  public enum Input: Hashable, Sendable {
    /// Presses a key.
    case press(KeyPress)
    /// Types a text; the ends of its lines are Enter.
    case type(String)
    /// Presses the key that deletes backward.
    case deleteBackward
  }

  /// The screen of the program.
  public var mirror: TreeMirror
  /// Gives the program what is typed for it; returns what was expected where it cannot be taken, in words.
  public var take: (Input) -> String?

  /// Creates a program of its screen and its keyboard.
  public init(_ mirror: TreeMirror, take: @escaping (Input) -> String?) {
    self.mirror = mirror
    self.take = take
  }
}
