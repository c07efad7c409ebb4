import EarshotModel
import EarshotReader

/// A letter that was said by itself, and when its word of the spelling alphabet is told.
struct RestingTime {
  /// Which letter it is, as the reader counts them.
  let letter: Int
  /// When it is told, since the session began.
  let due: Duration
}

/// How a letter that was said by itself is told by its word of the spelling alphabet when nothing follows for
/// a second (Decisions, "Letters that rest").
extension Session {
  /// How long a letter rests.
  private static let restingTime = Duration.seconds(1)

  /// Has the reader tell the word of a letter that has rested.
  ///
  /// - Returns: Whether there was anything to tell.
  func tellRestingLetter() -> Bool {
    guard let reader, let letter = reader.restingLetter else {
      resting = nil
      return false
    }
    guard let resting, resting.letter == letter else {
      self.resting = RestingTime(letter: letter, due: now + Self.restingTime)
      return false
    }
    guard resting.due <= now else { return false }
    self.resting = nil
    let effects = reader.tellRestingLetter(of: host)
    carryOut(effects)
    return !effects.isEmpty
  }
}
