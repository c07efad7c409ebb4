import CTerminal
import EarshotPrograms
import Glibc
import Synchronization

/// The relay, which moves bytes between the terminals.
nonisolated extension LiveProgram {
  func relay() {
    var filter = filter
    var deadline: ContinuousClock.Instant?
    var isOpen = true
    var known = TerminalModes()
    var answer = AwaitedAnswer()
    var foreground = child.foreground
    terminal_wait_precisely()
    while true {
      turn(&filter)
      let (typed, isTurning, isFull, signal, isStopped) = state.withLock { state in
        // What was written before the stop goes on first.
        let isStopped = state.isStopped && !state.isTurning
        defer {
          state.signal = nil
          if isStopped { state.isStopped = false }
        }
        if let allowed = state.allowed {
          (filter.allowsClipboard, filter.allowsAnnotations) = allowed
          state.allowed = nil
        }
        let isFull = state.waiting >= Self.queueLimit || state.isTurning
        state.isFull = isFull
        state.clock.set(isStopped: isFull)
        return (!state.typed.isEmpty, state.isTurning, isFull, state.signal, isStopped)
      }
      if isStopped {
        while isOpen, pass(&filter, &known, &answer, untilEmpty: true) {}
        readingBell.ring()
        if let onStop { onStop() } else { child.goOn() }
      }
      if let signal {
        child.signal(signal)
        // What is stopped hears of it no sooner.
        child.goOn()
        deadline = deadline ?? .now + Self.endPatience
      }
      if let deadline, deadline <= .now { child.signal(SIGKILL) }
      var events: Int32 = isFull ? 0 : POLLIN
      if typed { events |= POLLOUT }
      var descriptors = [
        pollfd(fd: isOpen ? child.descriptor : -1, events: Int16(events), revents: 0),
        pollfd(fd: relayBell.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isTurning ? -1 : child.end, events: Int16(POLLIN), revents: 0),
      ]
      let pause = [answer.pause(at: time), deadline.map { _ in Self.endGlance }, nextGlance]
        .compactMap(\.self).min()
      if terminal_poll(&descriptors, 3, pause.map { Int64($0 / .nanoseconds(1)) } ?? -1) == 0 {
        // In this order: what the program had written before it waited is in the terminal, or was passed on.
        lookForAnswer(&answer) { _ in foreground.waitForKeys() && !child.hasOutput }
      }
      lookForReader()
      if descriptors[1].revents != 0 { relayBell.hush() }
      if descriptors[0].revents & Int16(POLLOUT) != 0 { writeTyped() }
      if descriptors[0].revents & ~Int16(POLLOUT) != 0, !isFull || descriptors[2].revents != 0 {
        let keys = gather(answer, &foreground)
        repeat {
          isOpen = pass(&filter, &known, &answer)
        } while isOpen && keys != nil && !answer.isLong && child.hasOutput
        if let keys { lookForAnswer(&answer) { $0 == keys } }
      }
      if descriptors[2].revents != 0 || (child.end < 0 && !isOpen && !isTurning) {
        while isOpen, pass(&filter, &known, &answer, untilEmpty: true) {}
        break
      }
    }
    finish(&filter)
  }

  private func finish(_ filter: inout OutputFilter) {
    let finished = filter.isComposed ? CaptionWriter.leave : ""
    let rest = filter.finish() + Array(filter.restoration.utf8)
    output(rest, TerminalSetting(enter: "", leave: finished))
    state.withLock { $0.isFinished = true }
    add(.end(child.finish()))
  }

  /// Passes on what the program wrote; returns whether there may be more.
  private func pass(
    _ filter: inout OutputFilter, _ known: inout TerminalModes, _ answer: inout AwaitedAnswer,
    untilEmpty: Bool = false
  ) -> Bool {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, Glibc.read(child.descriptor, buffer.baseAddress, buffer.count))
    }
    guard !bytes.isEmpty else { return !untilEmpty && (errno == EAGAIN || errno == EINTR) }
    let passed = filter.pass(bytes)
    if filter.modes != known {
      output(passed, setting(filter))
      known = filter.modes
      let modes = known
      state.withLock { $0.modes = modes }
    } else if !passed.isEmpty {
      output(passed, nil)
    }
    if case .handOn = answer.noteOutput(bytes.count, after: add(output: bytes), at: time) {
      readingBell.ring()
    }
    return true
  }

  /// Real time, however long the program is kept waiting.
  private var time: Duration { beginning.duration(to: .now) }

  /// Leaves what begins to come of a key in the terminal for a moment, until the program waits for the next key, so that
  /// it is passed on at once and read right then.
  ///
  /// - Returns: How often something had been typed when the program was found to wait; `nil` where it was not.
  private func gather(
    _ answer: AwaitedAnswer, _ foreground: inout ForegroundProcesses
  ) -> Int? {
    let keys = state.withLock { $0.typedCount }
    guard answer.isAwaited(after: keys) else { return nil }
    let end = time + AwaitedAnswer.gathering
    repeat {
      if foreground.waitForKeys() { return keys }
      // To be woken takes as long as most programs take for the rest.
      sched_yield()
    } while time < end
    return nil
  }

  /// Looks whether all has come of a key, as nothing more has for a moment.
  private func lookForAnswer(_ answer: inout AwaitedAnswer, waitsForKeys: (_ keys: Int) -> Bool) {
    switch answer.noteQuiet(at: time, waitsForKeys: waitsForKeys) {
    case .nothing: return
    case .handOn: break
    case .answered(let keys):
      state.withLock { state in
        guard state.typedCount == keys else { return }
        state.work.append((state.clock.time(), .answered))
      }
      var isRead = false
      lend { isRead = readAnswer() }
      if isRead { return }
    }
    readingBell.ring()
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
}
