import EarshotMirror
import EarshotPrograms
import Glibc
import Synchronization

// Three threads serve a program that runs:
//
//  1. the relay moves bytes between the terminals: what the program writes goes on at once, but for what is
//     taken out (`OutputFilter`), and what is typed and the program has not taken at once goes to it as fast as it
//     takes it;
//  2. the reading thread has the emulated screen (`ProgramSession`): it takes output and keys in their order,
//     and tells the mirror. While it is behind by more than `queueLimit` bytes the relay reads no more, and
//     the program waits, as it does for any terminal; that time does not count (`ProgramClock`). It is not woken for
//     keys, nor for each piece of their answers: the relay looks whether the program waits for the next key
//     (`ForegroundProcesses`), and then reads that answer itself (`AwaitedAnswer`);
//  3. the third waits for the program to be stopped, as by a key of its own: what it wrote before goes on, then
//     that is told, since whoever typed the key would be left with a terminal that answers nothing;
//  4. when the program has ended, what it wrote last is read, then the end is told.

/// A program that runs on a terminal of its own behind ours.
nonisolated final class LiveProgram: RunningProgram {
  /// What waits for the reading thread.
  enum Work {
    /// What the program wrote, and when the last of it came.
    case output([UInt8], until: Duration)
    /// The program waits for the next key.
    case answered
    case keys([ProgramKey], isEchoOn: Bool?, isSecret: Bool, isAhead: Bool)
    /// What was typed ahead is taken by somebody, or is a secret.
    case taken(isSecret: Bool)
    case size(_ program: TerminalSize, window: TerminalSize)
    case request(NodeRequest)
    case review(ReviewedText)
    case speech(isBehind: Bool)
    case profile(ProgramProfile)
    case caption(String)
    /// What the program draws is composed from here on.
    case compose
    /// What the program draws goes on to the terminal from here on, with what it has set of it.
    case passOn(TerminalModes)
    case redraw
    case end(ProgramEnding)
  }

  struct State {
    var work: [(time: Duration, work: Work)] = []
    /// How many bytes of output wait.
    var waiting = 0
    /// Whether the relay waits until less output does.
    var isFull = false
    /// How often something was typed.
    var typedCount = 0
    /// How long ago it was looked last whether somebody takes what was typed ahead; `nil` where nothing was.
    var ahead: Duration?
    var clock = ProgramClock()
    /// What is typed and the program has not taken.
    var typed: [UInt8] = []
    /// Whether the terminal of the program is closed, so that nothing can be written there.
    var isFinished = false
    var modes = TerminalModes()
    var signal: Int32?
    /// The size of the window in which the screen is shown.
    var window: TerminalSize
    /// What was said last, whether captions are wanted, and whether the program leaves a row to them.
    var caption = ""
    var wantsCaptions: Bool
    var hasCaptions = false
    /// Whether what the program writes has to wait until the terminal shows its screen.
    var isTurning = false
    /// What is to be allowed from now on.
    var allowed: (clipboard: Bool, annotations: Bool)?
    var isStopped = false
    /// Where it is told; nothing is read before that is known.
    var mailbox: MirrorMailbox?
    var isClosed = false
    /// Whether all has been told that follows from what was asked for.
    var isSettled: Bool
  }

  /// How a session is made, on the thread that has it.
  let makeSession: @Sendable () -> ProgramSession
  let child: ChildTerminal
  let filter: OutputFilter
  let output: @Sendable ([UInt8], _ setting: TerminalSetting?) -> Void
  let onEnd: @Sendable (ProgramEnding) -> Void
  let onStop: (@Sendable () -> Void)?
  let lend: @Sendable (_ work: () -> Void) -> Void
  let onNothing: @Sendable (ReviewedText) -> Void
  let state: Mutex<State>
  /// Who may read what is typed, for those who type it.
  let readers: Mutex<ForegroundProcesses>
  /// Held by whoever reads.
  let reading = Mutex<Reading?>(nil)
  let awaitsStart: Bool
  /// Wakes the relay, and the reading thread.
  let relayBell = Bell()
  let readingBell = Bell()

  /// How many bytes of output may wait for the reading thread.
  static let queueLimit = 1 << 20
  /// How long after a piece of output began to wait more may go to it: less than the shortest pause that counts.
  private static let togetherness = Duration.milliseconds(5)
  /// How many bytes of typing may wait for the program; what is more is lost, as in any terminal.
  private static let typedLimit = 1 << 20
  /// How long a program that was asked to end may go on.
  static let endPatience = Duration.seconds(2)
  /// How long until it is looked again whether it has ended.
  static let endGlance = Duration.milliseconds(200)
  /// Since when it is served.
  let beginning = ContinuousClock.now

  /// Serves a program that was started.
  ///
  /// - Parameters:
  ///   - child: The program.
  ///   - window: The size of the window in which its screen is shown.
  ///   - filter: What takes out of its output what does not go to the terminal.
  ///   - output: Writes to the terminal, and is told what that is in from then on, unless it stays as it was.
  ///   - lend: Does some work, which tells the mirror what a key has led to, and then what follows from that, on the
  ///     thread that calls it.
  ///   - onNothing: Hears that there is nothing of a text that was asked for.
  ///   - onStop: Hears that the program was stopped; without it, it goes on at once.
  ///   - onEnd: Hears of the end.
  ///   - awaitsStart: Whether it counts as settled only once it has drawn something.
  ///   - showsCaptions: Whether the screen is composed with a caption from the beginning; the program has one row
  ///     less than the window.
  ///   - session: Makes the session, on the thread that has it.
  init(
    _ child: ChildTerminal, in window: TerminalSize, filter: OutputFilter,
    output: @escaping @Sendable ([UInt8], _ setting: TerminalSetting?) -> Void,
    lend: @escaping @Sendable (_ work: () -> Void) -> Void = { $0() },
    onNothing: @escaping @Sendable (ReviewedText) -> Void,
    onStop: (@Sendable () -> Void)? = nil,
    onEnd: @escaping @Sendable (ProgramEnding) -> Void,
    awaitsStart: Bool = false, showsCaptions: Bool = false,
    session: @escaping @Sendable () -> ProgramSession
  ) {
    self.child = child
    self.filter = filter
    self.output = output
    self.lend = lend
    self.onNothing = onNothing
    self.onStop = onStop
    self.onEnd = onEnd
    self.awaitsStart = awaitsStart
    makeSession = session
    readers = Mutex(child.foreground)
    state = Mutex(
      State(window: window, wantsCaptions: showsCaptions, isSettled: !awaitsStart))
  }

  func add(_ work: Work) {
    state.withLock { state in state.work.append((state.clock.time(), work)) }
    readingBell.ring()
  }

  /// Adds what the program wrote, and returns how often something had been typed.
  ///
  /// What comes while a piece still waits goes to it, since a terminal hands on 4 KiB at most, and of many lines at
  /// once most need not be drawn.
  func add(output bytes: [UInt8]) -> Int {
    state.withLock { state in
      state.waiting += bytes.count
      let time = state.clock.time()
      guard let first = state.work.last?.time, time - first < Self.togetherness,
        case .output(var waiting, _) = state.work.last?.work
      else {
        state.work.append((time, .output(bytes, until: time)))
        return state.typedCount
      }
      // So that the bytes have one owner, and need not be copied.
      state.work.removeLast()
      waiting += bytes
      state.work.append((first, .output(waiting, until: time)))
      return state.typedCount
    }
  }

  // MARK: The source

  func open(_ mailbox: MirrorMailbox) {
    state.withLock { $0.mailbox = mailbox }
    readingBell.ring()
  }

  /// Begins to serve it.
  ///
  /// - Throws: `TerminalError.refused` when the system has no threads to give.
  func start() throws(TerminalError) {
    pthread_detach(try SystemThread.start { self.read() })
    pthread_detach(try SystemThread.start { self.relay() })
    pthread_detach(try SystemThread.start { self.watch() })
  }

  func take(_ request: NodeRequest) {
    for key in request.programKeys ?? [] {
      send(key.bytes(isCursorApplication: modes.isCursorApplication)) { [key] }
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

  func send(_ bytes: [UInt8], keys: () -> [ProgramKey]) {
    let echo = child.echo
    // Before it is sent, since whoever reads is at work then.
    let known = echo?.isOfLines ?? false ? keys() : nil
    let isAhead = known.map(isTypedAhead) ?? false
    let hasKeys = type(bytes) {
      let keys = known ?? keys()
      return keys.isEmpty
        ? nil
        : .keys(
          keys, isEchoOn: echo?.isOn, isSecret: echo?.isSecret ?? false, isAhead: isAhead)
    }
    // What the program writes wakes who reads; if it writes nothing, that has to be noticed.
    if hasKeys { readingBell.ring(after: ProgramSession.unanswered) }
  }

  /// Writes to the program, and adds what was typed by it; returns whether there was anything to add.
  ///
  /// What the program answers is added behind that, whoever comes first to read it.
  @discardableResult
  func type(_ bytes: [UInt8], as work: () -> Work? = { nil }) -> Bool {
    let (isLeft, hasWork) = state.withLock { state in
      let time = state.clock.time()
      state.typedCount += 1
      var rest = bytes[...]
      // Most often the program takes it at once, and nobody else has to be woken for it.
      if state.typed.isEmpty, !state.isFinished, !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Glibc.write(child.descriptor, $0.baseAddress, $0.count)
        }
        rest = rest.dropFirst(max(0, count))
      }
      state.typed += rest.prefix(max(0, Self.typedLimit - state.typed.count))
      let work = work()
      if let work { state.work.append((time, work)) }
      return (!rest.isEmpty, work != nil)
    }
    if isLeft { relayBell.ring() }
    return hasWork
  }

  func redraw() {
    child.signal(SIGWINCH)
    add(.redraw)
  }

  func noteSpeech(isBehind: Bool) { add(.speech(isBehind: isBehind)) }

  func review(_ text: ReviewedText) { add(.review(text)) }

  func read(by profile: ProgramProfile) { add(.profile(profile)) }

  func allow(clipboard: Bool, annotations: Bool) {
    state.withLock { $0.allowed = (clipboard, annotations) }
    relayBell.ring()
  }

  func goOn() { child.goOn() }

  func end(by signal: Int32) {
    state.withLock { $0.signal = signal }
    relayBell.ring()
  }

  /// Tells the relay whenever the program is stopped.
  private func watch() {
    while child.waitForStop() {
      state.withLock { $0.isStopped = true }
      relayBell.ring()
    }
  }
}
