extension TranscriptEvent: CustomStringConvertible {
  /// The event as a line for people: time in seconds, kind, and what there is to say of it.
  ///
  ///     1.250 action: save touchUpInside, handled by PlayerController
  public var description: String { line(indent: 0) }

  /// The line behind some blanks.
  package func line(indent: Int) -> String {
    // Put together in bytes: a run of a script writes some thousands of lines.
    var line: [UInt8] = []
    line.reserveCapacity(128)
    line.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    Self.appendClock(time, to: &line)
    line.append(contentsOf: " ".utf8)
    line.append(contentsOf: kind.rawValue.utf8)
    line.append(contentsOf: ": ".utf8)
    var isFirst = true
    func add(_ words: String, after introduction: String = "", separator: String = ", ") {
      if !isFirst { line.append(contentsOf: separator.utf8) }
      isFirst = false
      line.append(contentsOf: introduction.utf8)
      line.append(contentsOf: words.utf8)
    }
    if let id, !id.isEmpty { add(id, separator: " ") }
    if let name, !name.isEmpty { add(name, separator: " ") }
    if let text, !text.isEmpty { add(text, separator: " ") }
    if let handledBy { add(handledBy, after: "handled by ") }
    if let outcome { add(outcome) }
    if let ok { add(ok ? "as expected" : "not as expected") }
    if let cause { add(cause, after: "because of ") }
    // Nearly every line is one already, and nearly all are ASCII.
    let isPlain = line.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    let text = String(decoding: line, as: UTF8.self)
    return isPlain ? text : Self.singleLine(text)
  }

  /// Adds the time in seconds with three digits after the point.
  private static func appendClock(_ time: Duration, to line: inout [UInt8]) {
    let milliseconds = max(0, (time.microseconds + 500) / 1_000)
    line.append(contentsOf: String(milliseconds / 1_000).utf8)
    line.append(UInt8(ascii: "."))
    for divisor: Int64 in [100, 10, 1] {
      line.append(UInt8(ascii: "0") + UInt8(milliseconds / divisor % 10))
    }
  }

  /// An event is one line, whatever an app puts into its texts.
  private static func singleLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
  }

  /// Whether a scalar is a control character or separates lines or paragraphs, by its number: to ask
  /// for its category took half of the time of playing a script.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension Duration {
  /// The duration in whole microseconds.
  var microseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
  }
}
