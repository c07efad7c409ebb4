import CTerminal
import Glibc
import Synchronization

// Who does what to the terminal:
//
//  1. one thread of our own waits for bytes and signals and hands them on as events; it takes no more
//     bytes while its reader is behind, so that nothing grows however much is sent;
//  2. whoever holds the `Terminal` writes, one write at a time;
//  3. `CTerminal` keeps the settings and gives the terminal back: on `release`, in a signal handler
//     when the program fails, or on the thread when the system asks the program to end.

/// The process's terminal, in raw mode and on its alternate screen, while something is drawn on it.
nonisolated final class Terminal: Sendable {
  private let reader: TerminalReader
  private let thread: Mutex<pthread_t?>
  /// Held while something is written: what the terminal is to be taken with again after a stop, besides what it
  /// was taken with at first.
  private let writing = Mutex("")

  /// Takes the terminal.
  ///
  /// - Parameters:
  ///   - input: Where keys come from.
  ///   - output: Where the screen is.
  ///   - enter: Written whenever the terminal is taken.
  ///   - leave: Written when it is given back.
  ///   - onRest: Called on that thread when nothing more has come for a moment after bytes.
  ///   - tell: Takes what comes, on the thread that waits for it; whoever gets an event calls
  ///     ``taken()`` when it is done with.
  /// - Throws: ``TerminalError`` when there is none to take.
  init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    enter: String = TerminalSequences.enter, leave: String = TerminalSequences.leave,
    onRest: (@Sendable () -> Void)? = nil, _ tell: @escaping @Sendable (TerminalEvent) -> Void
  ) throws(TerminalError) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    switch terminal_hold(input, output, enter, enter.utf8.count, leave, leave.utf8.count) {
    case 0: break
    case EBUSY: throw .inUse
    case let code: throw .refused(code)
    }
    reader = TerminalReader(onRest: onRest, tell)
    thread = Mutex(nil)
    reader.onEndRequest = { [weak self] in self?.giveBack() }
    // Where there is no thread for keys, what was made is let go of, which gives the terminal back.
    let running = try reader.start()
    thread.withLock { $0 = running }
  }

  deinit {
    release()
  }

  /// The size now.
  var size: TerminalSize { TerminalSize(of: terminal_output()) }

  /// Whether more events were told than were taken.
  var hasMore: Bool { reader.hasMore }

  /// Notes that an event was taken, so that more may come.
  func taken() {
    reader.taken()
  }

  /// Notes that Ctrl-C, if it was typed, has been answered.
  func answered() {
    reader.answered()
  }

  /// Notes that the host goes on.
  func showLife() {
    reader.showLife()
  }

  /// Writes bytes, unless the terminal was given back.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - setting: What gives the terminal back and takes it again once these bytes were written; `nil` where that
  ///     stays as it is.
  func write(_ bytes: [UInt8], setting: TerminalSetting? = nil) {
    writing.withLock { again in
      guard !reader.isEnded.load(ordering: .acquiring) else { return }
      if let setting {
        // Before the bytes, since a failure of the program gives the terminal back without the lock.
        terminal_set_leave(setting.leave, setting.leave.utf8.count)
        again = setting.enter
      }
      put(bytes)
    }
  }

  private func put(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes {
        Glibc.write(terminal_output(), $0.baseAddress, $0.count)
      }
      if written > 0 {
        start += written
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Gives the terminal back, stops the process, and takes the terminal again as it was when the process goes on,
  /// unless it goes on to end; returns whether it has the terminal again.
  func suspend() -> Bool {
    writing.withLock { again in
      if terminal_suspend() == 0 {
        // Before anybody else writes, for whom the terminal is as it was: the alternate screen, entered behind
        // what was drawn meanwhile, would come a second time and forget where the cursor of the other one was.
        put(Array(again.utf8))
        return true
      }
      reader.isEnded.store(true, ordering: .releasing)
      terminal_release()
      return false
    }
  }

  /// Takes raw mode again after a stop that nobody announced.
  func resume() {
    writing.withLock { _ in terminal_resume() }
  }

  /// Gives the terminal back for good.
  func release() {
    let running = thread.withLock { thread in
      defer { thread = nil }
      return thread
    }
    if let running {
      reader.stop()
      pthread_join(running, nil)
    }
    giveBack()
  }

  private func giveBack() {
    writing.withLock { _ in
      reader.isEnded.store(true, ordering: .releasing)
      terminal_release()
    }
  }
}

/// Why a terminal cannot be used.
nonisolated public enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is no terminal.
  case notATerminal
  /// The program draws on its terminal already.
  case inUse
  /// The system refused, with this error number.
  case refused(Int32)
  /// A program could not be started: its name, and the system's error number.
  case notStarted(String, Int32)
  /// The system has no room for what the host needs; says what is missing.
  case noRoom(String)
}
