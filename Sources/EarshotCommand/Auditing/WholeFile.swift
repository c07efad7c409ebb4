import EarshotAudit
import Glibc

/// A file that is there as a whole or not at all.
enum WholeFile {
  /// Writes a text, or returns why it cannot be written.
  ///
  /// The text goes into a new file beside the old one, which it then replaces; a pipe or a device is
  /// written to as it is.
  static func write(_ text: String, to path: String) -> AuditRefusal? {
    func refused(_ code: Int32) -> AuditRefusal {
      AuditRefusal(
        file: path,
        message: "cannot be written: \(String(cString: strerror(code))); "
          + "expected a path in a folder that exists")
    }
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let place = isSpecial ? path : "\(path).\(getpid()).new"
    let descriptor = open(place, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return refused(errno) }
    var failure = Console.write(Array(text.utf8), to: descriptor)
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, !isSpecial, rename(place, path) != 0 { failure = errno }
    guard let failure else { return nil }
    if !isSpecial { unlink(place) }
    return refused(failure)
  }
}
