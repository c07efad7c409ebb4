import EarshotMirror
import EarshotPrograms
import Glibc
import Synchronization

// Two threads serve a program that runs:
//
//  1. the relay moves bytes between the terminals: what the program writes goes on at once, but for what is
//     taken out (`OutputFilter`), and what is typed goes to the program as fast as that takes it;
//  2. the reading thread has the emulated screen (`ProgramSession`): it takes output and keys in their order,
//     and tells the mirror. While it is behind by more than `queueLimit` bytes the relay reads no more, and
//     the program waits, as it does for any terminal;
//  3. when the program has ended, what it wrote last is read, then the end is told.

/// A program that runs on a terminal of its own behind ours.
nonisolated final class LiveProgram: RunningProgram {
  /// What waits for the reading thread.
  private enum Work {
    case output([UInt8])
    case keys([ProgramKey], isEchoOn: Bool?, isSecret: Bool)
    case size(rows: Int, columns: Int)
    case request(NodeRequest)
    case review(ReviewedText)
    case speech(isBehind: Bool)
    case caption(String)
    case redraw
    case end(ProgramEnding)
  }

  private struct State {
    var work: [(time: Duration, work: Work)] = []
    /// How many bytes of output wait.
    var waiting = 0
    /// What is typed and the program has not taken.
    var typed: [UInt8] = []
    var modes = TerminalModes()
    var establishment = ""
    var signal: Int32?
    var mailbox: MirrorMailbox?
    var isClosed = false
    /// Whether all has been told that follows from what was asked for.
    var isSettled: Bool
  }

  /// How a session is made, on the thread that has it.
  private let makeSession: @Sendable () -> ProgramSession
  private let child: ChildTerminal
  private let filter: OutputFilter
  private let output: @Sendable ([UInt8]) -> Void
  private let setLeave: @Sendable (String) -> Void
  private let onEnd: @Sendable (ProgramEnding, Recorder?) -> Void
  private let onNothing: @Sendable (ReviewedText) -> Void
  private let state: Mutex<State>
  private let awaitsStart: Bool
  /// How many rows the window has at first, where the screen is composed with a caption.
  private let captionedRows: Int?
  /// Wakes the relay, and the reading thread.
  private let relayBell = Bell()
  private let readingBell = Bell()
  private let beginning = ContinuousClock.now

  /// How many bytes of output may wait for the reading thread.
  private static let queueLimit = 1 << 20
  /// How many bytes of typing may wait for the program; what is more is lost, as in any terminal.
  private static let typedLimit = 1 << 20
  /// How long a program that was asked to end may go on.
  private static let endPatience = Duration.seconds(2)

  /// Serves a program that was started.
  ///
  /// - Parameters:
  ///   - child: The program.
  ///   - filter: What takes out of its output what does not go to the terminal.
  ///   - output: Writes to the terminal.
  ///   - setLeave: Takes what sets the terminal back, whenever that changes.
  ///   - onNothing: Hears that there is nothing of a text that was asked for.
  ///   - onEnd: Hears of the end.
  ///   - awaitsStart: Whether it counts as settled only once it has drawn something.
  ///   - captionedRows: How many rows the window has, where the screen is composed with a caption; the program
  ///     has one less.
  ///   - session: Makes the session, on the thread that has it.
  init(
    _ child: ChildTerminal, filter: OutputFilter, output: @escaping @Sendable ([UInt8]) -> Void,
    setLeave: @escaping @Sendable (String) -> Void,
    onNothing: @escaping @Sendable (ReviewedText) -> Void,
    onEnd: @escaping @Sendable (ProgramEnding, Recorder?) -> Void,
    awaitsStart: Bool = false, captionedRows: Int? = nil,
    session: @escaping @Sendable () -> ProgramSession
  ) {
    self.child = child
    self.filter = filter
    self.output = output
    self.setLeave = setLeave
    self.onNothing = onNothing
    self.onEnd = onEnd
    self.awaitsStart = awaitsStart
    self.captionedRows = captionedRows
    makeSession = session
    state = Mutex(State(isSettled: !awaitsStart))
  }

  private var now: Duration { beginning.duration(to: .now) }

  private func add(_ work: Work) {
    let time = now
    state.withLock { state in
      if case .output(let bytes) = work { state.waiting += bytes.count }
      state.work.append((time, work))
    }
    readingBell.ring()
  }

  // MARK: The source

  func open(_ mailbox: MirrorMailbox) {
    state.withLock { $0.mailbox = mailbox }
  }

  /// Begins to serve it.
  ///
  /// - Throws: `TerminalError.refused` when the system has no threads to give.
  func start() throws(TerminalError) {
    pthread_detach(try SystemThread.start { self.read() })
    pthread_detach(try SystemThread.start { self.relay() })
  }

  func take(_ request: NodeRequest) {
    for key in request.programKeys ?? [] {
      send(key.bytes(isCursorApplication: modes.isCursorApplication), keys: [key])
    }
    if !request.action.isQuestion { state.withLock { $0.isSettled = false } }
    add(.request(request))
  }

  var isSettled: Bool { state.withLock { $0.isSettled } }

  func close() {
    state.withLock { $0.isClosed = true }
    end(by: SIGHUP)
  }

  // MARK: The program

  var modes: TerminalModes { state.withLock { $0.modes } }

  var establishment: String { state.withLock { $0.establishment } }

  func show(caption: String) {
    if captionedRows != nil { add(.caption(caption)) }
  }

  func send(_ bytes: [UInt8], keys: [ProgramKey]) {
    if !keys.isEmpty {
      let echo = child.echo
      add(.keys(keys, isEchoOn: echo?.isOn, isSecret: echo?.isSecret ?? false))
    }
    type(bytes)
  }

  private func type(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    state.withLock { state in
      state.typed += bytes.prefix(max(0, Self.typedLimit - state.typed.count))
    }
    relayBell.ring()
  }

  func resize(rows: Int, columns: Int) {
    child.resize(
      rows: captionedRows == nil ? rows : CaptionWriter.programRows(of: rows), columns: columns)
    add(.size(rows: rows, columns: columns))
  }

  func redraw() {
    child.signal(SIGWINCH)
    add(.redraw)
  }

  func noteSpeech(isBehind: Bool) { add(.speech(isBehind: isBehind)) }

  func review(_ text: ReviewedText) { add(.review(text)) }

  func end(by signal: Int32) {
    state.withLock { $0.signal = signal }
    relayBell.ring()
  }

  // MARK: The relay

  private func relay() {
    var filter = filter
    var deadline: ContinuousClock.Instant?
    var isOpen = true
    var known = TerminalModes()
    while true {
      let (typed, isFull, signal) = state.withLock { state in
        defer { state.signal = nil }
        return (!state.typed.isEmpty, state.waiting >= Self.queueLimit, state.signal)
      }
      if let signal {
        child.signal(signal)
        deadline = deadline ?? .now + Self.endPatience
      }
      if let deadline, deadline <= .now { child.signal(SIGKILL) }
      var events: Int32 = isFull ? 0 : POLLIN
      if typed { events |= POLLOUT }
      var descriptors = [
        pollfd(fd: isOpen ? child.descriptor : -1, events: Int16(events), revents: 0),
        pollfd(fd: relayBell.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: child.end, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&descriptors, 3, deadline == nil ? -1 : 200)
      if descriptors[1].revents != 0 { relayBell.hush() }
      if descriptors[0].revents & Int16(POLLOUT) != 0 { writeTyped() }
      if descriptors[0].revents & ~Int16(POLLOUT) != 0, !isFull || descriptors[2].revents != 0 {
        isOpen = pass(&filter, &known)
      }
      if descriptors[2].revents != 0 || (child.end < 0 && !isOpen) {
        while isOpen, pass(&filter, &known, untilEmpty: true) {}
        break
      }
    }
    finish(&filter)
  }

  private func finish(_ filter: inout OutputFilter) {
    let rest = filter.finish() + Array(filter.restoration.utf8)
    if !rest.isEmpty { output(rest) }
    setLeave("")
    add(.end(child.finish()))
  }

  /// Passes on what the program wrote; returns whether there may be more.
  private func pass(
    _ filter: inout OutputFilter, _ known: inout TerminalModes, untilEmpty: Bool = false
  ) -> Bool {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, Glibc.read(child.descriptor, buffer.baseAddress, buffer.count))
    }
    guard !bytes.isEmpty else { return !untilEmpty && (errno == EAGAIN || errno == EINTR) }
    let passed = filter.pass(bytes)
    if !passed.isEmpty { output(passed) }
    add(.output(bytes))
    if filter.modes != known {
      known = filter.modes
      setLeave(filter.restoration)
      let (modes, establishment) = (known, filter.establishment)
      state.withLock { ($0.modes, $0.establishment) = (modes, establishment) }
    }
    return true
  }

  private func writeTyped() {
    state.withLock { state in
      let count = state.typed.withUnsafeBytes {
        Glibc.write(child.descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        state.typed.removeFirst(count)
      } else if errno != EAGAIN, errno != EINTR {
        state.typed = []
      }
    }
  }

  // MARK: The reading thread

  private func read() {
    let session = makeSession()
    var captions = captionedRows.map { CaptionWriter(rows: $0) }
    if awaitsStart { session.awaitStart(at: now) }
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
          return onEnd(ending, session.recorder)
        }
        take(work, at: time, session, &captions)
        perform(session)
      }
      draw(session, &captions)
      session.advance(to: now)
      perform(session)
      readingBell.wait(session.nextDue.map { $0 - now })
    }
  }

  private func take(
    _ work: Work, at time: Duration, _ session: ProgramSession, _ captions: inout CaptionWriter?
  ) {
    switch work {
    case .output(let bytes): session.takeOutput(bytes, at: time)
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
    output(bytes)
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
