import EarshotEspeak
import EarshotFiles
import EarshotSession
import Glibc

/// A file that takes the events of a session as they happen, one line of JSON each.
final class TranscriptFile {
  /// Why it cannot be written.
  struct Refusal: Error, CustomStringConvertible {
    var path: String
    var code: Int32
    var expectation = "a path in a folder that is there"

    var description: String {
      "\(PlainLine.text(path)): the transcript cannot be written: \(SystemError.text(of: code)); "
        + "expected \(expectation)"
    }
  }

  /// Why not everything was written.
  private(set) var refusal: Refusal?

  private let path: String
  private let descriptor: Int32

  /// Opens the file, in place of one that is there.
  init(path: String) throws(Refusal) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw Refusal(path: path, code: errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Writes an event; where no more can be written the session goes on without, and ``refusal`` says why.
  func append(_ event: TranscriptEvent) {
    guard refusal == nil,
      let code = Descriptor.write(Array((event.json + "\n").utf8), to: descriptor)
    else { return }
    refusal = Refusal(path: path, code: code, expectation: "room for all of it")
  }
}
