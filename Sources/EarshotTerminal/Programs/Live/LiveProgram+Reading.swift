import EarshotMirror
import EarshotPrograms
import Synchronization

/// The reading thread, which has the emulated screen.
nonisolated extension LiveProgram {
  func read() {
    let session = makeSession()
    var captions = captionedRows.map { CaptionWriter(rows: $0) }
    if awaitsStart { session.awaitStart(at: state.withLock { $0.clock.time() }) }
    while true {
      let work = state.withLock { state in
        defer {
          state.work = []
          state.waiting = 0
        }
        return state.work
      }
      if !work.isEmpty { relayBell.ring() }
      for (time, work) in work {
        session.advance(to: time)
        if case .end(let ending) = work {
          session.finish(at: time)
          perform(session)
          draw(session, &captions)
          send([.sourceEnded()])
          return onEnd(ending)
        }
        take(work, at: time, session, &captions)
        perform(session)
      }
      draw(session, &captions)
      let (time, isBehind) = state.withLock { ($0.clock.time(), !$0.work.isEmpty) }
      // What waits came before this time.
      guard !isBehind else { continue }
      session.advance(to: time)
      if session.isAnswering, hasAnswered { session.noteAnswer(at: time) }
      perform(session)
      let pause = session.nextDue.map { $0 - time }
      if session.isAnswering {
        let glance = Self.glance(after: session.answerAge(at: time))
        readingBell.wait(min(pause ?? glance, glance))
      } else {
        readingBell.wait(pause)
      }
    }
  }

  /// How long until a program is looked at again that wrote the last of an answer so long ago: most wait for the
  /// next key within a fraction of a millisecond.
  private static func glance(after age: Duration) -> Duration {
    min(max(age / 4, .microseconds(100)), .milliseconds(1))
  }

  /// Whether the program waits for the next key, and all that it has written is read.
  private var hasAnswered: Bool {
    // In this order: what it had written before it waited is in the terminal, with the relay, or here.
    child.foreground.waitForKeys && !child.hasOutput
      && state.withLock { !$0.isPassing && $0.work.isEmpty }
  }

  private func take(
    _ work: Work, at time: Duration, _ session: ProgramSession, _ captions: inout CaptionWriter?
  ) {
    switch work {
    case .output(let bytes, let last): session.takeOutput(bytes, at: last)
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

  private func perform(_ session: ProgramSession) {
    var changes: [MirrorChange] = []
    for effect in session.takeEffects() {
      switch effect {
      case .tell(let change): changes.append(change)
      case .send(let bytes): type(bytes)
      }
    }
    guard !changes.isEmpty else { return }
    // Who waits for it is woken by what is told.
    state.withLock { $0.isSettled = session.isSettled }
    send(changes)
  }

  private func send(_ changes: [MirrorChange]) {
    state.withLock { $0.mailbox }?.send(changes)
  }
}
