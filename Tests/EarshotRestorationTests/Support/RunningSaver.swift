import EarshotTestApps
import EarshotTestSupport
import Foundation
import Glibc

/// The program while it keeps state over and over; it sends a byte for every archive that is whole.
final class RunningSaver {
  private let child: ChildProcess
  private let news: Int32
  private var hasEnded = false

  /// Starts the program on the state of a folder.
  init(_ program: SaverProgram, in folder: StateFolder) throws {
    let pipe = folder.path + "/news"
    unlink(pipe)
    guard mkfifo(pipe, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    // Opened first, and without waiting: the program's end waits for a reader.
    news = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard news >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    child = try ChildProcess(
      [program.path, "forever", folder.state], environment: [:], output: pipe)
    _ = fcntl(news, F_SETFL, 0)
  }

  deinit {
    if !hasEnded { _ = end() }
    close(news)
  }

  /// Waits until the program has written so many archives more.
  ///
  /// - Returns: Whether it has; not when it ended before.
  func wait(forArchives count: Int) -> Bool {
    var byte: UInt8 = 0
    return (0..<count).allSatisfy { _ in read(news, &byte, 1) == 1 }
  }

  /// Kills the program.
  ///
  /// - Returns: How it ended: 128 and the number of the signal.
  func end() -> Int32 {
    hasEnded = true
    kill(child.identifier, SIGKILL)
    return child.wait()
  }
}
