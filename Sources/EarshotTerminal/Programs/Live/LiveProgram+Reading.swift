import EarshotMirror
import EarshotPrograms
import Synchronization

/// The emulated screen, and what is read of it.
nonisolated final class Reading {
  let session: ProgramSession
  /// Where it is told.
  let mailbox: MirrorMailbox
  /// What draws captions, where the screen is composed.
  var captions: CaptionWriter?

  init(session: ProgramSession, to mailbox: MirrorMailbox) {
    self.session = session
    self.mailbox = mailbox
  }
}

/// The reading thread.
nonisolated extension LiveProgram {
  func read() {
    let mailbox = waitForMailbox()
    reading.withLock { reading in
      let session = makeSession()
      if awaitsStart { session.awaitStart(at: state.withLock { $0.clock.time() }) }
      reading = Reading(session: session, to: mailbox)
    }
    while case .until(let pause)? = reading.withLock({ $0.map { readOn($0) } }) {
      readingBell.wait(pause)
    }
  }

  /// Waits until there is somebody to tell: the frame that is told first is told as a whole, and without it nothing
  /// that is told later means anything.
  private func waitForMailbox() -> MirrorMailbox {
    while true {
      if let mailbox = state.withLock({ $0.mailbox }) { return mailbox }
      readingBell.wait(nil)
    }
  }

  /// Reads an answer of which all is there on the thread that has found that out: an arrow is to be heard at once,
  /// and to wake another thread takes as long as to read it.
  ///
  /// - Returns: Whether it was read; not where the reading thread is at something.
  func readAnswer() -> Bool {
    let rest = reading.withLockIfAvailable { reading in reading.map { readOn($0) } }
    guard case .until(let pause)?? = rest else { return false }
    // The reading thread knows nothing of what is due by now.
    if let pause { readingBell.ring(after: pause) }
    return true
  }

  /// What is left when all that waited is read.
  private enum Rest {
    /// Nothing is to be read before so much time has passed, or before more comes.
    case until(Duration?)
    /// The program has ended.
    case ended
  }

  /// Reads what waits.
  private func readOn(_ reading: Reading) -> Rest {
    let session = reading.session
    while true {
      let (work, wasFull) = state.withLock { state in
        defer {
          state.work = []
          state.waiting = 0
          state.isFull = false
        }
        return (state.work, state.isFull)
      }
      if wasFull { relayBell.ring() }
      for (time, work) in work {
        session.advance(to: time)
        if case .end(let ending) = work {
          session.finish(at: time)
          perform(reading)
          finish(reading)
          reading.mailbox.send(.sourceEnded())
          onEnd(ending)
          return .ended
        }
        // What is said is on the screen by then.
        if case .answered = work { draw(reading) }
        take(work, at: time, reading)
        perform(reading)
      }
      draw(reading)
      let (time, isBehind) = state.withLock { ($0.clock.time(), !$0.work.isEmpty) }
      // What waits came before this time.
      guard !isBehind else { continue }
      session.advance(to: time)
      perform(reading)
      return .until(session.nextDue.map { $0 - time })
    }
  }

  private func take(_ work: Work, at time: Duration, _ reading: Reading) {
    let session = reading.session
    switch work {
    case .output(let bytes, let last): session.takeOutput(bytes, at: last)
    case .answered: session.noteAnswer(at: time)
    case .keys(let keys, let isEchoOn, let isSecret, let isAhead):
      session.takeKeys(
        keys, isEchoOn: isEchoOn, isSecret: isSecret, isAhead: isAhead, at: time)
    case .taken(let isSecret): session.noteReader(isSecret: isSecret, at: time)
    case .size(let size, let window):
      reading.captions?.rows = window.rows
      reading.captions?.forget()
      session.resize(rows: size.rows, columns: size.columns, at: time)
    case .request(let request): session.take(request, at: time)
    case .review(let text):
      if !session.show(text) { onNothing(text) }
    case .speech(let isBehind): session.isSpeechBehind = isBehind
    case .profile(let profile): session.turn(to: profile)
    case .caption(let caption): reading.captions?.caption = caption
    case .compose:
      let (window, caption) = state.withLock { ($0.window, $0.caption) }
      reading.compose(in: window, caption: caption)
    case .passOn(let modes):
      output(reading.passOn(modes), TerminalSetting(modes))
      state.withLock { $0.isTurning = false }
      relayBell.ring()
    case .redraw: reading.captions?.forget()
    case .end: break
    }
  }

  /// Draws the screen with its caption, where it is composed.
  private func draw(_ reading: Reading) {
    guard reading.captions != nil, let frame = reading.session.look(),
      let bytes = reading.captions?.update(to: frame), !bytes.isEmpty
    else { return }
    output(bytes, nil)
  }

  /// Leaves on the main screen what the program has written there.
  private func finish(_ reading: Reading) {
    guard reading.captions != nil else { return }
    draw(reading)
    if !reading.session.screen.isAlternate {
      output(reading.passOn(nil), TerminalSetting(TerminalModes()))
    }
  }

  private func perform(_ reading: Reading) {
    var changes: [MirrorChange] = []
    for effect in reading.session.takeEffects() {
      switch effect {
      case .tell(let change): changes.append(change)
      case .send(let bytes): type(bytes)
      }
    }
    guard !changes.isEmpty else { return }
    // Who waits for it is woken by what is told.
    state.withLock { $0.isSettled = reading.session.isSettled }
    reading.mailbox.send(changes)
  }
}
