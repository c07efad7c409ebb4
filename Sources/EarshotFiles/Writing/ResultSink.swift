/// Where results go: to standard output, into a file, or where they wait for either; text gets there by the
/// gate of ``OutgoingText`` alone.
package protocol ResultSink: AnyObject {
  /// Adds bytes that have passed the gate.
  func append(_ bytes: some Sequence<UInt8>)
}

extension ResultSink {
  /// Adds a line of text for people.
  package func print(_ line: String) {
    append("\(OutgoingText.line(line))\n".utf8)
  }

  /// Adds a document whose format has escapes for what is foreign in it, and a line break.
  package func print(document: String) {
    write(document: document)
    append("\n".utf8)
  }

  /// Adds a piece of such a document.
  package func write(document piece: String) {
    append(OutgoingText.document(piece).utf8)
  }

  /// Adds lines of text for people, each of which ends in a line break.
  package func write(_ lines: String) {
    // By bytes, as looking for whole characters took a third of the time of a long walk.
    let lineFeed = UInt8(ascii: "\n")
    for line in lines.utf8.split(separator: lineFeed, omittingEmptySubsequences: false).dropLast() {
      print(String(Substring(line)))
    }
  }
}
