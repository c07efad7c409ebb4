import CTerminal
import Glibc

/// Wakes a thread that waits.
nonisolated final class Bell: Sendable {
  private let ends: (reading: Int32, writing: Int32)

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    self.ends = (ends[0], ends[1])
  }

  deinit {
    close(ends.reading)
    close(ends.writing)
  }

  /// Can be read from once it has rung.
  var descriptor: Int32 { ends.reading }

  func ring() {
    var byte: UInt8 = 1
    _ = write(ends.writing, &byte, 1)
  }

  /// Forgets that it has rung.
  func hush() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while Glibc.read(ends.reading, &bytes, bytes.count) > 0 {}
  }

  /// Waits until it rings, or until a time has passed; for ever without one.
  func wait(_ time: Duration?) {
    let nanoseconds = time.map { Int64(max(0, $0 / .nanoseconds(1))) } ?? -1
    if terminal_wait_to_read(ends.reading, nanoseconds) { hush() }
  }
}
