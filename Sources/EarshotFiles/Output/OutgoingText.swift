// What leaves the program as text passes here last, whoever wrote it:
//
//  1. a line that names anything foreign, such as a path, a label or an argument, stays one line, and is
//     no command: neither to a terminal nor to a continuous integration that reads the log;
//  2. a document has escapes of its own for what is foreign in it, and line breaks that are ours; of it
//     only what no escape could have left is replaced.

import EarshotModel

/// The gate through which all text passes on its way to a stream or into a report.
package enum OutgoingText {
  /// One line of text, without its end.
  ///
  /// What breaks lines or commands a terminal is a blank, what reorders lines is left out. GitHub's runner
  /// takes a line for a command that begins with two colons, whatever blanks stand before it, or holds
  /// `##[` anywhere; a blank between the signs keeps it from that.
  package static func line(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    var line = text.asSingleLine
    let start = line.unicodeScalars.drop { isBlank($0) }
    if start.starts(with: "::".unicodeScalars) {
      line.unicodeScalars.insert(" ", at: line.unicodeScalars.index(after: start.startIndex))
    }
    return withoutBracketCommands(line)
  }

  /// A text in which `##[`, the form of command that the runner finds anywhere, is taken apart.
  package static func withoutBracketCommands(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    // By scalars, as a mark behind the bracket does not keep the runner from finding it.
    return String(
      text.unicodeScalars.replacing("##[".unicodeScalars, with: "## [".unicodeScalars))
  }

  /// A document whose format has escapes; its line breaks stay.
  package static func document(_ text: String) -> String {
    let isASCII =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.allSatisfy { (0x20..<0x7F).contains($0) || $0 == UInt8(ascii: "\n") }
      } ?? false
    guard !isASCII, text.unicodeScalars.contains(where: { isForeign($0) }) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isForeign($0) ? "\u{FFFD}" : $0 }))
  }

  /// Whether a reader of logs may pass over the scalar at the beginning of a line.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\u{FEFF}"
  }

  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && (scalar.breaksLine || scalar.reordersLine)
  }

  /// Whether nothing about a line has to change, told by its bytes alone, as it can be of nearly all lines.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "#") }
        && bytes.first { $0 != UInt8(ascii: " ") } != UInt8(ascii: ":")
    } ?? false
  }
}
