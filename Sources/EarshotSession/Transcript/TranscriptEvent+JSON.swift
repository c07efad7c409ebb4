import EarshotModel

extension TranscriptEvent {
  /// The event as one line of JSON; the keys always stand in the same order, and what does not apply
  /// is left out.
  public var json: String {
    var line = "{\"t\": "
    line += Self.seconds(time)
    func add(_ key: String, _ value: String?) {
      guard let value else { return }
      line += ", \""
      line += key
      line += "\": \""
      Self.appendEscaped(value, to: &line)
      line += "\""
    }
    add("event", kind.rawValue)
    add("text", text)
    add("id", id)
    add("cause", cause)
    add("name", name)
    add("handledBy", handledBy)
    add("outcome", outcome)
    if let ok { line += ok ? ", \"ok\": true" : ", \"ok\": false" }
    line += "}"
    return line
  }

  /// The time in seconds, to the microsecond, without zeros at the end.
  private static func seconds(_ time: Duration) -> String {
    let microseconds = time.microseconds
    let fraction = microseconds % 1_000_000
    guard fraction != 0 else { return String(microseconds / 1_000_000) }
    let digits = String(fraction)
    let padded = String(repeating: "0", count: 6 - digits.count) + digits
    let kept = String(padded.reversed().drop { $0 == "0" }.reversed())
    return "\(microseconds / 1_000_000).\(kept)"
  }

  /// Adds a text as JSON writes it between quotation marks (RFC 8259 §7).
  private static func appendEscaped(_ text: String, to line: inout String) {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard !isPlain else { return line += text }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        line += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}
