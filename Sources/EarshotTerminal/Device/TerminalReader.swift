import CTerminal
import Glibc
import Synchronization

/// The thread that waits for bytes and signals.
nonisolated final class TerminalReader: Sendable {
  /// Whether the terminal was given back.
  let isEnded = Atomic(false)

  private let handOn: @Sendable (TerminalEvent) -> Void
  /// How many events were handed on and not taken yet.
  private let outstanding = Atomic(0)
  private let endRequest = Mutex<(@Sendable () -> Void)?>(nil)

  /// How many events may wait; while so many do, bytes stay with the system.
  private static let limit = 16
  private static let stopByte = UInt8(ascii: "q")
  private static let goOnByte = UInt8(ascii: "g")

  init(_ handOn: @escaping @Sendable (TerminalEvent) -> Void) {
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

  private func tell(_ event: TerminalEvent) {
    outstanding.add(1, ordering: .acquiringAndReleasing)
    handOn(event)
  }

  // MARK: On the thread

  private func run() {
    terminal_take_signals()
    var isOpen = true
    while true {
      let takesBytes = isOpen && outstanding.load(ordering: .acquiring) < Self.limit
      var descriptors = [
        pollfd(fd: terminal_news(), events: Int16(POLLIN), revents: 0),
        pollfd(fd: takesBytes ? terminal_input() : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&descriptors, 2, -1) >= 0 else {
        if errno == EINTR { continue }
        return tell(.closed)
      }
      if descriptors[0].revents != 0, !takeNews() { return }
      if descriptors[1].revents != 0, !takeBytes() {
        isOpen = false
        tell(.closed)
      }
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

  /// Takes what was typed; returns whether there can be more.
  private func takeBytes() -> Bool {
    let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
      var got: Int
      repeat {
        got = read(terminal_input(), buffer.baseAddress, buffer.count)
      } while got < 0 && errno == EINTR
      count = max(0, got)
    }
    guard !bytes.isEmpty else { return false }
    tell(.bytes(bytes))
    return true
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
