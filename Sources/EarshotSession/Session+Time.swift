import EarshotModel
public import EarshotSpeech

/// How time passes: in one place, by the clock of the application and that of virtual speech.
extension Session {
  /// Lets time pass; timers of the app and the ends of utterances come in their order meanwhile.
  ///
  /// When an app never comes to rest, a note says so, and the rest of the time passes at once.
  ///
  /// - Parameter seconds: How long, in seconds; anything but a positive number counts as zero.
  public func advance(by seconds: Double) {
    guard !isTurning else { return note("time cannot pass inside a handler") }
    let end = now + Duration(finiteSeconds: seconds)
    settle()
    var patience = Patience(self)
    while now < end {
      guard !patience.isOver(self) else {
        note("what happens by itself does not come to rest; the time left passed at once")
        break
      }
      patience.take(step(to: end))
    }
    moveClock(to: end)
    settle()
  }

  /// Lets time pass until every utterance has ended, and none is waiting.
  ///
  /// When speech does not end within the limit, a note says so.
  ///
  /// - Parameter limit: The longest time it may take, in seconds.
  public func advanceUntilSilent(limit: Double = 3_600) {
    guard !isTurning else { return note("time cannot pass inside a handler") }
    let begin = now
    let end = begin + Duration(finiteSeconds: limit)
    settle()
    var patience = Patience(self)
    while !unfinished.isEmpty {
      guard now < end, !patience.isOver(self) else {
        let passed = (min(now, end) - begin).components.seconds
        return note("speech did not come to an end within \(passed) seconds")
      }
      let progress = step(to: end, stopsWhenNothingHappens: true)
      if progress == .nothing { return }
      patience.take(progress)
    }
  }

  /// Lets time pass until all has been told that follows from what was done, where that is done elsewhere; of
  /// an app no time passes.
  ///
  /// - Parameter limit: The longest time it may take, in seconds; what a host waits for ends before by itself.
  public func advanceUntilSettled(limit: Double = 60) {
    guard !isTurning else { return note("time cannot pass inside a handler") }
    let end = now + Duration(finiteSeconds: limit)
    settle()
    var patience = Patience(self)
    while !host.isSettled, let due = host.nextDue, now < end, !patience.isOver(self) {
      patience.take(step(to: min(max(due, now), end)))
    }
  }

  /// Ends all speech for good; every utterance that has not ended gets its outcome.
  public func shutDownSpeech() {
    guard !isTurning else { return note("speech cannot be shut down inside a handler") }
    speech.perform(.shutDown)
    settle()
  }

  /// Takes news of speech that is spoken in real time; the owner of the session passes on what
  /// `LiveSpeech.events` delivers.
  public func take(_ event: SpeechEvent) {
    moveClock(to: event.time)
    events.append(event)
    if !isTurning { settle() }
  }

  /// What a step in time has brought about.
  private enum Progress {
    /// Time has passed.
    case moved
    /// Something happened, but no time has passed.
    case stalled
    /// Nothing will happen, however long one waits.
    case nothing
  }

  /// How much may happen by itself while time passes once.
  private struct Patience {
    /// How often things may happen one after the other without time passing.
    private static let stallLimit = 1_000
    /// How many moments may bring something.
    private static let momentLimit = 1_000_000

    private let eventsBefore: Int
    private var stalls = 0
    private var moments = 0

    init(_ session: Session) {
      eventsBefore = session.transcript.count
    }

    mutating func take(_ progress: Progress) {
      moments += 1
      stalls = progress == .moved ? 0 : stalls + 1
    }

    func isOver(_ session: Session) -> Bool {
      stalls >= Self.stallLimit || moments >= Self.momentLimit
        || session.transcript.count - eventsBefore >= session.eventLimit
    }
  }

  /// Moves to the next moment at which something happens, but not past `end`.
  private func step(to end: Duration, stopsWhenNothingHappens: Bool = false) -> Progress {
    // What could not be done at its time, as in an app that never rests, does not hold time up.
    // Where nothing else would happen, a look at live texts brings nothing about either.
    let next = stopsWhenNothingHappens ? host.nextDue : nextDue
    let due = next.flatMap { $0 > now && $0 <= end ? $0 : nil }
    let before = (now, speech.time)
    if due == nil && stopsWhenNothingHappens {
      if speech.advanceToNextEvent() { return .nothing }
      moveClock(to: min(speech.time, end))
    } else {
      let isThere = speech.advance(to: due ?? end)
      moveClock(to: isThere ? due ?? end : speech.time)
    }
    settle()
    return before == (now, speech.time) ? .stalled : .moved
  }

  private func moveClock(to time: Duration) {
    now = max(now, time)
    host.advanceClock(to: now)
  }
}
