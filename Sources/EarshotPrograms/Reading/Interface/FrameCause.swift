/// What led to a frame: keys, a new size, or the program by itself.
public struct FrameCause: Hashable, Sendable {
  /// When the frame was complete, since the program began.
  public var time: Duration
  /// The keys that went to the program since the frame before, in their order.
  public var keys: [ProgramKey]
  /// Whether the terminal itself shows what is typed, as far as that is known (termios `ECHO`); programs
  /// that echo for themselves turn it off as well as those that ask for a password.
  public var isEchoOn: Bool?
  /// Whether nobody reads what is typed yet: the terminal shows it, but it may be a secret.
  public var isAhead: Bool
  /// Whether speech is still busy with what was said before, so that much new text becomes a summary.
  public var isSpeechBehind: Bool

  /// Creates a cause; without keys, of what the program does by itself.
  public init(
    at time: Duration, keys: [ProgramKey] = [], isEchoOn: Bool? = nil, isAhead: Bool = false,
    isSpeechBehind: Bool = false
  ) {
    self.time = time
    self.keys = keys
    self.isEchoOn = isEchoOn
    self.isAhead = isAhead
    self.isSpeechBehind = isSpeechBehind
  }
}
