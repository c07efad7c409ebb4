/// Work that an application does later, until it is cancelled.
///
/// Releasing it does not cancel the work.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class ScheduledWork {
  /// When the work is due, since the application was made.
  let due: Duration
  /// The order in which the work was scheduled, which decides among equal times.
  let number: Int
  private var work: (() -> Void)?

  init(due: Duration, number: Int, work: @escaping () -> Void) {
    self.due = due
    self.number = number
    self.work = work
  }

  /// Whether the work is still to be done.
  public var isPending: Bool { work != nil }

  /// Makes sure that the work is not done; later calls do nothing.
  public func cancel() {
    work = nil
  }

  /// Does the work, once.
  func run() {
    let work = work
    self.work = nil
    work?()
  }
}
