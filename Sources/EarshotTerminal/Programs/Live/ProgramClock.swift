/// The time in which a program is read: that in which we keep it waiting does not pass.
///
/// What a program writes is read once it has been quiet for a while. One that has to wait for us is quiet only
/// because of us, and a flood that is read again and again takes the longer for it.
nonisolated struct ProgramClock {
  private let beginning = ContinuousClock.now
  private var stopped: ContinuousClock.Instant?
  private var lost = Duration.zero

  /// How long it has gone.
  var now: Duration { beginning.duration(to: stopped ?? .now) - lost }

  /// Whether the program is kept waiting.
  var isStopped: Bool {
    get { stopped != nil }
    set {
      guard newValue != isStopped else { return }
      if let stopped { lost += stopped.duration(to: .now) }
      stopped = newValue ? .now : nil
    }
  }
}
