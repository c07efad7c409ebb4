import CTerminal
import Glibc

/// Wakes a thread that waits.
nonisolated final class Bell: Sendable {
  /// Can be read from once it has rung.
  let descriptor = terminal_bell()
  private let alarm = terminal_alarm()

  deinit {
    close(descriptor)
    close(alarm)
  }

  func ring() {
    var count: UInt64 = 1
    _ = write(descriptor, &count, MemoryLayout.size(ofValue: count))
  }

  /// Rings after a time, in place of any other time that was set.
  func ring(after time: Duration) {
    terminal_set_alarm(alarm, Int64(max(1, time / .nanoseconds(1))))
  }

  /// Forgets that it has rung.
  func hush() { Self.empty(descriptor) }

  private static func empty(_ descriptor: Int32) {
    var count: UInt64 = 0
    _ = Glibc.read(descriptor, &count, MemoryLayout.size(ofValue: count))
  }

  /// Waits until it rings, or until a time has passed; for ever without one.
  func wait(_ time: Duration?) {
    let nanoseconds = time.map { Int64(max(0, $0 / .nanoseconds(1))) } ?? -1
    var waited = [descriptor, alarm].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard terminal_poll(&waited, Int32(waited.count), nanoseconds) > 0 else { return }
    for waited in waited where waited.revents != 0 { Self.empty(waited.fd) }
  }
}
