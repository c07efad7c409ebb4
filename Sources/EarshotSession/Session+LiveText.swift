import EarshotModel
import EarshotReader

/// How the reader follows words that change by themselves: the session has it look once a second (Decisions,
/// "Live texts are looked at once a second").
extension Session {
  /// The time from one look to the next.
  private static let timeBetweenLooks = Duration.seconds(1)

  /// When something happens next by itself, since the session began: what the host has scheduled, or a look
  /// at words that change by themselves, or the word of the spelling alphabet for a letter that rests; `nil`
  /// when nothing will.
  public var nextDue: Duration? {
    [host.nextDue, nextLook, resting?.due].compactMap(\.self).min()
  }

  /// Has the reader look, if it is time.
  ///
  /// While something is spoken it does not look: what it found would be old by the time that it is heard.
  ///
  /// - Returns: Whether there was anything to say.
  func lookAtLiveText() -> Bool {
    guard let reader, reader.watchesLiveText else {
      nextLook = nil
      return false
    }
    guard let due = nextLook, due <= now else {
      nextLook = nextLook ?? now + Self.timeBetweenLooks
      return false
    }
    nextLook = now + Self.timeBetweenLooks
    guard unfinished.isEmpty else { return false }
    let effects = reader.lookAtLiveText(of: host)
    carryOut(effects)
    return !effects.isEmpty
  }
}
