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
  package final var nextDue: Duration? {
    isRunning && applicationState != .suspended ? schedule.nextDue() : nil
  }

  /// Moves the clock; it never goes back.
  package final func advanceClock(to time: Duration) {
    clock = max(clock, time)
  }

  /// Does what other tasks left and what is due, in this order.
  ///
  /// - Returns: How many things were done.
  package final func doWaitingWork() -> Int {
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
  package final var hasWaitingWork: Bool {
    guard isRunning, applicationState != .suspended else { return false }
    return !mailbox.isEmpty || (schedule.nextDue().map { $0 <= clock } ?? false)
  }
}

extension Duration {
  /// A duration of so many seconds; what is not a positive number counts as zero, and what is longer
  /// than a hundred years as that.
  package init(finiteSeconds seconds: Double) {
    guard seconds > 0 else {
      self = .zero
      return
    }
    let parts = min(seconds, 3_155_760_000) * 1_000_000_000
    self = .nanoseconds(Int64(parts.rounded()))
  }

  /// The seconds and their fraction.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
