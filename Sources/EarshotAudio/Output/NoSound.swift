/// That nothing can be heard, and why: every way that was tried and what was wrong with it.
public struct NoSound: Error, Hashable, Sendable {
  /// A way that was tried.
  public struct Attempt: Hashable, Sendable {
    /// What people call it.
    public var name: String
    /// What was wrong with it.
    public var error: SoundError

    /// Creates an attempt.
    public init(name: String, error: SoundError) {
      self.name = name
      self.error = error
    }
  }

  /// The ways that were tried, in order.
  public var attempts: [Attempt]

  /// Creates the report of attempts.
  public init(attempts: [Attempt]) {
    self.attempts = attempts
  }
}
