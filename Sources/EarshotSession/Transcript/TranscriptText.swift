import EarshotModel
import EarshotSpeech

/// Lines of a transcript for people, put together in bytes: a run of a script writes some thousands.
///
///     1.250 action: save touchUpInside, handled by PlayerController
package struct TranscriptText {
  private var bytes: [UInt8] = []
  /// The time of the event before and how it is written; many events happen at one time.
  private var time = Duration.zero
  private var clock = Array("0.000".utf8)

  /// Creates a text without lines.
  package init() {}

  /// The lines, each with a line break behind it.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a line of another kind.
  package mutating func append(line: String) {
    append(line.asSingleLine)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds the line of an event, behind some blanks: time in seconds, kind, and what there is to say of
  /// it.
  package mutating func append(_ event: borrowing TranscriptEvent, indent: Int = 0) {
    let start = bytes.count
    for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
    if event.time != time { take(event.time) }
    bytes.append(contentsOf: clock)
    bytes.append(UInt8(ascii: " "))
    append(event.kind.rawValue)
    bytes.append(UInt8(ascii: ":"))
    var isFirst = true
    if let id = event.id, !id.isEmpty { add(id, isFirst: &isFirst) }
    if let name = event.name, !name.isEmpty { add(name, isFirst: &isFirst) }
    if let text = event.text, !text.isEmpty { add(text, isFirst: &isFirst) }
    if let handler = event.handledBy {
      add(handler, after: "handled by ", isClause: true, isFirst: &isFirst)
    }
    if let outcome = event.outcome { add(outcome, isClause: true, isFirst: &isFirst) }
    if let ok = event.ok {
      add(ok ? "as expected" : "not as expected", isClause: true, isFirst: &isFirst)
    }
    if let cause = event.cause {
      add(cause, after: "because of ", isClause: true, isFirst: &isFirst)
    }
    if isFirst { bytes.append(UInt8(ascii: " ")) }
    // Nearly every line is one already, and nearly all are ASCII.
    let isPlain = bytes.withUnsafeBufferPointer {
      UnsafeBufferPointer(rebasing: $0[start...]).isPrintableASCII
    }
    if !isPlain { makeSingleLine(from: start) }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds a part of a line; before one that says more of the others stands a comma.
  private mutating func add(
    _ words: String, after introduction: String = "", isClause: Bool = false,
    isFirst: inout Bool
  ) {
    if isClause, !isFirst { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: " "))
    isFirst = false
    if !introduction.isEmpty { append(introduction) }
    append(words)
  }

  private mutating func append(_ words: String) {
    let wasThere: Void? = words.utf8.withContiguousStorageIfAvailable {
      bytes.append(contentsOf: $0)
    }
    if wasThere == nil { bytes.append(contentsOf: words.utf8) }
  }

  /// Writes a time in seconds with three digits after the point.
  private mutating func take(_ time: Duration) {
    self.time = time
    let milliseconds = max(0, (time.microseconds + 500) / 1_000)
    clock = Array(String(milliseconds / 1_000).utf8)
    clock.append(UInt8(ascii: "."))
    for divisor: Int64 in [100, 10, 1] {
      clock.append(UInt8(ascii: "0") + UInt8(milliseconds / divisor % 10))
    }
  }

  /// An event is one line.
  private mutating func makeSingleLine(from start: Int) {
    let line = String(decoding: bytes[start...], as: UTF8.self).asSingleLine
    bytes.removeSubrange(start...)
    append(line)
  }
}

extension TranscriptEvent: CustomStringConvertible {
  /// The event as a line for people: time in seconds, kind, and what there is to say of it.
  ///
  ///     1.250 action: save touchUpInside, handled by PlayerController
  public var description: String {
    var text = TranscriptText()
    text.append(self)
    return String(text.text.dropLast())
  }
}
