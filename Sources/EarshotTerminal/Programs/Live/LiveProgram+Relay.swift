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
    while true {
      let (typed, isFull, signal, isStopped) = state.withLock { state in
        defer { (state.signal, state.isStopped) = (nil, false) }
        let isFull = state.waiting >= Self.queueLimit
        state.clock.set(isStopped: isFull)
        return (!state.typed.isEmpty, isFull, state.signal, state.isStopped)
      }
      if isStopped {
        while isOpen, pass(&filter, &known, untilEmpty: true) {}
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
    output(rest, "")
    state.withLock { $0.isFinished = true }
    add(.end(child.finish()))
  }

  /// Passes on what the program wrote; returns whether there may be more.
  private func pass(
    _ filter: inout OutputFilter, _ known: inout TerminalModes, untilEmpty: Bool = false
  ) -> Bool {
    state.withLock { $0.isPassing = true }
    defer { state.withLock { $0.isPassing = false } }
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, Glibc.read(child.descriptor, buffer.baseAddress, buffer.count))
    }
    guard !bytes.isEmpty else { return !untilEmpty && (errno == EAGAIN || errno == EINTR) }
    let passed = filter.pass(bytes)
    if filter.modes != known {
      output(passed, filter.restoration)
      known = filter.modes
      let (modes, establishment) = (known, filter.establishment)
      state.withLock { ($0.modes, $0.establishment) = (modes, establishment) }
    } else if !passed.isEmpty {
      output(passed, nil)
    }
    add(output: bytes)
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
}
