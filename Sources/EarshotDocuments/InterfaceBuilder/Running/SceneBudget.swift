/// How many more controllers one front may hold: what was instantiated, what it holds by relationship,
/// here and in other storyboards, and what all of those embed.
///
/// A limit on depth alone lets scenes that hold each other several times multiply at every level. What
/// is shown or presented later is a front of its own.
final class SceneBudget {
  /// How many controllers one front holds at the same time.
  static let limit = 200

  private var rest = SceneBudget.limit

  /// Takes the place of one controller; its `SceneSource` gives it back when the controller is gone.
  ///
  /// - Returns: Whether there was one.
  func take() -> Bool {
    guard rest > 0 else { return false }
    rest -= 1
    return true
  }

  /// Gives the place of one controller back.
  func giveBack() {
    rest += 1
  }
}
