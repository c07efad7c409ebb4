import EarshotEspeak
import EarshotFiles
import Glibc

/// A thread that reads lines from standard input.
nonisolated final class LineReader: Sendable {
  private let tell: @Sendable (String?) -> Void

  /// The most bytes of a line that are kept; the rest of it is passed over.
  private static let limit = 1 << 16

  /// Creates a reader.
  ///
  /// - Parameter tell: Takes each line, and `nil` at the end.
  init(_ tell: @escaping @Sendable (String?) -> Void) {
    self.tell = tell
  }

  /// Starts to read; the thread lives as long as the input.
  func start() {
    do {
      pthread_detach(try SystemThread.start { self.run() })
    } catch {
      tell(nil)
    }
  }

  private func run() {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for byte in buffer[..<count] {
        if byte == UInt8(ascii: "\n") {
          tell(Self.text(line))
          line = []
        } else if line.count < Self.limit {
          line.append(byte)
        }
      }
    }
    if !line.isEmpty { tell(Self.text(line)) }
    tell(nil)
  }

  private static func text(_ bytes: [UInt8]) -> String {
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...]
    return String(decoding: line, as: UTF8.self)
  }
}

/// Writes lines at once.
enum LineWriter {
  /// Writes a line; returns the system's error number where it cannot be written.
  @discardableResult
  static func write(_ line: String, to descriptor: Int32 = STDOUT_FILENO) -> Int32? {
    Descriptor.write(Array("\(OutgoingText.line(line))\n".utf8), to: descriptor)
  }
}
