import EarshotEspeak
import EarshotFiles

/// Where results go: to standard output, or into a file; nothing gets there but through the gate of
/// ``OutgoingText``.
protocol ResultSink: AnyObject {
  /// Adds bytes that have passed the gate.
  func append(_ bytes: some Sequence<UInt8>)
}

extension ResultSink {
  /// Adds a line of text for people.
  func print(_ line: String) {
    append("\(OutgoingText.line(line))\n".utf8)
  }

  /// Adds a document whose format has escapes for what is foreign in it, and a line break.
  func print(document: String) {
    append("\(OutgoingText.document(document))\n".utf8)
  }

  /// Adds lines of text for people, each of which ends in a line break.
  func write(_ lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      print(String(line))
    }
  }
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

  func append(_ bytes: some Sequence<UInt8>) {
    contents.append(contentsOf: bytes)
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
