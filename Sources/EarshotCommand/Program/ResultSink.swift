import EarshotEspeak
import EarshotFiles

/// Where results go: to standard output, or into a file.
protocol ResultSink: AnyObject {
  /// Adds a line.
  func print(_ line: String)

  /// Adds lines, each of which ends in a line break.
  func write(_ lines: String)
}

extension Console: ResultSink {}

/// Results on their way into a file, which is written at the end and as a whole.
final class ResultFile: ResultSink {
  /// Where it is to stand.
  let path: String
  private var contents: [UInt8] = []

  /// Begins with nothing in it.
  init(path: String) {
    self.path = path
  }

  func print(_ line: String) {
    contents.append(contentsOf: line.utf8)
    contents.append(UInt8(ascii: "\n"))
  }

  func write(_ lines: String) {
    contents.append(contentsOf: lines.utf8)
  }

  /// Writes the file, in place of one that is there.
  ///
  /// - Returns: Why it could not be written, or `nil` when it was.
  func write() -> String? {
    do throws(WholeFile.Failure) {
      try WholeFile.write(contents, to: path)
      return nil
    } catch {
      return error.reason
    }
  }
}
