/// The time in which a program is read: that in which we keep it waiting does not pass.
///
/// What a program writes is read once it has been quiet for a while. One that has to wait for us is quiet only
/// because of us, and a flood that is read again and again takes the longer for it.
nonisolated struct ProgramClock {
  /// When it would have begun if it had never stood still.
  private var beginning: ContinuousClock.Instant
  private var stop: ContinuousClock.Instant?

  /// Begins at a moment.
  init(at instant: ContinuousClock.Instant = .now) {
    beginning = instant
  }

  /// How long it has gone at a moment.
  func time(at instant: ContinuousClock.Instant = .now) -> Duration {
    beginning.duration(to: stop ?? instant)
  }

  /// Stands still from a moment on, or goes on; does nothing where it does so already.
  mutating func set(isStopped: Bool, at instant: ContinuousClock.Instant = .now) {
    guard isStopped != (stop != nil) else { return }
    if let stop { beginning += stop.duration(to: instant) }
    stop = isStopped ? instant : nil
  }
}
