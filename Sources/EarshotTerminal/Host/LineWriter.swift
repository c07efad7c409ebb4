import EarshotEspeak
import EarshotFiles
import Glibc

/// Writes lines at once.
enum LineWriter {
  /// Writes a line; returns the system's error number where it cannot be written.
  @discardableResult
  static func write(_ line: String, to descriptor: Int32 = STDOUT_FILENO) -> Int32? {
    Descriptor.write(Array(line.utf8) + [UInt8(ascii: "\n")], to: descriptor)
  }
}
