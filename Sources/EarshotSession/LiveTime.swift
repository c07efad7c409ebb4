import EarshotModel

/// Lets real time pass for a session whose host lives elsewhere, while nobody listens in real time.
///
/// What is said in virtual time takes none. A session in a terminal has a clock of its own, which waits for
/// the voice and for a person as well.
public final class LiveTime {
  private let session: Session
  private let beginning = ContinuousClock.now
  /// The virtual time that has passed and no real time.
  private var skipped = Duration.zero
  private let arrivals: AsyncStream<Void>
  private let arrive: AsyncStream<Void>.Continuation

  /// Begins where the session is now, and is woken by its host from now on.
  public init(of session: Session) {
    self.session = session
    (arrivals, arrive) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    session.host.onWaitingWork { [arrive] in arrive.yield() }
  }

  /// Is woken no more.
  public func end() {
    session.host.onWaitingWork(nil)
    arrive.finish()
  }

  private var now: Duration { beginning.duration(to: .now) + skipped }

  /// Waits until all has been told that follows from what was done, as the host says, and no longer than the
  /// host waits for it itself.
  ///
  /// - Parameter limit: The longest time that it may take.
  public func waitUntilSettled(limit: Duration = .seconds(60)) async {
    await wait(for: limit) { $0.host.isSettled }
  }

  /// Waits for as long as is asked for.
  public func wait(for limit: Duration) async { await wait(for: limit) { _ in false } }

  /// Waits until something is so, and no longer than is asked for.
  ///
  /// - Parameters:
  ///   - limit: The longest time.
  ///   - isDone: Whether it is so; asked whenever the host has told something.
  public func wait(for limit: Duration, until isDone: (Session) -> Bool) async {
    skipped += max(.zero, session.now - now)
    let end = now + limit
    var iterator = arrivals.makeAsyncIterator()
    while true {
      let behind = now - session.now
      session.advance(by: behind.inSeconds)
      guard !isDone(session), now < end, !Task.isCancelled else { return }
      let due = min(session.host.nextDue.map { max($0, now) } ?? end, end)
      let timer = Task { [arrive, rest = due - now] in
        try? await Task.sleep(for: rest)
        arrive.yield()
      }
      defer { timer.cancel() }
      if await iterator.next() == nil { return }
    }
  }
}
