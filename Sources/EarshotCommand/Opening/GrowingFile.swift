import EarshotEspeak
import EarshotFiles
import Glibc

/// A file that takes what a session comes to as it happens, so that nothing is lost when it ends badly.
final class GrowingFile {
  /// Why it cannot be written.
  struct Refusal: Error, CustomStringConvertible {
    var path: String
    /// What is written, in words such as "the transcript".
    var contents: String
    var code: Int32
    var expectation = "a path in a folder that is there"

    var description: String {
      "\(PlainLine.text(path)): \(contents) cannot be written: \(SystemError.text(of: code)); "
        + "expected \(expectation)"
    }
  }

  /// Why not everything was written.
  private(set) var refusal: Refusal?

  private let path: String
  private let contents: String
  private let descriptor: Int32
  /// Whether what was written can be written over, as in a file and not in a pipe.
  private let isFile: Bool
  /// What ends a pipe once nothing more comes.
  private var tail = ""

  /// Opens the file, in place of one that is there.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - contents: What is written, in words such as "the transcript".
  /// - Throws: Why it cannot be opened.
  init(path: String, contents: String) throws(Refusal) {
    self.path = path
    self.contents = contents
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    // Read before anything else is asked of the system, which would say why that failed.
    let code = errno
    isFile = lseek(descriptor, 0, SEEK_CUR) >= 0
    if descriptor < 0 { throw Refusal(path: path, contents: contents, code: code) }
  }

  deinit {
    close(descriptor)
  }

  /// Writes a text; where no more can be written the session goes on without, and ``refusal`` says why.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - tail: What ends the file as long as nothing is written behind it, which then takes its place.
  func append(_ text: String, tail: String = "") {
    write(isFile ? text + tail : text)
    self.tail = isFile ? "" : tail
    if isFile, !tail.isEmpty { lseek(descriptor, -off_t(tail.utf8.count), SEEK_CUR) }
  }

  /// Tells whether a line can be written without waiting for whoever reads it, as in a pipe.
  var takesMore: @Sendable () -> Bool {
    guard !isFile else { return { true } }
    return { [descriptor] in
      var descriptors = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)]
      return poll(&descriptors, 1, 0) > 0
    }
  }

  /// Ends a pipe in which the end could not be written before.
  func finish() {
    write(tail)
    tail = ""
  }

  /// Takes nothing more, for a reason of the caller's.
  func refuse(_ reason: Refusal) {
    if refusal == nil { refusal = reason }
  }

  private func write(_ text: String) {
    guard refusal == nil, let code = Descriptor.write(Array(text.utf8), to: descriptor) else {
      return
    }
    refusal = Refusal(
      path: path, contents: contents, code: code, expectation: "room for all of it")
  }
}
