/// How long somebody is waited for who shows no life.
nonisolated struct Patience {
  /// How long.
  let length: Duration
  private var deadline: ContinuousClock.Instant?
  private var signsOfLife = 0

  init(length: Duration) {
    self.length = length
  }

  /// Takes in whether anybody is waited for, and how many signs of life there were so far; each begins
  /// the wait anew.
  mutating func update(isNeeded: Bool, signsOfLife: Int, now: ContinuousClock.Instant) {
    guard isNeeded else {
      deadline = nil
      return
    }
    if deadline == nil || signsOfLife != self.signsOfLife { deadline = now + length }
    self.signsOfLife = signsOfLife
  }

  /// Whether somebody was waited for in vain.
  func isOver(at now: ContinuousClock.Instant) -> Bool {
    deadline.map { $0 <= now } ?? false
  }

  /// The time that is left, as `poll` takes it: -1 for any time.
  func milliseconds(from now: ContinuousClock.Instant) -> Int32 {
    guard let deadline else { return -1 }
    let (seconds, attoseconds) = max(.zero, deadline - now).components
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}
