import EarshotPrograms

// Programs write what follows from a key in several pieces as a rule. Whoever reads the screen would be woken for each
// of them and find half of it, so the relay keeps them together:
//
//  1. what begins to come after a key is left where it is while the program goes on to write, a fraction of a millisecond
//     at most;
//  2. what comes then is held back until the program waits for the next key, for which it is looked again and again, or
//     for a moment at most: an answer that takes longer, or is long, is read while it comes;
//  3. what is long goes through the terminal in pieces, each of which the system moves in its own time, also while the
//     program waits: there nothing but quiet says that all has come;
//  4. a program that is quiet for so long that its frame is read anyway is not looked at any more.

/// What the relay knows of the answer to a key.
nonisolated struct AwaitedAnswer {
  /// What is to be done about what came.
  enum Step: Hashable {
    case nothing
    /// Whoever reads is to be woken.
    case handOn
    /// Whoever reads is to be told that all has come of so many keys.
    case answered(keys: Int)
  }

  /// How long an answer is left in the terminal while the program writes it.
  static let gathering = Duration.microseconds(300)
  /// How long the pieces of an answer are held back.
  static let holding = Duration.milliseconds(1)
  /// The most bytes of an answer that is held back.
  private static let heldLimit = 2_048

  /// How many keys had been sent when the program wrote last, and up to which of them nothing is awaited any more.
  private var keys = 0
  private var settled = 0
  private var first = Duration.zero
  private var last = Duration.zero
  private var isHeldBack = false
  /// How many bytes have come of it.
  private var count = 0
  /// Whether it was looked since the program wrote last.
  private var hasLooked = false

  /// Whether more may come of a key.
  var isOpen: Bool { keys != settled }

  /// Whether nothing has come yet of the last of so many keys.
  func isAwaited(after keys: Int) -> Bool { keys != self.keys }

  /// Whether so much has come that it goes through the terminal in pieces.
  var isLong: Bool { count > Self.heldLimit }

  /// Takes note of output of so many bytes that came when so many keys had been sent.
  mutating func noteOutput(_ count: Int, after keys: Int, at time: Duration) -> Step {
    guard keys != settled else { return .handOn }
    if !isOpen { (first, isHeldBack, self.count) = (time, true, 0) }
    self.keys = keys
    self.count += count
    (last, hasLooked) = (time, false)
    if isLong || time - first >= Self.holding { isHeldBack = false }
    return isHeldBack ? .nothing : .handOn
  }

  /// Takes note that nothing more has come.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - waitsForKeys: Whether the program waits for the key after so many, and has written nothing that was not read.
  /// - Returns: What is to be done.
  mutating func noteQuiet(at time: Duration, waitsForKeys: (_ keys: Int) -> Bool) -> Step {
    guard isOpen else { return .nothing }
    hasLooked = true
    let wasHeldBack = isHeldBack
    if !isLong, waitsForKeys(keys) {
      settled = keys
      return .answered(keys: keys)
    }
    if time - last >= ProgramSession.quiet.afterKey { settled = keys }
    if !isOpen || time - first >= Self.holding { isHeldBack = false }
    return wasHeldBack && !isHeldBack ? .handOn : .nothing
  }

  /// How long until the program is looked at again; `nil` where nothing is awaited.
  ///
  /// Most wait for the next key within a fraction of a millisecond, many by the time that what they wrote is here.
  func pause(at time: Duration) -> Duration? {
    guard isOpen else { return nil }
    if isLong { return max(.zero, ProgramSession.quiet.afterKey - (time - last)) }
    return hasLooked ? min(max((time - last) / 4, .microseconds(40)), .milliseconds(1)) : .zero
  }
}
