import CTerminal
import Glibc
import Synchronization

/// The thread that waits for bytes and signals.
nonisolated final class TerminalReader: Sendable {
  /// Whether the terminal was given back.
  let isEnded = Atomic(false)

  private let handOn: @Sendable (TerminalEvent) -> Void
  /// Called when nothing more has come for a moment after bytes.
  private let onRest: (@Sendable () -> Void)?
  /// How many events were handed on and not taken yet.
  private let outstanding = Atomic(0)
  /// Whether Ctrl-C was typed and not answered yet.
  private let isInterrupted = Atomic(false)
  /// How many times the host has shown that it goes on.
  private let signsOfLife = Atomic(0)
  private let endRequest = Mutex<(@Sendable () -> Void)?>(nil)

  /// How many events may wait; while so many do, bytes stay with the system.
  private static let limit = 16
  /// How long the host may show no life after Ctrl-C: longer than leaving waits for the terminal's answers.
  private static let patience = Duration.seconds(3)
  /// How long nothing comes until the terminal counts as at rest, in milliseconds: longer than most programs take to
  /// answer a key, and too short to be heard.
  private static let rest: Int32 = 2
  private static let stopByte = UInt8(ascii: "q")
  private static let goOnByte = UInt8(ascii: "g")

  init(
    onRest: (@Sendable () -> Void)? = nil, _ handOn: @escaping @Sendable (TerminalEvent) -> Void
  ) {
    self.onRest = onRest
    self.handOn = handOn
  }

  /// Called on the thread when the system asks the program to end, before that is told.
  var onEndRequest: (@Sendable () -> Void)? {
    get { endRequest.withLock { $0 } }
    set { endRequest.withLock { $0 = newValue } }
  }

  /// Starts the thread.
  ///
  /// - Throws: `TerminalError.refused` when the system has no thread to give.
  func start() throws(TerminalError) -> pthread_t {
    try SystemThread.start { self.run() }
  }

  /// Ends the thread.
  func stop() {
    terminal_wake(CChar(bitPattern: Self.stopByte))
  }

  /// Whether more events were handed on than were taken.
  var hasMore: Bool { outstanding.load(ordering: .acquiring) > 0 }

  /// Notes that an event was taken.
  func taken() {
    if outstanding.subtract(1, ordering: .acquiringAndReleasing).oldValue == Self.limit {
      terminal_wake(CChar(bitPattern: Self.goOnByte))
    }
  }

  /// Notes that Ctrl-C, if it was typed, has been answered.
  func answered() {
    isInterrupted.store(false, ordering: .releasing)
  }

  /// Notes that the host goes on.
  func showLife() {
    signsOfLife.add(1, ordering: .releasing)
  }

  private func tell(_ event: TerminalEvent) {
    outstanding.add(1, ordering: .acquiringAndReleasing)
    handOn(event)
  }

  // MARK: On the thread

  private func run() {
    terminal_take_signals()
    var isOpen = true
    var decoder = InputDecoder()
    var patience = Patience(length: Self.patience)
    var awaitsRest = false
    while true {
      patience.update(
        isNeeded: isInterrupted.load(ordering: .acquiring),
        signsOfLife: signsOfLife.load(ordering: .acquiring), now: .now)
      if patience.isOver(at: .now) { endForcibly() }
      let takesBytes = isOpen && outstanding.load(ordering: .acquiring) < Self.limit
      var descriptors = [
        pollfd(fd: terminal_news(), events: Int16(POLLIN), revents: 0),
        pollfd(fd: takesBytes ? terminal_input() : -1, events: Int16(POLLIN), revents: 0),
      ]
      let limit = awaitsRest ? Self.rest : patience.milliseconds(from: .now)
      let count = poll(&descriptors, 2, limit)
      guard count >= 0 else {
        if errno == EINTR { continue }
        return tell(.closed)
      }
      if awaitsRest, count == 0 {
        awaitsRest = false
        onRest?()
      }
      if descriptors[0].revents != 0, !takeNews() { return }
      guard descriptors[1].revents != 0 else { continue }
      let bytes = takeBytes()
      guard !bytes.isEmpty else {
        isOpen = false
        tell(.closed)
        continue
      }
      if decoder.decode(bytes).contains(where: \.isInterrupt) {
        isInterrupted.store(true, ordering: .releasing)
      }
      tell(.bytes(bytes))
      awaitsRest = onRest != nil
    }
  }

  /// Takes what handlers and callers have left; returns whether to go on.
  private func takeNews() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(terminal_news(), &bytes, bytes.count)
    guard count > 0 else { return true }
    // A storm of new sizes comes to one.
    var isResized = false
    for byte in bytes[..<count] {
      switch Int(byte) {
      case TERMINAL_WINDOW: isResized = true
      case TERMINAL_CONTINUE: tell(.resumed)
      case TERMINAL_STOP: tell(.stopRequested)
      case TERMINAL_HANGUP: requestEnd(SIGHUP)
      case TERMINAL_INTERRUPT: requestEnd(SIGINT)
      case TERMINAL_TERMINATE: requestEnd(SIGTERM)
      case Int(Self.stopByte): return false
      default: break
      }
    }
    if isResized { tell(.resized) }
    return true
  }

  private func requestEnd(_ signal: Int32) {
    onEndRequest?()
    tell(.endRequested(signal: signal))
  }

  /// Ends the program where neither the app nor the system lets the host come to its end.
  private func endForcibly() {
    terminal_release()
    terminal_end_by(SIGINT)
  }

  /// What was typed; nothing when there can be no more.
  private func takeBytes() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
      var got: Int
      repeat {
        got = read(terminal_input(), buffer.baseAddress, buffer.count)
      } while got < 0 && errno == EINTR
      count = max(0, got)
    }
  }
}

/// Something that a terminal or the system tells.
nonisolated enum TerminalEvent: Hashable, Sendable {
  /// Bytes were typed, or sent in answer to a question.
  case bytes([UInt8])
  /// The size of the window may have changed.
  case resized
  /// The process goes on after a stop; what the terminal shows is not known.
  case resumed
  /// The process is asked to stop, as by Ctrl-Z from elsewhere.
  case stopRequested
  /// The process is asked to end by this signal; the terminal was given back already.
  case endRequested(signal: Int32)
  /// The terminal has gone away.
  case closed
}
