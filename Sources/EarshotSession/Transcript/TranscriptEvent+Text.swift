extension TranscriptEvent: CustomStringConvertible {
  /// The event as a line for people: time in seconds, kind, and what there is to say of it.
  ///
  ///     1.250 action: save touchUpInside, handled by PlayerController
  public var description: String {
    let subject = [id, name, text].compactMap(\.self).filter { !$0.isEmpty }
    var parts = [subject.joined(separator: " ")].filter { !$0.isEmpty }
    if let handledBy { parts.append("handled by \(handledBy)") }
    if let outcome { parts.append(outcome) }
    if let ok { parts.append(ok ? "as expected" : "not as expected") }
    if let cause { parts.append("because of \(cause)") }
    return Self.singleLine("\(Self.clock(time)) \(kind.rawValue): \(parts.joined(separator: ", "))")
  }

  /// The time in seconds with three digits after the point.
  private static func clock(_ time: Duration) -> String {
    let milliseconds = (time.microseconds + 500) / 1_000
    let fraction = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }

  /// An event is one line, whatever an app puts into its texts.
  private static func singleLine(_ text: String) -> String {
    // Nearly every line is one already.
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
