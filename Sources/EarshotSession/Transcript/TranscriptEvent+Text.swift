extension TranscriptEvent: CustomStringConvertible {
  /// The event as a line for people: time in seconds, kind, and what there is to say of it.
  ///
  ///     1.250 action: save touchUpInside, handled by PlayerController
  public var description: String {
    // Put together in place: a run of a script writes some thousands of lines.
    var line = Self.clock(time)
    line += " "
    line += kind.rawValue
    line += ": "
    var isFirst = true
    func add(_ words: String, after introduction: String = "", separator: String = ", ") {
      if !isFirst { line += separator }
      isFirst = false
      line += introduction
      line += words
    }
    if let id, !id.isEmpty { add(id, separator: " ") }
    if let name, !name.isEmpty { add(name, separator: " ") }
    if let text, !text.isEmpty { add(text, separator: " ") }
    if let handledBy { add(handledBy, after: "handled by ") }
    if let outcome { add(outcome) }
    if let ok { add(ok ? "as expected" : "not as expected") }
    if let cause { add(cause, after: "because of ") }
    return Self.singleLine(line)
  }

  /// The time in seconds with three digits after the point.
  private static func clock(_ time: Duration) -> String {
    let milliseconds = (time.microseconds + 500) / 1_000
    let fraction = milliseconds % 1_000
    var text = String(milliseconds / 1_000)
    text += fraction < 10 ? ".00" : fraction < 100 ? ".0" : "."
    text += String(fraction)
    return text
  }

  /// An event is one line, whatever an app puts into its texts.
  private static func singleLine(_ text: String) -> String {
    // Nearly every line is one already, and nearly all are ASCII.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
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
