import EarshotModel

/// Time passes for an app only when its session says so.
extension Application {
  /// The seconds since the app was made, by the clock of its session.
  public final var time: Double { clock.inSeconds }

  /// Does `work` later, on the clock of the session.
  ///
  /// Nothing is done while the app is suspended; what became due meanwhile is done when it comes
  /// back.
  ///
  /// - Parameters:
  ///   - seconds: How much later; what is not a positive number counts as zero, which means the
  ///     next turn.
  ///   - work: What to do.
  /// - Returns: The work, which can be cancelled.
  @discardableResult
  public final func perform(
    after seconds: Double, _ work: @escaping () -> Void
  ) -> ScheduledWork {
    schedule.add(due: clock + Duration(finiteSeconds: seconds), work: work)
  }

  /// When the next work is due, or `nil` when there is none or the app is suspended.
  public final var nextDue: Duration? {
    isRunning && applicationState != .suspended ? schedule.nextDue() : nil
  }

  /// Moves the clock; it never goes back.
  public final func advanceClock(to time: Duration) {
    clock = max(clock, time)
  }

  /// Does what other tasks left and what is due, in this order.
  ///
  /// - Returns: How many things were done.
  public final func doWaitingWork() -> Int {
    guard isRunning, applicationState != .suspended else { return 0 }
    let letters = mailbox.takeAll()
    for letter in letters {
      note(.mail)
      letter(self)
    }
    let due = schedule.takeDue(at: clock)
    for work in due where work.isPending {
      note(.timer)
      work.run()
    }
    return letters.count + due.count
  }

  /// Whether there is anything to do before time has to pass.
  public final var hasWaitingWork: Bool {
    guard isRunning, applicationState != .suspended else { return false }
    return !mailbox.isEmpty || (schedule.nextDue().map { $0 <= clock } ?? false)
  }
}
