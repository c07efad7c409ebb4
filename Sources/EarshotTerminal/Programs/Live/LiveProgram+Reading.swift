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

  init(session: ProgramSession, to mailbox: MirrorMailbox, captions: CaptionWriter?) {
    self.session = session
    self.mailbox = mailbox
    self.captions = captions
  }
}

/// The reading thread.
nonisolated extension LiveProgram {
  func read() {
    let mailbox = waitForMailbox()
    reading.withLock { reading in
      let session = makeSession()
      if awaitsStart { session.awaitStart(at: state.withLock { $0.clock.time() }) }
      reading = Reading(
        session: session, to: mailbox, captions: captionedRows.map { CaptionWriter(rows: $0) })
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
          draw(session, &reading.captions)
          reading.mailbox.send(.sourceEnded())
          onEnd(ending)
          return .ended
        }
        // What is said is on the screen by then.
        if case .answered = work { draw(session, &reading.captions) }
        take(work, at: time, session, &reading.captions)
        perform(reading)
      }
      draw(session, &reading.captions)
      let (time, isBehind) = state.withLock { ($0.clock.time(), !$0.work.isEmpty) }
      // What waits came before this time.
      guard !isBehind else { continue }
      session.advance(to: time)
      perform(reading)
      return .until(session.nextDue.map { $0 - time })
    }
  }

  private func take(
    _ work: Work, at time: Duration, _ session: ProgramSession, _ captions: inout CaptionWriter?
  ) {
    switch work {
    case .output(let bytes, let last): session.takeOutput(bytes, at: last)
    case .answered: session.noteAnswer(at: time)
    case .keys(let keys, let isEchoOn, let isSecret):
      session.takeKeys(keys, isEchoOn: isEchoOn, isSecret: isSecret, at: time)
    case .size(let rows, let columns):
      captions?.rows = rows
      captions?.forget()
      session.resize(
        rows: captions == nil ? rows : CaptionWriter.programRows(of: rows), columns: columns,
        at: time)
    case .request(let request): session.take(request, at: time)
    case .review(let text):
      if !session.show(text) { onNothing(text) }
    case .speech(let isBehind): session.isSpeechBehind = isBehind
    case .profile(let profile): session.turn(to: profile)
    case .caption(let caption): captions?.caption = caption
    case .redraw: captions?.forget()
    case .end: break
    }
  }

  /// Draws the screen with its caption, where it is composed.
  private func draw(_ session: ProgramSession, _ captions: inout CaptionWriter?) {
    guard captions != nil, let frame = session.look(), let bytes = captions?.update(to: frame),
      !bytes.isEmpty
    else { return }
    output(bytes, nil)
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
