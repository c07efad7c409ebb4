import Synchronization

/// Everything that a host waits for, in order of arrival: threads and tasks send it, and one task waits for it.
nonisolated final class HostEvents: AsyncSequence, Sendable {
  private struct State {
    var waiting: [HostEvent] = []
    var isFinished = false
    var listener: UnsafeContinuation<HostEvent?, Never>?

    /// Who is woken for the first of the events that wait, or for the end, if anybody listens.
    mutating func takeWoken() -> Woken? {
      guard let listener, let event = next() else { return nil }
      self.listener = nil
      return Woken(listener: listener, event: event)
    }

    /// What is handed to whoever waits; `nil` where there is nothing yet.
    mutating func next() -> HostEvent?? {
      waiting.isEmpty ? (isFinished ? .some(nil) : nil) : waiting.removeFirst()
    }
  }

  /// Whoever waits, and what comes.
  private struct Woken {
    let listener: UnsafeContinuation<HostEvent?, Never>
    let event: HostEvent?

    func wake() { listener.resume(returning: event) }
  }

  private let state = Mutex(State())

  /// Adds an event behind all others; nothing comes behind the end.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - canWait: Whether nobody is woken for it where it is the only one; ``wake()`` does that later.
  ///   - work: What is done before whoever waits is woken; what is sent meanwhile comes behind the event.
  func send(_ event: HostEvent, canWait: Bool = false, after work: () -> Void = {}) {
    let woken = state.withLock { state -> Woken? in
      guard !state.isFinished else { return nil }
      state.waiting.append(event)
      return canWait && state.waiting.count == 1 ? nil : state.takeWoken()
    }
    work()
    woken?.wake()
  }

  /// Wakes whoever waits for what could wait.
  func wake() {
    state.withLock { $0.takeWoken() }?.wake()
  }

  /// Ends the events, once all that wait were taken.
  func finish() {
    let woken = state.withLock { state in
      state.isFinished = true
      return state.takeWoken()
    }
    woken?.wake()
  }

  /// Begins to wait; one task at a time does.
  func makeAsyncIterator() -> Iterator { Iterator(events: self) }

  /// Waits for one event after the other.
  struct Iterator: AsyncIteratorProtocol {
    fileprivate let events: HostEvents
    /// Those that were taken together, the first one last.
    private var taken: [HostEvent] = []

    fileprivate init(events: HostEvents) {
      self.events = events
    }

    mutating func next() async -> HostEvent? { await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> HostEvent? {
      if let event = taken.popLast() { return event }
      taken = events.takeAll()
      if let event = taken.popLast() { return event }
      let events = events
      return await withUnsafeContinuation(isolation: actor) { events.wait($0) }
    }
  }

  private func takeAll() -> [HostEvent] {
    state.withLock { state in
      guard !state.waiting.isEmpty else { return [] }
      defer { state.waiting = [] }
      return state.waiting.reversed()
    }
  }

  private func wait(_ listener: UnsafeContinuation<HostEvent?, Never>) {
    let found = state.withLock { state -> HostEvent?? in
      let found = state.next()
      if found == nil { state.listener = listener }
      return found
    }
    if let found { listener.resume(returning: found) }
  }
}
